import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit

extension PartName { public static let footer: PartName = "view" }

/// The strip below the stage: where the content is and how fast it moves, and tools for what is seen.
struct FooterPart: Part {
  /// The last description of the offset, which stays the same while it moves.
  private var spoken: AccessibleItem?

  let name = PartName.footer
  let side = Side.foot
  let takesText = true
  func title(_ studio: Studio) -> String { "View" }

  private static let height = 32.0
  /// Width that the tools may have beside the numbers. In a wider strip they leave the rest but for the name of a tapped
  /// layer.
  private static let toolRoom = 540.0
  private static let tapRoom = 180.0
  /// Width of offset and velocity at the left.
  private static let numberRoom = 318.0
  /// Minimum width of the tools, for their last button.
  private static let leastTools = 52.0
  /// Width of the tapped layer's name.
  private static let tapped = 170.0
}

/// Its place, and those of offset and tools.
extension FooterPart {
  func frame(in room: inout Room, _ studio: Studio) -> Rect {
    room.bottom(studio.view.options.showsPanels ? Self.height : 0)
  }

  /// The control of the scroll offset, with its name and its unit.
  static func offset(in strip: Rect) -> Rect {
    strip.isEmpty ? strip : Rect(x: strip.x + Theme.step, y: strip.y + 3, width: 136, height: strip.height - 6)
  }

  /// Whether there is space for the velocity, too.
  private static func hasVelocity(in strip: Rect) -> Bool { strip.width >= numberRoom + leastTools }

  static func tools(in strip: Rect) -> Rect {
    let numbers = hasVelocity(in: strip) ? numberRoom : offset(in: strip).maxX
    let room = strip.width - numbers
    let width = max(0, min(max(toolRoom, room - tapRoom), room))
    return Rect(x: strip.maxX - width, y: strip.y, width: width, height: strip.height)
  }
}

/// Controls.
extension FooterPart {
  struct Subject: Hashable, Sendable {
    fileprivate let facts: Facts
    /// The offset for a screen reader. Nil while none is running.
    fileprivate let spoken: AccessibleItem?
  }

  func subject(_ studio: Studio, _ present: Present) -> Subject {
    let isStill = spoken == nil || !studio.stage.isMoving(at: present.time)
    return Subject(
      facts: present.facts,
      spoken: !present.isHeard ? nil : isStill ? OffsetControl(studio.stage, at: present.time).item : spoken)
  }

  mutating func show(_ subject: Subject, _ ui: inout WindowUI) -> [Intent] {
    let (strip, facts) = (ui.frame, subject.facts)
    spoken = subject.spoken
    guard !strip.isEmpty else { return [] }
    let offset = Self.offset(in: strip)
    ui.focus.add(.offset, offset)
    if let spoken { ui.descriptions.add(.offset, in: offset, spoken) }
    var buttons = ToolButtons(facts: facts)
    let tools = Self.tools(in: strip)
    guard !tools.isEmpty else { return [] }
    // A gesture without a strip of its own has its choices here.
    let others: [HiddenTool] =
      facts.layout[.gesture].isEmpty
      ? ([.previousFrame, .nextFrame] + (facts.options.showsGesture ? [] : [.showGesture])).map(HiddenTool.command)
        + ([.gestures(facts)] + ToolChoice.playing(facts)).map(HiddenTool.choice) : []
    let box = Rect(x: tools.x, y: tools.y + 4, width: tools.width, height: tools.height - 7)
    buttons.fill(
      Self.tools(facts), and: others, as: [.signsAndWords, .signsAndMostWords, .signs], in: box, on: name, &ui
    ) { command in
      command == .play
        ? command.tip("Plays your last gesture, or one that shows the effect.") : command.tip
    }
    return buttons.intents
  }

  /// The offset changes with each frame, so its control asks the stage when a hand is on it.
  func answer(_ studio: Studio, _ ui: inout WindowUI) -> [Intent] {
    ui.frame.isEmpty
      ? [] : OffsetControl(studio.stage, at: ui.input.time).show(in: Self.offset(in: ui.frame), &ui)
  }

