import Boundary
import Geometry

/// The parts of the window that an event can be for, from the lowest to the one over all others.
enum SurfaceName: Int, CaseIterable, Comparable, Sendable {
  /// The stage and everything that no other part covers, the gallery, the plots of the curve, and the meter.
  case stage, gallery, plots, meter
  case panel
  /// Tools in the bar above the stage, in the strip below it, beside the timeline, over a comparison, and beside the
  /// curve's title.
  case bar, footer, timeLine, comparison, curve
  /// The track between the timeline's tools.
  case track
  /// The buttons of a notice.
  case notice
  /// The context menu of the stage and the gallery.
  case popup
  /// A question or the list of keys, over the whole window.
  case sheet
  case palette
}

extension SurfaceName {
  static func < (one: SurfaceName, other: SurfaceName) -> Bool { one.rawValue < other.rawValue }

  /// The part has controls and keeps its state in a surface of `UI`.
  var hasControls: Bool {
    switch self {
    case .stage, .gallery, .plots, .meter, .track: false
    case .panel, .bar, .footer, .timeLine, .comparison, .curve, .notice, .popup, .sheet, .palette: true
    }
  }

  /// Those with tools, and their regions for assistive programs.
  static let regions: [(name: SurfaceName, place: AccessiblePlace, title: String)] = [
    (.bar, .files, "Files and device"), (.footer, .view, "View"), (.timeLine, .gesture, "Gesture"),
    (.comparison, .comparison, "Comparison"), (.curve, .curve, "Curve"), (.notice, .actions, "Message"),
    (.popup, .menu, "Menu"),
  ]
  static let tools = regions.map(\.name)
  /// Those with a surface of `UI` that is run with the tools. The gallery has one for its focus alone.
  static let surfaces = tools + [.gallery]
  /// Those that F6 goes through.
  static let focusable: [SurfaceName] = [
    .bar, .gallery, .comparison, .stage, .notice, .curve, .timeLine, .footer, .panel,
  ]
}

extension UI<ControlID> {
  mutating func enter(_ name: SurfaceName) { enter(name.rawValue) }

  func read<Value>(_ name: SurfaceName, _ body: (borrowing Surface<ControlID>) -> Value) -> Value {
    read(name.rawValue, body)
  }

  func draw(_ name: SurfaceName, into list: inout DrawList) { draw(name.rawValue, into: &list) }

  mutating func hold(_ name: SurfaceName, _ isHeld: Bool) { hold(name.rawValue, isHeld) }

  /// The surface with the open field, or else with the focused control. Nil if keys go to the stage.
  var keySurface: SurfaceName? {
    if let typing = input.typing { return SurfaceName(rawValue: typing.surface) }
    return SurfaceName.focusable.first { read($0) { $0.focus.current != nil } }
  }

  /// Gives up the focus of a surface, and takes the text that is typed there.
  mutating func releaseKeys(of name: SurfaceName) {
    enter(name)
    if input.isTyping { finish() }
    guard focus.current != nil else { return }
    focus.current = nil
    again()
  }

  /// The surface held by the pointer.
  var heldSurface: SurfaceName? { input.holder.flatMap(SurfaceName.init) }

  /// The surface with the open menu.
  var menuSurface: SurfaceName? { input.menu.flatMap { SurfaceName(rawValue: $0.surface) } }
}
