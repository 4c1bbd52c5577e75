import Notation
import TestSupport
import Testing

@Suite struct BenchSelfTestTests {
  @Test func `every injection is looked for in frames that are drawn, and the exit code says the outcome`() throws {
    let outcome = try Program.run(["bench", "--selftest", "--json"])
    let answer = try Answer(printed: outcome.out)
    let findings = answer.list("selftest")
    #expect(findings.count == 7 && findings.allSatisfy { $0.text("what")?.isEmpty == false })
    #expect(findings.allSatisfy { $0.number("found") >= 0 && $0.number("injected") >= 0 })
    // Whether it passes depends on an idle machine, and tests run in parallel.
    let holds = findings.allSatisfy { $0.flag("holds") == true }
    #expect(answer.flag("holds") == holds && outcome.code == (holds ? 0 : 1), "\(outcome.out)")
  }

  @Test(arguments: [
    "--csv x.csv", "--trace x.json", "--baseline x.json", "--floor", "--repeats 3", "--window", "--layout-only",
    "map-crop weather-menu",
  ])
  func `what makes no sense beside it is wrong usage, in a sentence`(words: String) throws {
    let outcome = try Program.run(["bench", "--selftest"] + words.split(separator: " ").map(String.init))
    #expect(outcome.code == 64 && outcome.out.isEmpty)
    #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
  }
}
