import Bench
import Glibc
import System

/// Measures this program and another one in turn, so that whatever else the machine does affects both.
struct BenchAgainst {
  /// The path of the other program.
  let program: String
  let plan: BenchPlan
  let output: BenchOutput
  /// The options of the measurement, for both.
  private let words: [String]
  /// Time for further pairs while something is undecided, in seconds.
  private let patience: Double

  /// Nil without `--against`.
  init?(_ invocation: Invocation, _ plan: BenchPlan, _ output: BenchOutput) throws(Failure) {
    guard let name = invocation["against"] else {
      guard !invocation.has("patience") else {
        throw Failure(.usage, "--patience measures more pairs of two programs, so it needs --against PROGRAM.")
      }
      return nil
    }
    for option in ["baseline", "floor", "beginning-only"] where invocation.has(option) {
      throw Failure(.usage, "--against compares whole runs of two programs, so it excludes --\(option).")
    }
    let path = name.contains("/") ? name : ChildProcess.program(name, in: Environment.value("PATH"))
    guard let path, access(path, X_OK) == 0 else {
      throw Failure(.noInput, "\(name): there is no such program, or it is not executable.")
    }
    patience = try invocation.number("patience") ?? 0
    guard patience >= 0 else { throw Failure(.usage, "--patience takes seconds, 0 or more.") }
    (program, self.plan, self.output) = (path, plan, output)
    words = plan.words(invocation, without: ["raw"]) + (plan.keepsFrames ? [] : ["--raw"]) + ["--repeats=1"]
  }
}

extension BenchAgainst {
  /// The reports of each scene by both programs, with as many repeats each.
  func measure(_ names: [String]) throws(Failure) -> (before: [BenchReport], after: [BenchReport]) {
    var all: (before: [BenchReport], after: [BenchReport]) = ([], [])
    for name in names where Interruption.pending == nil {
      guard let (before, after) = try measure(name) else { continue }
      all.before.append(before)
      all.after.append(after)
    }
    return all
  }

  private func measure(_ name: String) throws(Failure) -> (before: BenchReport, after: BenchReport)? {
    var (before, after) = ([BenchReport](), [BenchReport]())
    for number in 0..<plan.repeats where Interruption.pending == nil {
      try measurePair(number, of: name, &before, &after)
    }
    let end = MonotonicClock.now + patience
    // Two pairs at a time, so that each program is as often the first.
    while Interruption.pending == nil, patience > 0, MonotonicClock.now < end, isUndecided(before, after) {
      for number in 0..<2 { try measurePair(number, of: name, &before, &after) }
    }
    guard let old = joined(before), var new = joined(after) else { return nil }
    if after.count < plan.repeats {
      new.doubt(["\(BenchReport.earlyEnd): \(after.count) of \(plan.repeats) pairs"])
    }
    return (old, new)
  }

  /// A pair, in the order A B or B A.
  private func measurePair(
    _ number: Int, of name: String, _ before: inout [BenchReport], _ after: inout [BenchReport]
  ) throws(Failure) {
    Console.showProgress("\(name): pair \(before.count + 1)")
    defer { Console.showProgress("") }
    let isFirst = number.isMultiple(of: 2)
    let one = try BenchChild.report(words, name, within: plan.patience, of: isFirst ? program : nil)
    guard Interruption.pending == nil, var one else { return }
    guard var other = try BenchChild.report(words, name, within: plan.patience, of: isFirst ? nil : program),
      Interruption.pending == nil
    else {
      return
    }
    one.recount()
    other.recount()
    before.append(isFirst ? one : other)
    after.append(isFirst ? other : one)
  }

  private func joined(_ reports: [BenchReport]) -> BenchReport? {
    BenchReport(joining: reports, keepsFrames: plan.keepsFrames)
  }

  private func isUndecided(_ before: [BenchReport], _ after: [BenchReport]) -> Bool {
    guard let old = joined(before), let new = joined(after) else { return false }
    return !output.comparison(of: [new], with: BenchBaseline(reports: [old]), isPaired: true).undecided.isEmpty
  }
}
