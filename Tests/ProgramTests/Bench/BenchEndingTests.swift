import Foundation
import Glibc
import TestSupport
import Testing

/// Measurements ended early.
@Suite struct BenchEndingTests {
  /// Starts it, sends a signal once it measures, and returns the outcome.
  private func outcome(
    of line: String, _ signal: Int32, childrenToo: Bool = false
  ) throws -> Program.Outcome {
    let program = try Program(line.split(separator: " ").map(String.init))
    let listens = eventually {
      let pids = childrenToo ? [program.pid] + Self.children(of: program.pid) : [program.pid]
      return pids.count > (childrenToo ? 1 : 0) && pids.allSatisfy { Self.holds(signal, in: $0) }
    }
    try #require(listens, "\(program.errors)")
    program.send(signal)
    return try #require(program.wait(), "it goes on")
  }

  private static func text(_ name: String, of pid: pid_t) -> String? {
    FileManager.default.contents(atPath: "/proc/\(pid)/\(name)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a process blocks a signal.
  private static func holds(_ signal: Int32, in pid: pid_t) -> Bool {
    let line = text("status", of: pid)?.split(separator: "\n").first { $0.hasPrefix("SigBlk:") }
    guard let mask = line.flatMap({ UInt64($0.dropFirst(7).filter(\.isHexDigit), radix: 16) }) else { return false }
    return mask >> UInt64(signal - 1) & 1 == 1
  }

  /// The children after exec. Before that, a child still blocks all signals like its parent.
  private static func children(of pid: pid_t) -> [pid_t] {
    let words = text("cmdline", of: pid)
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return folders.compactMap { pid_t($0) }.filter { child in
      let stat = text("stat", of: child)?.split(separator: ")").last?.split(separator: " ")
      return stat?.dropFirst().first == "\(pid)" && text("cmdline", of: child) != words
    }
  }

  @Test(arguments: [
    ("--frames 1000000 --scale 0.5", SIGINT), ("--frames 1000000 --layout-only", SIGTERM),
    ("--frames 20 --warmup 0 --scale 0.5 --floor --repeats 1000", SIGTERM),
  ])
  func `what was measured until then is told, as ended early, and the signal ends it`(
    words: String, signal: Int32
  ) throws {
    let line = "bench weather-menu --json " + words
    let outcome = try outcome(of: line, signal, childrenToo: words.contains("--repeats"))
    #expect(outcome.code == 128 + signal, "\(outcome.errors)")
    let report = try #require(try Answer(printed: outcome.out).members.first)
    let reason = report.list("unreliable").first
    #expect(reason?.text?.hasPrefix("ended early: ") == true, "\(outcome.out)")
    #expect(outcome.errors.contains("weather-menu: the measurement was ended early"))
  }

  @Test func `of several scenes those that are done are told, and no other is begun`() throws {
    let outcome = try outcome(
      of: "bench weather-menu map-crop --json --layout-only --frames 1000000", SIGTERM, childrenToo: true)
    #expect(outcome.code == 128 + SIGTERM, "\(outcome.errors)")
    let reports = try Answer(printed: outcome.out).members
    #expect(reports.map { $0.text("scene") } == ["weather-menu"])
    #expect(outcome.errors == "parallax: weather-menu: the measurement was ended early\n")
  }
}
