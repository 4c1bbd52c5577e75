import Boundary
import Geometry
import Glibc
import Notation
import PreviewKit

extension PartName { public static let gesture: PartName = "gesture" }

/// The gesture from moment to moment, under the stage: where the content is, how fast it moves, what moves it, and the
/// moment that is shown, over an axis of seconds; beside it the player and the choice of gesture.
struct TimeLinePart: Part {
  /// Everything but the moment, drawn once for each gesture, part of it, and place.
  private var course = KeptDrawing<TimeLineView>()
  /// The last description, which stays the same while the gesture plays.
  private var spoken: AccessibleItem?

  let name = PartName.gesture
  let side = Side.below
  let comesAndGoes = true
  func title(_ studio: Studio) -> String { "Gesture" }

  private static let height = 66.0
  /// Height of the seconds under the track.
  private static let axisHeight = 16.0
  /// Minimum window height, and minimum width.
  private static let leastWindow = 600.0
  private static let leastWidth = 240.0
  /// Distance from which a dragged playhead snaps to a moment that matters, in points.
  private static let reach = 6.0
}

/// Its place, and that of the track.
extension TimeLinePart {
  func frame(in room: inout Room, _ studio: Studio) -> Rect {
    let options = studio.view.options
    let isShown =
      options.showsPanels && options.showsGesture && room.isRoomy && room.window.height >= Self.leastWindow
      && room.rest.width >= Self.leastWidth
    return room.bottom(isShown ? Self.height : 0)
  }

  static func track(in strip: Rect) -> Rect {
    guard !strip.isEmpty else { return strip }
    let column = PlotGrid.axis(in: strip)
    return Rect(x: column.x, y: strip.y + 8, width: column.width, height: strip.height - 10 - axisHeight)
  }

  /// The axis of the gesture on the track. Nil if there is none.
  private func axis(_ studio: Studio, _ strip: Rect) -> TimeAxis? {
    guard let end = studio.stage.playback?.end, end > 0, !strip.isEmpty else { return nil }
    return TimeAxis(track: Self.track(in: strip), range: studio.view.timeZoom.range(of: end))
  }
}

/// Controls.
extension TimeLinePart {
  struct Subject: Hashable, Sendable {
    fileprivate let facts: Facts
    /// The track for a screen reader. Nil while none is running.
    fileprivate let spoken: AccessibleItem?
  }

  func subject(_ studio: Studio, _ present: Present) -> Subject {
    Subject(facts: present.facts, spoken: present.isHeard ? described(studio, at: present.time) : nil)
  }

  mutating func show(_ subject: Subject, _ ui: inout WindowUI) -> [Intent] {
    let strip = ui.frame
    guard !strip.isEmpty else { return [] }
    spoken = subject.spoken
    let (facts, track) = (subject.facts, Self.track(in: ui.frame))
    var buttons = ToolButtons(facts: facts)
    buttons.contextMenu(name, Self.menu, at: strip.origin, &ui)
    let player = Rect(x: strip.x, y: strip.midY - 17, width: max(0, track.x - strip.x), height: 34)
    buttons.player(Self.player, from: player.x + ToolButtons.margin, in: player, &ui)
    if facts.hasTime {
      if let item = subject.spoken { ui.descriptions.add(.track, in: track, item) }
      if let intent = Self.keys(on: track, &ui) { buttons.intents.append(intent) }
    }
    let rows = [[ToolChoice.gestures(facts)], ToolChoice.playing(facts)]
    guard PlotGrid.hasTools(in: strip) else {
      let box = Rect(x: track.maxX, y: strip.midY - 14, width: strip.maxX - track.maxX, height: 28)
      var right = box.maxX - ToolButtons.margin / 2
      buttons.more(rows.joined().map(HiddenTool.choice), before: &right, in: box, on: name, &ui)
      return buttons.intents
    }
    for (index, choices) in rows.enumerated() {
      // The words begin with the legend below them.
      let line = PlotGrid.toolLine(in: strip, y: strip.y + 2 + Double(index) * 24, height: 24)
        .moved(x: -ToolButtons.padding)
      var right = min(choices.reduce(line.x) { $0 + buttons.width($1, &ui) }, line.maxX + 2 * ToolButtons.padding)
      for one in choices.reversed() { buttons.choice(one, before: &right, line, &ui) }
    }
    return buttons.intents
  }

