import Documents

/// Which state of the document on the stage a process is to be given: the present one, once it has settled.
struct SettledOrder: Sendable {
  private struct Shown: Equatable {
    var version: SceneDocument.Version
    var isTurned: Bool
  }

  /// What became of the state that is followed.
  enum Change: Sendable {
    /// Another state of the same document, or another document.
    case state, document
  }

  /// Nil while nothing is followed.
  private var shown: Shown?
  /// When the process is given the state.
  private(set) var due: Double?
  /// The number of the last order. Answers about an earlier state mean nothing.
  private(set) var number = 0

  /// Seconds for which a scene must not change.
  private static let calm = 0.4
}

extension SettledOrder {
  var isFollowing: Bool { shown != nil }

  /// Nil if the state is the one that was followed.
  mutating func follow(_ document: SceneDocument, isTurned: Bool, at time: Double) -> Change? {
    let now = Shown(version: document.version, isTurned: isTurned)
    guard shown != now else { return nil }
    let change = shown?.version.id == now.version.id ? Change.state : .document
    // The first one has nothing to wait for.
    due = shown == nil ? time : time + Self.calm
    shown = now
    number += 1
    return change
  }

  /// The order with the document. Nil if none is due.
  mutating func takeDue(_ document: SceneDocument, isTurned: Bool, at time: Double) -> SceneOrder? {
    guard let due, due <= time else { return nil }
    self.due = nil
    var placed = document.placed
    placed.scene = placed.scene.turned(if: isTurned)
    return SceneOrder(placed, number: number)
  }

  mutating func end() {
    (shown, due) = (nil, nil)
    number += 1
  }
}
