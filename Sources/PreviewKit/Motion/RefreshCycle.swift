/// Whether the refresh control works, and since when.
struct RefreshCycle: Hashable, Sendable {
  /// Turns of the control per second.
  static let speed = 1.0

  private var since: Double?
}

extension RefreshCycle {
  var isWorking: Bool { since != nil }

  /// When it is done, if it takes so long.
  func end(after duration: Double) -> Double? { since.map { $0 + duration } }

  /// Turns made by a time; nil while it does not work.
  func turns(at time: Double) -> Double? { since.map { max(0, time - $0) * Self.speed } }

  mutating func start(at time: Double) { since = since ?? time }

  mutating func stop() { since = nil }
}
