import Foundation
import TestSupport
import Testing

@Suite struct FalseAlarmScriptTests {
  private static let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/")
    .dropFirst()

  /// Runs the script with a program whose comparisons print `rows` and exit with `code`.
  private func run(pairs: Int, rows: String, code: Int) throws -> Program.Outcome {
    try ScratchFolder.use { scratch in
      let program = scratch / "parallax"
      try """
      #!/bin/sh
      case "$*" in
        --version) echo parallax 9 ;;
        *--json) echo '[]' ;;
        *--baseline*) printf '%s\\n' "\(rows)"; exit \(code) ;;
      esac
      """.write(toFile: program, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
      let words = ["PARALLAX=\(program)", "/bin/sh", "\(Self.root)/Benchmarks/aa.sh", "\(pairs)"]
      // A process that another test starts meanwhile may hold the file open for writing for a moment.
      var outcome: Program.Outcome
      repeat {
        outcome = try #require(try Program(words, of: "/usr/bin/env").wait(within: 60))
      } while outcome.errors.contains("Text file busy")
      return outcome
    }
  }

  private func row(_ figure: String, _ ratio: String, _ chance: String, _ verdict: String) -> String {
    "weather-menu  \(figure)  1.00  2.00  \(ratio)  1.10x...1.20x  \(chance) %  \(verdict)"
  }

  @Test func `comparisons that find nothing are no alarm, and undecided figures are counted`() throws {
    let rows = [
      row("frame_ms.p50", "1.01x", "40.00", "same"), row("frame_ms.p99", "9.00x", "< 0.01", "undecided: busy machine"),
    ]
    let outcome = try run(pairs: 2, rows: rows.joined(separator: "\n"), code: 0)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.out.contains("2 comparisons of 2 figures: 0 end as a regression"), "\(outcome.out)")
    #expect(outcome.out.contains("2 as undecided (50.0 %); 2 have less than 5 %"), "\(outcome.out)")
  }

  @Test func `comparisons that end as a regression are, and are named`() throws {
    let rows = row("frame_ms.p50", "1.50x", "0.10", "regression")
    let outcome = try run(pairs: 3, rows: rows, code: 1)
    #expect(outcome.code == 1, "\(outcome.errors)")
    #expect(outcome.out.contains("pair 3: frame_ms.p50 1.50x: regression"), "\(outcome.out)")
    #expect(outcome.out.contains("3 end as a regression (100.0 %)"), "\(outcome.out)")
  }

  @Test func `a program that fails ends it, and nothing compared is no success`() throws {
    #expect(try run(pairs: 1, rows: "", code: 65).code == 65)
    #expect(try run(pairs: 1, rows: "nothing", code: 0).code != 0)
    #expect(try run(pairs: 0, rows: "", code: 0).code == 64)
  }
}
