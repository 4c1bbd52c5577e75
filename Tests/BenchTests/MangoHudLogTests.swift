import FrameStats
import Testing

@testable import Bench

/// Logs as mangoplot reads them: https://github.com/flightlessmango/MangoHud, bin/mangoplot.py.
@Suite struct MangoHudLogTests {
  private func rows(_ count: Int, lasting time: Double) -> (log: MangoHudLog, rows: [[String: Double]]) {
    var report = BenchReport.sample()
    report.records = [
      (0..<count).map { number in
        var frame = TimedFrame()
        frame.spans.marks[FrameSpan.allCases.count] = time / 1000
        frame.residentBytes = (number + 1) << 30
        return frame
      }
    ]
    let log = MangoHudLog([report], MangoHudLog.Machinery(system: "Debian, 12"))
    let lines = log.text.split(separator: "\n")
    let heads = lines[2].split(separator: ",").map(String.init)
    let rows = lines[3...].map { line in
      Dictionary(
        uniqueKeysWithValues: zip(
          heads, line.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) ?? .nan }))
    }
    return (log, rows)
  }

  @Test(arguments: [1, 1800, 9999, 10_000, 10_001]) func `a log is long enough for mangoplot`(count: Int) {
    let (log, rows) = rows(count, lasting: 4)
    #expect(rows.count >= 10_000 && rows.count == count * log.rounds)
    #expect(log.rounds == 1 || count * (log.rounds - 1) < 10_000)
    #expect(rows.allSatisfy { $0["fps"] == 250 && $0["frametime"] == 4 })
    let elapsed = rows.map { $0["elapsed"] ?? .nan }
    #expect(elapsed.first == 4e6 && elapsed == elapsed.sorted())
  }

  @Test func `no frame is faster than mangoplot counts, and its time is exact`() {
    let (_, rows) = rows(20, lasting: 0.25)
    #expect(rows.allSatisfy { $0["fps"] == 1000 && $0["frametime"] == 0.25 })
  }

  @Test func `memory is that of the row, in GiB`() {
    #expect(rows(20, lasting: 4).rows.prefix(20).map { $0["process_rss"] ?? 0 } == (1...20).map(Double.init))
  }

  @Test func `nothing measured is an empty log`() {
    #expect(MangoHudLog([.sample()], .init()).rounds == 0)
  }
}
