import Foundation
import Glibc
import Notation
import System
import TestSupport
import Testing

/// `render` as a program that writes films.
struct FilmTests {
  /// A finger that drags, flicks and lifts.
  static let tape = """
    { "tape": 1, "events": [ { "time": 0, "kind": "down", "x": 195, "y": 600 },
    { "time": 0.1, "kind": "move", "x": 195, "y": 560 }, { "time": 0.2, "kind": "move", "x": 195, "y": 480 },
    { "time": 0.3, "kind": "up" } ] }
    """

  @Test func `an ffmpeg that never ends goes with the program, whatever ends that`() throws {
    try ScratchFolder.use { folder in
      let script = try folder.file("ffmpeg", "#!/bin/sh\necho $$ > \(folder / "pid")\nexec sleep 1000\n")
      chmod(script, 0o755)
      let program = try Program(
        ["render", "map-crop", "--scale", "0.2", "-o", folder / "a.mp4"],
        environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
      var pid: pid_t?
      _ = eventually {
        pid = folder.text("pid").flatMap { pid_t($0.trimmed) }
        return pid != nil || !program.isRunning
      }
      let ffmpeg = try #require(pid, "\(program.errors)")
      program.send(SIGKILL)
      _ = program.wait()
      // A process that has ended and was not collected has no command line.
      #expect(eventually { FileManager.default.contents(atPath: "/proc/\(ffmpeg)/cmdline")?.isEmpty ?? true })
    }
  }

  @Test func `a film lasts until everything rests, whatever the shape of its pictures`() throws {
    try ScratchFolder.use { folder in
      let words = ["render", "header-stretch", "--fps", "10", "--scale", "0.25", "-o", folder / "f%03d.png"]
      #expect(try Program.run(words).code == 0)
      let last = try folder.names.suffix(3).map { try Data(contentsOf: URL(fileURLWithPath: folder / $0)) }
      #expect(last.count == 3 && Set(last).count == 1)
    }
  }

  @Test func `frames as pictures are the moments of the tape, byte for byte`() throws {
    try ScratchFolder.use { folder in
      let tape = try folder.file("a.json", Self.tape)
      let words = ["render", "weather-menu", "--tape", tape, "--scale", "0.25"]
      #expect(try Program.run(words + ["--fps", "5", "--to", "1", "-o", folder / "f%d.png"]).code == 0)
      for frame in 0..<5 {
        let picture = folder / "single.png"
        #expect(try Program.run(words + ["--at", "\(Double(frame) / 5)", "-o", picture]).code == 0)
        let (one, other) = (
          try Data(contentsOf: URL(fileURLWithPath: picture)),
          try Data(contentsOf: URL(fileURLWithPath: folder / "f\(frame).png"))
        )
        #expect(one == other, "frame \(frame)")
      }
    }
  }

  @Test func `a film that is there is kept, unless it is to be replaced`() throws {
    try ScratchFolder.use { folder in
      let words = ["render", "map-crop", "--fps", "4", "--to", "0.5", "--scale", "0.1"]
      let kept = try folder.file("f1.png", "mine")
      let refused = try Program.run(words + ["-o", folder / "f%d.png"])
      #expect(
        refused.code == 73 && refused.errors.contains("\(kept) exists already; replace it with --force"), "\(refused)"
      )
      #expect(folder.names == ["f1.png"])
      #expect(try Program.run(words + ["--force", "-o", folder / "f%d.png"]).code == 0)
      #expect(folder.names == ["f0.png", "f1.png"])
      #expect(try Data(contentsOf: URL(fileURLWithPath: kept)) != Data("mine".utf8))
      let film = try folder.file("a.mp4", "mine")
      #expect(try Program.run(words + ["-o", film]).code == 73)
      #expect(try Data(contentsOf: URL(fileURLWithPath: film)) == Data("mine".utf8))
    }
  }

  @Test func `without ffmpeg a film is 69 and names its package`() throws {
    try ScratchFolder.use { folder in
      let words = ["render", "map-crop", "--fps", "4", "--to", "0.5", "--scale", "0.1", "-o", folder / "a.mp4"]
      let outcome = try Program.run(words, environment: ["PATH": folder.path])
      #expect(outcome.code == 69 && outcome.errors.contains("install the package ffmpeg"), "\(outcome)")
      #expect(folder.names.isEmpty)
    }
  }

  /// A script in place of ffmpeg.
  private static func program(_ script: String, in folder: ScratchFolder) throws -> String {
    let bin = folder / "bin"
    #expect(mkdir(bin, 0o700) == 0)
    let path = try folder.file("bin/ffmpeg", "#!/bin/sh\n" + script)
    #expect(chmod(path, 0o700) == 0)
    return bin + ":/usr/bin:/bin"
  }

