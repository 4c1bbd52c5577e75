import System

/// Paces frames by deadlines of its own: SDL's vertical sync says yes where it only waits for whole milliseconds.
struct FrameClock {
  /// Seconds from one frame to the next. Changes where the window goes to another display.
  private(set) var period: Double
  /// When the frame under way is to be shown, on the monotonic clock.
  private(set) var deadline: Double
  /// Nothing moved since the last frame.
  private var hasRested = false

  /// The last part of a wait, in seconds, that is spent awake: sleeping wakes up too late.
  private static let awake = 0.0001
  /// The part of a period that the first frame after a rest has to be drawn in.
  private static let haste = 0.25

  init(rate: Double) {
    period = Self.period(of: rate)
    deadline = MonotonicClock.now
    MonotonicClock.sleepPrecisely()
  }
}

extension FrameClock {
  private static func period(of rate: Double) -> Double { rate.isFinite ? 1 / max(1, rate) : 1 }

  /// From now on there are so many frames a second.
  mutating func change(rate: Double) { period = Self.period(of: rate) }

  /// Nothing is to be shown until something happens.
  mutating func rest() { hasRested = true }

  /// When the next frame will be shown: the first deadline that is still ahead. A deadline that was missed is skipped,
  /// never made up for, so that motion stays on its curve; one that nothing was drawn for stands until it has passed,
  /// however often this is asked. After a rest there is no motion to keep to, and a hand that waits: that frame comes
  /// as soon as it can.
  mutating func aim() {
    let now = MonotonicClock.now
    guard deadline <= now else { return }
    deadline += period
    if deadline < now { deadline = now + period * (hasRested ? Self.haste : 1) }
    hasRested = false
  }

  /// Waits until the deadline.
  func wait() {
    MonotonicClock.sleep(until: deadline - Self.awake)
    while MonotonicClock.now < deadline {}
  }
}
