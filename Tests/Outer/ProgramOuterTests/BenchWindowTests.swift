import OuterSupport
import TestSupport
import Testing

@testable import ProgramTests

/// `parallax bench --window` on an X server of its own. Timings are not checked.
@Suite(.enabled(if: XServer.missing == nil, "Xvfb or xdotool is not installed: see .ci/setup test"))
struct BenchWindowTests {
  private func run(_ line: String, endsWith code: Int32 = 0, during: (XServer, Program) throws -> Void = { _, _ in })
    throws
    -> Answer
  {
    let server = try XServer()
    defer { server.stop() }
    let words = "bench header-stretch --window --json --scale 0.5 \(line)".split(separator: " ").map(String.init)
    let program = try Program(words, environment: ["DISPLAY": server.display])
    try during(server, program)
    let outcome = try #require(program.wait(), "it hangs: \(program.errors)")
    try #require(outcome.code == code, "\(outcome.errors)")
    return try Answer(printed: outcome.out).members[0]
  }

  @Test func `frames in a window wait for their turn, and the times between them are told`() throws {
    let report = try run("--frames 60 --warmup 5")
    #expect(report.numbers("pixels") == [195, 422] && report.number("frames") == 60)
    let environment = report["environment"]
    #expect(environment.text("video_driver") == "x11" && environment.numbers("window") == [195, 422])
    #expect(environment.text("presentation") != nil && report.text("pacing") == "deadlines of its own at 60 Hz")
    let intervals = report["interval_ms"]
    #expect(intervals.number("frames") == 59 && intervals.number("missed") >= 0)
    // A frame may be late, but never early.
    #expect(intervals.number("mean_fps") > 0 && intervals.number("mean_fps") < 62)
    #expect(intervals.number("max") >= intervals.number("p50"))
    let summary = try #require(report.list("summaries").first)
    #expect(summary["animation_error_ms"].number("max") >= 0 && summary["animation_error_px"].number("max") >= 0)
    #expect(!report.list("unreliable").contains { $0.text?.hasPrefix("ended early") == true })
  }

  @Test func `a window that is closed ends the measurement, and makes it doubtful`() throws {
    let report = try run("--frames 100000 --warmup 0", endsWith: 1) { server, program in
      let window = try server.window(of: program)
      try XClient(server.display).close(UInt(window))
    }
    #expect(report.number("frames") < 100_000)
    #expect(report.list("unreliable").first?.text?.hasSuffix(" of 100000 frames") == true)
  }

  @Test func `a window that was made smaller makes it doubtful`() throws {
    let report = try run("--frames 100000 --warmup 0", endsWith: 1) { server, program in
      let window = try server.window(of: program)
      try server.act("windowsize --sync \(window) 150 300")
      try XClient(server.display).close(UInt(window))
    }
    #expect(report.numbers("pixels") == [150, 300])
    #expect(report.list("unreliable").contains { $0.isText("the window is 150 x 300 pixels, not as requested") })
  }
}
