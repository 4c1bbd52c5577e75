import Foundation
import Glibc
import TestSupport
import Testing

/// `bench` in a job: its exit codes, and what they are for.
@Suite struct BenchDecisionTests {
  private static let few = ["--layout-only", "--json", "--frames", "60", "--warmup", "2"]

  private func run(_ words: String...) throws -> Program.Outcome {
    try Program.run(["bench", "weather-menu"] + Self.few + words)
  }

  /// A baseline of that layout time, and of those fields.
  private func baseline(_ scratch: ScratchFolder, p50: Double, _ fields: String = "") throws -> String {
    try scratch.file(
      "old.json",
      """
      [{ "schema": "parallax-bench/2", "scene": "weather-menu", "frame_ms": {}, \(fields)
         "layout_us": { "p50": \(p50) } }]
      """)
  }

  /// A script that starts the built program.
  private func program(_ scratch: ScratchFolder, _ line: String) throws -> String {
    let path = try scratch.file("other", "#!/bin/sh\n\(line)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  @Test func `a limit that is kept is silent, one that is not fails and says by how much`() throws {
    #expect(try run("--max", "allocations_per_frame=1000000", "--max=peak_rss_mb=100000").code == 0)
    let outcome = try run("--max", "layout_us.p50=0", "--max", "draw_calls_per_frame=9")
    #expect(outcome.code == 1 && outcome.errors.contains("weather-menu: layout_us.p50 is "), "\(outcome.errors)")
    #expect(outcome.errors.contains("more than 0") && !outcome.errors.contains("draw_calls"))
  }

  @Test func `a limit on what the run does not have is bad data, and an unknown one names the nearest`() throws {
    let outcome = try run("--max", "frame_ms.p99=8")
    #expect(outcome.code == 65 && outcome.errors.contains("this run has no frame_ms.p99"), "\(outcome.errors)")
    let unknown = try run("--max", "frame_ms.p98=8")
    #expect(unknown.code == 64 && unknown.errors.contains("frame_ms.p9"), "\(unknown.errors)")
  }

  @Test func `a baseline of another scene, size or machine is refused where it is asked for`() throws {
    try ScratchFolder.use { scratch in
      for (field, words) in [
        (#""pixels": [1, 2],"#, "pixels"), (#""machine": "that one","#, "another machine"),
        (#""pacing": "its own","#, "pacing"), (#""renderer": { "name": "none", "device": "a card" },"#, "a card"),
      ] {
        let path = try baseline(scratch, p50: 1e6, field)
        let strict = try run("--repeats=3", "--baseline", path, "--strict")
        #expect(strict.code == 65 && strict.errors.contains(words), "\(strict.errors)")
        #expect(try run("--repeats=3", "--baseline", path).code == 0)
      }
    }
  }

  @Test func `what cannot be decided is so, in words, and fails only where that is asked for`() throws {
    try ScratchFolder.use { scratch in
      let path = try baseline(scratch, p50: 1e-3, #""machine": "that one","#)
      #expect(try run("--repeats=3", "--baseline", path).code == 0)
      let outcome = try run("--repeats=3", "--baseline", path, "--fail-undecided")
      #expect(outcome.code == 75 && outcome.errors.contains("another machine"), "\(outcome.errors)")
      let decision = try #require(try Answer(printed: outcome.out).members[0].list("comparison").first)
      #expect(decision.text("verdict") == "undecided" && decision.text("why")?.contains("--against") == true)
      // A failure comes first.
      #expect(try run("--repeats=3", "--baseline", path, "--fail-undecided", "--max=layout_us.p50=0").code == 1)
    }
  }

  @Test func `a program against itself is not slower, pair by pair`() throws {
    try ScratchFolder.use { scratch in
      let log = scratch / "turns"
      let path = try program(scratch, "echo other >> \(log)\nexec \(Program.path) \"$@\"")
      let outcome = try run("--repeats=3", "--against", path, "--decide-by=allocations_per_frame", "--fail-undecided")
      #expect(outcome.code == 0, "\(outcome.errors)")
      let turns = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
      #expect(turns.count == 3)
      let report = try Answer(printed: outcome.out).members[0]
      #expect(report["repeats"].numbers("layout_us.p50").count == 3)
      let decisions = report.list("comparison")
      #expect(decisions.contains { $0.text("figure") == "layout_us.p50" && $0.numbers("repeats") == [3, 3] })
      #expect(decisions.first { $0.text("figure") == "allocations_per_frame" }?.text("verdict") == "same")
    }
  }

  @Test func `a program with less to lay out makes this one slower, and the exit code says so`() throws {
    try ScratchFolder.use { scratch in
      // The other build draws rows so tall that few are on the screen.
      let path = try program(
        scratch,
        "shift; exec \(Program.path) bench --set parameters.imageHeight=900 --set parameters.rowHeight=800 \"$@\"")
      let outcome = try Program.run(
        [
          "bench", "weather-menu", "--json", "--frames=20", "--warmup=2", "--scale=1", "--renderer=software",
          "--repeats=4", "--against", path, "--decide-by=draw_calls_per_frame",
        ])
      #expect(outcome.code == 1 && outcome.errors.contains("draw_calls_per_frame is"), "\(outcome.errors)")
    }
  }

  @Test func `a program that prints no report is named`() throws {
    let outcome = try run("--against", "/bin/true")
    #expect(outcome.code == 65 && outcome.errors.contains("/bin/true: it printed no report"), "\(outcome.errors)")
  }

  @Test func `a history grows by a line a run, and is drawn`() throws {
    try ScratchFolder.use { scratch in
      let (history, page) = (scratch / "history.jsonl", scratch / "page.html")
      for count in 1...2 {
        #expect(try run("--append", history).code == 0)
        #expect(try String(contentsOfFile: history, encoding: .utf8).split(separator: "\n").count == count)
      }
      #expect(try Program.run(["bench", "--history", history, "--html", page]).code == 0)
      let text = try String(contentsOfFile: page, encoding: .utf8)
      #expect(text.components(separatedBy: "\"scene\":\"weather-menu\"").count == 3)
      #expect(try Program.run(["bench", "--history", history]).code == 64)
      #expect(try Program.run(["bench", "--history", history, "--html", history]).code == 73)
      #expect(try Program.run(["bench", "--history", "/etc/passwd", "--html", page]).code == 65)
      #expect(try Program.run(["bench", "--history", scratch / "none", "--html", page]).code == 66)
    }
  }

  @Test func `a comparison in which nothing is compared is undecided, whatever is asked for`() throws {
    try ScratchFolder.use { scratch in
      // The other program measures another scene.
      let path = try program(
        scratch, "exec \(Program.path) bench map-crop --json --layout-only --frames=60 --warmup=2 --repeats=1")
      for more in [[], ["--fail-undecided"]] {
        let outcome = try Program.run(
          ["bench", "weather-menu"] + Self.few + ["--repeats=3", "--against", path] + more)
        #expect(outcome.code == 75 && outcome.errors.contains("nothing was compared"), "\(outcome.errors)")
      }
    }
  }

  @Test func `a program that goes on, or prints without end, is ended with what it started`() throws {
    try ScratchFolder.use { scratch in
      let slow = try program(scratch, "sleep 1000 & echo $! > \(scratch / "heir"); wait")
      let late = try run("--against", slow, "--limit=1")
      #expect(late.code == 75 && late.errors.contains("it was ended after 1 s; --limit allows more"), "\(late.errors)")
      let heir = try #require(scratch.text("heir").flatMap { pid_t($0.prefix { $0.isNumber }) })
      #expect(eventually { FileManager.default.contents(atPath: "/proc/\(heir)/cmdline")?.isEmpty != false })
      // Numbers without end are no report: 2 GB would be read otherwise.
      let endless = try program(scratch, "printf '['; while :; do printf '%01000000d,' 1; done")
      let loud = try run("--against", endless, "--limit=600")
      #expect(loud.code == 65 && loud.errors.contains("MB, which is no report"), "\(loud.errors)")
      #expect(try run("--limit=0").code == 64)
    }
  }

  @Test func `a history is added to no other file`() throws {
    try ScratchFolder.use { scratch in
      let notes = try scratch.file("notes.txt", "mine\n")
      let outcome = try run("--append", notes)
      #expect(outcome.code == 65 && outcome.errors.contains("notes.txt:1"), "\(outcome.errors)")
      #expect(scratch.text("notes.txt") == "mine\n")
    }
  }
}