  /// The tools in groups: play, compose, see, arrange. In a narrow strip the first ones stay longest.
  static func tools(_ facts: Facts) -> [[Command]] {
    [
      // The strip of the gesture has its own.
      facts.layout[.gesture].isEmpty ? [.play] : [],
      facts.hasLayers ? [.chooseOnStage, .keyTrack] : [],
      [.xray, .plain, .article, .curve, .meter], [.compare, .screens, .turnDevice, .audit, .phone], [.keys],
    ]
  }
}

/// Frames.
extension FooterPart {
  func paint(_ studio: Studio, _ painting: inout Painting) {
    painting.strip(studio.view.theme, line: painting.frame.y)
  }

  /// The digits of the content's offset, and its velocity.
  func paintOver(_ studio: Studio, _ painting: inout Painting) {
    let (strip, theme, stage) = (painting.frame, studio.view.theme, studio.stage)
    guard strip.height > 0 else { return }
    let (shown, moment) = (stage.shown, stage.moment(painting.time))
    let offset = Self.offset(in: strip)
    // While it is typed, its control draws it.
    if painting.typed != .offset {
      var box = offset
      box.width -= 8 + painting.widths.width(OffsetControl.unit, .small) + 3
      painting.list.append(.text(shown.offset(at: moment).formatted(.fixed(1)), box: box, style: Self.digits(theme)))
    }
    var place = Rect(x: offset.maxX + Theme.step, y: strip.y, width: 0, height: strip.height)
    // Under a resting finger nothing moves, so no frame would update a velocity.
    let velocity = shown.isHeld ? 0 : shown.velocity(at: moment)
    if Self.hasVelocity(in: strip) {
      Self.drawNumber("Speed", velocity.formatted(.whole), "pt/s", wide: 46, at: &place, theme, &painting)
    }
    let free = Rect(x: place.x, y: strip.y, width: Self.tools(in: strip).x - place.x, height: strip.height)
    if let tapped = shown.tappedLayer(at: moment), free.width >= Self.tapped {
      Self.draw(tapped, share: shown.tapShare(at: moment), in: free, theme, into: &painting.list)
    }
  }

  private static func digits(_ theme: Theme) -> TextStyle {
    var digits = theme.number
    digits.alignment = .trailing
    digits.color = theme.text
    return digits
  }

  /// - Parameter share: Remaining highlight of the tap.
  private static func draw(
    _ tapped: LayerID, share: Double, in free: Rect, _ theme: Theme, into list: inout DrawList
  ) {
    var style = theme.small
    style.color = theme.selection.opacity(min(1, share * 2))
    var box = free
    box.width = min(box.width, Self.tapped)
    list.append(.text("Tapped \(LayerName(tapped).words)", box: box, style: style))
  }

  /// Draws a number with its name and unit. The digits keep their places while they change.
  private static func drawNumber(
    _ name: String, _ number: String, _ unit: String, wide: Double, at place: inout Rect, _ theme: Theme,
    _ painting: inout Painting
  ) {
    let nameWidth = painting.widths.width(name, .small).rounded(.up) + 6
    place.width = nameWidth
    painting.list.append(.text(name, box: place, style: theme.small))
    place.x += nameWidth
    place.width = wide
    painting.list.append(.text(number, box: place, style: digits(theme)))
    place.x += wide + 5
    place.width = 40
    painting.list.append(.text(unit, box: place, style: theme.small))
    place.x += 52
  }
}

extension Painting {
  /// The ground of a strip with a line at its edge.
  mutating func strip(_ theme: Theme, line y: Double) {
    guard frame.height > 0 else { return }
    list.append(.fill(frame, theme.panel))
    list.append(.fill(Rect(x: frame.x, y: y, width: frame.width, height: 1), theme.hairline))
  }
}
