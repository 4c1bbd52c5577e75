import Boundary

/// Actions that assistive programs have requested and the window has not carried out. Of values set on one item the
/// last counts, so a program that sets thousands a second costs a frame no more than one that sets one.
struct PendingActions: Sendable {
  private var actions: [AccessibleAction] = []
  /// The places of the values to be set on items, since the last action of another kind.
  private var sets: [AccessibleID: Int] = [:]

  /// More than a person can ask for.
  static let most = 256
  /// Each may change the scene and lay the panel out anew.
  static let mostAtOnce = 16
}

extension PendingActions {
  var isEmpty: Bool { actions.isEmpty }

  /// Adds an action. Returns false if too many are pending; it is then not carried out.
  mutating func add(_ action: AccessibleAction) -> Bool {
    guard case .set = action.kind else {
      sets.removeAll()
      return append(action)
    }
    if let place = sets[action.id] {
      actions[place] = action
      return true
    }
    sets[action.id] = actions.count
    return append(action)
  }

  private mutating func append(_ action: AccessibleAction) -> Bool {
    guard actions.count < Self.most else {
      sets[action.id] = nil
      return false
    }
    actions.append(action)
    return true
  }

  /// Removes the actions for one frame, in order.
  mutating func take() -> [AccessibleAction] {
    let count = min(actions.count, Self.mostAtOnce)
    defer {
      actions.removeFirst(count)
      sets = sets.compactMapValues { $0 < count ? nil : $0 - count }
    }
    return Array(actions[..<count])
  }
}
