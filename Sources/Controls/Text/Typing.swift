import Boundary
import Geometry

/// The field that is open for typing.
public struct Typing<ID: Hashable & Sendable>: Sendable {
  public let id: ID
  /// The number of the surface on which it is open.
  public let surface: Int
  var line: TypedLine
  /// Where it lies.
  var box: Rect?
  /// A click opened it, and none came since: the next may make it a double-click.
  var isClicked: Bool
  var isDrawn = true
}

extension Typing {
  /// The text as it stands.
  public var text: String { line.editor.text }

  /// Where the caret stands, for the window of an input method.
  public var caret: Rect? { line.caret }

  /// What a key does to what is typed.
  enum KeyAnswer {
    /// It has had its effect.
    case taken
    /// It comes again as text.
    case passed
    /// The text is finished; `goesOn`: the key means something elsewhere, and finds the value in its place.
    case finished(goesOn: Bool)
  }

  /// - Parameter accepts: Which letters can stand in it; keys of others go elsewhere.
  mutating func press(_ press: KeyPress, _ clipboard: inout Clipboard, accepts: (Character) -> Bool) -> KeyAnswer {
    if press.key == .enter { return .finished(goesOn: false) }
    if line.editor.press(press.key, press.modifiers, &clipboard) { return .taken }
    let isControl = press.modifiers.contains(.control)
    switch press.key {
    case .letter(let letter) where !isControl && accepts(letter): return .passed
    case .space where !isControl && accepts(" "): return .passed
    case .pageUp, .pageDown: return .passed
    default: return .finished(goesOn: true)
    }
  }
}
