import Desktop
import Documents
import Glibc
import Measure
import Notation
import System

/// `parallax measure`: the ratio, offsets and physics of an app, measured in a film of its screen.
enum MeasureCommand {
  static let command = Subcommand(
    name: "measure", operands: "FILM", offers: .files,
    summary: "Measures the ratio of a parallax in a screen recording.",
    examples: [
      "parallax measure recording.mp4",
      "parallax measure recording.mp4 --width 390 --scene header-stretch",
      "parallax measure recording.mp4 --content 0,900,1170,1400 --layer 0,0,1170,700 --csv offsets.csv",
    ],
    options: [
      Option("content", takes: "X,Y,W,H", "The scrolling content, in pixels of the film; detected by default."),
      Option("layer", takes: "X,Y,W,H", "The layer that lags or runs ahead; requires --content."),
      Option(
        "axis", takes: "AXIS", offers: .words(["vertical", "horizontal"]),
        "vertical or horizontal; detected by default."),
      Option("width", takes: "N", "Width of the screen in points; by default the scene's, or the film's pixels."),
      Option("from", takes: "T", "Start of the measured part, in seconds."),
      Option("to", takes: "T", "End of the measured part; at most 120 s later."),
      Option("scene", takes: "SCENE", offers: .scenes, "Compares the film with a scene."),
      .set,
      Option("csv", takes: "FILE", offers: .files, "Writes the offsets of content and layer for each frame."),
      Option("tape", takes: "OUT", offers: .files, "Writes the content's offsets as a tape, which plays them exactly."),
      .force, .json, .quiet,
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
      try ExportedFile.write(film.csv, to: file)
      Console.announce([file], unless: invocation)
    }
    if let file = invocation["tape"] {
      guard film.hasDistances else {
        throw Failure(.badData, "\(path): its distances cannot be told, so there is no tape of it. \(film.confusion)")
      }
      try ExportedFile.write(TapeWriter.text(of: film.tape(from: order.design?.start ?? 0)), to: file)
      Console.announce([file], unless: invocation)
    }
    let report = MeasureReport(film: film, order: order)
    try Console.write(invocation.has("json") ? JSONWriter.pretty(report.json) : report.text)
    return report.reason == nil ? .done : .badData
  }
}
