import Foundation
import FrameStats
import Notation
import TestSupport
import Testing

@testable import Bench

/// The web page with the results.
struct BenchPageTests {
  /// A report with repeats in which one frame is late.
  static func report(_ scene: String = "a<b & \"c\"", repeats: Int = 2, frames: Int = 300) -> BenchReport {
    var report = BenchReport.sample(scene, p50: [Double](repeating: 4, count: repeats))
    var records: [[TimedFrame]] = []
    for run in 0..<repeats {
      records.append(
        (0..<frames).map { number in
          var frame = TimedFrame()
          let time = number == 17 && run == 0 ? 0.07 : 0.004
          for mark in 1...FrameSpan.allCases.count { frame.spans.marks[mark] = time * Double(mark) / 7 }
          (frame.moment, frame.offset) = (Double(number) / 60, Double(number))
          return frame
        })
    }
    report.records = records
    report.tell(records, isSpaced: false)
    return report
  }

  /// The page's text, and the numbers in it.
  static func read(_ page: BenchPage) throws -> (text: String, numbers: JSONValue) {
    let text = page.text(in: try #require(Repository.text(of: "Resources/Bench/page.html")))
    let start = try #require(text.range(of: "id=\"data\">")).upperBound
    let end = try #require(text.range(of: "</script>", range: start..<text.endIndex)).lowerBound
    return (text, try #require(JSONReader.read(Array(text[start..<end].utf8)).root?.value))
  }

  @Test func `it is a whole page that needs nothing else, and no name of a scene ends its numbers`() throws {
    let name = "</script><script>alert(1)</script><!--"
    let (text, numbers) = try Self.read(BenchPage([Self.report(name), .sample()]))
    #expect(numbers["reports"]?.list?.first?["scene"] == .text(name))
    #expect(text.components(separatedBy: "<script").count == 3 && !text.contains("<!--"))
    for word in ["src=", "url(", "@import", "import ", "fetch("] { #expect(!text.contains(word), "\(word)") }
  }

  @Test func `every frame has its duration, and the worst are told with their parts`() throws {
    let report = try Self.read(BenchPage([Self.report()])).numbers["reports"]?.list?.first
    #expect(report?["times"]?.list?.map { $0.list?.count } == [300, 300] && report?["raw"] == nil)
    let worst = try #require(report?["worst"]?.list)
    #expect(worst.count == 10 && worst[0]["repeat"] == 1 && worst[0]["number"] == 17 && worst[0].number("ms") == 70)
    #expect(worst[0]["parts"]?.list?.compactMap(\.number) == [Double](repeating: 10, count: 7))
  }

  @Test func `a frame costs the page a few letters`() throws {
    let few = try Self.read(BenchPage([Self.report(repeats: 1, frames: 2000)])).text.utf8.count
    let many = try Self.read(BenchPage([Self.report(repeats: 9, frames: 4000)])).text.utf8.count
    #expect(many < few + 34_000 * 6, "\(few) \(many)")
  }

  @Test func `without frames there are figures and their distribution`() throws {
    let report = try Self.read(BenchPage([.sample()])).numbers["reports"]?.list?.first
    #expect(report?["histogram"] != nil && report?["times"] == nil && report?["worst"] == nil)
    #expect(try Self.read(BenchPage([])).numbers["title"] == "Frames of 0 scenes")
  }

  @Test func `what is compared is in it, with how probable it is by chance`() throws {
    let numbers = [4.0, 4.1, 3.9, 4.05, 3.95, 4.02, 3.98, 4.01, 3.99]
    let (before, after) = (BenchReport.sample(p50: numbers), BenchReport.sample(p50: numbers.map { $0 * 1.5 }))
    let comparison = BenchBaseline(reports: [before]).comparison(with: [after], threshold: 1.1)
    let change = try #require(comparison.decisions.first { $0.figure == .p50 })
    #expect(change.verdict == .slower && (change.comparison.chance ?? 1) < 0.0001)
    #expect(comparison.text.contains { $0.contains("< 0.01 %") })
    let told = try Self.read(BenchPage([after], comparison: comparison)).numbers["comparison"]
    #expect(told?["rows"]?.list?.contains { $0.list?.contains("< 0.01 %") == true } == true)
    #expect(change.json["mann_whitney_p"] == .number(BenchReport.rounded(2.0 / 48_620)))
    let few = BenchBaseline(reports: [.sample(p50: [4])]).comparison(with: [after], threshold: 1.1)
    #expect(few.decisions.first { $0.figure == .p50 }?.comparison.chance == nil)
  }
}
