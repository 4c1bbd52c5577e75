import Foundation
import TestSupport
import Testing

/// `parallax bench` as a program, with few frames whose timings are not checked.
@Suite struct BenchCommandTests {
  private static let few = "--frames 20 --warmup 2 --set device.scale=1"

  private func folder() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Processor time of a process, in hundredths of a second.
  private static func processorTicks(of pid: pid_t) -> Int {
    let stat = FileManager.default.contents(atPath: "/proc/\(pid)/stat").map { String(decoding: $0, as: UTF8.self) }
    let fields = stat?.split(separator: ")").last?.split(separator: " ") ?? []
    return fields.count > 11 ? Int(fields[11]) ?? 0 : 0
  }

  @Test func `every field of the contract is there, one object a scene, in the order asked for`() throws {
    let answer = try Answer("bench weather-menu album-stack --json \(Self.few)")
    #expect(answer.members.map { $0.text("scene") } == ["weather-menu", "album-stack"])
    for report in answer.members {
      #expect(report.text("schema") == "parallax-bench/2")
      #expect(report["renderer"].text("name") != nil && report["renderer"].text("device") != nil)
      #expect(report["renderer"].flag("isSoftware") != nil)
      #expect(report.numbers("pixels") == [390, 844])
      #expect(report.number("frames") == 20 && report.number("warmup") == 2)
      #expect(agree(report.number("budget_ms"), 1000 / 60.0))
      #expect(report["frame_ms"].isNull("p99") && report["layout_us"].isNull("p99"))
      let times = ["p50", "p95", "max"].map { report["frame_ms"].number($0) }
      #expect(times == times.sorted() && times[0] > 0, "\(times)")
      #expect(report["frame_ms"].number("mean") > 0)
      #expect(report["layout_us"].number("p50") > 0)
      for name in [
        "cpu_ms_per_frame", "draw_calls_per_frame", "texture_mb", "peak_rss_mb",
        "first_frame_ms",
      ] {
        #expect(report.number(name) > 0, "\(name)")
      }
      for name in ["allocations_per_frame", "missed_frames", "hitch_ms_per_s"] {
        #expect(report.number(name) >= 0, "\(name)")
      }
      #expect(!report.list("unreliable").isEmpty)
      #expect(report.text("machine")?.isEmpty == false && report.text("commit") != nil)
      let environment = report["environment"]
      for name in ["sdl", "sdl_image", "sdl_ttf", "video_driver", "renderer", "device", "presentation", "build"] {
        #expect(environment.text(name)?.isEmpty == false, "\(name)")
      }
      #expect(environment.flag("batching") != nil && environment.number("scale") == 1)
      #expect(environment.number("load_start") >= 0 && environment.number("load_end") >= 0)
      #expect(report.list("summaries").map { $0.number("frames") } == [20])
      #expect(report["upload"].number("bytes_per_frame") >= 0 && report.number("pictures_mb") > 0)
      #expect(report["switches_per_frame"].number("voluntary") >= 0)
    }
  }

  @Test func `a row is written for every frame, and a trace that is JSON`() throws {
    let folder = try folder()
    _ = try Answer(
      "bench map-crop --json \(Self.few) --csv \(folder)/frames.csv --trace \(folder)/trace.json "
        + "--mangohud \(folder)/hud.csv")
    let rows = try String(contentsOfFile: "\(folder)/frames.csv", encoding: .utf8).split(separator: "\n")
    #expect(rows.count == 21)
    #expect(Set(rows.map { $0.split(separator: ",", omittingEmptySubsequences: false).count }).count == 1)
    let trace = try Answer(printed: String(contentsOfFile: "\(folder)/trace.json", encoding: .utf8))
    #expect(trace.list("traceEvents").count { $0.text("ph") == "X" } == 20 * 8)
    #expect(trace.list("traceEvents").contains { $0.text("name") == "process_name" })
    #expect(trace["otherData"].number("frames") == 20 && trace["otherData"].number("frames_left_out") == 0)
    let log = try String(contentsOfFile: "\(folder)/hud.csv", encoding: .utf8).split(separator: "\n")
    #expect(log.count == 3 + 10_000 && log[0].hasPrefix("os,cpu,gpu,ram,kernel,driver,cpuscheduler"))
    let columns = log.map { $0.split(separator: ",", omittingEmptySubsequences: false).count }
    #expect(columns[0] == 7 && columns[1] == 7 && columns[2...].allSatisfy { $0 == 16 }, "\(columns)")
  }

