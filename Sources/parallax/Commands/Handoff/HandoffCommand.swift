import Desktop
import Documents
import Effects
import Handoff
import JSON
import Text

/// `parallax handoff`: a scene's effect as code for another system, as a page, as a folder of all of it, or its ratio
/// in the numbers of other systems.
enum HandoffCommand {
  static let command = Command(
    name: "handoff", operands: "SCENE", offers: .scenes,
    summary: "Hands an effect over: as code for another system, a web page, or a folder of all of it.",
    examples: [
      "parallax handoff map-crop", "parallax handoff map-crop --as page -o maps.html",
      "parallax handoff header-stretch --as css > header.html",
      "parallax handoff album-stack --as swiftui -o Albums.swift", "parallax handoff mountain-hero --all -o hand-off",
    ],
    options: [
      Option(
        "as", takes: "SYSTEM", offers: .words(HandoffSystem.allCases.map(\.rawValue)),
        "\(systems); without it, a table of the ratio in other systems' numbers."),
      Option("all", "Everything, into the folder that --output names."),
      Option("output", takes: "FILE", letter: "o", offers: .files, "The file, or with --all the folder, to write."),
      Option("force", "Replaces files of the folder that something else has written."), .set,
    ], run: run)

  private static var systems: String { HandoffSystem.allCases.map(\.rawValue).joined(separator: ", ") }

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let name = try invocation.scene(for: "handoff")
    let system = try invocation["as"].map(system)
    let loaded = try LoadedScene(name, sets: invocation.all("set"))
    guard let handoff = SceneHandoff(loaded.scene, pictureSize: { loaded.report($0).size }) else {
      throw Failure(.usage, "Nobody has written down how \(loaded.scene.effectName) is built elsewhere.")
    }
    if invocation.has("all") {
      guard system == nil else { throw Failure(.usage, "--as and --all exclude each other.") }
      guard let folder = invocation["output"] else {
        throw Failure(.usage, "--all needs a folder to write: -o hand-off.")
      }
      try HandoffFolder(handoff, loaded).write(to: folder, replacing: invocation.has("force"))
      return .done
    }
    try InputFiles([loaded]).refuse(output: invocation["output"])
    let result: String
    if let system {
      result = try text(of: handoff, loaded, as: system, output: invocation["output"])
    } else {
      result = table(of: handoff)
    }
    guard let path = invocation["output"] else {
      try Console.write(result)
      return .done
    }
    do {
      try AtomicFile.write([UInt8](result.utf8), to: path)
    } catch {
      throw Failure(error)
    }
    return .done
  }

  /// The ratio in other systems' numbers: of each thing that has one of its own.
  private static func table(of handoff: SceneHandoff) -> String {
    let pass = handoff.blueprint.pass
    guard case .recipe(let recipe) = handoff.blueprint else {
      return TranslationTable(ratio: handoff.blueprint.ratio, pass: pass).text
    }
    return recipe.pieces.map { "### \($0.name)\n\n\(TranslationTable(ratio: $0.ratio, pass: pass).text)" }
      .joined(separator: "\n")
  }

  /// - Parameter output: Where it is written: a page that has its pictures beside it spells them from there.
  private static func text(
    of handoff: SceneHandoff, _ loaded: LoadedScene, as system: HandoffSystem, output: String?
  ) throws(Failure) -> String {
    let templates = Resources.templates()
    guard system == .page else {
      let folder = output.map { FilePath.folder(of: FilePath.absolute($0)) }
      let content = handoff.scene.content
      var addresses: [String: String] = [:]
      for image in content.imageFiles + [content.page].compactMap(\.self) {
        let path = FilePath.absolute(loaded.stored.picturePath(image))
        addresses[image] = folder.map { SceneHandoff.address(of: FilePath.way(to: path, from: $0)) }
      }
      let known = addresses
      return try code(handoff, as: system, from: templates, picture: { known[$0] })
    }
    let pictures = EmbeddedPictures(of: handoff, loaded)
    for fault in pictures.faults { Console.complain(fault) }
    return try code(handoff, as: .page, from: templates, picture: pictures.address)
  }

  private static func code(
    _ handoff: SceneHandoff, as system: HandoffSystem, from templates: HandoffTemplates,
    picture: @escaping @Sendable (String) -> String?
  ) throws(Failure) -> String {
    do {
      return try handoff.text(as: system, from: templates, picture: picture)
    } catch {
      throw Failure(error)
    }
  }

  private static func system(_ name: String) throws(Failure) -> HandoffSystem {
    if let system = HandoffSystem(rawValue: name.lowercased()) { return system }
    let meant = NearestName.hint(to: name, among: HandoffSystem.allCases.map(\.rawValue))
    throw Failure(.usage, "--as does not know \"\(name)\".\(meant)", "It knows \(systems).")
  }
}
