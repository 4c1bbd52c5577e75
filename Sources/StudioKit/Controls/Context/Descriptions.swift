import Boundary
import Geometry

/// The descriptions of controls for a screen reader. Nothing is collected while no screen reader is running.
struct Descriptions<ID: Hashable & Sendable>: Sendable {
  /// The identity of a described item.
  private enum Name: Hashable {
    case control(ID)
    /// Text between the controls, by its index.
    case words(Int)
    /// An item of the open menu.
    case menuItem(Int)
  }

  /// Whether a screen reader is running.
  var isHeard = false
  /// The described items, in order.
  private(set) var items: [AccessibleItem] = []
  private var places: [Name: Int] = [:]
  /// The number of each name. Kept so that a control that reappears has the same number.
  private var numbers: [Name: Int] = [:]
  /// Nil for those of an earlier subject.
  private var names: [Name?] = []
  private var words = 0
  /// Whether the current run performs an action of the screen reader.
  fileprivate(set) var isPushed = false
}

/// The target of a number that a screen reader has named.
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

  /// Forgets all items: those of the next subject are others, even where they have the same name.
  mutating func renew() {
    begin()
    numbers.removeAll()
    for index in names.indices { names[index] = nil }
  }

  /// Describes a control.
  mutating func add(_ id: ID, in rect: Rect, _ item: @autoclosure () -> AccessibleItem) {
    if isHeard { add(item(), as: .control(id), in: rect) }
  }

  /// Describes text that belongs to no control.
  mutating func add(words text: @autoclosure () -> String, in rect: Rect) {
    guard isHeard else { return }
    add(AccessibleItem(.label, text()), as: .words(words), in: rect)
    words += 1
  }

  /// Describes an item of the open menu.
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

  /// Adds the text being edited to a control's description.
  mutating func setTyped(_ typed: AccessibleItem.Typed, of id: ID) {
    guard let place = places[.control(id)] else { return }
    items[place].typed = typed
  }

  /// Marks the controls that can have the focus.
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

  /// Nil if there never was such an item, or it is not a control.
  subscript(number: Int) -> Described<ID>? {
    guard names.indices.contains(number) else { return nil }
    return switch names[number] {
    case .control(let id): .control(id)
    case .menuItem(let index): .menuItem(index)
    case .words, nil: nil
    }
  }
}

/// Support for screen readers.
extension UI {
  /// Whether a screen reader is running, so that controls describe themselves.
  var isHeard: Bool {
    get { descriptions.isHeard }
    set {
      guard newValue != isHeard else { return }
      surfaces.forEach {
        $0.descriptions.isHeard = newValue
        if !newValue { $0.descriptions.begin() }
        $0.isSettled = false
      }
    }
  }

  /// The number of the focused control of a surface, or of the focused item of its menu.
  func accessibleFocus(on surface: Int) -> Int? {
    read(surface) { state in
      if let menu = input.menu, menu.surface == surface, let mark = menu.mark {
        return state.descriptions.number(ofMenuItem: mark)
      }
      return state.focus.current.flatMap { state.descriptions.number(of: $0) }
    }
  }

  /// Whether the screen reader has pressed a control that cannot have the focus.
  mutating func isPushed(fromOutside id: ID) -> Bool {
    guard case .push(let number) = happenings.now, descriptions.number(of: id) == number else { return false }
    descriptions.isPushed = true
    take()
    return true
  }

  /// Ends a run: completes the descriptions with the focus order and the text being edited.
  mutating func endDescriptions() {
    guard isHeard else { return }
    descriptions.markFocusable(focus.order)
    guard input.isTyping, let id = focus.current, let editor = input.typing?.line.editor else { return }
    descriptions.setTyped(
      AccessibleItem.Typed(editor.text, caret: editor.caret, selection: editor.selection), of: id)
  }

  /// Performs an action of the screen reader. A control that can have the focus receives it and is pressed by a key.
  mutating func act(_ kind: AccessibleAction.Kind, on number: Int) {
    guard let target = descriptions[number] else { return }
    switch target {
    case .menuItem(let index):
      guard input.hasMenu, kind == .press else { return }
      input.menu?.mark = index
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
