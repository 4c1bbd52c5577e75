import FrameStats
import Testing

@testable import Bench

@Suite struct SelfTestTests {
  /// Frames of those durations, in milliseconds.
  private func frames(_ times: [Double]) -> [TimedFrame] {
    times.enumerated().map { index, time in
      var frame = TimedFrame()
      (frame.moment, frame.offset) = (Double(index), Double(index))
      frame.spans.marks[FrameSpan.allCases.count] = time / 1000
      return frame
    }
  }

  private let quiet = (0..<300).map { 4 + Double($0 % 3) / 10 }

  private var delay: Double { SelfTest.delay(for: frames(quiet), budget: 50 / 3) }

  private func holds(_ times: [Double]) -> [Bool] {
    SelfTest.findings(quiet: frames(quiet), delayed: frames(times), delay: delay, budget: 50 / 3).map(\.holds)
  }

  private func delayed(by delay: Double) -> [Double] {
    quiet.enumerated().map { SelfTest.isDelayed($0) ? $1 + delay : $1 }
  }

  @Test func `figures that have the delays hold, and others do not`() {
    #expect(holds(delayed(by: delay)) == [true, true, true, true, true])
    #expect(holds(delayed(by: 0.97 * delay)) == [true, true, true, true, true])
    // Nine tenths miss as many deadlines, and are not as long.
    #expect(holds(delayed(by: 0.9 * delay)) == [true, true, true, false, false])
    #expect(holds(delayed(by: 0.8 * delay)) == [true, true, false, false, false])
    #expect(holds(quiet) == [true, false, false, false, false])
    #expect(holds([]) == [true, false, false, false, false])
  }

  @Test func `a frame that was missed besides is no frame that was injected`() {
    var times = delayed(by: delay)
    times[0] = 30
    #expect(holds(times)[1] == false)
    let calm = SelfTest.calmest([frames(times), frames(delayed(by: delay + 1))])
    #expect(holds(calm.map(\.duration))[1])
    #expect(SelfTest.calmest([]).isEmpty && SelfTest.calmest([frames([1]), []]).isEmpty)
  }
}
