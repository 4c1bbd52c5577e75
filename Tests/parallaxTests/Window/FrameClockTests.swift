import Testing

@testable import parallax

struct FrameClockTests {
  @Test func `events that draw nothing do not push the next frame into the future`() {
    var clock = FrameClock(rate: 60)
    for _ in 0..<10_000 {
      clock.aim()
      #expect(clock.deadline <= FrameClock.now + clock.period)
    }
  }

  @Test func `a deadline that was missed is skipped`() {
    var clock = FrameClock(rate: 10_000)
    for _ in 0..<100 {
      while clock.deadline + 3 * clock.period > FrameClock.now {}
      // Taken before, so that a machine that does something else in between changes nothing.
      let start = FrameClock.now
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
      let start = FrameClock.now
      clock.aim()
      let periods = (clock.deadline - last) / clock.period
      // A busy machine may skip some.
      #expect(clock.deadline > start - clock.period && periods > 0.999)
      last = clock.deadline
    }
  }
}