  @Test func `a baseline that was faster fails and names the figure, one that was slower does not`() throws {
    let folder = try folder()
    let words = "bench weather-menu --layout-only --json --frames 60 --warmup 2".split(separator: " ").map(String.init)
    let report = try Program.run(words).out
    for (factor, repeats, code) in [(0.001, 5, 1), (1000.0, 5, 0), (0.001, 1, 0)] as [(Double, Int, Int32)] {
      let p50 = try Answer(printed: report).members[0]["layout_us"].number("p50")
      let old = """
        [{ "schema": "parallax-bench/1", "scene": "weather-menu", "frame_ms": {},
           "layout_us": { "p50": \(p50 * factor) } }]
        """
      try old.write(toFile: "\(folder)/old.json", atomically: true, encoding: .utf8)
      let outcome = try Program.run(
        words + ["--baseline", "\(folder)/old.json", "--fail-above", "1.10", "--repeats", "\(repeats)"])
      #expect(outcome.code == code, "\(outcome.errors)")
      #expect(outcome.errors.contains("layout_us.p50 is") == (code == 1))
      let changes = try Answer(printed: outcome.out).members[0].list("comparison")
      #expect(changes.map { $0.text("figure") } == ["layout_us.p50"])
      #expect(changes.first?.text("verdict") == (repeats == 1 ? "undecided" : code == 1 ? "slower" : "faster"))
    }
  }

  @Test func `a baseline of other scenes is no baseline`() throws {
    let folder = try folder()
    let old = #"[{ "schema": "parallax-bench/1", "scene": "map-crop", "frame_ms": { "p50": 4 } }]"#
    try old.write(toFile: "\(folder)/old.json", atomically: true, encoding: .utf8)
    let outcome = try Program.run(
      ["bench", "weather-menu", "--layout-only", "--frames", "5", "--repeats", "1", "--baseline", "\(folder)/old.json"])
    #expect(outcome.code == 65 && outcome.out.contains("weather-menu"), "\(outcome.errors)")
    #expect(outcome.errors.contains("it contains nothing to compare with"))
  }

  @Test func `first frame, memory and textures are of as many processes as there are repeats`() throws {
    let report = try Answer("bench header-stretch --json --repeats 3 \(Self.few)").members[0]
    for name in ["first_frame_ms", "peak_rss_mb", "texture_mb", "frame_ms.p50"] {
      #expect(report["repeats"].numbers(name).count == 3, "\(name)")
    }
  }

  @Test func `every repeat of a cold run sees everything for the first time`() throws {
    let folder = try folder()
    let report = try Answer(
      "bench weather-menu --json --raw --cold --repeats 2 --frames 40 --set device.scale=1 --trace \(folder)/trace.json"
    ).members[0]
    #expect(report.number("warmup") == 0 && report.number("frames") == 40)
    let (uploaded, begin) = (report.column("uploaded_bytes"), report.column("begin_ms"))
    #expect(uploaded.count == 2 && uploaded.allSatisfy { $0.count == 40 && $0[0] > 0 }, "\(uploaded)")
    // One process after the other, on one clock.
    #expect(begin.flatMap(\.self) == begin.flatMap(\.self).sorted())
    for name in ["first_frame_ms", "peak_rss_mb", "texture_mb", "frame_ms.p50", "cpu_ms_per_frame"] {
      #expect(report["repeats"].numbers(name).count == 2, "\(name)")
    }
    #expect(report.list("summaries").count == 2 && report["upload"].number("bytes_per_frame") > 0)
    #expect(report["conditions"].flag("cold") == true)
    let trace = try Answer(printed: String(contentsOfFile: "\(folder)/trace.json", encoding: .utf8))
    #expect(trace["otherData"].number("frames") == 80)
  }