  @Test(arguments: [
    ("head -c 100000 > /dev/null; echo 'No space left on device' >&2; exit 1", "No space left on device."),
    ("exit 3", "it ended with 3."), ("kill -9 $$", "it was ended by signal 9."),
  ]) func `an ffmpeg that fails midway is 73, says why, and leaves nothing`(script: String, words: String) throws {
    try ScratchFolder.use { folder in
      let path = try Self.program(script, in: folder)
      for ending in ["mp4", "gif"] {
        let outcome = try Program.run(
          ["render", "map-crop", "--fps", "30", "--to", "1", "--scale", "0.5", "-o", folder / "a.\(ending)"],
          environment: ["PATH": path])
        #expect(outcome.code == 73 && outcome.errors.contains(words), "\(outcome)")
      }
      #expect(folder.names == ["bin"])
    }
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP, SIGKILL], [false, true])
  func `a film that is stopped leaves nothing`(signal: Int32, isOrder: Bool) throws {
    try ScratchFolder.use { folder in
      // It reads everything and never ends, so the film goes on until it is cancelled.
      let path = try Self.program("echo > \"${0%/bin/ffmpeg}/begun\"; exec cat > /dev/null", in: folder)
      let order = try folder.file(
        "bin/order",
        #"{"path": "\#(folder / "a.mp4")", "replaces": false, "content": {"film": {"_0": {"companions": [], "#
          + #""scale": 0.5, "hasBody": false, "ground": "dark", "isXRay": false, "isDepth": false, "#
          + #""scene": {"path": "a", "text": "{\"parallax\": 1, \"effect\": \"map-crop\"}"}}, "#
          + #""_1": {"rate": 60, "from": 0, "to": 200, "repeats": 1}}}}"#)
      let program = try Program(
        isOrder
          ? ["export"]
          : ["render", "map-crop", "--fps", "60", "--to", "200", "--scale", "0.5", "-o", folder / "a.mp4"],
        environment: ["PATH": path], input: order)
      #expect(eventually { folder.names.contains("begun") })
      program.send(signal)
      let outcome = try #require(program.wait())
      #expect(outcome.code == 128 + signal, "\(outcome)")
      #expect(folder.names == ["begun", "bin"])
    }
  }

  @Test func `a film ends while ffmpeg is stopped, and leaves nothing`() throws {
    try ScratchFolder.use { folder in
      let path = try Self.program("echo > \"${0%/bin/ffmpeg}/begun\"; kill -STOP $$", in: folder)
      let program = try Program(
        ["render", "map-crop", "--fps", "60", "--to", "200", "--scale", "0.5", "-o", folder / "a.mp4"],
        environment: ["PATH": path])
      #expect(eventually { folder.names.contains("begun") })
      program.send(SIGTERM)
      let outcome = try #require(program.wait())
      #expect(outcome.code == 128 + SIGTERM, "\(outcome)")
      #expect(folder.names == ["begun", "bin"])
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP]) func `frames that were written go with a film that is ended`(signal: Int32) throws
  {
    try ScratchFolder.use { folder in
      let program = try Program(
        ["render", "map-crop", "--fps", "60", "--to", "200", "--scale", "0.2", "-o", folder / "%04d.png"])
      #expect(eventually { folder.names.contains("0002.png") })
      program.send(signal)
      let outcome = try #require(program.wait())
      #expect(outcome.code == 128 + signal && folder.names.isEmpty, "\(outcome) \(folder.names)")
    }
  }

  @Test(arguments: [
    ("-o a.mp4 --offset 3", "--offset is a single moment"), ("-o a.mp4 --at 3", "--at is a single moment"),
    ("-o a.gif --fps 60", "a.gif takes --fps from 1 to 50, not 60."), ("-o a.mp4 --fps 0", "--fps from 1 to 240"),
    ("-o a.mp4 --from 3 --to 2", "not after --from 3"), ("-o a.mp4 --from=-1", "--from takes a time on the tape"),
    ("-o a.mp4 --to 1e9", "at most 36000 frames"), ("-o a.png --fps 9", "--fps requires a film"),
    ("-o a.png --situation late", "--situation requires motion"),
    ("-o a.mp4 --situation lat", "Did you mean late?"), ("-o a.mov", "use a name ending in .png, .mp4"),
  ]) func `what a film cannot be is told before anything is written`(words: String, complaint: String) throws {
    let outcome = try Program.run(["render", "map-crop"] + words.split(separator: " ").map(String.init))
    #expect(outcome.code == 64 && outcome.errors.contains(complaint), "\(outcome)")
  }

  @Test func `a tape that turns the device is filmed in a room for both`() throws {
    try ScratchFolder.use { folder in
      let tape = try folder.file(
        "t.json",
        "{\"tape\": 1, \"events\": [ { \"time\": 0.5, \"kind\": \"resize\", \"width\": 844, \"height\": 390 } ] }")
      let outcome = try Program.run([
        "render", "map-crop", "--tape", tape, "--to", "1", "--fps", "2", "--scale", "0.25", "-o", folder / "f%d.png",
      ])
      #expect(outcome.code == 0 && outcome.errors.contains("of 211 x 211"), "\(outcome)")
    }
  }
}
