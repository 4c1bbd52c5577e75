import Boundary

/// The controls of the window, with a surface for each part.
typealias WindowUI = UI<ControlID>

extension UI<ControlID> {
  /// The number of a part's surface.
  func number(of name: PartName) -> Int { names.firstIndex(of: name) ?? 0 }

  mutating func enter(_ name: PartName) { enter(number(of: name)) }

  func read<Value>(_ name: PartName, _ body: (borrowing Surface<ControlID>) -> Value) -> Value {
    read(number(of: name), body)
  }

  func draw(_ name: PartName, into list: inout DrawList) { draw(number(of: name), into: &list) }

  /// The part with the open field, or else with the focused control. Nil if keys go to the stage.
  var keyPart: PartName? {
    if let typing = input.typing { return names[typing.surface] }
    return names.first { name in read(name) { $0.focus.current != nil } }
  }

  /// Gives up the focus of a part, and takes the text that is typed there.
  mutating func releaseKeys(of name: PartName) {
    enter(name)
    if input.isTyping { finish() }
    guard focus.current != nil else { return }
    focus.current = nil
    again()
  }

  /// The part held by the pointer.
  var heldPart: PartName? { input.holder.map { names[$0] } }

  /// The part with the open menu.
  var menuPart: PartName? { input.menu.map { names[$0.surface] } }
}
