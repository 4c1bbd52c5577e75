import Effects
import Geometry

/// A finger that is down. It is a tap until it moves.
struct Touch: Hashable, Sendable {
  /// Largest movement of a tap, in points.
  static let stray = 10.0

  var start: Point
  var time: Double
  var travel = 0.0
  /// Whether it stopped moving content.
  var isCatch = false

  init(start: Point, at time: Double) {
    self.start = start
    self.time = time
  }
}

extension Touch {
  var isTap: Bool { travel <= Self.stray && !isCatch }

  mutating func move(to point: Point) {
    travel = max(travel, abs(point.x - start.x), abs(point.y - start.y))
  }
}

/// A tapped layer, which lights up and fades.
struct Tap: Hashable, Sendable {
  static let duration = 0.35

  var layer: LayerID
  var time: Double
}

extension Tap {
  func share(at time: Double) -> Double { min(1, max(0, 1 - (time - self.time) / Self.duration)) }
}
