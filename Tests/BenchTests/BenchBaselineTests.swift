import FrameStats
import Notation
import Testing

@testable import Bench

/// Comparison of a report with an earlier one.
@Suite struct BenchBaselineTests {
  private func report(_ scene: String = "map-crop", p50: [Double] = [4]) -> BenchReport { .sample(scene, p50: p50) }

  private func comparison(_ before: [Double], _ after: [Double], threshold: Double = 1.1) -> BenchComparison {
    BenchBaseline(reports: [report(p50: before)]).comparison(with: [report(p50: after)], threshold: threshold)
  }

  private func regressions(_ before: [Double], _ after: [Double], threshold: Double = 1.1) -> [BenchFigure] {
    comparison(before, after, threshold: threshold).slower.map(\.figure)
  }

  @Test func `a figure that grew beyond the threshold is a regression, and it alone`() {
    #expect(regressions([4, 4, 4], [4.3, 4.3, 4.3]).isEmpty)
    #expect(regressions([4, 4, 4], [4.6, 4.6, 4.6]) == [.p50])
    #expect(regressions([4, 4, 4], [4.6, 4.6, 4.6], threshold: 1.2).isEmpty)
    #expect(regressions([4, 4, 4], [2, 2, 2]).isEmpty)
    // One slow repeat is chance; all of them are not.
    #expect(regressions([4, 4.1, 4.2], [4.1, 9, 4]).isEmpty)
    #expect(regressions([4, 4.1, 4.2], [5, 5.1, 5.2]) == [.p50])
    // A single measurement is assumed to scatter like the repeats.
    #expect(regressions([4], [4, 5, 6]).isEmpty)
    #expect(regressions([4], [6, 6.1, 6.2]) == [.p50])
    // Less than a fiftieth of a millisecond does not count.
    #expect(regressions([0.01, 0.01, 0.01], [0.02, 0.02, 0.02]).isEmpty)
    #expect(regressions([0, 0, 0], [0.5, 0.5, 0.5]) == [.p50])
  }

  @Test func `one number against one decides nothing, and says so`() {
    let comparison = comparison([4], [40])
    #expect(comparison.slower.isEmpty && comparison.decisions.allSatisfy { $0.verdict == .undecided })
    #expect(comparison.text.contains { $0.contains("frame_ms.p50") && $0.contains("n/a") && $0.contains("undecided") })
    #expect(regressions([4, 4], [40, 40]).isEmpty)
  }

  /// The verdict on one figure that grew by `amount` while others had that share of the machine on each side.
  private func verdict(
    _ figure: BenchFigure, _ amount: Double, _ shares: (before: Double, after: Double), isPaired: Bool = false
  ) -> (RunComparison.Verdict?, why: String) {
    func report(_ share: Double, _ amount: Double) -> BenchReport {
      var report = self.report()
      report.details[1].value = ["others_share": .number(share)]
      report.figures[figure] = [40, 40.1, 40.2].map { $0 * amount }
      return report
    }
    let decision = BenchBaseline(reports: [report(shares.before, 1)]).comparison(
      with: [report(shares.after, amount)], threshold: 1.1, isPaired: isPaired
    ).decisions.first { $0.figure == figure }
    return (decision?.verdict, decision?.why ?? "")
  }

