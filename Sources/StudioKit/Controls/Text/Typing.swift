import Boundary
import Geometry

/// The field being edited.
struct Typing<ID: Hashable & Sendable>: Sendable {
  let id: ID
  /// The number of the surface on which it is open.
  let surface: Int
  var line: TypedLine
  /// The field's frame.
  var box: Rect?
  /// Whether it was opened by a click with no click since: the next may make a double-click.
  var isClicked: Bool
  var isDrawn = true
  /// Whether Tab asks its owner to complete the text, rather than going to the next control.
  var takesTab = false
  /// Whether the last letter was not taken.
  var isRefused = false
}

extension Typing {
  /// The current text.
  var text: String { line.editor.text }

  /// The caret's frame, for the window of an input method.
  var caret: Rect? { line.caret }

  /// The effect of a key on the text being edited.
  enum KeyAnswer {
    /// The key was handled.
    case taken
    /// The key will arrive as text.
    case passed
    /// It types a letter that the field does not take.
    case refused
    /// Editing ends. If `goesOn`, the key is then handled elsewhere, with the value already set.
    case finished(goesOn: Bool)
  }

  /// - Parameter accepts: The letters allowed.
  mutating func press(_ press: KeyPress, _ clipboard: inout Clipboard, accepts: (Character) -> Bool) -> KeyAnswer {
    if press.key == .enter, press.modifiers == .shift, line.editor.takesLines {
      line.editor.type("\n")
      return .taken
    }
    if press.key == .enter { return .finished(goesOn: false) }
    if line.editor.press(press.key, press.modifiers, &clipboard) { return .taken }
    let isControl = press.modifiers.contains(.control)
    switch press.key {
    case .letter(let letter) where !isControl: return accepts(letter) ? .passed : .refused
    case .space where !isControl: return accepts(" ") ? .passed : .refused
    case .pageUp, .pageDown: return .passed
    default: return .finished(goesOn: true)
    }
  }
}
