import System
import Testing

@testable import parallax

struct FrameClockTests {
  @Test func `events that draw nothing do not push the next frame into the future`() {
    var clock = FrameClock(rate: 60)
    for _ in 0..<10_000 {
      clock.aim()
      #expect(clock.deadline <= MonotonicClock.now + clock.period)
    }
  }

  @Test func `a deadline that was missed is skipped`() {
    var clock = FrameClock(rate: 10_000)
    for _ in 0..<100 {
      while clock.deadline + 3 * clock.period > MonotonicClock.now {}
      // Taken before, so that other load in between does not matter.
      let start = MonotonicClock.now
      clock.aim()
      #expect(clock.deadline > start)
    }
  }

  @Test func `frames that are shown in time are a period apart`() {
    var clock = FrameClock(rate: 1000)
    clock.aim()
    var last = clock.deadline
    for _ in 0..<20 {
      clock.wait()
      let start = MonotonicClock.now
      clock.aim()
      let periods = (clock.deadline - last) / clock.period
      // A busy machine may skip some.
      #expect(clock.deadline > start - clock.period && periods > 0.999)
      last = clock.deadline
    }
  }

  @Test func `the first frame after a rest comes sooner than a period`() {
    var clock = FrameClock(rate: 20)
    clock.rest()
    while clock.deadline + 2 * clock.period > MonotonicClock.now {}
    let start = MonotonicClock.now
    clock.aim()
    // On a busy machine the call may be late, and then the frame is equally late.
    #expect(clock.deadline > start && clock.deadline < MonotonicClock.now + clock.period / 2)
    while clock.deadline + 2 * clock.period > MonotonicClock.now {}
    let next = MonotonicClock.now
    clock.aim()
    #expect(clock.deadline >= next + clock.period)
  }

  @Test func `on another display frames are as far apart as there`() {
    var clock = FrameClock(rate: 60)
    clock.change(rate: 144)
    #expect(clock.period == 1 / 144.0)
    for rate in [0, -1, .nan, .infinity] {
      clock.change(rate: rate)
      #expect(clock.period == 1)
    }
  }
}