  @Test func `time on the wall is undecided where others had the machine, as far as that explains it`() {
    for shares in [(0, 0.6), (0.6, 0), (0.5, 0.6)] as [(Double, Double)] {
      for figure in [BenchFigure.p50, .p99, .layoutP50, .firstFrame] {
        let (found, why) = verdict(figure, 1.7, shares)
        #expect(found == .undecided && why.contains("busy machine, others had 60 %"), "\(figure) \(why)")
        #expect(why.contains("--against"))
        #expect(verdict(figure, 40, shares).0 == .slower && verdict(figure, 1.7, shares, isPaired: true).0 == .slower)
      }
      #expect(verdict(.processorTime, 1.5, shares).0 == .undecided)
      #expect(verdict(.processorTime, 2, shares).0 == .slower)
      for figure in [BenchFigure.allocations, .drawCalls, .memory, .textures] {
        #expect(verdict(figure, 1.3, shares).0 == .slower, "\(figure)")
      }
    }
    for figure in [BenchFigure.p50, .p99, .processorTime] { #expect(verdict(figure, 1.3, (0.05, 0.05)).0 == .slower) }
  }

  @Test func `a tail nine times longer is slower even on a busy machine`() {
    #expect(verdict(.p99, 9, (0.5, 0.6)).0 == .slower)
  }

  @Test func `what was measured otherwise decides nothing that depends on it`() {
    func decisions(_ change: (inout BenchReport) -> Void) -> [BenchFigure: RunComparison.Verdict] {
      var other = report(p50: [8, 8.1, 8.2])
      other.figures[.allocations] = [100, 100, 100]
      change(&other)
      let comparison = BenchBaseline(reports: [report(p50: [4, 4, 4])]).comparison(with: [other], threshold: 1.1)
      return Dictionary(uniqueKeysWithValues: comparison.decisions.map { ($0.figure, $0.verdict) })
    }
    #expect(decisions { _ in }[.p50] == .slower)
    for change: (inout BenchReport) -> Void in [
      { $0.width = 390 }, { $0.renderer.device = "a card" }, { $0.details[0].value = ["cold": true, "from": .null] },
    ] { #expect(decisions(change)[.p50] == .undecided && decisions(change)[.allocations] == .undecided) }
    let moved = decisions { $0.machine = "that one" }
    #expect(moved[.p50] == .undecided && moved[.allocations] == .slower)
  }

  @Test func `figures that were not asked for decide nothing`() {
    let (old, new) = (report(p50: [4, 4, 4]), report(p50: [8, 8, 8]))
    let all = BenchBaseline(reports: [old]).comparison(with: [new], threshold: 1.1)
    let some = BenchBaseline(reports: [old]).comparison(with: [new], threshold: 1.1, asked: [.allocations])
    #expect(all.slower.map(\.figure) == [.p50] && some.slower.isEmpty && some.decisions.count == all.decisions.count)
  }

  @Test func `a comparison is printed whole, with its intervals`() {
    let comparison = comparison([4, 4.1, 4.2], [5, 5.1, 5.2])
    #expect(comparison.decisions.count == BenchFigure.allCases.count(where: \.isCompared))
    for lines in [comparison.text, comparison.markdown] {
      let line = lines.first { $0.contains("frame_ms.p50") } ?? ""
      for part in ["1.24x", "1.19x...1.30x", "slower"] { #expect(line.contains(part), "\(line)") }
      #expect(lines.count { line in line.contains("x...") || line.contains("n/a") } >= comparison.decisions.count)
    }
    #expect(comparison.text.allSatisfy { $0.count <= 100 })
    #expect(BenchComparison(threshold: 1, decisions: []).text.isEmpty)
  }

  @Test func `a scene that the baseline lacks is said and compared with nothing`() {
    let baseline = BenchBaseline(reports: [report("other")])
    let comparison = baseline.comparison(with: [report()], threshold: 1.1)
    #expect(comparison.decisions.isEmpty && comparison.text.isEmpty)
    #expect(comparison.differences.map(\.line) == ["map-crop: it is not in the baseline"])
  }

  /// Frames of 4 ms, every `distance`th of which takes 100 ms longer, in three repeats.
  private func stalling(every distance: Int) -> BenchReport {
    let records = (0..<1800).map { number in
      var frame = TimedFrame()
      (frame.moment, frame.offset) = (Double(number) / 60, Double(number))
      frame.spans.marks[FrameSpan.allCases.count] = number % distance == distance - 1 ? 0.104 : 0.004
      return frame
    }
    var stalling = report()
    let figures = BenchFigure.figures(of: records, budget: 50 / 3, spacing: .none, processorTime: 7.2)
    stalling.figures = figures.mapValues { [$0, $0, $0] }
    return stalling
  }

  @Test func `frames that stall too seldom for a percentile are a regression`() {
    let quiet = BenchBaseline(reports: [stalling(every: 10_000)])
    #expect(
      quiet.comparison(with: [stalling(every: 150)], threshold: 1.1).slower.map(\.figure) == [
        .missed, .hitch, .slow, .low,
      ])
    #expect(quiet.comparison(with: [stalling(every: 10_000)], threshold: 1.1).slower.isEmpty)
    let loud = BenchBaseline(reports: [stalling(every: 150)])
    #expect(loud.comparison(with: [stalling(every: 10_000)], threshold: 1.1).slower.isEmpty)
  }

  @Test func `a figure that too few frames stand behind is compared with nothing`() {
    for (old, new) in [(299, 1800), (1800, 299), (299, 299)] {
      var (before, after) = (report(), report())
      (before.frames, after.frames) = (old, new)
      let figures = BenchBaseline(reports: [before]).comparison(with: [after], threshold: 1.1).decisions.map(\.figure)
      #expect(!figures.contains(.p99) && !figures.contains(.layoutP99), "\(old) \(new)")
      #expect(figures.contains(.p95) && figures.contains(.low) && figures.contains(.missed) == (old == new))
    }
  }

  @Test func `what was measured in another way is said, and lateness is not compared`() {
    func check(_ line: String, comparesHitches: Bool, _ change: (inout BenchReport) -> Void) {
      var other = report()
      change(&other)
      let comparison = BenchBaseline(reports: [report()]).comparison(with: [other], threshold: 1.1)
      #expect(comparison.differences.map(\.line) == ["map-crop: " + line])
      #expect(comparison.decisions.contains { $0.figure == .hitch } == comparesHitches, "\(line)")
    }
    check("600 frames, the baseline's 1800", comparesHitches: true) { $0.frames = 600 }
    check("a budget of 8.33 ms, the baseline's 16.67", comparesHitches: false) { $0.budget = 25.0 / 3 }
    check("pacing its own, the baseline's none", comparesHitches: false) { $0.pacing = "its own" }
    check("1x1688 pixels, the baseline's 780x1688", comparesHitches: true) { $0.width = 1 }
    check("the baseline is from another machine", comparesHitches: true) { $0.machine = "that one" }
    check("cold is true, the baseline's false", comparesHitches: true) {
      $0.details[0].value = ["cold": true, "from": .null]
    }
    check(#"from is "50%", the baseline's null"#, comparesHitches: true) {
      $0.details[0].value = ["cold": false, "from": "50%"]
    }
  }

  @Test func `a budget that was written down is the same one`() throws {
    var new = report()
    new.budget = 50 / 3
    let old = try #require(BenchReport(new.json))
    let comparison = BenchBaseline(reports: [old]).comparison(with: [new], threshold: 1.1)
    #expect(comparison.differences.isEmpty && comparison.decisions.contains { $0.figure == .hitch })
  }

  @Test func `what came from nothing has no ratio`() {
    let comparison = comparison([0, 0, 0], [3, 3, 3])
    #expect(comparison.slower.map(\.line) == ["map-crop: frame_ms.p50: 0 before, now 3.00 (of 3 and 3 repeats)"])
    #expect(comparison.text.allSatisfy { !$0.contains("n/ax") } && comparison.text.contains { $0.contains("n/a") })
  }
}
