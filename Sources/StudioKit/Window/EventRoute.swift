import Boundary
import Geometry

/// The way of an event to its receiver: the part that the pointer holds, else the modal one, else the topmost part under
/// the pointer. Keys go to the modal part, to an open menu, to the focus, then to the commands and the stage.
struct EventRoute {
  let event: InputEvent
  let time: Double

  /// - Returns: Whether a control took it.
  func go(_ stack: inout PartStack) -> Bool {
    switch event {
    case .down(let point): return press(at: point, &stack)
    case .secondary(let point):
      if let modal = stack.modal { return deliver(to: modal, &stack) }
      guard stack.ui.heldPart == nil else { return false }
      stack.ui.closeMenu()
      return deliver(to: stack.topmost(at: point) ?? .stage, &stack)
    case .hover(let point):
      guard stack.ui.heldPart == nil else { return false }
      guard let receiver = stack.modal ?? point.flatMap(stack.topmost) else {
        stack.ui.unpoint()
        stack.settleLeft()
        return false
      }
      return deliver(to: receiver, &stack)
    case .move, .up, .cancel:
      let holder = stack.ui.heldPart ?? stack.modal
      let isTaken = holder.map { deliver(to: $0, &stack) } ?? false
      // What keys have begun ends with any hold.
      if event.endsHold, stack.modal == nil, holder != .panel { stack.studio.finishEdit() }
      return isTaken
    case .wheel(_, _, let point), .touchpad(_, _, let point): return turn(at: point, &stack)
    case .keyDown, .text, .composition:
      if let modal = stack.modal { return deliver(to: modal, &stack) }
      if !stack.studio.hasSheet, handleKey(&stack) { return true }
      stack.studio.handle(event, at: time)
    case .keyUp, .modifiers:
      // The keys may have been pressed on the stage.
      if let modal = stack.modal { deliver(to: modal, &stack) }
      deliverToAll(&stack)
    case .close where stack.modal == nil || !stack.studio.isAsking:
      stack.studio.view.options.closeSheets()
      stack.ui.closeMenu()
      deliverToAll(&stack)
    case .close: break
    case .focus, .resize: deliverToAll(&stack)
    case .pan: if stack.modal == nil { stack.studio.handle(event, at: time) }
    case .dragOver(let point):
      let (receiver, picture) = Self.receiver(at: point, stack)
      let part = stack.modal == nil ? receiver : nil
      stack.studio.view.drop = point.map { DropMark(at: $0, on: part, picture, stack.studio, stack.ui) }
    case .drop(let path, let point): drop(path, at: point, &stack)
    }
    return false
  }
}

extension EventRoute {
  /// Lets a part have the event. Positions are those of the part as it is now.
  @discardableResult
  private func deliver(to name: PartName, _ stack: inout PartStack) -> Bool {
    let index = stack.ui.number(of: name)
    stack.settle(only: index)
    stack.ui.enter(name)
    switch stack.parts[index].intercept(event, &stack.ui, stack.studio, at: time) {
    case .passes(let intents): for intent in intents { stack.studio.apply(intent, at: time) }
    case .takes(let intents):
      for intent in intents { stack.studio.apply(intent, at: time) }
      stack.layOut()
      stack.settle(only: index)
      return true
    }
    stack.ui.enter(name)
    stack.ui.take(event, at: time)
    guard !stack.parts[index].waits(after: event) else { return stack.ui.isTaken }
    stack.settle(only: index)
    stack.settleLeft()
    stack.ui.enter(name)
    for intent in stack.parts[index].end(event, stack.ui) { stack.studio.apply(intent, at: time) }
    return stack.ui.isTaken
  }

  /// Tells the panel, whose steps may end with it, and the studio of something that is for the whole window.
  private func deliverToAll(_ stack: inout PartStack) {
    deliver(to: .panel, &stack)
    stack.studio.handle(event, at: time)
  }

  /// Handles a press beside an open menu, which only closes it; beside an open field, which commits it; and beside all
  /// tools, which takes the focus from them. A second press while something is held is ignored.
  private func press(at point: Point, _ stack: inout PartStack) -> Bool {
    if let modal = stack.modal { return deliver(to: modal, &stack) }
    guard stack.ui.heldPart == nil else { return false }
    let receiver = stack.topmost(at: point) ?? .stage
    stack.studio.view.isStageFocused = false
    let isFree = !stack.studio.hasSheet && stack.ui.input.menu == nil
    func hasKeysElsewhere(_ stack: PartStack) -> Bool { isFree && stack.ui.keyPart.map { $0 != receiver } ?? false }
    // What is typed is taken before the press does something.
    if hasKeysElsewhere(stack), !stack[receiver].role.isToolbar || stack.ui.input.isBusy {
      stack.releaseKeys(except: receiver)
    }
    let isTaken = deliver(to: receiver, &stack)
    if case .canvas? = stack.ui.input.pointer.holder, hasKeysElsewhere(stack) { stack.releaseKeys(except: receiver) }
    return isTaken
  }

