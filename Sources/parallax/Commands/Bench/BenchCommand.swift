import Desktop
import Glibc
import JSON

/// `parallax bench`: frame times, without a window or in one.
enum BenchCommand {
  static let command = Command(
    name: "bench", operands: "[SCENE...]", summary: "Times the frames of scenes, without a window or in one.",
    examples: [
      "parallax bench", "parallax bench weather-menu --set device.scale=2 --json",
      "parallax bench map-crop --tape flick.json --csv frames.csv", "parallax bench --json > before.json",
      "parallax bench --baseline before.json --fail-above 1.10",
    ], options: BenchPlan.options + [.renderer, .set] + output, run: run)

  private static let output: [Option] = [
    .json,
    Option("raw", "Puts every frame into the JSON."),
    Option("markdown", "Prints a table for a page that is written in Markdown."),
    Option("csv", takes: "FILE", "Writes a row for every frame."),
    Option("trace", takes: "FILE", "Writes every frame as a trace that Chrome and Perfetto open."),
    Option("baseline", takes: "FILE", "Compares with what --json printed earlier; 1 if something has become slower."),
    Option("fail-above", takes: "N", "How many times slower is too slow; 1.10 if not given."),
    Option("selftest", "Injects known delays, and fails unless they are found within 5 %."),
  ]

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let start = ProcessUse.start()
    let plan = try BenchPlan(invocation)
    let threshold = try threshold(invocation)
    let baseline = try invocation["baseline"].map { (path) throws(Failure) in try BenchBaseline(path: path) }
    let names = invocation.operands.isEmpty ? SceneLibrary.builtIn : invocation.operands
    // All at once, so that the last scene's mistake is not found after minutes.
    var scenes: [LoadedScene] = []
    for name in names { scenes.append(try LoadedScene(name, sets: invocation.all("set"))) }
    if invocation.has("selftest") {
      let name = invocation.operands.first ?? "weather-menu"
      return try BenchSelfTest.run(name, invocation, plan, start: start)
    }
    var reports: [BenchReport] = []
    if names.count == 1 {
      var run = try BenchRun(scenes[0], named: names[0], plan, start: start)
      reports = [try run.measure()]
    } else {
      let words = plan.words(invocation)
      for name in names { reports.append(try BenchChild.report(words + ["--", name])) }
    }
    try writeFiles(reports, invocation)
    let changes = baseline?.changes(to: reports, threshold: threshold) ?? []
    if !invocation.has("raw") { for index in reports.indices { reports[index].records = nil } }
    try print(reports, changes, invocation)
    return tell(changes, baseline?.differences(from: reports) ?? [], threshold: threshold)
  }

  private static func threshold(_ invocation: Invocation) throws(Failure) -> Double {
    guard let threshold = try invocation.number("fail-above") else { return 1.1 }
    guard threshold > 0 else { throw Failure(.usage, "--fail-above takes a number above 0, as in 1.10.") }
    guard invocation.has("baseline") else {
      throw Failure(.usage, "--fail-above needs something to compare with: --baseline FILE.")
    }
    return threshold
  }

  private static func writeFiles(_ reports: [BenchReport], _ invocation: Invocation) throws(Failure) {
    let files = BenchFrameFiles(reports: reports)
    do {
      if let path = invocation["csv"] { try AtomicFile.write(Array(files.csv.utf8), to: path) }
      if let path = invocation["trace"] { try AtomicFile.write(Array(files.trace.utf8), to: path) }
    } catch {
      throw Failure(error)
    }
  }

  private static func print(
    _ reports: [BenchReport], _ changes: [BenchBaseline.Change], _ invocation: Invocation
  ) throws(Failure) {
    if invocation.has("json") {
      let objects = reports.map { report in
        report.json(with: changes.filter { $0.scene == report.scene })
      }
      return try Console.write(JSONWriter.pretty(.list(objects)))
    }
    let table = BenchTable(reports: reports, isColored: Console.isColored)
    try Console.write(invocation.has("markdown") ? table.markdown : table.text)
  }

  /// Says on standard error what has become slower.
  private static func tell(
    _ changes: [BenchBaseline.Change], _ differences: [String], threshold: Double
  ) -> ExitCode {
    for line in differences { Console.complain(line) }
    let regressions = changes.filter(\.isRegression)
    for change in regressions { Console.complain(change.line) }
    guard !regressions.isEmpty else { return .done }
    Console.complain("slower than \(BenchText.number(threshold, 2)) times the baseline")
    return .failed
  }
}

extension BenchReport {
  /// The report with how it compares, if it was compared.
  fileprivate func json(with changes: [BenchBaseline.Change]) -> JSONValue {
    guard !changes.isEmpty, case .object(let fields) = json else { return json }
    return .object(fields + [JSONField("comparison", .list(changes.map(\.json)))])
  }
}

extension Console {
  /// Whether what is printed may be coloured: somebody looks at it, and has not said no.
  static var isColored: Bool { isatty(STDOUT_FILENO) == 1 && (Environment.value("NO_COLOR") ?? "").isEmpty }
}
