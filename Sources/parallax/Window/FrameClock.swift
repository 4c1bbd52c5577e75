import System

/// Paces frames by its own deadlines: SDL reports vertical sync even if it only sleeps for whole milliseconds.
struct FrameClock {
  /// Seconds between frames. Changes when the window moves to another display.
  private(set) var period: Double
  /// The presentation time of the current frame, on the monotonic clock.
  private(set) var deadline: Double
  /// Whether nothing has moved since the last frame.
  private var hasRested = false

  /// Final part of a wait, in seconds, that is a busy wait, as sleeping ends late.
  private static let awake = 0.0001
  /// Share of a period in which the first frame after a rest has to be drawn.
  private static let haste = 0.25

  init(rate: Double) {
    period = Self.period(of: rate)
    deadline = MonotonicClock.now
    MonotonicClock.sleepPrecisely()
  }
}

extension FrameClock {
  private static func period(of rate: Double) -> Double { rate.isFinite ? 1 / max(1, rate) : 1 }

  /// Changes the frame rate.
  mutating func change(rate: Double) { period = Self.period(of: rate) }

  /// Rests until something happens.
  mutating func rest() { hasRested = true }

  /// Sets the deadline to the next one ahead. A missed deadline is skipped, never made up for, so that motion stays on
  /// its curve; an unused one stays until it has passed, however often this is called. After a rest there is no motion
  /// to follow and the user is waiting, so the frame comes as soon as possible.
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
