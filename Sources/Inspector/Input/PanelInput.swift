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
  /// The row under the pointer, and since when.
  var resting: (path: String, since: Double)?
  /// The row that was pressed: who uses a control needs no explanation until the pointer comes back.
  var used: String?

  /// How long the pointer rests on a control before its tooltip shows, in seconds.
  static let patience = 0.6
  /// Turns of a wheel with a longer pause between them are two edits, in seconds.
  static let pause = 0.5
}

extension PanelInput {
  /// How much finer or coarser a control turns: Shift ten times, Alt a tenth.
  var speed: Double { modifiers.contains(.shift) ? 10 : modifiers.contains(.alt) ? 0.1 : 1 }

  func showsTip(at time: Double) -> Bool {
    !isGripped && (resting.map { time >= $0.since + Self.patience } ?? false)
  }

  /// Whether a tooltip will show by itself.
  func awaitsTip(at time: Double) -> Bool {
    !isGripped && (resting.map { time < $0.since + Self.patience } ?? false)
  }
}
