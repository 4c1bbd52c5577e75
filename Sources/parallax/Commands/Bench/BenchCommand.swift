import Desktop
import JSON

/// `parallax bench`: frame times, without a window or in one.
enum BenchCommand {
  static let command = Command(
    name: "bench", operands: "[SCENE...]", summary: "Times the frames of scenes, without a window or in one.",
    examples: [
      "parallax bench", "parallax bench weather-menu --set device.scale=2 --json",
      "parallax bench map-crop --tape flick.json --csv frames.csv",
      "parallax bench --json > before.json", "parallax bench --baseline before.json --fail-above 1.10",
    ],
    options: BenchPlan.options + [
      .json,
      Option("raw", "Puts every frame into the JSON."),
      .renderer, .set,
    ], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let start = ProcessUse.start()
    let plan = try BenchPlan(invocation)
    let name = invocation.operands.first ?? "weather-menu"
    var run = try BenchRun(LoadedScene(name, sets: invocation.all("set")), named: name, plan, start: start)
    let report = try run.measure()
    try Console.write(JSONWriter.pretty(.list([report.json])))
    return .done
  }
}
