import Bench
import Decoding
import Desktop
import Glibc
import System

/// `parallax bench`: frame times, without a window or in one.
enum BenchCommand {
  static let command = Subcommand(
    name: "bench", operands: "[SCENE...]", offers: .scenes,
    summary: "Measures frame times of scenes, without a window or in one.",
    examples: [
      "parallax bench", "parallax bench weather-menu --set device.scale=2 --json",
      "parallax bench map-crop --tape flick.json --csv frames.csv",
      "parallax bench weather-menu --against ./parallax-before --fail-undecided --patience 300",
      "parallax bench --max allocations_per_frame=0 --max frame_ms.p99=8",
    ],
    options: BenchPlan.options + [.renderer, .published, .set] + BenchOutput.options, run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let start = ProcessUse.start()
    if let path = invocation["history"] { return try BenchHistory.draw(path, invocation) }
    Interruption.hold()
    let plan = try BenchPlan(invocation)
    let output = try BenchOutput(invocation)
    let names = invocation.operands.isEmpty ? SceneLibrary.builtIn : invocation.operands
    // Check all scenes first, so that an error in the last one is not found after minutes.
    var scenes: [LoadedScene] = []
    for name in names { scenes.append(try LoadedScene(name, invocation)) }
    try output.refuse(
      InputFiles(
        scenes.map(\.placed),
        others: [(invocation["tape"], "the tape"), (invocation["baseline"], "the baseline")]))
    if let against = try BenchAgainst(invocation, plan, output) {
      let (before, after) = try against.measure(names)
      if after.isEmpty { Interruption.release() }
      let code = try output.give(after, against: before, areOthers: true)
      Interruption.release()
      return code
    }
    var reports: [BenchReport] = []
    let areOthers = names.count > 1 || plan.isCold && plan.repeats > 1
    if names.count == 1, areOthers {
      reports = try coldReport(of: names[0], plan, invocation).map { [$0] } ?? []
    } else if names.count == 1 {
      let (figures, doubts) = try beginnings(of: names[0], plan, invocation)
      var run = try BenchRun(scenes[0], named: names[0], plan, start: start, decoder: PictureDecoder.ofThisProgram())
      var report = try run.measure()
      report.figures.merge(figures) { _, many in many }
      report.doubt(doubts)
      reports = [report]
    } else {
      let words = plan.words(invocation)
      for name in names where Interruption.pending == nil {
        if let report = try BenchChild.report(words, name, within: plan.patience) { reports.append(report) }
      }
    }
    if reports.isEmpty { Interruption.release() }
    let code = try output.give(reports, areOthers: areOthers)
    Interruption.release()
    return code
  }

  /// Runs one process per repeat, each of which sees everything for the first time.
  private static func coldReport(
    of name: String, _ plan: BenchPlan, _ invocation: Invocation
  ) throws(Failure) -> BenchReport? {
    let words = plan.words(invocation) + (plan.keepsFrames ? [] : ["--raw"]) + ["--repeats=1"]
    var reports: [BenchReport] = []
    for _ in 0..<plan.repeats where Interruption.pending == nil {
      if let report = try BenchChild.report(words, name, within: plan.patience) { reports.append(report) }
    }
    var report = BenchReport(joining: reports, keepsFrames: plan.keepsFrames)
    if reports.count < plan.repeats {
      report?.doubt(["\(BenchReport.earlyEnd): \(reports.count) of \(plan.repeats) repeats"])
    }
    return report
  }

  /// The values that a process has only once, its first frame and its memory, from one process per repeat, with their
  /// doubts. Nothing if one process is enough.
  private static func beginnings(
    of name: String, _ plan: BenchPlan, _ invocation: Invocation
  ) throws(Failure) -> (figures: [BenchFigure: [Double]], doubts: [String]) {
    guard plan.repeats > 1, !plan.isLayoutOnly, !plan.isBeginningOnly else { return ([:], []) }
    let words = plan.words(invocation, without: ["floor", "warmup"])
    var figures: [BenchFigure: [Double]] = [:]
    var doubts: [String] = []
    for _ in 0..<plan.repeats where Interruption.pending == nil {
      let words = words + ["--beginning-only", "--repeats=1"]
      guard let report = try BenchChild.report(words, name, within: plan.patience) else { break }
      for figure in BenchFigure.allCases where figure.isOncePerProcess {
        figures[figure, default: []] += report.figures[figure] ?? []
      }
      doubts += report.unreliable
    }
    return (figures, doubts)
  }
}

extension Console {
  /// Whether output may be colored: it goes to a terminal, and `NO_COLOR` is not set.
  static var isColored: Bool { isatty(STDOUT_FILENO) == 1 && (Environment.value("NO_COLOR") ?? "").isEmpty }
}
