import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The view of the scenes beside the one on the stage, or on one side of it, and the dividing line of a comparison on
/// one phone.
enum CompanionView {
  /// The dividing line, or the opacity slider.
  enum Share: Sendable { case line, slider }

  /// Distance from the line within which it can be grabbed, in window points.
  private static let reach = 10.0
  private static let knob = 28.0
  /// The names on the two sides of one screen: from the top of a name to the screen's foot, and their height.
  private static let (tagRise, tagHeight) = (52.0, 22.0)
}

extension CompanionView {
  /// The two sides of the screen. Nil if it is not split.
  private static func split(_ stage: Stage, _ layout: StudioLayout) -> (left: Rect, right: Rect)? {
    guard case .split(let share)? = stage.beside.comparison?.superposition else { return nil }
    return Superposition.sides(of: layout.screen, share)
  }
}

/// The dividing line and the opacity slider.
extension CompanionView {
  /// Space at either end of the slider for the names.
  private static let ends = 92.0

  /// Whether the pointer could grab one of them.
  static func isOnShare(_ pointer: Point?, _ stage: Stage, _ layout: StudioLayout) -> Bool {
    pointer.map { isOnLine($0, stage, layout) || stage.isOnOnionSlider($0, layout) } ?? false
  }

  private static func isOnLine(_ point: Point, _ stage: Stage, _ layout: StudioLayout) -> Bool {
    guard let split = split(stage, layout), layout.isOnScreen(point) else { return false }
    return (point.x - split.right.x).magnitude <= Self.reach
  }

  /// Grabs one of them. Nil if there is none at the point.
  static func press(_ point: Point, _ stage: Stage, _ layout: StudioLayout) -> Share? {
    isOnLine(point, stage, layout) ? .line : stage.isOnOnionSlider(point, layout) ? .slider : nil
  }

  /// Returns the share for the pointer's position while it holds one of them.
  static func drag(_ share: Share, to point: Point, _ layout: StudioLayout) -> Double {
    switch share {
    case .line: (point.x - layout.screen.x) / max(1, layout.screen.width)
    case .slider: (point.x - layout.onionSlider.x - ends) / max(1, layout.onionSlider.width - 2 * ends)
    }
  }

  private static func drawSlider(
    _ names: (String, String), _ share: Double, isHeld: Bool, _ theme: Theme, in frame: Rect, into list: inout DrawList
  ) {
    list.append(
      .shape(
        RoundedShape(
          frame: frame, radius: frame.height / 2, fill: theme.panel, border: theme.hairline, borderWidth: 1)))
    var style = theme.small
    style.color = theme.text
    style.alignment = .trailing
    list.append(
      .text(names.0, box: Rect(x: frame.x + 8, y: frame.y, width: Self.ends - 20, height: frame.height), style: style))
    style.alignment = .leading
    list.append(
      .text(
        names.1, box: Rect(x: frame.maxX - Self.ends + 12, y: frame.y, width: Self.ends - 20, height: frame.height),
        style: style))
    let track = Rect(
      x: frame.x + Self.ends, y: frame.midY - 1.5, width: frame.width - 2 * Self.ends, height: 3)
    list.append(.shape(RoundedShape(frame: track, radius: 1.5, fill: theme.raised)))
    let knob = Rect(x: track.x + share * track.width - 6, y: frame.midY - 6, width: 12, height: 12)
    list.append(.shape(RoundedShape(frame: knob, radius: 6, fill: isHeld ? theme.selection : theme.text)))
  }
}

extension Stage {
  /// How two scenes are put on the main phone, and whether the main one is the second. Nil if they are not.
  var superposition: (way: Superposition, isMainLast: Bool)? {
    beside.comparison?.superposition.map { ($0, content.isMainLast) }
  }

  /// The time of the largest difference, if the point is on its description.
  func differenceMoment(at point: Point, _ layout: StudioLayout) -> Double? {
    guard beside.comparison?.arrangement == .difference, layout.onionSlider.contains(point),
      let difference, difference.layer != nil
    else { return nil }
    return difference.moment
  }

  /// Whether a point is on the opacity slider.
  func isOnOnionSlider(_ point: Point, _ layout: StudioLayout) -> Bool {
    beside.comparison?.arrangement == .onion && layout.onionSlider.contains(point)
  }
}

