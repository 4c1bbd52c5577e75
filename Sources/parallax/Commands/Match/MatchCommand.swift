import Desktop
import Documents
import Match
import Notation
import System

/// `parallax match`: whether a build, seen in a film of its screen, is what a scene designs.
enum MatchCommand {
  static let command = Subcommand(
    name: "match", operands: "SCENE FILM|PICTURE...", offers: .scenes,
    summary: "Compares a build with its scene, from a screen recording: each difference, and its size and place.",
    examples: [
      "parallax match my-scene.json recording.mp4",
      "parallax match mountain-hero recording.mp4 --json",
      "parallax match map-crop top.png middle.png --width 390", "parallax match map-crop --page index.html",
    ],
    options: [
      Option(
        "page", takes: "PAGE", offers: .files, "Scrolls a page in Chromium: a file or an address."),
      Option("offset", takes: "N", "Offset of the content in the first frame, in points; found by default."),
      Option("width", takes: "N", "Width of the film in points, if it shows more or less than the screen."),
      Option(
        "content", takes: "X,Y,W,H", "The part of the film with the screen, in pixels; found by default."),
      Option("layer", takes: "X,Y,W,H", "Judges this part of the film alone, in its pixels."),
      Option("from", takes: "T", "Start of the compared part, in seconds."),
      Option("to", takes: "T", "End of the compared part; at most 120 s later."),
      Option("html", takes: "FILE", offers: .files, "Writes the report as a web page."), .force, .published, .set,
      .json, .quiet,
    ], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    guard let name = invocation.operands.first else {
      throw Failure(.usage, "match needs a scene, and a film of a build: parallax match my-scene.json recording.mp4.")
    }
    let order = try MatchOrder(invocation)
    let placed = try LoadedScene(name, invocation).placed
    try InputFiles([placed], others: order.inputs).refuse(
      output: invocation["html"], as: .text(["html", "htm"]), invocation)
    let matched = try MatchedFilm(order, placed)
    for fault in matched.faults { Console.complain(fault) }
    let words = MatchWords(matched, scene: name)
    try Console.write(invocation.has("json") ? JSONWriter.pretty(words.json) : words.text)
    if let path = invocation["html"] {
      try ExportedFile.write(MatchPage(matched.report, verdict: words.verdict, scene: name).text(), to: path)
      Console.announce([path], unless: invocation)
    }
    return matched.report.doubt != nil ? .badData : matched.report.matches ? .done : .failed
  }
}
