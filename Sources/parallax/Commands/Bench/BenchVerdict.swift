import Bench
import Notation

/// The conditions under which `bench` fails: a comparison, limits, and differences in setup.
struct BenchVerdict {
  static let options: [Option] = [
    Option("fail-above", takes: "N", "Ratio that counts as slower; 1.10 by default."),
    Option(
      "decide-by", takes: "FIGURE", offers: .words(BenchFigure.allCases.filter(\.isCompared).map(\.rawValue)),
      "Decides by this figure alone; repeatable."),
    Option("fail-undecided", "Exits with 75 if a comparison cannot be decided and nothing is slower."),
    Option("strict", "Exits with 65 if the baseline differs in scene, pixels, renderer, machine, pacing or tape."),
    Option(
      "max", takes: "FIGURE=VALUE", "Exits with 1 if a number of the JSON is larger: frame_ms.p99=8; repeatable."),
  ]

  private(set) var threshold = 1.1
  private(set) var asked: Set<BenchFigure> = []
  private let failsUndecided: Bool
  private let isStrict: Bool
  private var limits: [BenchLimit] = []

  init(_ invocation: Invocation) throws(Failure) {
    let isCompared = invocation.has("baseline") || invocation.has("against")
    for option in ["fail-above", "decide-by", "fail-undecided", "strict"] where invocation.has(option) && !isCompared {
      throw Failure(.usage, "--\(option) needs something to compare with: --against PROGRAM or --baseline FILE.")
    }
    guard !(invocation.has("baseline") && invocation.has("against")) else {
      throw Failure(.usage, "--against and --baseline exclude each other.")
    }
    (failsUndecided, isStrict) = (invocation.has("fail-undecided"), invocation.has("strict"))
    if let threshold = try invocation.number("fail-above") {
      guard threshold > 0 else { throw Failure(.usage, "--fail-above takes a number above 0, such as 1.10.") }
      self.threshold = threshold
    }
    for name in invocation.all("decide-by") {
      guard let figure = BenchFigure(rawValue: name), figure.isCompared else {
        let names = BenchFigure.allCases.filter(\.isCompared).map(\.rawValue)
        throw Failure(
          .usage, "--decide-by: no figure \"\(name)\" is compared.\(NearestName.hint(to: name, among: names))")
      }
      asked.insert(figure)
    }
    for text in invocation.all("max") { limits.append(try Self.limit(text)) }
  }

  private static func limit(_ text: String) throws(Failure) -> BenchLimit {
    guard let equals = text.lastIndex(of: "="), let most = Double(typed: String(text[text.index(after: equals)...]))
    else {
      throw Failure(.usage, "--max takes a figure and a number, such as frame_ms.p99=8, not \"\(text)\".")
    }
    let path = String(text[..<equals])
    guard BenchLimit.paths.contains(path) else {
      throw Failure(
        .usage, "--max: there is no figure \"\(path)\".\(NearestName.hint(to: path, among: BenchLimit.paths))")
    }
    return BenchLimit(path: path, most: most)
  }
}

extension BenchVerdict {
  /// Tells on standard error what does not hold, and returns the exit code.
  func tell(_ reports: [BenchReport], _ comparison: BenchComparison?) -> ExitCode {
    var code = ExitCode.done
    if let comparison { code = tell(comparison) }
    var isMissing = false
    for report in reports {
      for limit in limits {
        switch limit.outcome(for: report) {
        case .holds: break
        case .exceeded(let value):
          Console.complain(
            "\(report.scene): \(limit.path) is \(value.formatted(.shortest)), more than "
              + "\(limit.most.formatted(.shortest))")
          if code != .badData { code = .failed }
        case .missing:
          isMissing = true
          Console.complain("\(report.scene): this run has no \(limit.path), so --max cannot be told")
        }
      }
    }
    return isMissing && code != .failed ? .badData : code
  }

  private func tell(_ comparison: BenchComparison) -> ExitCode {
    for difference in comparison.differences { Console.complain(difference.line) }
    for decision in comparison.slower { Console.complain(decision.line) }
    if comparison.undecided.contains(where: \.isUntold) {
      Console.complain("too few repeats to decide; --repeats 9 on either side is enough")
    }
    if isStrict, comparison.differences.contains(where: \.isStrict) {
      Console.complain("the baseline was measured otherwise, so --strict compares nothing")
      return .badData
    }
    guard comparison.slower.isEmpty else {
      Console.complain("slower than \(threshold.formatted(.fixed(2))) times the baseline")
      return .failed
    }
    guard !comparison.isEmpty else {
      Console.complain("nothing was compared")
      return .undecided
    }
    for scene in comparison.uncompared { Console.complain("\(scene): nothing of it was compared") }
    if failsUndecided, !comparison.uncompared.isEmpty { return .undecided }
    let undecided = comparison.undecided
    guard failsUndecided, !undecided.isEmpty else { return .done }
    for decision in undecided { Console.complain("\(decision.scene): \(decision.figure.rawValue): \(decision.why)") }
    return .undecided
  }
}
