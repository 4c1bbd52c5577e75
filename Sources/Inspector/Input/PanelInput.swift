import Boundary
import Geometry

/// Where the pointer is and what is held.
struct PanelInput {
  var pointer: Point?
  /// Where the other mouse button asked for a menu.
  var asked: Point?
  var modifiers: Modifiers = []
  /// The pointer was pressed on the panel and not let go.
  var isGripped = false
  /// Keys have moved the focus since the pointer moved: it is the focus that points.
  var isByKeys = false
  /// The control that is pointed at, and since when.
  var resting: (path: String, since: Double)?
  /// The control that was used: who does needs no explanation until it is pointed at anew.
  var used: String?

  /// How long a control is pointed at before its tooltip shows, in seconds.
  static let patience = 0.6
  /// Turns of a wheel with a longer pause between them are two edits, in seconds.
  static let pause = 0.5
}

extension PanelInput {
  /// How much finer or coarser a control turns: Shift ten times, Alt a tenth.
  var speed: Double { modifiers.contains(.shift) ? 10 : modifiers.contains(.alt) ? 0.1 : 1 }

  func showsTip(at time: Double) -> Bool {
    tipTime.map { time >= $0 } ?? false
  }

  /// When a tooltip shows by itself; nil where none does.
  var tipTime: Double? { isGripped ? nil : resting.map { $0.since + Self.patience } }
}
