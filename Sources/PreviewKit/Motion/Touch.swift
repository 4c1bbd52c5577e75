import Effects
import Geometry

/// A finger that is down: it is a tap until it travels.
struct Touch: Hashable, Sendable {
  /// How far a finger may stray, in points, and still tap.
  static let stray = 10.0

  var start: Point
  var time: Double
  var travel = 0.0
  /// It stopped content that was moving.
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

/// A layer that was tapped: it lights up and fades.
struct Tap: Hashable, Sendable {
  static let duration = 0.35

  var layer: LayerID
  var time: Double
}

extension Tap {
  func share(at time: Double) -> Double { min(1, max(0, 1 - (time - self.time) / Self.duration)) }
}
