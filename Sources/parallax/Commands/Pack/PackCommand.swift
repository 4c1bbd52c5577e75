import Art
import Decoding
import Desktop
import Documents
import Geometry
import Notation
import SDLBackend
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

  /// The longer side of the preview, in pixels.
  private static let previewSide = 512.0

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let name = try invocation.scene(for: "pack")
    let placed = try LoadedScene(name, invocation).placed
    let stem = name == PipedInput.name ? "scene" : FilePath.stem(of: placed.path)
    let output = invocation["output"] ?? stem + PackedScene.ending
    let tapes = try tapes(beside: placed, and: invocation.all("tape"))
    try InputFiles([placed], others: [(name, "the scene itself")] + tapes.map { ($0, "the tape") })
      .refuse(output: output, as: .packed, invocation)
    if output == ExportedFile.standardOutput {
      guard !invocation.has("json") else {
        throw Failure(.usage, "--json and -o - both write to standard output; give the file a name.")
      }
      try Console.refuseTerminal(for: "A packed scene")
    }
    let pictures = PackedPictures(of: placed)
    let files = try pictures.files + tapes.map { (path) throws(Failure) in try tape(path) }
    let scene = pictures.moved(placed.scene)
    let bytes: [UInt8]
    do throws(ArtProblem) {
      bytes = try PackedScene.archive(scene, files, preview: try preview(of: placed))
    } catch {
      throw Failure(.badData, "\(name): \(error.sentence)")
    }
    try ExportedFile.write(bytes, to: output)
    if invocation.has("json") {
      try Console.write(JSONWriter.pretty(json(output, bytes.count, files, pictures.leftOut)))
    } else {
      Console.announce([output], unless: invocation)
    }
    guard pictures.leftOut.isEmpty else {
      throw Failure(.badData, lines: pictures.leftOut.map { "\($0) It was left out of \(output)." })
    }
    return .done
  }

  /// The gestures that were unpacked beside a scene, and those that are named.
  private static func tapes(beside placed: PlacedScene, and named: [String]) throws(Failure) -> [String] {
    let folder = FilePath.path(PackedScene.tapes, from: FilePath.folder(of: placed.path))
    let kept = (Folder.names(in: folder) ?? []).filter { $0.hasSuffix(".json") }.map { "\(folder)/\($0)" }
    let names = named.map { FilePath.name(of: $0).lowercased() }
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw Failure(
        .usage, "Two gestures are called \(FilePath.name(of: named[index])). Give one of them another name.")
    }
    return kept.filter { !names.contains(FilePath.name(of: $0).lowercased()) } + named
  }

  private static func tape(_ path: String) throws(Failure) -> (name: String, bytes: [UInt8]) {
    let tape = try TapeLoading.tape(at: path)
    return ("\(PackedScene.tapes)/\(FilePath.name(of: path))", [UInt8](TapeWriter.text(of: tape).utf8))
  }

  /// The moment that shows the scene best. The painter makes the same bytes on every machine.
  private static func preview(of placed: PlacedScene) throws(ArtProblem) -> [UInt8] {
    var shot = Shot(placed)
    let size = placed.scene.device.size
    shot.scale = min(1, previewSide / max(size.width, size.height))
    do {
      return try RenderedScene(shot: shot, moment: .offsets([]), renderer: .software)
        .pixels(decodedBy: .ofThisProgram()).png()
    } catch {
      throw ArtProblem("Its preview cannot be drawn: \(error)")
    }
  }

  private static func json(
    _ output: String, _ size: Int, _ files: [(name: String, bytes: [UInt8])], _ leftOut: [String]
  ) -> JSONValue {
    [
      "file": .text(output), "bytes": .number(Double(size)),
      "files": .list(files.map { ["name": .text($0.name), "bytes": .number(Double($0.bytes.count))] }),
      "leftOut": .list(leftOut.map { .text($0) }),
    ]
  }
}
