import Foundation
import Glibc
import TestSupport
import Testing

/// Killing the program while it is in use.
@Suite struct KillTests {
  /// Number of kills: `PARALLAX_KILLS`.
  private static let kills = ProcessInfo.processInfo.environment["PARALLAX_KILLS"].flatMap { Int($0) } ?? 12

  private static let trial = Program.path(of: "FaultTrial")

  /// The number after `edit`.
  private static func number(_ title: Substring?) -> Int { title?.split(separator: " ").last.flatMap { Int($0) } ?? 0 }

  /// Two at a time, as most of the time is spent waiting for the program.
  @Test(arguments: 0..<2)
  func `whenever it is killed, at most a second of work is gone and no file is broken`(_ lane: Int) throws {
    var worst = 0.0
    for seed in stride(from: 1 + lane, through: Self.kills, by: 2) {
      let folder = try ScratchFolder()
      try folder.file("scene.json", #"{ "parallax": 1, "effect": "map-crop", "title": "edit 0" }"#)
      let log = folder / "log"
      let program = try Program(["edit", folder.path, "\(seed)"], of: Self.trial, output: log)
      var random = SplitMix64(seed: UInt64(seed))
      let moment = random.whole(1...80)
      // Killed after a number of edits rather than a time, which would depend on the machine's load.
      let isThere = eventually { Self.edits(in: log).count >= moment }
      try #require(isThere, "seed \(seed): \(program.errors)")
      program.send(SIGKILL)
      _ = program.wait()
      let edits = Self.edits(in: log)
      let recovered = try #require(try Program(["recover", folder.path], of: Self.trial).wait())
      #expect(recovered.code == 0, "seed \(seed): the scene cannot be read any more")
      let found = Self.number(recovered.out.split(separator: "\n").last)
      let last = try #require(edits.last)
      // Edits after the restored state are lost.
      let lost = edits.first { $0.number > found }.map { last.time - $0.time } ?? 0
      worst = max(worst, lost)
      #expect(lost <= 1, "seed \(seed): edit \(found) of \(last.number), \(lost) s are gone")
    }
    if Self.kills > 100 {
      print("half of \(Self.kills) kills: at most \((worst * 1000).rounded()) ms of work were gone")
    }
  }

  /// The edits it has reported, without an incomplete last line.
  private static func edits(in log: String) -> [(number: Int, time: Double)] {
    let text = FileManager.default.contents(atPath: log).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 3, let number = Int(words[1]), let time = Double(words[2]) else { return nil }
      return (number, time)
    }
  }
}
