/// A wheel that turns the content: a glide in raw offsets to a target that adds up every tick.
///
/// Ticks stop exactly at a bound; those that come when the target is there pull the rubber band, which lets go a moment
/// after the last.
struct WheelTurn: Hashable, Sendable {
  var grip: Grip
  var glide: Approach
  var since: Double
  /// The pull's end; nil while the target lies within the bounds and nothing snaps.
  var release: Release?

  /// Seconds after the last tick at which a pull lets go.
  static let patience = 0.12
  /// Points left at which the glide has arrived: less than a pixel on any screen.
  static let arrival = 0.05
}

extension WheelTurn {
  /// When the glide has arrived.
  var arrival: Double { since + glide.time(untilLeft: Self.arrival) }

  func raw(at time: Double) -> Double { time >= arrival ? glide.target : glide.position(at: time - since) }

  func sample(at time: Double) -> ScrollSample {
    let raw = raw(at: time)
    let speed = time >= arrival ? .zero : glide.velocity(at: time - since)
    return ScrollSample(offset: grip.displayed(raw), velocity: grip.slope(raw) * speed)
  }

  /// The target after `delta` more points. It stops at a bound on the way, and goes on past it from there.
  static func target(after delta: Double, from target: Double, in grip: Grip) -> Double {
    let bounds = grip.bounds
    guard grip.givesWay else { return bounds.clamped(target + delta) }
    let moved = target + delta
    if delta > 0, target < bounds.high { return min(moved, bounds.high) }
    if delta < 0, target > bounds.low { return max(moved, bounds.low) }
    // No further than a finger could pull on this screen.
    return min(max(moved, bounds.low - bounds.viewport), bounds.high + bounds.viewport)
  }
}
