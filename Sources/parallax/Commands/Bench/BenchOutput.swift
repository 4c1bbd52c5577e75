import Bench
import Desktop
import FrameStats
import Notation

/// The destinations of the reports, and the baseline to compare them with.
struct BenchOutput {
  static let options: [Option] = [
    .json,
    Option("raw", "Includes every frame in the JSON."),
    Option("markdown", "Prints a Markdown table."),
    Option(
      "html", takes: "FILE", offers: .files,
      "Writes a web page: frame times over time, their distribution, the slowest frames with their parts."),
    Option("csv", takes: "FILE", offers: .files, "Writes a CSV row for every frame."),
    Option("trace", takes: "FILE", offers: .files, "Writes a trace of every frame for Chrome and Perfetto."),
    Option(
      "mangohud", takes: "FILE", offers: .files,
      "Writes every frame in MangoHud's format, for mangoplot and FlightlessMango."),
    Option(
      "baseline", takes: "FILE", offers: .files,
      "Compares with an earlier output of --json; exits with 1 on a regression."),
    Option("fail-above", takes: "N", "Ratio that counts as a regression; 1.10 by default."),
  ]

  private var invocation: Invocation
  private var threshold = 1.1

  /// Checks in advance that the files can be written and compared afterwards.
  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    if let threshold = try invocation.number("fail-above") {
      guard threshold > 0 else { throw Failure(.usage, "--fail-above takes a number above 0, as in 1.10.") }
      guard invocation.has("baseline") else {
        throw Failure(.usage, "--fail-above needs something to compare with: --baseline FILE.")
      }
      self.threshold = threshold
    }
    if let path = invocation["baseline"] { try BenchBaseline.check(path: path) }
    do {
      for option in Self.files { if let path = invocation[option] { try AtomicFile.check(path) } }
    } catch {
      throw Failure(error)
    }
  }

  private static let files = ["html", "csv", "trace", "mangohud"]
}

extension BenchOutput {
  /// Throws if one of the output files is an input.
  func refuse(_ inputs: InputFiles) throws(Failure) {
    for option in Self.files { try inputs.refuse(output: invocation[option]) }
  }

  /// Prints and writes the reports. Errors in writing or reading are reported after everything else.
  ///
  /// - Parameter areOthers: Whether other processes measured them, which have reported an early end themselves.
  func give(_ reports: [BenchReport], areOthers: Bool) throws(Failure) -> ExitCode {
    var failures: [Failure] = []
    var comparison: BenchComparison?
    do {
      comparison = try invocation["baseline"].map { (path) throws(Failure) in
        try BenchBaseline(path: path).comparison(with: reports, threshold: threshold)
      }
    } catch {
      failures.append(error)
    }
    try print(reports, comparison)
    for option in Self.files {
      guard let path = invocation[option] else { continue }
      do {
        try AtomicFile.write(Array(text(of: option, reports, comparison).utf8), to: path)
      } catch {
        failures.append(Failure(error))
      }
    }
    var code = comparison.map(tell) ?? .done
    for report in reports where report.hasEndedEarly {
      if !areOthers { Console.complain("\(report.scene): the measurement was ended early") }
      code = .failed
    }
    if let path = invocation["baseline"], comparison?.changes.isEmpty == true {
      failures.append(Failure(.badData, "\(path): it contains nothing to compare with."))
    }
    guard let first = failures.first else { return code }
    throw Failure(first.code, lines: failures.flatMap(\.lines))
  }

  private func text(of option: String, _ reports: [BenchReport], _ comparison: BenchComparison?) -> String {
    switch option {
    case "html": BenchPage(reports, comparison: comparison).text
    case "csv": FrameCSV(reports).text
    case "trace": ChromeTrace(reports).text
    default: MangoHudLog(reports, Self.machinery(of: reports)).text
    }
  }

  private static func machinery(of reports: [BenchReport]) -> MangoHudLog.Machinery {
    MangoHudLog.Machinery(
      system: Machine.system ?? "", processor: Machine.processor ?? "", graphics: reports.first?.renderer.device ?? "",
      memory: Machine.memory ?? 0, kernel: Machine.kernel ?? "", driver: reports.first?.renderer.name ?? "")
  }

  private func print(_ reports: [BenchReport], _ comparison: BenchComparison?) throws(Failure) {
    if invocation.has("json") {
      let objects = reports.map { $0.json(with: comparison, keepsFrames: invocation.has("raw")) }
      return try Console.write(JSONWriter.pretty(.list(objects)))
    }
    let table = BenchTable(reports, comparison: comparison, isColored: Console.isColored)
    try Console.write(invocation.has("markdown") ? table.markdown : table.text)
  }

  /// Reports regressions on standard error.
  private func tell(_ comparison: BenchComparison) -> ExitCode {
    for line in comparison.differences { Console.complain(line) }
    for change in comparison.regressions { Console.complain(change.line) }
    let undecided = comparison.changes.filter { $0.verdict == .undecided }
    if undecided.contains(where: \.isUntold) {
      Console.complain("too few repeats to decide; --repeats 9 on either side is enough")
    }
    if !undecided.allSatisfy(\.isUntold) {
      Console.complain("other processes used too much of the machine to compare slow frames and the first one")
    }
    guard !comparison.regressions.isEmpty else { return .done }
    Console.complain("slower than \(threshold.formatted(.fixed(2))) times the baseline")
    return .failed
  }
}
