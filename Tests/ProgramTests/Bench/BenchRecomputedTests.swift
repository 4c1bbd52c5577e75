import Foundation
import TestSupport
import Testing

/// The figures of `bench` computed anew from the rows of `--csv`, by definitions written down here once more.
@Suite struct BenchRecomputedTests {
  /// A column of the file, by its name.
  private struct Rows {
    var columns: [String: [Double]] = [:]

    init(_ text: String) {
      let lines = text.split(separator: "\n").map { $0.split(separator: ",", omittingEmptySubsequences: false) }
      for (place, name) in (lines.first ?? []).enumerated() {
        columns[String(name)] = lines.dropFirst().map { Double($0[place]) ?? .nan }
      }
    }

    subscript(name: String) -> [Double] { columns[name] ?? [] }
  }

  private func nearestRank(_ share: Double, _ numbers: [Double]) -> Double {
    let rank = Int((share * Double(numbers.count) * 1000).rounded() / 1000 + 0.999_999)
    return numbers.sorted()[max(1, min(numbers.count, rank)) - 1]
  }

  private func slowest(_ part: Int, _ times: [Double]) -> Double {
    let count = (times.count + part - 1) / part
    return 1000 / (times.sorted().suffix(count).reduce(0, +) / Double(count))
  }

  @Test(arguments: [1, 9, 20, 60, 100, 299, 300, 999, 1000, 2000])
  func `each figure is what its rows come to, in JSON, table and page`(frames: Int) throws {
    try ScratchFolder.use { scratch in
      let words = ["bench", "map-crop", "--layout-only", "--frames=\(frames)", "--warmup=1", "--fps=1000"]
      let (csv, page) = (scratch / "frames.csv", scratch / "page.html")
      let outcome = try Program.run(words + ["--json", "--csv", csv, "--html", page])
      let report = try Answer(printed: outcome.out).members[0]
      let rows = Rows(try String(contentsOfFile: csv, encoding: .utf8))
      let times = rows["frame_ms"]
      try #require(times.count == frames && times.allSatisfy { $0 >= 0 })
      // The file has microseconds; a figure may be half of one off.
      func same(
        _ name: String, _ found: Double, _ expected: @autoclosure () -> Double, least: Int, within: Double = 0.0006
      ) {
        if frames < least { return #expect(found.isNaN, "\(name) of \(frames)") }
        #expect(abs(found - expected()) <= within, "\(name) of \(frames): \(found), not \(expected())")
      }
      same("p50", report["frame_ms"].number("p50"), nearestRank(0.5, times), least: 1)
      same("p95", report["frame_ms"].number("p95"), nearestRank(0.95, times), least: 20)
      same("p99", report["frame_ms"].number("p99"), nearestRank(0.99, times), least: 300)
      same("max", report["frame_ms"].number("max"), times.max() ?? 0, least: 1)
      same("mean", report["frame_ms"].number("mean"), times.reduce(0, +) / Double(frames), least: 1)
      let layouts = zip(rows["layers_ms"], rows["paint_ms"]).map { ($0 + $1) * 1000 }
      same("layout p50", report["layout_us"].number("p50"), nearestRank(0.5, layouts), least: 1, within: 1.1)
      same("layout p99", report["layout_us"].number("p99"), nearestRank(0.99, layouts), least: 300, within: 1.1)
      let allocations = rows["allocations"].reduce(0, +) / Double(frames)
      same("allocations", report.number("allocations_per_frame"), allocations, least: 1)
      // Half a microsecond of a short frame is many frames a second.
      func rounding(_ rate: Double) -> Double { 0.0007 * rate * rate / 1000 }
      let low = slowest(100, times)
      same("1 % low", report.number("one_percent_low_fps"), low, least: 100, within: rounding(low))
      let lowest = slowest(1000, times)
      same("0.1 % low", report.number("point_one_percent_low_fps"), lowest, least: 1000, within: rounding(lowest))
      // Frames so close to a limit that the file cannot tell on which side they are.
      let budget = 1000 / 1000.0
      func unclear(_ limit: Double) -> Double { Double(times.count { abs($0 - limit) < 0.0006 }) }
      same(
        "missed", report.number("missed_frames"), Double(times.count { $0 > budget }), least: 1, within: unclear(budget)
      )
      let twice = 2 * nearestRank(0.5, times)
      let over = Double(times.count { $0 > twice })
      same(
        "slow", report.number("slow_frames"), over, least: 1, within: Double(times.count { abs($0 - twice) < 0.002 }))
      #expect((report.number("missed_frames") == 0) == (report.list("summaries")[0].number("missed_share") == 0))
      // The page tells as many figures as the JSON.
      let text = try String(contentsOfFile: page, encoding: .utf8)
      let numbers = try #require(text.split(separator: "id=\"data\">").last?.components(separatedBy: "</script>").first)
      let shown = try Answer(printed: numbers).list("reports")[0]["frame_ms"]
      for path in ["p95", "p99"] { #expect(shown.isNull(path) == report["frame_ms"].isNull(path)) }
      let table = try Program.run(words + ["--all-figures"]).out
      #expect(table.contains("p95 ms n/a") == report["frame_ms"].isNull("p95"))
      #expect(table.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(table)")
    }
  }
}
