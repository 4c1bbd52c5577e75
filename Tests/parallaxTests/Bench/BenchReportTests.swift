import FrameStats
import JSON
import Testing

@testable import parallax

@Suite struct BenchReportTests {
  private func report(_ scene: String = "map-crop", p50: [Double] = [4]) -> BenchReport {
    var report = BenchReport(
      scene: scene, renderer: BenchReport.Renderer(name: "opengl", device: "llvmpipe", isSoftware: true), width: 780,
      height: 1688, frames: 2, warmup: 1, budget: 16.666667)
    for figure in BenchFigure.allCases { report.figures[figure] = [Double(figure.rawValue.count)] }
    report.figures[.p50] = p50
    for span in FrameSpan.allCases { report.spans[span] = Double(span.rawValue) }
    report.histogram = Histogram([1, 2, 3.5], width: 1, buckets: 4)
    report.unreliable = ["debug build"]
    report.details = [
      JSONField("environment", ["sdl": "2.26.5", "presentation": "none"]), JSONField("summaries", [1, 2]),
    ]
    (report.machine, report.commit, report.pacing) = ("a machine", "c0ffee", "none")
    return report
  }

  @Test func `what is written is read back the same`() throws {
    var written = report(p50: [4, 5, 6])
    #expect(BenchReport(written.json) == written)
    written.floor = BenchFloor(
      p50: [1.1], p99: [1.2], processorTime: [1.05], milliseconds: [3], batchedTime: [0.9], batchedMilliseconds: [2.5])
    #expect(BenchReport(written.json) == written)
    #expect(BenchBaseline.reports(.list([written.json, report("x").json])).map(\.scene) == ["map-crop", "x"])
    #expect(BenchReport(["schema": "parallax-bench/2", "scene": "x", "frame_ms": [:]]) == nil)
  }

  @Test func `every frame survives the way through JSON`() throws {
    var frame = TimedFrame()
    (frame.moment, frame.offset, frame.wait) = (0.5, -20, 0.25)
    frame.marks = SIMD8(0, 1, 3, 6, 10, 15, 21, 28)
    (frame.drawCalls, frame.vertices, frame.uploadedBytes, frame.allocations) = (1, 2, 3, 4)
    var written = report()
    written.records = [[frame, frame]]
    let read = try #require(BenchReport(written.json)?.records?[0][1])
    #expect(read == frame)
    #expect(frame.duration == 27_750 && frame.duration(.present) == 6750 && frame.layout == 5_000_000)
  }

  @Test func `of several repeats the median counts, which was measured`() {
    #expect(report(p50: [9, 4, 5]).value(.p50) == 5)
    #expect(report(p50: [9, 4]).value(.p50) == 4)
    #expect(report(p50: []).value(.p50) == 0)
  }

  private func comparison(_ before: [Double], _ after: [Double], threshold: Double = 1.1) -> BenchComparison {
    BenchBaseline(reports: [report(p50: before)]).comparison(with: [report(p50: after)], threshold: threshold)
  }

  private func regressions(_ before: [Double], _ after: [Double], threshold: Double = 1.1) -> [BenchFigure] {
    comparison(before, after, threshold: threshold).regressions.map(\.figure)
  }

  @Test func `a figure that grew beyond the threshold is a regression, and it alone`() {
    #expect(regressions([4, 4, 4], [4.3, 4.3, 4.3]).isEmpty)
    #expect(regressions([4, 4, 4], [4.6, 4.6, 4.6]) == [.p50])
    #expect(regressions([4, 4, 4], [4.6, 4.6, 4.6], threshold: 1.2).isEmpty)
    #expect(regressions([4, 4, 4], [2, 2, 2]).isEmpty)
    // One slow repeat is chance; all of them are not.
    #expect(regressions([4, 4.1, 4.2], [4.1, 9, 4]).isEmpty)
    #expect(regressions([4, 4.1, 4.2], [5, 5.1, 5.2]) == [.p50])
    // What was measured once scatters as the repeats do.
    #expect(regressions([4], [4, 5, 6]).isEmpty)
    #expect(regressions([4], [6, 6.1, 6.2]) == [.p50])
    // Less than a fiftieth of a millisecond is nothing.
    #expect(regressions([0.01, 0.01, 0.01], [0.02, 0.02, 0.02]).isEmpty)
    #expect(regressions([0, 0, 0], [0.5, 0.5, 0.5]) == [.p50])
  }

  @Test func `one number against one decides nothing, and says so`() {
    let comparison = comparison([4], [40])
    #expect(comparison.regressions.isEmpty && comparison.changes.allSatisfy { $0.verdict == .undecided })
    #expect(comparison.text.contains { $0.contains("frame_ms.p50") && $0.contains("n/a") && $0.contains("undecided") })
    #expect(regressions([4, 4], [40, 40]).isEmpty)
  }

  @Test func `a comparison is printed whole, with its intervals`() {
    let comparison = comparison([4, 4.1, 4.2], [5, 5.1, 5.2])
    #expect(comparison.changes.count == BenchFigure.allCases.count(where: \.isCompared))
    for lines in [comparison.text, comparison.markdown] {
      let line = lines.first { $0.contains("frame_ms.p50") } ?? ""
      for part in ["1.24x", "1.19x...1.30x", "regression"] { #expect(line.contains(part), "\(line)") }
      #expect(lines.count { $0.contains("map-crop") } == comparison.changes.count)
    }
    #expect(BenchComparison(threshold: 1, changes: []).text.isEmpty)
  }

  @Test func `a number that was changed by hand counts, and scatters as its repeats`() throws {
    guard case .object(var fields) = report(p50: [4, 5, 6]).json else { return }
    let place = try #require(fields.firstIndex { $0.key == "frame_ms" })
    fields[place].value = ["p50": 10]
    #expect(BenchReport(.object(fields))?.figures[.p50] == [8, 10, 12])
  }

  @Test func `a scene that the baseline lacks is said and compared with nothing`() {
    let baseline = BenchBaseline(reports: [report("other")])
    let comparison = baseline.comparison(with: [report()], threshold: 1.1)
    #expect(comparison.changes.isEmpty && comparison.text.isEmpty)
    #expect(comparison.differences == ["map-crop: the baseline does not have it"])
  }

  @Test func `what makes a run doubtful is listed`() {
    let calm = BenchDoubts(
      isDebug: false, othersShare: 0.05, cores: 2, governor: "performance", presentation: Presentation.none)
    var good = report()
    good.frames = 1800
    #expect(calm.reasons(about: good).isEmpty)
    #expect(calm.reasons(about: report()).count == 1)
    #expect(BenchDoubts(isDebug: false, cores: 2).reasons(about: good).isEmpty)
    let bad = BenchDoubts(
      isDebug: true, othersShare: 0.3, cores: 2, governor: "powersave", presentation: .real(60),
      window: [.closed, .hidden, .resized])
    let words = ["debug", "busy machine", "governor", "pacing unknown", "the window", "the window", "the window"]
    #expect(bad.reasons(about: good).count == words.count)
    for (reason, word) in zip(bad.reasons(about: good), words) { #expect(reason.hasPrefix(word)) }
  }
}
