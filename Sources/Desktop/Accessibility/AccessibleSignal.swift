import Boundary

/// A signal to assistive programs.
struct AccessibleSignal: Hashable, Sendable {
  var path: String
  var interface: String
  var member: String
  var values: [BusValue]
}

extension AccessibleAnswers {
  /// The signals for the changes since an earlier state of the window.
  func signals(since earlier: AccessibleAnswers) -> [AccessibleSignal] {
    var signals = comings(since: earlier.tree)
    for path in tree.order {
      guard let object = tree[path], let old = earlier.tree[path], object != old else { continue }
      signals += changes(of: object, since: old)
    }
    // The old object loses the focus before the new one receives it.
    return signals.filter { $0.isLosing } + signals.filter { !$0.isLosing }
  }

  /// Signals for added and removed objects, for programs that cache all objects.
  private func comings(since earlier: AccessibleTree) -> [AccessibleSignal] {
    var signals: [AccessibleSignal] = []
    for path in earlier.order where tree[path] == nil {
      if let old = earlier[path], let parent = old.parent, tree[parent] != nil {
        signals.append(children("remove", old, of: parent))
      }
      signals.append(cache("RemoveAccessible", [reference(path).value]))
    }
    for path in tree.order where earlier[path] == nil {
      guard let object = tree[path] else { continue }
      signals.append(cache("AddAccessible", [item(object)]))
      if let parent = object.parent { signals.append(children("add", object, of: parent)) }
      // A new object must report its focus itself.
      if object.states.contains(.focused) { signals.append(state("focused", true, path)) }
      // Screen readers announce a notification when it is shown.
      if object.role == .notification { signals.append(state("showing", true, path)) }
    }
    return signals
  }

  private func changes(of object: AccessibleObject, since old: AccessibleObject) -> [AccessibleSignal] {
    var signals: [AccessibleSignal] = []
    let path = object.path
    for (state, name) in AccessibleStates.told {
      let isIn = object.states.contains(state)
      if isIn != old.states.contains(state) { signals.append(self.state(name, isIn, path)) }
    }
    if case .window(let isActive) = object.kind, old.kind != object.kind {
      signals.append(
        AccessibleSignal(
          path: path, interface: "org.a11y.atspi.Event.Window", member: isActive ? "Activate" : "Deactivate",
          values: Self.event("", 0, 0, .text(object.name))))
    }
    if object.name != old.name {
      signals.append(property("accessible-name", .text(object.name), path))
      if object.role == .notification { signals.append(state("showing", true, path)) }
    }
    if object.help != old.help { signals.append(property("accessible-description", .text(object.help), path)) }
    if object.role != old.role { signals.append(property("accessible-role", .number(object.role.rawValue), path)) }
    if let amount = object.item?.amount, amount != old.item?.amount || object.item?.words != old.item?.words {
      signals.append(property("accessible-value", .real(amount.value), path))
    }
    if object.interfaces != old.interfaces || object.role != old.role {
      // Updates the caches of other programs.
      signals.append(cache("AddAccessible", [item(object)]))
    }
    if let new = object.item.flatMap(AccessibleText.init), let old = old.item.flatMap(AccessibleText.init) {
      signals += textChanges(from: old, to: new, path)
    }
    return signals
  }

  /// The inserted and deleted parts, as a single change.
  private func textChanges(from old: AccessibleText, to new: AccessibleText, _ path: String) -> [AccessibleSignal] {
    var signals: [AccessibleSignal] = []
    if new.scalars != old.scalars {
      var start = 0
      while start < min(new.scalars.count, old.scalars.count), new.scalars[start] == old.scalars[start] { start += 1 }
      var (newEnd, oldEnd) = (new.scalars.count, old.scalars.count)
      while newEnd > start, oldEnd > start, new.scalars[newEnd - 1] == old.scalars[oldEnd - 1] {
        (newEnd, oldEnd) = (newEnd - 1, oldEnd - 1)
      }
      if oldEnd > start {
        signals.append(object("TextChanged", "delete", start, oldEnd - start, .text(old.string(start..<oldEnd)), path))
      }
      if newEnd > start {
        signals.append(object("TextChanged", "insert", start, newEnd - start, .text(new.string(start..<newEnd)), path))
      }
    }
    if new.caret != old.caret { signals.append(object("TextCaretMoved", "", new.caret, 0, .number(0), path)) }
    if new.selection != old.selection { signals.append(object("TextSelectionChanged", "", 0, 0, .number(0), path)) }
    return signals
  }
}

extension AccessibleAnswers {
  private func reference(_ path: String) -> AccessibleReference { AccessibleReference(program: name, path: path) }

  private func cache(_ member: String, _ values: [BusValue]) -> AccessibleSignal {
    AccessibleSignal(path: Self.cache, interface: "org.a11y.atspi.Cache", member: member, values: values)
  }

  private func children(_ what: String, _ child: AccessibleObject, of parent: String) -> AccessibleSignal {
    object("ChildrenChanged", what, child.index, 0, reference(child.path).value, parent)
  }

  private func state(_ name: String, _ isIn: Bool, _ path: String) -> AccessibleSignal {
    object("StateChanged", name, isIn ? 1 : 0, 0, .number(0), path)
  }

  private func property(_ name: String, _ value: BusValue, _ path: String) -> AccessibleSignal {
    object("PropertyChange", name, 0, 0, value, path)
  }

  private func object(
    _ member: String, _ detail: String, _ first: Int, _ second: Int, _ value: BusValue, _ path: String
  ) -> AccessibleSignal {
    AccessibleSignal(
      path: path, interface: "org.a11y.atspi.Event.Object", member: member,
      values: Self.event(detail, first, second, value))
  }

  private static func event(_ detail: String, _ first: Int, _ second: Int, _ value: BusValue) -> [BusValue] {
    [
      .text(detail), .signed(Int32(clamping: first)), .signed(Int32(clamping: second)), .variant(value), .table([:]),
    ]
  }
}

extension AccessibleSignal {
  fileprivate var isLosing: Bool {
    member == "StateChanged" && values.first == .text("focused") && values.dropFirst().first == .signed(0)
  }
}
