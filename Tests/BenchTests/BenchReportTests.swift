import FrameStats
import Notation
import Testing

@testable import Bench

@Suite struct BenchReportTests {
  private func report(_ scene: String = "map-crop", p50: [Double] = [4]) -> BenchReport { .sample(scene, p50: p50) }

  @Test func `what is written is read back the same`() throws {
    var written = report(p50: [4, 5, 6])
    written.hitchScale = "a scale"
    #expect(BenchReport(written.json) == written)
    var floor = BenchFloor()
    (floor.p50, floor.p99, floor.processorTime) = ([1.1], [1.2], [1.05])
    (floor.milliseconds, floor.batchedTime, floor.batchedMilliseconds) = ([3], [0.9], [2.5])
    written.floor = floor
    #expect(BenchReport(written.json) == written)
    var copy = BenchFloor.Copy()
    (copy.frames, copy.pixels, copy.sceneTime, copy.time) = (4, 400, 0.024, 0.008)
    floor.append(copy)
    written.floor = floor
    #expect(BenchReport(written.json) == written)
    let json = written.json["floor"]
    #expect(
      json?.number("copy_cpu_ratio") == 3 && json?.number("copy_cpu_ms") == 2 && json?.number("changed_pixels") == 100)
    #expect(BenchBaseline.reports(.list([written.json, report("x").json])).map(\.scene) == ["map-crop", "x"])
    #expect(BenchReport(["schema": "parallax-bench/3", "scene": "x", "frame_ms": [:]]) == nil)
  }

  @Test func `what the first schema wrote is read`() {
    #expect(BenchReport(["schema": "parallax-bench/1", "scene": "x", "frame_ms": ["p50": 4]])?.figures[.p50] == [4])
  }

  @Test(arguments: [1, 19, 20, 99, 100, 299, 300, 999, 1000, 2000])
  func `a figure that too few frames stand behind is null in the JSON and n-a in the table and on the page`(
    frames: Int
  ) {
    let records = (0..<frames).map { number in
      var frame = TimedFrame()
      (frame.moment, frame.offset) = (Double(number) / 60, Double(number))
      frame.spans.marks[FrameSpan.allCases.count] = 0.004 + Double(number % 7) / 1000
      return frame
    }
    var report = BenchReport(
      scene: "x", renderer: .init(name: "", device: "", isSoftware: true), width: 1, height: 1, frames: frames,
      warmup: 0, budget: 16)
    report.figures = BenchFigure.figures(of: records, budget: 16, spacing: .none, processorTime: 1).mapValues { [$0] }
    report.records = [records]
    for figure in BenchFigure.allCases where ![.firstFrame, .memory, .textures].contains(figure) {
      var value: JSONValue? = report.json
      for key in figure.path { value = value?[key] }
      #expect((value == .null) == !report.tells(figure), "\(figure)")
      #expect(report.tells(figure) == (frames >= figure.leastFrames), "\(figure)")
    }
  }

  @Test func `every frame survives the way through JSON`() throws {
    var frame = TimedFrame()
    (frame.moment, frame.offset, frame.spans.wait) = (0.5, -20, 0.25)
    frame.spans.marks = SIMD8(0, 1, 3, 6, 10, 15, 21, 28)
    (frame.drawCalls, frame.vertices, frame.uploadedBytes, frame.allocations, frame.textureBytes) = (1, 2, 3, 4, 5)
    frame.residentBytes = 6
    var written = report()
    written.records = [[frame, frame]]
    let read = try #require(BenchReport(written.json)?.records?[0][1])
    #expect(read == frame)
    #expect(frame.duration == 27_750 && frame.spans[.present] == 6750 && frame.layout == 5_000_000)
  }

  @Test func `a first frame in a window is there before its turn comes`() {
    var frame = TimedFrame()
    frame.spans.marks = SIMD8(10, 11, 12, 13, 14, 15, 16, 20)
    frame.spans.wait = 3
    #expect(frame.duration(since: 4) == 13_000 && frame.duration(since: 10) == frame.duration)
    #expect(frame.work == 5000 && frame.spans[.present] == 1000)
  }

  @Test func `of several repeats the median counts, which was measured`() {
    #expect(report(p50: [9, 4, 5]).value(.p50) == 5)
    #expect(report(p50: [9, 4]).value(.p50) == 4)
    #expect(report(p50: []).value(.p50) == 0)
  }

  @Test func `a number that was changed by hand counts, and scatters as its repeats`() throws {
    guard case .object(var fields) = report(p50: [4, 5, 6]).json else { return }
    let place = try #require(fields.firstIndex { $0.key == "frame_ms" })
    fields[place].value = ["p50": 10]
    #expect(BenchReport(.object(fields))?.figures[.p50] == [8, 10, 12])
  }

  @Test func `how far repeats lie apart is told below the table`() {
    let text = BenchTable([report(p50: [4, 5.25, 3.5])]).text
    #expect(text.contains("map-crop, all repeats: p50 ms 3.50...5.25\n"), "\(text)")
    #expect(!BenchTable([report()]).text.contains("all repeats"))
  }

  @Test func `reports of one process each become one of all their repeats`() throws {
    func one(_ time: Double, othersShare: Double) -> BenchReport {
      var one = report(p50: [time])
      var frame = TimedFrame()
      for mark in 1...FrameSpan.allCases.count { frame.spans.marks[mark] = time / 1000 }
      one.records = [[frame, frame]]
      one.set("environment", ["others_share": .number(othersShare)])
      one.unreliable = ["busy machine: others had \(othersShare)"]
      return one
    }
    let reports = [one(4, othersShare: 0.2), one(6, othersShare: 0.5), one(5, othersShare: 0.1)]
    let whole = try #require(BenchReport(joining: reports, keepsFrames: true))
    #expect(whole.figures[.p50] == [4, 6, 5] && whole.figures[.memory]?.count == 3 && whole.frames == 2)
    #expect(whole.unreliable.map { BenchReport.kind($0) } == ["busy machine", "repeats scatter"])
    #expect(whole.unreliable.first == "busy machine: others had 0.5")
    #expect(whole.detail("environment")?.number("others_share") == 0.5 && agree(whole.spans[.events] ?? 0, 5000))
    #expect(agree(whole.records?.map { $0[0].spans.begin } ?? [], [0, 0.004, 0.01]))
    #expect(BenchReport(joining: reports, keepsFrames: false)?.records == nil)
    #expect(BenchReport(joining: [], keepsFrames: true) == nil)
  }

  @Test func `what makes a part doubtful makes the whole so, one of each kind`() {
    var report = report()
    report.doubt([
      "debug build", "busy machine: others had 40 % of 2 cores", "busy machine: others had 11 % of 2 cores",
    ])
    #expect(report.unreliable == ["debug build", "busy machine: others had 40 % of 2 cores"])
  }

  @Test func `as many frames of every length make bars of one height`() {
    var report = report()
    report.histogram = Histogram(around: 1, counts: [Int](repeating: 3, count: Histogram.size))
    #expect(BenchTable([report]).text.contains("  " + String(repeating: "█", count: 32) + "\n"))
  }

  @Test func `what makes a run doubtful is listed`() {
    let calm = BenchDoubts(
      isDebug: false, othersShare: 0.05, cores: 2, governor: "performance", presentation: Presentation.none)
    var good = report()
    #expect(calm.reasons(about: good).isEmpty)
    good.frames = 299
    #expect(calm.reasons(about: good).count == 1)
    var beginning = calm
    beginning.tellsPercentiles = false
    #expect(beginning.reasons(about: good).isEmpty)
    good.frames = 300
    #expect(BenchDoubts(isDebug: false, cores: 2).reasons(about: good).isEmpty)
    let bad = BenchDoubts(
      isDebug: true, othersShare: 0.3, cores: 2, governor: "powersave", presentation: .real(60),
      window: [.hidden, .resized], ending: "312 of 1800 frames")
    let words = [
      "ended early: 312 of 1800 frames", "debug", "busy machine", "governor", "pacing unknown", "the window",
      "the window",
    ]
    #expect(bad.reasons(about: good).count == words.count)
    for (reason, word) in zip(bad.reasons(about: good), words) { #expect(reason.hasPrefix(word)) }
  }
}
