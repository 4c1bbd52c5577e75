/// The offset over a short time, as the parabola through its start, middle and end.
public struct OffsetStretch: Hashable, Sendable {
  /// In seconds, more than 0.
  private let duration: Double
  private let start: Double
  private let end: Double
  /// The speed at the start, and how it changes.
  private var speed: Double
  private var acceleration = 0.0
  /// Seconds below which the offset is as good as straight, and roundings would bend it.
  private static let shortest = 1e-6

  /// A straight one.
  public init(lasting duration: Double, from start: Double, to end: Double) {
    self.duration = duration
    self.start = start
    self.end = end
    speed = (end - start) / duration
  }

  public init(lasting duration: Double, from start: Double, over middle: Double, to end: Double) {
    self.init(lasting: duration, from: start, to: end)
    guard duration > Self.shortest else { return }
    speed = (4 * middle - 3 * start - end) / duration
    acceleration = 4 * (start - 2 * middle + end) / (duration * duration)
  }
}

extension OffsetStretch {
  /// The lag at the end of what follows the offset: `lag' = x' - rate·lag`, solved.
  func lag(after lag: Double, _ follow: Links.Follow) -> Double {
    // A stretch may be as short as rounding allows, and a jump within it must not be lost.
    let lost = follow.lost(in: duration)
    let straight = lost / follow.rate
    return lag - lag * lost + speed * straight + acceleration * (duration - straight) / follow.rate
  }

  /// Where a clock stands at the end.
  func time(after time: Double, of clock: Links.Clock) -> Double {
    // Most stretches are on one side of the start, and straight enough to see it.
    let bow = (acceleration * duration * duration).magnitude / 8
    if min(start, end) - bow >= clock.start || max(start, end) + bow < clock.start {
      return run(clock, at: time, from: 0, to: duration)
    }
    let (first, second) = crossings(of: clock.start)
    var now = run(clock, at: time, from: 0, to: first)
    now = run(clock, at: now, from: first, to: second)
    return run(clock, at: now, from: second, to: duration)
  }

  /// How much of a bar is gone at the end.
  func gone(after gone: Double, of bar: Links.Bar) -> Double {
    let turn = acceleration == 0 ? 0 : -speed / acceleration
    guard turn > 0, turn < duration else { return bar.gone(gone, from: start, to: end) }
    let far = offset(at: turn)
    return bar.gone(bar.gone(gone, from: start, to: far), from: far, to: end)
  }

  private func offset(at time: Double) -> Double { start + time * (speed + acceleration * time / 2) }

  /// A clock after a part of the stretch in which the offset stays on one side of its start.
  private func run(_ clock: Links.Clock, at time: Double, from start: Double, to end: Double) -> Double {
    guard end > start else { return time }
    let isForward = offset(at: (start + end) / 2) >= clock.start
    let way = isForward ? end - start : clock.returns ? start - end : 0
    return min(max(0, time + way), clock.end)
  }

  /// The moments at which the offset passes a place; the end where it does not.
  private func crossings(of place: Double) -> (first: Double, second: Double) {
    let root = speed * speed - 2 * acceleration * (start - place)
    guard root >= 0 else { return (duration, duration) }
    // The larger root by addition, the other by their product: neither loses digits.
    let sum = -speed - (speed < 0 ? -root.squareRoot() : root.squareRoot())
    let one = acceleration == 0 ? duration : sum / acceleration
    let other = sum == 0 ? duration : 2 * (start - place) / sum
    func within(_ time: Double) -> Double { time > 0 && time < duration ? time : duration }
    let (first, second) = (within(one), within(other))
    return (min(first, second), max(first, second))
  }
}
