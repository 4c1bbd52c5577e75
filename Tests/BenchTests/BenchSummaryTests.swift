import FrameStats
import Notation
import Testing

@testable import Bench

@Suite struct BenchSummaryTests {
  /// Frames of 4 ms shown at those times, in milliseconds.
  private func frames(shownAt times: [Double]) -> [TimedFrame] {
    times.enumerated().map { index, time in
      var frame = TimedFrame()
      frame.moment = Double(index) / 100
      frame.offset = Double(index)
      frame.spans.marks = SIMD8(repeating: (time - 4) / 1000)
      frame.spans.marks[FrameSpan.allCases.count] = time / 1000
      return frame
    }
  }

  private func near(_ one: Double?, _ other: Double) -> Bool { abs((one ?? .nan) - other) < 1e-6 }

  @Test func `frames that waited are told by the times between them`() throws {
    let frames = frames(shownAt: [0, 10, 20, 44, 50])
    let paced = try #require(BenchSummary(frames, budget: 10, spacing: .clock, scale: 2)).json
    #expect(
      near(paced.number("mean_ms"), 12.5) && near(paced.number("missed"), 1) && near(paced.number("hitch_ms"), 10))
    // Late by 14 ms, then early by 4, at 100 points per second, which are 200 pixels.
    #expect(
      near(paced["animation_error_ms"]?.number("max"), 14) && near(paced["animation_error_ms"]?.number("mean"), 4.5))
    #expect(near(paced["animation_error_px"]?.number("max"), 2.8))
    #expect(near(paced["worst_second"]?.number("hitch_ms"), 10))
  }

  @Test func `frames that did not wait are told by what they took`() throws {
    let json = try #require(BenchSummary(frames(shownAt: [0, 10, 45]), budget: 10, spacing: .none, scale: 2)).json
    #expect(near(json.number("mean_ms"), 4) && near(json.number("missed"), 0) && json["animation_error_ms"] == nil)
    #expect(json["percentiles_ms"]?["p99"] == .null && near(json["percentiles_ms"]?.number("p50"), 4))
    #expect(near(json["overrun_ms"]?.number("p50"), -6))
    #expect(BenchSummary([], budget: 10, spacing: .clock, scale: 1) == nil)
  }

  @Test func `hitches count while something moves`() throws {
    var frames = frames(shownAt: [0, 10, 34, 44, 68])
    for index in 2...4 { frames[index].offset = 2 }
    let json = try #require(BenchSummary(frames, budget: 10, spacing: .clock, scale: 2)).json
    // The first late frame ends the motion, so the second is not visible.
    #expect(near(json.number("hitch_ms"), 10) && near(json.number("hitch_ms_per_s"), 10 / 0.03))
    #expect(near(json.number("missed"), 2) && near(json["worst_second"]?.number("missed"), 1))
    #expect(FrameSpacing.none.motion(in: frames) == [true, true, true, false, false])
    #expect(FrameSpacing.clock.motion(in: frames) == [true, true, false, false])
    frames[1].moment = 0
    #expect(FrameSpacing.none.motion(in: frames) == [false, false, true, false, false])
    #expect(FrameSpacing.none.motion(in: []) == [true] && FrameSpacing.clock.motion(in: []).isEmpty)
  }

  @Test func `frames that a display paces are late by its pictures`() throws {
    let frames = frames(shownAt: [0, 10, 34, 44])
    let json = try #require(BenchSummary(frames, budget: 10, spacing: .display, scale: 2)).json
    #expect(near(json.number("hitch_ms"), 10) && near(json.number("hitch_ms_per_s"), 10 / 0.04))
    #expect(Presentation.real(60.2).paces(60) && !Presentation.real(144).paces(60))
    #expect(!Presentation.none.paces(60) && !Presentation.simulated(62.5).paces(60))
  }

  @Test func `what others had of the machine is what was busy less what was ours`() {
    var use = BenchUse(cores: 2)
    #expect(use.othersShare == nil && use.waitedShare == nil)
    let start = ProcessUse(processorTime: 1, voluntarySwitches: 5, involuntarySwitches: 1, time: 10, busyTime: 100)
    let end = ProcessUse(processorTime: 5, voluntarySwitches: 9, involuntarySwitches: 3, time: 15, busyTime: 107)
    #expect(use.add(from: start, to: end) == 4)
    #expect(near(use.othersShare, 0.3) && use.voluntarySwitches == 4 && use.involuntarySwitches == 2)
  }

  @Test func `a busy machine is told of a run of any length`() {
    // A twentieth of a second, in which others had one of two processors, and frames waited for a third of it.
    var use = BenchUse(cores: 2)
    var (start, end) = (
      ProcessUse(processorTime: 1, voluntarySwitches: 0, involuntarySwitches: 0, time: 10, busyTime: 100),
      ProcessUse(processorTime: 1.04, voluntarySwitches: 0, involuntarySwitches: 0, time: 10.05, busyTime: 100.1)
    )
    (start.waitingTime, end.waitingTime) = (2, 2.017)
    use.add(from: start, to: end)
    // The system counts in hundredths of a second: 0.02 of the 0.06 may be none.
    #expect(near(use.othersShare, 0.4) && near(use.waitedShare, 0.34))
    let doubts = BenchDoubts(isDebug: false, othersShare: use.othersShare, waitedShare: use.waitedShare, cores: 2)
    var report = BenchReport.sample()
    report.frames = 300
    #expect(
      doubts.reasons(about: report) == [
        "busy machine: others had 40 % of 2 cores, frames waited 34 % of the time for a processor"
      ])
  }

  @Test func `repeats that scatter and drift within a run are told`() {
    var report = BenchReport.sample(p50: [0.41, 0.43, 0.44, 0.6, 0.67])
    report.unreliable = []
    report.doubtScatter()
    let kinds = report.unreliable.map { BenchReport.kind($0) }
    #expect(kinds == ["repeats scatter"], "\(report.unreliable)")
    #expect(report.unreliable[0].contains("0.41...0.67"))
    var calm = BenchReport.sample(p50: [4, 4.1, 4.05, 4.02])
    calm.unreliable = []
    calm.doubtScatter()
    #expect(calm.unreliable.isEmpty)
    func run(_ later: Double) -> [TimedFrame] {
      (0..<400).map { number in
        var frame = TimedFrame()
        frame.spans.marks[FrameSpan.allCases.count] = 0.004 * (number < 200 ? 1 : later) + 0.001 * Double(number % 50)
        return frame
      }
    }
    #expect(FrameDrift(run(1), period: 50)?.doubt == nil && FrameDrift(run(3), period: 50)?.doubt != nil)
    // Two rounds of the tape are too few: its parts differ.
    #expect(FrameDrift(run(3), period: 200) == nil)
  }

  @Test func `a percentile that too few frames stand behind is none in the table`() {
    var report = BenchReport(
      scene: "x", renderer: BenchReport.DrawingDevice(name: "opengl", device: "d", isSoftware: false), width: 1,
      height: 1,
      frames: 299, warmup: 0, budget: 10)
    for figure in BenchFigure.allCases { report.figures[figure] = [7] }
    #expect(
      BenchTable([report]).text.contains("n/a") && BenchTable([report]).markdown.contains("n/a"))
    report.frames = 1000
    #expect(!BenchTable([report]).text.contains("n/a"))
    report.details = [
      JSONField("interval_ms", ["p50": 10, "p99": 10.2, "max": 11, "mean_fps": 100, "missed": 0, "frames": 300])
    ]
    #expect(BenchTable([report]).text.contains("x: held 100 fps: mean 100.00 fps, 0 of 300 intervals missed"))
    #expect(!BenchTable([report]).markdown.contains("hitches by"))
    report.hitchScale = HitchScale.scrolling.name
    #expect(BenchTable([report]).markdown.contains("hitches by WWDC20-10077, scrolling"))
  }
}
