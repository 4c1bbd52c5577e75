/// A sentence for the person at the window; it goes by itself.
struct Notice: Hashable, Sendable {
  static let duration = 6.0

  var text: String
  var isFault: Bool
  var time: Double
}

extension Notice {
  func isShown(at time: Double) -> Bool { time < self.time + Self.duration }
}
