import Bench
import Desktop
import FrameStats
import Notation

/// The destinations of the reports, and the baseline to compare them with.
struct BenchOutput {
  static let options: [Option] =
    [
      .json, .quiet, .force,
      Option("raw", "Includes every frame in the JSON."),
      Option("markdown", "Prints a Markdown table."),
      Option("all-figures", "Prints every figure below the table."),
      Option(
        "html", takes: "FILE", offers: .files,
        "Writes a web page: frame times over time, their distribution, the slowest frames with their parts."),
      Option("csv", takes: "FILE", offers: .files, "Writes a CSV row for every frame."),
      Option("trace", takes: "FILE", offers: .files, "Writes a trace of every frame for Chrome and Perfetto."),
      Option(
        "append", takes: "FILE", offers: .files,
        "Appends a line for each scene to a history: commit, machine, figures, doubts."),
      Option("history", takes: "FILE", offers: .files, "Measures nothing, and draws such a history with --html FILE."),
      Option(
        "mangohud", takes: "FILE", offers: .files,
        "Writes every frame in MangoHud's format, for mangoplot and FlightlessMango."),
      Option(
        "against", takes: "PROGRAM", offers: .files,
        "Measures this program and another build in turn, --repeats pairs, and compares; exits with 1 if this one is "
          + "slower."),
      Option(
        "patience", takes: "SECONDS",
        "Measures more pairs for up to that long while the comparison is undecided; 0 by "
          + "default."),
      Option(
        "baseline", takes: "FILE", offers: .files,
        "Compares with an earlier output of --json; exits with 1 if it is slower now."),
    ] + BenchVerdict.options

  private var invocation: Invocation
  private let verdict: BenchVerdict

  /// Checks in advance that the files can be written and compared afterwards.
  init(_ invocation: Invocation) throws(Failure) {
    self.invocation = invocation
    verdict = try BenchVerdict(invocation)
    if let path = invocation["baseline"] { try BenchBaseline.check(path: path) }
    do {
      for option in Self.files + ["append"] { if let path = invocation[option] { try AtomicFile.check(path) } }
    } catch {
      throw Failure(error)
    }
    if let path = invocation["append"] { try BenchHistory.checkAppending(to: path) }
    for option in Self.files { try Self.kind(of: option).refuse(over: invocation[option], invocation) }
  }

  private static let files = ["html", "csv", "trace", "mangohud"]

  private static func kind(of option: String) -> OutputKind {
    switch option {
    case "html": .text(["html", "htm"])
    case "trace": .text(["json"])
    default: .text(["csv", "txt", "log"])
    }
  }
}

extension BenchOutput {
  /// Throws if one of the output files is an input.
  func refuse(_ inputs: InputFiles) throws(Failure) {
    for option in Self.files + ["append"] { try inputs.refuse(output: invocation[option]) }
  }

  /// The comparison by the options given.
  func comparison(of reports: [BenchReport], with baseline: BenchBaseline, isPaired: Bool = false) -> BenchComparison {
    baseline.comparison(with: reports, threshold: verdict.threshold, asked: verdict.asked, isPaired: isPaired)
  }

  /// Prints and writes the reports. Errors in writing or reading are reported after everything else.
  ///
  /// - Parameters:
  ///   - others: Reports of the other program, measured in turn.
  ///   - areOthers: Whether other processes measured them, which have reported an early end themselves.
  func give(_ reports: [BenchReport], against others: [BenchReport]? = nil, areOthers: Bool) throws(Failure) -> ExitCode
  {
    var failures: [Failure] = []
    var comparison = others.map {
      self.comparison(of: reports, with: BenchBaseline(reports: $0), isPaired: true)
    }
    do {
      if let path = invocation["baseline"] {
        comparison = self.comparison(of: reports, with: try BenchBaseline(path: path))
      }
    } catch {
      failures.append(error)
    }
    try print(reports, comparison)
    for option in Self.files {
      guard let path = invocation[option] else { continue }
      do {
        try AtomicFile.write(Array(try text(of: option, reports, comparison).utf8), to: path)
        Console.announce([path], unless: invocation)
      } catch {
        failures.append(Failure(error))
      }
    }
    do {
      if let path = invocation["append"] {
        try BenchHistory.append(reports, to: path)
        Console.announce([path], unless: invocation)
      }
    } catch {
      failures.append(error)
    }
    if let path = invocation["mangohud"] {
      let rounds = MangoHudLog(reports, MangoHudLog.Machinery()).rounds
      if rounds > 1 { Console.complain("\(path): contains each frame \(rounds) times, because mangoplot needs 10,000") }
    }
    var code = verdict.tell(reports, comparison)
    for report in reports where report.hasEndedEarly {
      if !areOthers { Console.complain("\(report.scene): the measurement was ended early") }
      code = .failed
    }
    if let path = invocation["baseline"], comparison?.decisions.isEmpty == true {
      failures.append(Failure(.badData, "\(path): it contains nothing to compare with."))
    }
    guard let first = failures.first else { return code }
    throw Failure(first.code, lines: failures.flatMap(\.lines))
  }

  private func text(
    of option: String, _ reports: [BenchReport], _ comparison: BenchComparison?
  ) throws(FileError) -> String {
    switch option {
    case "html": BenchPage(reports, comparison: comparison).text(in: try Resources.benchPage())
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
    let table = BenchTable(
      reports, comparison: comparison, isColored: Console.isColored, hasAllFigures: invocation.has("all-figures"))
    try Console.write(invocation.has("markdown") ? table.markdown : table.text, isStyled: true)
  }
}