/// Captions.
extension CompanionView {
  static func drawLabels(
    _ stage: Stage, held: Share?, _ theme: Theme, _ widths: inout TextWidths, _ layout: StudioLayout,
    into list: inout DrawList
  ) {
    let (content, captions) = (stage.content, stage.content.captions)
    if let row = layout.row {
      for (number, caption) in captions.enumerated() where number <= content.subjects.count {
        let device = number == 0 ? stage.shown.scene.device : content.subjects[number - 1].scene.device
        draw(caption, below: row[number], device.look, isMain: number == 0, theme, &widths, layout, into: &list)
      }
      return
    }
    guard captions.count > 1 else { return }
    let names = (captions[content.isMainLast ? 1 : 0].title, captions[content.isMainLast ? 0 : 1].title)
    switch stage.beside.comparison?.superposition {
    case .split:
      guard let split = split(stage, layout) else { return }
      drawLine(split.right, isHeld: held == .line, theme, into: &list)
      drawTag(names.0, before: split.right.x, in: layout.screen, theme, &widths, into: &list)
      drawTag(names.1, after: split.right.x, in: layout.screen, theme, &widths, into: &list)
    case .onion(let share):
      drawSlider(names, share, isHeld: held == .slider, theme, in: layout.onionSlider, into: &list)
    case .difference:
      guard let words = stage.difference?.words else { return }
      var strip = Strip(words, .small, theme.text, margin: Size(width: 12, height: 4), in: layout.stage, theme)
      strip.radius = 6
      strip.draw(.bottom(6), &widths, into: &list)
    case nil: break
    }
  }

  /// The frames of the captions below the screens, or of what stands for them on one screen.
  static func captions(of stage: Stage, _ layout: StudioLayout) -> [Rect] {
    guard let row = layout.row else {
      return switch stage.beside.comparison?.superposition {
      case .split:
        [Rect(x: layout.screen.x, y: layout.screen.maxY - tagRise, width: layout.screen.width, height: tagHeight)]
      case .onion, .difference: [layout.onionSlider]
      case nil: []
      }
    }
    return (0...stage.content.subjects.count).map { number in
      let device = number == 0 ? stage.shown.scene.device : stage.content.subjects[number - 1].scene.device
      var box = captionBox(below: row[number], device.look, layout)
      box.height += detailHeight
      return box
    }
  }

  private static let (captionHeight, detailHeight) = (18.0, 16.0)

  private static func captionBox(below screen: Rect, _ body: DeviceBody, _ layout: StudioLayout) -> Rect {
    Rect(
      x: screen.x - 16, y: screen.maxY + DeviceFrame.edges(of: body, zoom: layout.zoom).bottom + 8,
      width: screen.width + 32, height: captionHeight)
  }

  private static func draw(
    _ caption: ScreenCaption, below screen: Rect, _ body: DeviceBody, isMain: Bool, _ theme: Theme,
    _ widths: inout TextWidths, _ layout: StudioLayout, into list: inout DrawList
  ) {
    var box = Self.captionBox(below: screen, body, layout)
    var style = theme.title
    style.alignment = .center
    if isMain { style.color = theme.selection }
    list.append(.text(caption.title, box: box, style: style))
    let fitting = caption.details.first { widths.width($0, .small) <= box.width }
    guard let detail = fitting ?? caption.details.last else { return }
    box.y += box.height
    box.height = Self.detailHeight
    style = theme.small
    style.alignment = .center
    if caption.isWarning { style.color = theme.look.warning }
    list.append(.text(detail, box: box, style: style))
  }

  private static func drawLine(_ right: Rect, isHeld: Bool, _ theme: Theme, into list: inout DrawList) {
    Superposition.drawLine(before: right, into: &list)
    let side = Self.knob
    let knob = Rect(x: right.x - side / 2, y: (right.midY - side / 2).rounded(), width: side, height: side)
    list.append(
      .shape(
        RoundedShape(
          frame: knob, radius: side / 2, fill: isHeld ? theme.selection : .white,
          shadow: RoundedShape.Shadow(color: Color.black.opacity(0.4), blur: 8, offset: Point(x: 0, y: 2)))))
    let ink = Color(0x1B1D21)
    list.mesh { list in
      for way in [-1.0, 1] {
        let tip = list.corner(Vertex(x: Float(right.x + way * 9), y: Float(knob.midY), color: ink))
        let top = list.corner(Vertex(x: Float(right.x + way * 4), y: Float(knob.midY - 4.5), color: ink))
        let bottom = list.corner(Vertex(x: Float(right.x + way * 4), y: Float(knob.midY + 4.5), color: ink))
        list.triangle(tip, top, bottom)
      }
    }
  }

  private static func drawTag(
    _ title: String, before end: Double? = nil, after start: Double? = nil, in screen: Rect, _ theme: Theme,
    _ widths: inout TextWidths, into list: inout DrawList
  ) {
    let width = widths.width(title, .small).rounded(.up) + 18
    let x = end.map { $0 - 10 - width } ?? start.map { $0 + 10 } ?? screen.x
    let box = Rect(x: x, y: screen.maxY - Self.tagRise, width: width, height: Self.tagHeight)
    list.append(.shape(RoundedShape(frame: box, radius: 11, fill: theme.panel.opacity(0.92))))
    var style = theme.small
    style.color = theme.text
    style.alignment = .center
    list.append(.text(title, box: box, style: style))
  }
}
