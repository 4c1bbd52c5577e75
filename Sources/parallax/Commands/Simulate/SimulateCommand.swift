import Documents
import Notation
import ScrollPhysics

/// `parallax simulate`: scroll physics without a window, as JSON.
enum SimulateCommand {
  static let command = Subcommand(
    name: "simulate", operands: "[SCENE]", offers: .scenes,
    summary: "Prints the motion of scrolling content at given times.",
    examples: [
      "parallax simulate map-crop --velocity 2000 --fps 60",
      "parallax simulate --from 700 --velocity 2000 --bounds 0,1000 --viewport 844 --at 0,0.1,2",
      "parallax simulate --tape flick.json --bounds 0,1000 --viewport 844 --fps 60",
      "parallax simulate --pull 100 --viewport 844",
      "parallax simulate --presets",
      "parallax simulate --against my-iphone.json",
    ],
    options: [
      Option("from", takes: "N", "Initial offset, in points; the low bound by default."),
      Option("velocity", takes: "N", "Initial velocity of the content, in points per second."),
      Option("bounds", takes: "LOW,HIGH", "The offsets between which content rests; the scene's by default."),
      Option(
        "viewport", takes: "N", "Length of the screen along the scroll axis, in points; the scene's by default."),
      Option("scale", takes: "N", "Pixels per point of the screen; by default the scene's, else 1."),
      Option(
        "physics", takes: "NAME", offers: .words(presets), "\(presets.joined(separator: ", "))."),
      .published,
      Option(
        "set", takes: "physics.KEY=VALUE",
        "Changes a parameter of the physics, or a field of the scene; repeatable."),
      Option("at", takes: "T,T...", "Times to print, in seconds."),
      Option("fps", takes: "N", "Prints every n-th part of a second until the content rests."),
      Option("snap", takes: "N,N...", "Offsets at which the content comes to rest."),
      Option("page", takes: "N", "Snaps to whole pages of this length."),
      Option("tape", takes: "FILE", offers: .files, "Plays recorded input instead of starting with a velocity."),
      Option("pull", takes: "N", "Prints the rubber band's displacement for a pull in points."),
      Option("presets", "Prints a table of each preset's response to a flick."),
      Option(
        "against", takes: "FILE", offers: .files,
        "Prints how far each preset is from what was recorded on a phone, or from the references in a list."),
      .json,
    ], run: run)

  private static var presets: [String] { ScrollPreset.allCases.map(\.rawValue) }

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let alone = ["presets", "against"].first(where: invocation.has)
    guard invocation.operands.isEmpty || alone == nil else {
      throw Failure(.usage, "--\(alone ?? "") goes without a scene.")
    }
    guard !invocation.operands.isEmpty || !invocation.has("published") else {
      throw Failure(.usage, "--published belongs to a scene: parallax simulate stretch-banner --published.")
    }
    if invocation.has("presets") {
      try Console.write(PresetTable.text(velocity: try invocation.number("velocity") ?? 2000))
      return .done
    }
    if let file = invocation["against"] {
      try Console.write(try ComparisonFile.table(at: file, asJSON: invocation.has("json")))
      return .done
    }
    let setup = try SimulationSetup(invocation)
    if let pull = try invocation.number("pull") {
      try Console.write(JSONWriter.pretty(setup.band(pulledBy: pull)))
    } else if let tape = invocation["tape"] {
      try Console.write(JSONWriter.pretty(try TapeSimulation(tape, on: setup, invocation).json(invocation)))
    } else {
      try Console.write(JSONWriter.pretty(try PlanSimulation(setup, invocation).json(invocation)))
    }
    return .done
  }
}