  @Test(arguments: ["header-stretch", "album-stack"])
  func `the floor is told beside the frames`(scene: String) throws {
    let report = try Answer("bench \(scene) --json --floor --repeats 2 \(Self.few)").members[0]
    for name in ["cpu_ratio", "p50_ratio", "p50_ms", "batched_cpu_ratio", "batched_p50_ms"] {
      #expect(report["floor"].number(name) > 0, "\(name)")
      #expect(report["floor"]["repeats"].numbers(name).count == 2, "\(name)")
    }
  }

  @Test func `a file that cannot be written is told before anything is measured`() throws {
    let folder = try folder()
    for path in ["\(folder)/nowhere/frames.csv", folder, "/dev/null"] {
      for option in ["--csv", "--trace"] {
        let outcome = try Program.run(["bench", "map-crop", "--frames", "1000000", option, path])
        #expect(outcome.code == 73 && outcome.out.isEmpty && outcome.errors.contains(path), "\(outcome.errors)")
      }
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
  }

  @Test func `what cannot be written after all is printed all the same`() throws {
    try ScratchFolder.use { scratch in
      let lost = scratch / "lost"
      try FileManager.default.createDirectory(atPath: lost, withIntermediateDirectories: true)
      let program = try Program(
        "bench weather-menu --layout-only --json --frames 40000 --csv \(lost)/frames.csv".split(separator: " ").map(
          String.init))
      // It has looked at the folder long before it has computed for half a second.
      #expect(eventually { Self.processorTicks(of: program.pid) > 50 })
      try FileManager.default.removeItem(atPath: lost)
      let outcome = try #require(program.wait())
      #expect(outcome.code == 73 && outcome.errors.contains("its folder does not exist"), "\(outcome.errors)")
      #expect(try Answer(printed: outcome.out).members.map { $0.number("frames") } == [40_000])
    }
  }

  @Test(arguments: [
    ("bench --frames 0", 64), ("bench --frames 1.5", 64), ("bench --warmup -1", 64), ("bench --fps 0", 64),
    ("bench --from 1x", 64), ("bench --from 120%", 64),
    ("bench --scale 0", 64), ("bench --repeats x", 64), ("bench --renderer vulkan", 64), ("bench --frmes 3", 64),
    ("bench --fail-above 1.1", 64), ("bench --layout-only --floor", 64), ("bench nothing-like-it.json", 66),
    ("bench --against ./nowhere", 66), ("bench --against nowhere", 66), ("bench --patience 3", 64),
    ("bench --against /bin/true --baseline x.json", 64), ("bench --against /bin/true --floor", 64),
    ("bench --strict", 64), ("bench --fail-undecided", 64), ("bench --max frame_ms.p99", 64),
    ("bench --max frame_ms.p98=8", 64), ("bench --max frame_ms.p99=x", 64), ("bench --decide-by frame_ms.p50", 64),
    ("bench --against /bin/true --decide-by frame_ms.max", 64),
    ("bench --beginning-only --floor", 64), ("bench --cold --warmup 1", 64), ("bench --cold --floor", 64),
    ("bench --cold --beginning-only", 64),
    ("bench --tape nowhere.json", 66), ("bench --baseline nowhere.json", 66), ("bench --baseline /etc/passwd", 65),
    ("bench --set device.width=7", 65),
    ("bench map-crop --window --frames 1", 69),
  ])
  func `what cannot be done is said before anything is measured`(line: String, code: Int) throws {
    let outcome = try Program.run(line.split(separator: " ").map(String.init))
    #expect(outcome.code == Int32(code) && outcome.out.isEmpty && !outcome.errors.isEmpty, "\(outcome.errors)")
  }

  @Test func `the table is plain text if the output is not a terminal`() throws {
    for option in [[], ["--markdown"]] {
      let outcome = try Program.run(
        ["bench", "header-stretch", "--layout-only", "--frames", "5", "--warmup", "0"] + option)
      #expect(outcome.code == 0 && outcome.out.contains("header-stretch") && !outcome.out.contains("\u{1B}"))
    }
  }
}
