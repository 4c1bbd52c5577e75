import FrameStats
import Notation
import Testing

@testable import Bench

@Suite struct ChromeTraceTests {
  /// Frames of 4 ms shown at those times, in milliseconds.
  private func report(shownAt times: [Double], isSpaced: Bool) -> BenchReport {
    var report = BenchReport.sample()
    report.budget = 10
    report.records = [
      times.enumerated().map { index, time in
        var frame = TimedFrame()
        (frame.moment, frame.offset, frame.textureBytes) = (Double(index) / 100, Double(index * index), index / 2)
        frame.spans.marks = SIMD8(repeating: (time - 4) / 1000)
        frame.spans.marks[FrameSpan.allCases.count] = time / 1000
        return frame
      }
    ]
    if isSpaced { report.set("interval_ms", [:]) }
    return report
  }

  private func events(_ report: BenchReport, _ kind: JSONValue) throws -> [JSONValue] {
    let trace = try #require(JSONValue(reading: ChromeTrace([report]).text))
    guard case .list(let events)? = trace["traceEvents"] else { return [] }
    return events.filter { $0["ph"] == kind }
  }

  @Test func `where a frame missed a deadline there is a mark, with how many`() throws {
    let spaced = try events(report(shownAt: [4, 14, 26, 46, 54], isSpaced: true), "i")
    #expect(spaced.map { $0["name"] } == ["missed"])
    #expect(agree(spaced.map { $0["args"]?.number("late_ms") }, [10]))
    #expect(agree(spaced.map { $0["args"]?.number("deadlines") }, [1]))
    #expect(agree(spaced.map { $0.number("ts") }, [46_000]))
    // By its own time no frame is late.
    #expect(try events(report(shownAt: [4, 14, 26, 46, 56], isSpaced: false), "i").isEmpty)
  }

  @Test func `slices nest and never overlap by the rule by which Perfetto reads them`() throws {
    // Times that are no whole microseconds, with spans that meet.
    var report = BenchReport.sample()
    var time = 1234.567890123
    report.records = [
      (0..<400).map { number in
        var frame = TimedFrame()
        frame.spans.begin(at: time)
        for span in FrameSpan.allCases {
          time += Double((number * 7919 + span.rawValue * 104_729) % 3001) * 1.237e-6
          frame.spans.end(span, at: time)
        }
        return frame
      }
    ]
    // Microseconds times 1000, cut off.
    func nanoseconds(_ event: JSONValue, _ key: String) -> Int { Int((event.number(key) ?? .nan) * 1000) }
    var end = 0
    var frameEnd = 0
    for slice in try events(report, "X") {
      let (start, length) = (nanoseconds(slice, "ts"), nanoseconds(slice, "dur"))
      if case .text(let name)? = slice["name"], name.hasPrefix("frame") {
        #expect(start >= frameEnd)
        (end, frameEnd) = (start, start + length)
      } else {
        #expect(start == end && start + length <= frameEnd)
        end = start + length
      }
    }
    #expect(end == frameEnd && end > 0)
  }

  @Test func `offset, velocity and textures are counters`() throws {
    let counters = try events(report(shownAt: [4, 14, 24, 34], isSpaced: false), "C")
    func values(_ name: String, _ unit: String) -> [Double?] {
      counters.filter { $0["name"] == .text("\(name) map-crop") }.map { $0["args"]?.number(unit) }
    }
    #expect(values("offset", "pt") == [0, 1, 4, 9])
    #expect(agree(values("velocity", "pt/s"), [100, 300, 500]))
    // Emitted only when they change.
    #expect(values("textures", "bytes") == [0, 1])
  }
}
