import Desktop
import Documents
import Films
import Glibc
import JSON
import Measure
import System
import Text

/// `parallax measure`: the ratio, offsets and physics of an app, measured in a film of its screen.
enum MeasureCommand {
  static let command = Command(
    name: "measure", operands: "FILM", offers: .files,
    summary: "Finds the ratio of a parallax in a film of a screen.",
    examples: [
      "parallax measure recording.mp4",
      "parallax measure recording.mp4 --width 390 --scene header-stretch",
      "parallax measure recording.mp4 --content 0,900,1170,1400 --layer 0,0,1170,700 --csv offsets.csv",
    ],
    options: [
      Option("content", takes: "X,Y,W,H", "What scrolls, in pixels of the film; found by itself if not given."),
      Option("layer", takes: "X,Y,W,H", "What lags behind, or runs ahead; goes with --content."),
      Option("axis", takes: "AXIS", offers: .words(["vertical", "horizontal"]), "vertical, or horizontal."),
      Option("width", takes: "N", "How many points the screen is wide; the scene's, or the film's pixels."),
      Option("from", takes: "T", "The moment at which it begins to look, in seconds."),
      Option("to", takes: "T", "The moment at which it ends; at most 120 s after."),
      Option("scene", takes: "SCENE", offers: .scenes, "Says how far the film is off a scene."),
      .set,
      Option("csv", takes: "FILE", offers: .files, "Writes where content and layer are at each frame."),
      .json,
    ], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    guard let path = invocation.operands.first else {
      throw Failure(.usage, "measure needs a film: a screen recording such as recording.mp4.")
    }
    guard invocation.operands.count == 1 else {
      throw Failure(.usage, "measure takes one film, not \(invocation.operands.count).")
    }
    let order = try MeasureOrder(path, invocation)
    let film = try MeasuredFilm(path, order)
    if let file = invocation["csv"] {
      do {
        try AtomicFile.write([UInt8](film.csv.utf8), to: file)
      } catch {
        throw Failure(error)
      }
    }
    let report = MeasureReport(film: film, order: order)
    try Console.write(invocation.has("json") ? JSONWriter.pretty(report.json) : report.text)
    return .done
  }
}
