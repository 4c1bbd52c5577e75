import Foundation
import TestSupport
import Testing

@Suite struct CompareScriptTests {
  private func run(_ words: [String]) throws -> Program.Outcome {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
    let program = try Program(["\(root)/Benchmarks/compare.sh"] + words, of: "/bin/sh")
    return try #require(program.wait(within: 20))
  }

  @Test func `two commands take turns, and their medians are told`() throws {
    try ScratchFolder.use { scratch in
      // Each call appends a letter, and prints another number.
      func line(_ letter: String, _ print: String) -> String {
        "printf \(letter) >> \(scratch / "turns"); n=$(wc -c < \(scratch / "turns")); \(print)"
      }
      let json = line("A", #"printf '[{ "layout_us": { "p50": 9 }, "frame_ms": {\n "p50": %s } }]' $n"#)
      let words = line("B", "echo best p50 10 layout_us 1 p50 99")
      let outcome = try run(["-n", "3", "-k", "frame_ms.p50", json, json])
      #expect(outcome.code == 0, "\(outcome.errors)")
      // A's are 1, 4 and 5, B's 2, 3 and 6.
      #expect(outcome.out.contains("A 4, B 3 (medians of 3); B / A 0.750"), "\(outcome.out)")
      try FileManager.default.removeItem(atPath: scratch / "turns")
      let mixed = try run(["-n", "2", "-k", "p50", "-k", "layout_us.p50", json, words])
      #expect(mixed.out.contains("p50: A 9, B 10 (medians of 2); B / A 1.111"), "\(mixed.out)")
      #expect(mixed.out.contains("layout_us.p50: A 9, B 99 (medians of 2); B / A 11.000"), "\(mixed.out)")
      #expect(try String(contentsOfFile: scratch / "turns", encoding: .utf8) == "ABBA")
    }
  }

  @Test func `what fails or prints no such figure ends it`() throws {
    #expect(try run(["-n", "1", "false", "true"]).code == 70)
    #expect(try run(["-n", "1", "echo p99 3", "true"]).code == 65)
    #expect(try run(["true"]).code == 64)
    #expect(try run(["-n", "0", "true", "true"]).code == 64)
  }
}
