import Art
import Desktop
import Documents
import Notation

/// `parallax unpack`: the files of a packed scene in a folder.
enum UnpackCommand {
  static let command = Subcommand(
    name: "unpack", operands: "FILE", offers: .files,
    summary: "Writes the files of a packed scene into a folder, to be edited.",
    examples: ["parallax unpack hero.parallax -o hero", "parallax hero/scene.json"],
    options: [
      Option("output", takes: "FOLDER", letter: "o", offers: .files, "The folder."),
      Option("force", "Replaces files of the folder that are different."), .quiet,
    ], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    guard let path = invocation.operands.first, invocation.operands.count == 1 else {
      throw Failure(.usage, "unpack needs one packed scene, such as hero.parallax.")
    }
    guard let folder = invocation.output else {
      throw Failure(.usage, "unpack needs a folder to write: -o FOLDER.")
    }
    let (packed, pictures) = try contents(of: path)
    if packed.reading.scene == nil {
      throw Failure(.badData, lines: packed.reading.problems.map { $0.line(file: "\(path), \(PackedScene.sceneName)") })
    }
    let files = [(name: PackedScene.sceneName, bytes: packed.text)] + pictures
    if let other = try SceneFolder.write(files, to: folder, replacing: invocation.has("force")).first {
      throw Failure(
        .cannotWrite, "\(other) exists and is different. Write to another folder, or replace it with --force.")
    }
    for stranger in packed.strangers {
      Console.complain("\(path): \(FilePath.shown(stranger)) is left out: no packed scene has such a file.")
    }
    Console.announce([folder], unless: invocation)
    return .done
  }

  private static func contents(
    of path: String
  ) throws(Failure) -> (scene: PackedScene, files: [(name: String, bytes: [UInt8])]) {
    do {
      let place = try PipedInput.copy(of: path, limit: PackedScene.largest) ?? path
      let start = try FileReader.prefix(of: place, count: PackedScene.startSize).bytes
      guard PackedScene.isOne(start) else {
        throw Failure(.badData, "\(path): this is not a packed scene. To make one: parallax pack SCENE")
      }
      let file = try PackedFile.open(place).get()
      return (file.scene, try file.scene.files())
    } catch {
      throw Failure(error, of: path)
    }
  }
}
