import Foundation
import Glibc
import TestSupport
import Testing

/// A program that is killed while somebody works with it.
@Suite struct KillTests {
  /// As many times as `PARALLAX_KILLS` says.
  private static let kills = ProcessInfo.processInfo.environment["PARALLAX_KILLS"].flatMap { Int($0) } ?? 12

  private static let trial = Program.path(of: "FaultTrial")

  /// The number behind `edit`.
  private static func number(_ title: Substring?) -> Int { title?.split(separator: " ").last.flatMap { Int($0) } ?? 0 }

  /// Two at a time: it is mostly the program that is waited for.
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
      // A number of edits after which it is killed: no time, which a busy machine would make another one.
      let isThere = eventually { Self.edits(in: log).count >= moment }
      try #require(isThere, "seed \(seed): \(program.errors)")
      program.send(SIGKILL)
      _ = program.wait()
      let edits = Self.edits(in: log)
      let recovered = try #require(try Program(["recover", folder.path], of: Self.trial).wait())
      #expect(recovered.code == 0, "seed \(seed): the scene cannot be read any more")
      let found = Self.number(recovered.out.split(separator: "\n").last)
      let last = try #require(edits.last)
      // What was made after the state that was found is gone.
      let lost = edits.first { $0.number > found }.map { last.time - $0.time } ?? 0
      worst = max(worst, lost)
      #expect(lost <= 1, "seed \(seed): edit \(found) of \(last.number), \(lost) s are gone")
    }
    if Self.kills > 100 {
      print("half of \(Self.kills) kills: at most \((worst * 1000).rounded()) ms of work were gone")
    }
  }

  /// What it has said, but for a line that it was just going to say.
  private static func edits(in log: String) -> [(number: Int, time: Double)] {
    let text = FileManager.default.contents(atPath: log).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 3, let number = Int(words[1]), let time = Double(words[2]) else { return nil }
      return (number, time)
    }
  }
}
