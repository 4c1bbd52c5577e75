import JSON
import TestSupport
import Testing

@testable import parallax

@Suite struct BenchSelfTestTests {
  /// Frames that take so many milliseconds.
  private func frames(_ times: [Double]) -> [TimedFrame] {
    times.enumerated().map { index, time in
      var frame = TimedFrame()
      (frame.moment, frame.offset) = (Double(index), Double(index))
      frame.marks[FrameSpan.allCases.count] = time / 1000
      return frame
    }
  }

  private let quiet = (0..<300).map { 4 + Double($0 % 3) / 10 }

  private func holds(_ times: [Double]) -> [Bool] {
    BenchSelfTest.findings(quiet: frames(quiet), delayed: frames(times), budget: 50 / 3).map(\.holds)
  }

  private func delayed(by delay: Double) -> [Double] {
    quiet.enumerated().map { BenchSelfTest.isDelayed($0) ? $1 + delay : $1 }
  }

  @Test func `figures that have the delays hold, and others do not`() {
    #expect(holds(delayed(by: BenchSelfTest.delay)) == [true, true, true, true, true])
    #expect(holds(delayed(by: 0.97 * BenchSelfTest.delay)) == [true, true, true, true, true])
    #expect(holds(delayed(by: 0.9 * BenchSelfTest.delay)) == [true, true, false, false, false])
    #expect(holds(quiet) == [true, false, false, false, false])
    #expect(holds([]) == [true, false, false, false, false])
  }

  @Test func `a frame that was missed besides is no frame that was injected`() {
    var times = delayed(by: BenchSelfTest.delay)
    times[0] = 30
    #expect(holds(times)[1] == false)
    let calm = BenchSelfTest.calmest([frames(times), frames(delayed(by: BenchSelfTest.delay + 1))])
    #expect(holds(calm.map(\.duration))[1])
    #expect(BenchSelfTest.calmest([]).isEmpty && BenchSelfTest.calmest([frames([1]), []]).isEmpty)
  }

  @Test func `every injection is looked for in frames that are drawn, and the exit code says the outcome`() throws {
    let outcome = try Program.run(["bench", "--selftest", "--json"])
    let answer = try Answer(printed: outcome.out)
    let findings = answer.list("selftest")
    #expect(findings.count == 7 && findings.allSatisfy { $0.text("what")?.isEmpty == false })
    #expect(findings.allSatisfy { $0.number("found") >= 0 && $0.number("injected") >= 0 })
    // Whether it holds is for a machine with nothing else to do; tests run beside each other.
    let holds = findings.allSatisfy { $0.flag("holds") == true }
    #expect(answer.flag("holds") == holds && outcome.code == (holds ? 0 : 1), "\(outcome.out)")
  }

  @Test(arguments: [
    "--csv x.csv", "--trace x.json", "--baseline x.json", "--floor", "--repeats 3", "--window", "--layout-only",
    "map-crop weather-menu",
  ])
  func `what makes no sense beside it is wrong usage, in a sentence`(words: String) throws {
    let outcome = try Program.run(["bench", "--selftest"] + words.split(separator: " ").map(String.init))
    #expect(outcome.code == 64 && outcome.out.isEmpty)
    #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
  }
}
