import Effects

/// A layer that was tapped: it lights up and fades.
struct Tap: Hashable, Sendable {
  static let duration = 0.35

  var layer: LayerID
  var time: Double
}

extension Tap {
  func share(at time: Double) -> Double { min(1, max(0, 1 - (time - self.time) / Self.duration)) }
}