  /// Hands a wheel to what is held or open, else to the topmost part under the pointer that uses it.
  private func turn(at point: Point?, _ stack: inout PartStack) -> Bool {
    if let receiver = stack.modal ?? stack.ui.heldPart { return deliver(to: receiver, &stack) }
    if !stack.studio.hasSheet, let menu = stack.ui.menuPart {
      if !(point.map { stack.ui.input.menu?.scrolls(at: $0) == true } ?? false) { stack.ui.closeMenu() }
      return deliver(to: menu, &stack)
    }
    guard let point else {
      if let intent = StagePart.turn(event, stack.studio) { stack.apply(intent) }
      return false
    }
    for name in stack.ui.names.reversed() where stack.studio.layout[name].contains(point) {
      let isTaken = deliver(to: name, &stack)
      if stack.studio.hasSheet || stack.ui.read(name, { $0.isUsed }) { return isTaken }
    }
    return false
  }

  private func drop(_ path: String, at point: Point?, _ stack: inout PartStack) {
    guard stack.modal == nil else {
      // It comes to the document that the question is about, at no place of it.
      if stack.studio.takesDrop(at: time) { stack.apply(.drop(path, at: DropPlace(stack.studio.document.id))) }
      return
    }
    let (receiver, picture) = Self.receiver(at: point, stack)
    let place =
      receiver == .stage || point == nil
      ? stack.studio.dropPlace(at: point)
      : DropPlace(stack.studio.document.id, picture: picture, isInList: picture != nil)
    stack.apply(.drop(path, at: place))
  }

  /// The part, and the picture, that takes what is dropped at a point.
  private static func receiver(at point: Point?, _ stack: PartStack) -> (PartName?, Int?) {
    guard let point, let receiver = stack.topmost(at: point) else { return (nil, nil) }
    return (receiver, stack[receiver].picture(at: point, stack.studio, stack.ui))
  }
}

/// Keys.
extension EventRoute {
  /// Hands a key to the open menu, or to the part with the focus. Without any, Tab goes to the panel.
  private func handleKey(_ stack: inout PartStack) -> Bool {
    if case .keyDown(.function(6), let modifiers, _) = event, !modifiers.contains(.control) {
      stack.ui.closeMenu()
      moveFocus(isForward: !modifiers.contains(.shift), &stack)
      return true
    }
    let receiver = stack.ui.keyPart ?? .panel
    if let menu = stack.ui.menuPart, menu != receiver, deliver(to: menu, &stack) { return true }
    if deliver(to: receiver, &stack) { return true }
    return openMenu(of: stack.ui.keyPart ?? .stage, &stack)
  }

  /// Opens the context menu of the part with the focus.
  private func openMenu(of owner: PartName, _ stack: inout PartStack) -> Bool {
    guard case .keyDown(let key, let modifiers, _) = event, key == .menu || key == .function(10) && modifiers == .shift,
      let menu = stack[owner].menu(stack.studio)
    else { return false }
    stack.apply(.point(at: nil))
    stack.ui.enter(owner)
    stack.ui.openMenu(menu, mark: 0)
    stack.settle()
    return true
  }

  /// Moves the focus to the next or previous visible part of the window.
  private func moveFocus(isForward: Bool, _ stack: inout PartStack) {
    let current = stack.ui.keyPart ?? .stage
    let names = stack.parts.filter { $0.takesFocus && (stack.isFocusable($0.name) || $0.name == current) }.map(\.name)
    guard let place = names.firstIndex(of: current) else { return }
    let next = names[(place + (isForward ? 1 : names.count - 1)) % names.count]
    stack.releaseKeys(except: next)
    stack.studio.view.isStageFocused = next == .stage
    guard next != .stage else { return }
    stack.ui.enter(next)
    stack.ui.moveFocus(to: stack.ui.focus.order.first)
    stack.settle()
  }
}

extension AccessiblePart.Role {
  /// Whether a press there leaves the keys where they are.
  fileprivate var isToolbar: Bool {
    switch self {
    case .tools, .notice: true
    case .group, .list, .dialog: false
    }
  }
}

extension InputEvent {
  /// Whether it ends a hold of a finger or the primary button.
  fileprivate var endsHold: Bool {
    switch self {
    case .up, .cancel: true
    default: false
    }
  }
}
