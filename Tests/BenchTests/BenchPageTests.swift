import FrameStats
import Notation
import Testing

@testable import Bench

/// The web page with the results.
struct BenchPageTests {
  /// A report with repeats in which one frame is late.
  private func report(repeats: Int = 2, frames: Int = 300) -> BenchReport {
    var report = BenchReport.sample("a<b & \"c\"", p50: [Double](repeating: 4, count: repeats))
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

  /// The names of elements left open, or closed in the wrong order.
  private func unbalanced(_ page: String) -> [String] {
    var open: [String] = []
    for piece in page.split(separator: "<").dropFirst() {
      guard let end = piece.firstIndex(of: ">") else { return ["<\(piece)"] }
      let tag = piece[..<end]
      if tag.hasPrefix("!") || tag.hasSuffix("/") { continue }
      if tag.hasPrefix("/") {
        guard open.last == String(tag.dropFirst()) else { return open + [String(tag)] }
        open.removeLast()
      } else {
        open.append(String(tag.prefix { !$0.isWhitespace }))
      }
    }
    return open
  }

  @Test func `it is a whole page that needs nothing else, whatever a scene is called`() {
    let page = BenchPage([report(), .sample()]).text
    #expect(unbalanced(page) == [])
    #expect(page.contains("a&lt;b &amp; &quot;c&quot;") && !page.contains("a<b"))
    for word in ["http", "src=", "url(", "<script", "nan", "inf"] {
      #expect(!page.lowercased().contains(word), "\(word)")
    }
  }

  @Test func `every frame over the budget shows, and the worst is told with its parts`() {
    let page = BenchPage([report()]).text
    let strokes = page.split(separator: "class=\"over\"")[1].prefix { $0 != "/" }
    #expect(strokes.count { $0 == "M" } == 1)
    #expect(page.contains("<td>1</td><td>17</td><td>0.283</td><td>17.0</td><td>70.00</td>"))
    #expect(page.contains("<title>draw 10.00 ms</title>"))
    #expect(page.split(separator: "<tr><td>1</td><td>").count + page.split(separator: "<tr><td>2</td><td>").count > 10)
  }

  @Test func `a page of many frames is no longer than one of few`() {
    let few = BenchPage([report(repeats: 1, frames: 2000)]).text.utf8.count
    let many = BenchPage([report(repeats: 9, frames: 4000)]).text.utf8.count
    #expect(many < few + 2000 && many < 80_000, "\(few) \(many)")
  }

  @Test func `without frames there are figures and their distribution`() {
    let page = BenchPage([.sample()]).text
    #expect(page.contains("Their distribution") && !page.contains("over time") && unbalanced(page) == [])
    #expect(BenchPage([]).text.contains("Frames of 0 scenes"))
  }

  @Test func `what is compared is in it, with how probable it is by chance`() throws {
    let numbers = [4.0, 4.1, 3.9, 4.05, 3.95, 4.02, 3.98, 4.01, 3.99]
    let (before, after) = (BenchReport.sample(p50: numbers), BenchReport.sample(p50: numbers.map { $0 * 1.5 }))
    let comparison = BenchBaseline(reports: [before]).comparison(with: [after], threshold: 1.1)
    let change = try #require(comparison.decisions.first { $0.figure == .p50 })
    #expect(change.verdict == .slower && (change.comparison.chance ?? 1) < 0.0001)
    #expect(comparison.text.contains { $0.contains("< 0.01 %") })
    let page = BenchPage([after], comparison: comparison).text
    #expect(page.contains("Against the baseline") && page.contains("&lt; 0.01 %") && unbalanced(page) == [])
    #expect(change.json["mann_whitney_p"] == .number(BenchReport.rounded(2.0 / 48_620)))
    let few = BenchBaseline(reports: [.sample(p50: [4])]).comparison(with: [after], threshold: 1.1)
    #expect(few.decisions.first { $0.figure == .p50 }?.comparison.chance == nil)
  }
}
