import Art
import Desktop
import Documents
import Notation
import StudioKit

/// `parallax pack`: a scene and its pictures in one file.
enum PackCommand {
  static let command = Subcommand(
    name: "pack", operands: "SCENE", offers: .scenes,
    summary: "Writes a scene with its pictures into one file, to be sent.",
    examples: [
      "parallax pack my-scene.json", "parallax pack mountain-hero -o hero.parallax",
      "parallax render hero.parallax -o hero.png", "parallax unpack hero.parallax -o hero",
    ],
    options: [
      Option(
        "output", takes: "FILE", letter: "o", offers: .files,
        "The packed scene; by default the scene's name with .parallax, in the current folder."),
      Option(
        "tape", takes: "FILE", offers: .files,
        "Adds a gesture to those in the folder tapes beside the scene; repeatable."), .force, .quiet, .set,
      .json,
    ], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let name = try invocation.scene(for: "pack")
    let placed = try LoadedScene(name, invocation).placed
    let stem = name == PipedInput.name ? "scene" : FilePath.stem(of: placed.path)
    let output = invocation["output"] ?? stem + PackedScene.ending
    let tapes = invocation.all("tape")
    try refuseTwins(tapes)
    let order = try PackingOrder(placed, tapes: tapes)
    try InputFiles([], others: [(name, "the scene itself")]).refuse(output: output)
    try order.inputs.refuse(output: output, as: .packed, invocation)
    if output == ExportedFile.standardOutput {
      guard !invocation.has("json") else {
        throw Failure(.usage, "--json and -o - both write to standard output; give the file a name.")
      }
      try Console.refuseTerminal(for: "A packed scene")
      try Console.write(bytes(of: order, name))
    } else {
      _ = try order.write(to: output, over: .anything)
    }
    if invocation.has("json") {
      let size: Int
      do throws(FileError) { size = try FileReader.prefix(of: output, count: 1).size } catch { throw Failure(error) }
      try Console.write(JSONWriter.pretty(json(output, size, order)))
    } else {
      Console.announce([output], unless: invocation)
    }
    guard order.leftOut.isEmpty else {
      throw Failure(.badData, lines: order.leftOut.map { "\($0.path): \($0.why) It was left out of \(output)." })
    }
    return .done
  }

  private static func bytes(of order: PackingOrder, _ name: String) throws(Failure) -> [UInt8] {
    do throws(ArtProblem) {
      return try order.archive().bytes
    } catch {
      throw Failure(.badData, "\(name): \(error.sentence)")
    }
  }

  private static func refuseTwins(_ tapes: [String]) throws(Failure) {
    let names = tapes.map { PackingOrder.name(ofTape: $0).lowercased() }
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw Failure(
        .usage, "Two gestures are called \(FilePath.name(of: tapes[index])). Give one of them another name.")
    }
  }

  private static func json(_ output: String, _ size: Int, _ order: PackingOrder) -> JSONValue {
    [
      "file": .text(output), "bytes": .number(Double(size)),
      "files": .list(order.files.map { ["name": .text($0.name), "bytes": .number(Double($0.bytes?.count ?? 0))] }),
      "leftOut": .list(order.leftOut.map { .text("\($0.path): \($0.why)") }),
    ]
  }
}
