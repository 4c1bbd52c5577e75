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

  /// How long the pointer rests on a control before its tooltip shows, in seconds.
  static let patience = 0.6
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

/// A value that is being typed.
struct Typing {
  var path: String
  /// The text, with its end, and room for more.
  var text: [CChar]
  /// The field was not yet drawn.
  var isNew = true
  /// The first letter typed replaces what was there.
  var replaces: Bool

  static let room = 16_384

  init(_ path: String, text: String, replaces: Bool = true) {
    self.path = path
    self.replaces = replaces
    self.text = Array(text.utf8CString.prefix(Self.room - 1))
    self.text[self.text.count - 1] = 0
    self.text += Array(repeating: 0, count: Self.room - self.text.count)
  }

  var string: String { String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self) }
}

/// Why a value was refused, and of which control.
struct Complaint {
  var path: String
  var message: String
}

/// A control that is being dragged. Its value is where it was at the anchor, and what the pointer has moved since.
struct Drag {
  var path: String
  var anchor: Double
  /// The value at the anchor, as its place on the scale or as itself.
  var start: Double
  /// Shift and Alt as they were at the anchor: another speed begins where the control is.
  var speed: Double
  var hasMoved = false
}
