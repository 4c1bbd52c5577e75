import Foundation
import FrameStats
import Notation
import Testing

@testable import Bench

@Suite struct BenchHistoryTests {
  private func report(_ p50: [Double], commit: String = "c0ffee", scene: String = "map-crop") -> BenchReport {
    var report = BenchReport.sample(scene, p50: p50)
    report.commit = commit
    return report
  }

  @Test func `what is appended is read back, and scenes and machines are series of their own`() throws {
    var other = report([5], scene: "a \"b\"")
    other.machine = "that one"
    let reports = [report([4, 4.1, 4.2]), other, report([4.5])]
    let history = try BenchHistory(BenchHistory.lines(of: reports))
    #expect(history.entries == reports.map { BenchHistory.Entry($0) })
    #expect(history.entries[0].figures[.p50] == MedianInterval(low: 4, median: 4.1, high: 4.2))
    #expect(history.entries[0].doubts == ["debug build"])
    #expect(history.series.map(\.count) == [2, 1])
    #expect(try BenchHistory("").entries.isEmpty)
  }

  @Test func `a line of something else is named by its number`() {
    let line = BenchHistory.lines(of: [report([4])])
    for (text, number) in [("[]", 1), (line + "{}\n", 2), (line + line + "{\"schema\": 1", 3)] {
      #expect(throws: BenchHistory.Unreadable(line: number)) { try BenchHistory(text) }
    }
  }

  @Test func `a step is found where it is, and none where there is none`() {
    let calm = [4, 4.1, 3.9, 4.05, 3.95, 4.02, 3.98, 4.01]
    let step = BenchHistory.step(in: calm + calm.map { $0 * 1.3 })
    #expect(step?.place == 8 && abs((step?.ratio ?? 0) - 1.3) < 0.02)
    #expect(BenchHistory.step(in: calm.map { $0 * 1.3 } + calm)?.place == 8)
    #expect(BenchHistory.step(in: calm + calm) == nil && BenchHistory.step(in: calm + calm.map { $0 * 1.02 }) == nil)
    // One slow run is no step, and few runs show none.
    #expect(BenchHistory.step(in: calm + [9] + calm) == nil && BenchHistory.step(in: [4, 4, 4, 9, 9]) == nil)
    #expect(BenchHistory.step(in: []) == nil)
  }

  @Test func `the interval of a median leaves out as many ends as chance allows`() {
    // Of nine numbers the second and the eighth: 96 %.
    #expect(MedianInterval((1...9).map(Double.init)) == MedianInterval(low: 2, median: 5, high: 8))
    #expect(MedianInterval((1...5).map(Double.init)) == MedianInterval(low: 1, median: 3, high: 5))
    #expect(MedianInterval((1...6).map(Double.init)) == MedianInterval(low: 1, median: 3, high: 6))
    #expect(MedianInterval([7]) == MedianInterval(low: 7, median: 7, high: 7) && MedianInterval([]) == nil)
  }

  @Test func `the page has each figure of each run, and the place of a step`() throws {
    var reports = (0..<16).map { report([$0 < 8 ? 4 : 6], commit: "commit-\($0)") }
    reports[3].unreliable = ["busy <machine>"]
    let page = BenchPage(try BenchHistory(BenchHistory.lines(of: reports)))
    let series = try #require(BenchPageTests.read(page).numbers["history"]?.list?.first)
    #expect(series["runs"]?.list?.count == 16)
    #expect(series["steps"]?["frame_ms.p50"] == ["place": 8, "ratio": 1.5])
    #expect(series["runs"]?.list?[3]["unreliable"] == ["busy <machine>"])
    #expect(try BenchPageTests.read(BenchPage(BenchHistory())).numbers["history"] == [])
  }
}
