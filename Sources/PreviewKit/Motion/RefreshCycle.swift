/// The state of the refresh control. A pull starts it once, as soon as it is long enough, even before the finger lifts.
struct RefreshCycle: Hashable, Sendable {
  /// Revolutions of the control per second.
  static let speed = 1.0

  private var since: Double?
  /// Whether this pull has already started it.
  private var isSpent = false
  /// Whether the content stays down for it, from the moment the finger lifts.
  private(set) var holdsContent = false
}

extension RefreshCycle {
  var isWorking: Bool { since != nil }

  /// The time at which a refresh of that duration ends.
  func end(after duration: Double) -> Double? { since.map { $0 + duration } }

  /// Revolutions by a time. Nil while it is inactive.
  func turns(at time: Double) -> Double? { since.map { max(0, time - $0) * Self.speed } }

  mutating func start(at time: Double) {
    guard since == nil, !isSpent else { return }
    since = time
    isSpent = true
  }

  /// Releases the content: it stays down during a refresh, and the next pull may start another.
  mutating func letGo() {
    holdsContent = isWorking
    isSpent = false
  }

  mutating func stop() {
    since = nil
    holdsContent = false
  }
}
