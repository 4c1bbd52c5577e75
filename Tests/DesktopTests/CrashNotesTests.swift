import Documents
import Glibc
import StudioKit
import System
import TestSupport
import Testing

@testable import Desktop

/// `CrashingTrial`, built along with the tests, crashes on request.
@Suite struct CrashNotesTests {
  private func run(_ signal: String, in folder: ScratchFolder) throws -> ChildProcess.Ending {
    let trial = Program.path(of: "CrashingTrial")
    let environment = ["SWIFT_BACKTRACE=enable=no"]
    return try ChildProcess(trial, ["trial", folder.path, signal], environment: environment, errors: .dropped)
      .finish().ending
  }

  @Test(arguments: [("fault", SIGSEGV), ("trap", SIGILL), ("abort", SIGABRT), ("sent", SIGSEGV)])
  func `a crash ends the program as usual and leaves a note without paths`(
    _ kind: String, _ signal: Int32
  ) throws {
    let folder = try ScratchFolder()
    let ending = try run(kind, in: folder)
    #expect(ending == .killed(signal) || kind == "trap" && ending == .killed(SIGTRAP))
    let path = try #require(CrashNotes.takeNew(in: folder.path).first)
    let note = String(decoding: try FileReader.bytes(of: path, limit: 10_000), as: UTF8.self)
    #expect(note.hasPrefix("Parallax 1.2.3 crashed.\nSignal: "))
    #expect(
      note.contains(
        "\nDrawn by: the painter\nOn the stage: map-crop\n"
          + "Last requests: files.keep files.write watch window.quit\nFrames:\n"))
    #expect(!note.contains("/"))
    let build = note.split(separator: "\n").first { $0.hasPrefix("Build: ") }?.dropFirst("Build: ".count)
    #expect(build.map { $0.count >= 16 && $0.allSatisfy(\.isHexDigit) } == true)
    #expect(CrashNotes.takeNew(in: folder.path) == [])
  }

  @Test(.enabled(if: access(CrashNotesTests.symbols, X_OK) == 0, "needs addr2line: package binutils"))
  func `the places in a note lead to the lines of the program`() throws {
    let folder = try ScratchFolder()
    for kind in ["trap", "abort", "sent"] {
      _ = try run(kind, in: folder)
      let note = try #require(CrashNotes.takeLast(in: folder.path)).text
      let places = note.split(separator: "\n").compactMap { line in
        line.hasPrefix("  CrashingTrial+") ? String(line.dropFirst("  CrashingTrial+".count)) : nil
      }
      let words = [Self.symbols, "-f", "-e", Program.path(of: "CrashingTrial")] + places
      let answer = try ChildProcess(Self.symbols, words, errors: .dropped).finish()
      let lines = String(decoding: answer.output, as: UTF8.self)
      #expect(!places.isEmpty && lines.contains("main"), "\(kind): \(note) \(lines)")
    }
  }

  private static let symbols = "/usr/bin/addr2line"

  @Test func `of several notes the last is told, and only once`() throws {
    let folder = try ScratchFolder()
    for signal in ["fault", "abort"] { _ = try run(signal, in: folder) }
    for (name, time) in zip(folder.names, [2, 1]) {
      var times = [timespec(tv_sec: time, tv_nsec: 0), timespec(tv_sec: time, tv_nsec: 0)]
      utimensat(AT_FDCWD, folder / name, &times, 0)
    }
    let newest = try #require(folder.names.first.flatMap(folder.text))
    #expect(CrashNotes.takeLast(in: folder.path) == CrashNote(newest))
    #expect(CrashNotes.takeLast(in: folder.path) == nil)
  }

  @Test func `who ends well leaves none`() throws {
    let folder = try ScratchFolder()
    #expect(try run("none", in: folder) == .exited(0))
    #expect(CrashNotes.takeNew(in: folder.path) == [])
  }

  @Test func `a few notes are kept`() throws {
    let folder = try ScratchFolder()
    for _ in 0..<8 {
      _ = try run("abort", in: folder)
      _ = CrashNotes.takeNew(in: folder.path)
    }
    #expect(folder.names.count <= 6)
  }
}