  static let player: [Command] = [.previousFrame, .play, .nextFrame]

  /// The track by keys: frames and their parts, the moments that matter, and the zoom.
  private static func keys(on track: Rect, _ ui: inout WindowUI) -> Intent? {
    ui.focus.add(.track, track)
    let pointer =
      "Drag to go to a moment; it snaps to those that matter, but not with Alt. The wheel goes frame by frame, with "
      + "Ctrl it zooms."
    let keys = " Arrows: frames, and up and down the moments that matter; + and \u{2212} zoom, 0 shows all."
    ui.tip(.track, track, ui.focus.isByKeys ? pointer + keys : pointer)
    guard ui.focus.current == .track else { return nil }
    if ui.showsFocus(.track) { ui.pen.focus(track.inset(by: -3), radius: 8) }
    if case .set(let moment) = ui.happenings.now {
      ui.take()
      return .scrub(to: moment)
    }
    guard let press = ui.key(on: .track), !press.modifiers.contains(.control) else { return nil }
    let intent: Intent
    switch press.key {
    case .left: intent = .step(frames: -press.modifiers.pace)
    case .right: intent = .step(frames: press.modifiers.pace)
    case .pageUp: intent = .step(frames: -10 * press.modifiers.pace)
    case .pageDown: intent = .step(frames: 10 * press.modifiers.pace)
    case .up: intent = .goToMark(isForward: false)
    case .down: intent = .goToMark(isForward: true)
    case .home: intent = .scrub(to: 0)
    case .end: intent = .scrub(to: .infinity)
    case .enter: intent = .perform(.play)
    case .letter("+"), .letter("="): intent = .zoomTime(by: 1.5)
    case .letter("-"): intent = .zoomTime(by: 1 / 1.5)
    case .letter("0"): intent = .zoomTime(by: nil)
    default: return nil
    }
    ui.takeKey(on: .track)
    return intent
  }

  func menu(_ studio: Studio) -> ControlID? { .contextMenu(name) }

  static func menu(_ facts: Facts) -> [[Command]] {
    [
      [.play, .previousMark, .nextMark], [.zoomTimeIn, .zoomTimeOut, .wholeTime], [.keepGesture, .saveTape, .film],
      [.showGesture],
    ]
  }
}

/// The pointer and the wheel.
extension TimeLinePart {
  func answer(_ studio: Studio, _ ui: inout WindowUI) -> [Intent] {
    let strip = ui.frame
    guard !strip.isEmpty else { return [] }
    switch ui.area(.canvas(.gesture), Self.track(in: strip).inset(by: -8).intersection(strip)) {
    case .down(let point), .move(let point): return [scrub(to: point, studio, strip)]
    case .secondary: ui.openMenu(.contextMenu(name), isAsked: true)
    case .up, .cancel, nil: break
    case let event?: return turn(event, studio, strip)
    }
    if case .secondary? = ui.area(.ground, strip) { ui.openMenu(.contextMenu(name), isAsked: true) }
    return []
  }

  /// Goes to the moment at a point: with Alt to exactly that one, otherwise to one that matters if it is near.
  private func scrub(to point: Point, _ studio: Studio, _ strip: Rect) -> Intent {
    guard let axis = axis(studio, strip) else { return .scrub(to: 0) }
    let isExact = studio.view.modifiers.contains(.alt)
    return .scrub(to: axis.value(at: point.x), within: isExact ? 0 : axis.span(across: Self.reach))
  }

