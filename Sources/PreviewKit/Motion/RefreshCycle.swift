/// Whether the refresh control works, and since when. A pull starts it once, as soon as it is long enough: the finger
/// may still be down.
struct RefreshCycle: Hashable, Sendable {
  /// Turns of the control per second.
  static let speed = 1.0

  private var since: Double?
  /// Whether this pull has started it already.
  private var isSpent = false
  /// Whether the content stays down for it: from when the finger lets go.
  private(set) var holdsContent = false
}

extension RefreshCycle {
  var isWorking: Bool { since != nil }

  /// When it is done, if it takes so long.
  func end(after duration: Double) -> Double? { since.map { $0 + duration } }

  /// Turns made by a time; nil while it does not work.
  func turns(at time: Double) -> Double? { since.map { max(0, time - $0) * Self.speed } }

  mutating func start(at time: Double) {
    guard since == nil, !isSpent else { return }
    since = time
    isSpent = true
  }

  /// The content is let go: it stays down while the control works, and the next pull may start it again.
  mutating func letGo() {
    holdsContent = isWorking
    isSpent = false
  }

  mutating func stop() {
    since = nil
    holdsContent = false
  }
}
