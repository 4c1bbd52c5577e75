import Boundary
import Documents
import Geometry
import Parameters

extension PartName { public static let panel: PartName = "panel" }

/// The panel of controls at the right of the window, which edit the scene. If the window is too narrow for both, it
/// takes precedence over the gallery, whose scenes have keys. In a narrow window it is a drawer, closed until it is
/// asked for.
struct PanelPart: Part {
  private(set) var document: PanelDocument?
  private var variantPictures = VariantPictures()
  /// State of the studio that the document was made of, and the one that the studio was told of.
  private var documented: PanelSubject?
  private var told: PanelSubject?
  /// The section that comes into view with the next run.
  private var revealed: SectionName?
  private var isShown = false
  /// Heights that it had in its last run.
  private var heights = PanelHeights()
  /// How much of each section shows that opens or closes, from 0 to 1.
  private var unfolding: [SectionName: Double] = [:]
  /// The section that was opened last, which stays in view while it unfolds.
  private var opened: SectionName?
  /// When a wheel last turned a control.
  private var lastTick: Double?

  let name = PartName.panel
  let side = Side.right
  let role = AccessiblePart.Role.group
  let takesText = true
  func title(_ studio: Studio) -> String { "Controls" }

  static let width = ColumnWidth(usual: 352, range: SessionRecord.PanelState.widths, growth: 0.15)
  /// Minimum window width for the panel beside the phone.
  private static let leastWindow = 640.0
  /// Minimum width of the stage beside a widened panel, and beside the drawer.
  private static let leastStage = 340.0
  private static let stageBesideDrawer = 150.0
  /// Pause in seconds after which another turn of the wheel is a new edit.
  private static let pause = 0.5
}

/// Its place.
extension PanelPart {
  /// Whether the window is too narrow for a panel that is always open.
  static func isDrawer(in view: WindowView) -> Bool { view.options.showsPanels && view.size.width < leastWindow }

  func frame(in room: inout Room, _ studio: Studio) -> Rect {
    let options = studio.view.options
    guard HandoffPart.leaves(Self.width.usual, in: room, options) else { return room.right(0) }
    guard !Self.isDrawer(in: studio.view) else {
      return room.right(
        options.showsDrawer ? max(0, min(Self.width.usual, room.window.width - Self.stageBesideDrawer)) : 0)
    }
    return room.right(
      options.showsPanels
        ? min(
          studio.view.panel.width ?? Self.width.usual(in: room.window),
          max(Self.width.range.lowerBound, room.rest.width - Self.leastStage)) : 0)
  }
}

/// Controls.
extension PanelPart {
  mutating func prepare(_ studio: Studio, _ ui: inout WindowUI, in frame: Rect) -> [Intent] {
    defer { isShown = !frame.isEmpty }
    // A hidden one gives the keys to the stage.
    if isShown, frame.isEmpty { return [.finishEdit] }
    let subject = PanelSubject(studio)
    if documented != subject {
      guard told == subject else {
        told = subject
        return [.shown(.scene)]
      }
      documented = subject
      document = PanelDocument(studio)
    }
    if let section = studio.view.panel.revealed {
      (revealed, opened) = (section, section)
      return [.shown(.section)]
    }
    unfold(studio, at: ui.input.time)
    if let opened, unfolding[opened] != nil { revealed = opened } else { opened = nil }
    document?.state = studio.view.panel
    document?.keyMoment = studio.keyMoment(at: ui.input.time)
    if studio.view.panel.openSections.contains(.variants),
      document?.variantPictures.count != document?.settings.choices.count
    {
      document?.variantPictures = variantPictures.lists(of: studio.document)
    }
    return []
  }

  /// Follows the sections that open and close.
  private mutating func unfold(_ studio: Studio, at time: Double) {
    let motions = studio.view.motions
    guard !unfolding.isEmpty || motions.isMoving else { return }
    unfolding.removeAll()
    for section in SectionName.allCases where motions.isMoving(.section(section)) {
      unfolding[section] = motions.share(of: .section(section), at: time)
    }
  }

  /// Equal values give equal drawings.
  struct Subject: Hashable, Sendable {
    fileprivate let documented: PanelSubject?
    fileprivate let state: PanelState
    fileprivate let keyMoment: Double?
    fileprivate let revealed: SectionName?
    fileprivate let unfolding: [SectionName: Double]
  }

  func subject(_ studio: Studio, _ present: Present) -> Subject {
    Subject(
      documented: documented, state: studio.view.panel, keyMoment: document?.keyMoment, revealed: revealed,
      unfolding: unfolding)
  }

  mutating func show(_ subject: Subject, _ ui: inout WindowUI) -> [Intent] {
    guard let document, !ui.frame.isEmpty else { return [] }
    var body = PanelBody(document: document, revealed: revealed, unfolding: unfolding, heights: heights)
    let intents = body.show(&ui)
    heights = body.heights
    revealed = nil
    for case .panel(.showDifferences) in intents { ui.focus.current = .section(.settings) }
    if ui.input.wheel.hasTurned {
      ui.input.wheel.hasTurned = false
      lastTick = ui.input.time
    }
    return intents
  }

  func paint(_ studio: Studio, _ painting: inout Painting) {
    if !painting.frame.isEmpty { painting.list.append(.fill(painting.frame, studio.view.theme.panel)) }
  }
}

/// Events: all that a control does until it is let go is one step.
extension PanelPart {
  func waits(after event: InputEvent) -> Bool {
    switch event {
    case .move, .hover: true
    default: false
    }
  }

  /// Ends the step made by a wheel.
  mutating func intercept(
    _ event: InputEvent, _ ui: inout WindowUI, _ studio: Studio, at time: Double
  ) -> Interception {
    guard let lastTick else { return .passes() }
    switch event {
    case .wheel where time - lastTick <= Self.pause: return .passes()
    case .wheel, .keyDown, .down: break
    default: return .passes()
    }
    self.lastTick = nil
    return .passes([.finishEdit])
  }

  func end(_ event: InputEvent, _ ui: WindowUI) -> [Intent] {
    switch event {
    case .down where !ui.isTaken, .up, .cancel, .close: [.finishEdit]
    case .keyUp where !ui.input.isHeld && ui.focus.current != nil: [.finishEdit]
    case .keyDown(.tab, _, _): [.finishEdit]
    default: []
    }
  }

  /// The picture whose thumbnail is at a point.
  func picture(at point: Point, _ studio: Studio, _ ui: WindowUI) -> Int? {
    ui.read(name) { surface in
      for (id, box) in surface.parts where box.contains(point) {
        if case .picture(let index) = id { return index }
        if case .layer(let layer) = id { return studio.picture(of: layer) }
      }
      return nil
    }
  }
}
