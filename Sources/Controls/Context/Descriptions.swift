import Boundary
import Geometry

/// What controls say of themselves to somebody who does not see them. Nothing is collected while nobody listens.
public struct Descriptions<ID: Hashable & Sendable>: Sendable {
  /// What something is known by.
  private enum Name: Hashable {
    case control(ID)
    /// Words between the controls, by their place among them.
    case words(Int)
    /// An item of the menu that is open.
    case menuItem(Int)
  }

  /// Somebody listens.
  var isHeard = false
  /// What is there, from the first to the last.
  public private(set) var items: [AccessibleItem] = []
  private var places: [Name: Int] = [:]
  /// Numbers are kept, so that a control has the same one when it comes back.
  private var numbers: [Name: Int] = [:]
  private var names: [Name] = []
  private var words = 0
  /// What is done in this run was wanted by somebody who has no pointer.
  fileprivate(set) var isPushed = false
}

/// What a number that a screen reader has named stands for.
enum Described<ID: Hashable & Sendable>: Hashable, Sendable {
  case control(ID)
  case menuItem(Int)
}

extension Descriptions {
  mutating func begin() {
    items.removeAll(keepingCapacity: true)
    places.removeAll(keepingCapacity: true)
    (words, isPushed) = (0, false)
  }

  /// Says what a control is.
  public mutating func add(_ id: ID, in rect: Rect, _ item: @autoclosure () -> AccessibleItem) {
    if isHeard { add(item(), as: .control(id), in: rect) }
  }

  /// Has words read that belong to no control.
  public mutating func add(words text: @autoclosure () -> String, in rect: Rect) {
    guard isHeard else { return }
    add(AccessibleItem(.label, text()), as: .words(words), in: rect)
    words += 1
  }

  /// Says what an item of the menu is that is open.
  mutating func add(menuItem index: Int, in rect: Rect, _ item: @autoclosure () -> AccessibleItem) {
    if isHeard { add(item(), as: .menuItem(index), in: rect) }
  }

  private mutating func add(_ item: AccessibleItem, as name: Name, in rect: Rect) {
    let number = number(of: name)
    var item = item
    (item.number, item.frame) = (number, rect)
    if let place = places[name] {
      items[place] = item
    } else {
      places[name] = items.count
      items.append(item)
    }
  }

  /// What is being typed into a control.
  mutating func setTyped(_ typed: AccessibleItem.Typed, of id: ID) {
    guard let place = places[.control(id)] else { return }
    items[place].typed = typed
  }

  /// Which of the controls keys can go to.
  mutating func markFocusable(_ ids: [ID]) {
    for id in ids { if let place = places[.control(id)] { items[place].takesFocus = true } }
  }

  private mutating func number(of name: Name) -> Int {
    if let number = numbers[name] { return number }
    let number = names.count
    names.append(name)
    numbers[name] = number
    return number
  }

  func number(of id: ID) -> Int? { places[.control(id)].map { items[$0].number } }

  func number(ofMenuItem index: Int) -> Int? { places[.menuItem(index)].map { items[$0].number } }

  /// Nil: it was never there, or is nothing that can be used.
  subscript(number: Int) -> Described<ID>? {
    guard names.indices.contains(number) else { return nil }
    return switch names[number] {
    case .control(let id): .control(id)
    case .menuItem(let index): .menuItem(index)
    case .words: nil
    }
  }
}

/// For a screen reader.
extension UI {
  /// Somebody listens: controls say in words what they are.
  public var isHeard: Bool {
    get { descriptions.isHeard }
    set {
      guard newValue != isHeard else { return }
      forEachSurface {
        $0.descriptions.isHeard = newValue
        if !newValue { $0.descriptions.begin() }
        $0.isSettled = false
      }
    }
  }

  /// The number of the control of a surface, or of the item of its menu, to which keys go.
  public func accessibleFocus(on surface: Int) -> Int? {
    read(surface) { state in
      if let menu, menu.surface == surface, let mark = menu.mark { return state.descriptions.number(ofMenuItem: mark) }
      return state.focus.current.flatMap { state.descriptions.number(of: $0) }
    }
  }

  /// Somebody who has no pointer has pressed a control that takes no keys.
  mutating func isPushed(fromOutside id: ID) -> Bool {
    guard case .push(let number) = happenings.now, descriptions.number(of: id) == number else { return false }
    descriptions.isPushed = true
    take()
    return true
  }

  /// Ends a run: who can have the keys is known, and what is being typed.
  mutating func endDescriptions() {
    guard isHeard else { return }
    descriptions.markFocusable(focus.order)
    guard isTyping, let id = focus.current, let editor = typing?.line.editor else { return }
    descriptions.setTyped(
      AccessibleItem.Typed(editor.text, caret: editor.caret, selection: editor.selection), of: id)
  }

  /// Does what somebody wants through a screen reader. Who can have the keys gets them, and is pressed by one.
  public mutating func act(_ kind: AccessibleAction.Kind, on number: Int) {
    guard let target = descriptions[number] else { return }
    switch target {
    case .menuItem(let index):
      guard hasMenu, kind == .press else { return }
      menu?.mark = index
      happenings.append(.key(KeyPress(key: .enter, modifiers: [], isRepeat: false)))
    case .control(let id):
      closeMenu()
      let takesFocus = focus.order.contains(id)
      if takesFocus {
        if focus.current != id { finish() }
        moveFocus(to: id)
      }
      switch kind {
      case .focus: break
      case .press where takesFocus:
        happenings.append(.key(KeyPress(key: .enter, modifiers: [], isRepeat: false)))
      case .press: happenings.append(.push(number))
      case .set(let value): if takesFocus, value.isFinite { happenings.append(.set(value)) }
      }
    }
    again()
  }
}