  /// Zooms with Control; otherwise steps by frames, or pans sideways.
  private func turn(_ event: InputEvent, _ studio: Studio, _ strip: Rect) -> [Intent] {
    let (way, sideways, point, isFine) =
      switch event {
      case .wheel(let dx, let dy, let point): (dy, dx * 40, point, false)
      case .touchpad(let dx, let dy, let point): (dy, dx * 12, point, true)
      default: (0, 0, nil, false)
      }
    guard let axis = axis(studio, strip) else { return [] }
    if studio.view.modifiers.contains(.control) {
      let notches = min(max(-8, isFine ? way / 8 : way), 8)
      return [.zoomTime(by: pow(1.25, notches), around: axis.value(at: point?.x ?? axis.track.midX))]
    }
    return (sideways == 0 ? [] : [.panTime(by: axis.span(across: sideways))])
      + (way == 0 || isFine ? [] : [.step(frames: -way * studio.view.modifiers.pace)])
  }
}

/// Frames.
extension TimeLinePart {
  mutating func paint(_ studio: Studio, _ painting: inout Painting) {
    let (strip, theme, stage) = (painting.frame, studio.view.theme, studio.stage)
    guard !strip.isEmpty else { return }
    let track = Self.track(in: strip)
    painting.list.append(.fill(strip, theme.panel))
    painting.list.append(.fill(Rect(x: strip.x, y: strip.y, width: strip.width, height: 1), theme.hairline))
    painting.list.append(.shape(RoundedShape(frame: track, radius: 6, fill: theme.field)))
    guard let gesture = stage.player.gesture, let axis = axis(studio, strip) else { return }
    drawLegend(in: strip, theme, &painting)
    let (playback, trace) = (gesture.playback, gesture.trace)
    let view = TimeLineView(trace: trace, axis: axis, theme: theme)
    // A digit at the edge has its soft side beyond it.
    let inked = Rect(x: track.x - 2, y: track.y, width: track.width + 4, height: strip.maxY - track.y)
    painting.list.clipped(to: inked) { course.draw(view, into: &$0, view.drawCourse) }
    if trace.departure > 0 { view.drawWords(into: &painting.list) }
    guard stage.isPlayback else { return }
    let moment = min(max(0, playback.playhead(at: painting.time)), playback.end)
    guard axis.range.contains(moment) else { return }
    let x = axis.x(of: moment)
    PlotGrid.present(at: x, from: track.y, to: track.maxY + PlotLook.tick, theme, into: &painting.list)
    let mark = playback.isPlaying ? nil : trace.mark(near: moment, within: axis.span(across: Self.reach))
    view.drawTime(moment, mark?.name, at: x, into: &painting.list)
  }

  /// The meaning of the strips of color, beside the seconds.
  private func drawLegend(in strip: Rect, _ theme: Theme, _ painting: inout Painting) {
    guard PlotGrid.hasTools(in: strip) else { return }
    let box = PlotGrid.toolLine(in: strip, y: Self.track(in: strip).maxY + 2, height: 14)
    PlotGrid.legend(TimeLineView.legend(theme), in: box, theme, &painting.widths, into: &painting.list)
  }

  /// The gesture for a screen reader, as an adjustable moment. Nil if there is none.
  private func described(_ studio: Studio, at time: Double) -> AccessibleItem? {
    guard let playback = studio.stage.playback, playback.end > 0 else { return nil }
    guard !studio.stage.isMoving(at: time) || spoken == nil else { return spoken }
    var item = AccessibleItem(
      .slider, "Timeline",
      help: "The \(Command.nextFrame.spokenKey) and \(Command.previousFrame.spokenKey) go frame by frame, "
        + "\(Command.play.spokenKey) plays the gesture and stops it.")
    guard !studio.stage.isMoving(at: time) else { return item }
    let moment = min(max(0, playback.playhead(at: time)), playback.end)
    item.amount = AccessibleItem.Number(moment, in: 0...playback.end, step: 1.0 / 60)
    item.words = "\(moment.formatted(.fixed(2))) of \(playback.end.formatted(.fixed(2))) seconds"
    return item
  }
}
