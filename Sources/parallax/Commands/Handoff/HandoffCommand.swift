import Desktop
import Documents
import Effects
import Handoff
import Judge
import Notation
import StudioKit

/// `parallax handoff`: a scene's effect as code for another system, as a page, as a folder with everything, or its
/// ratio in other systems' units.
enum HandoffCommand {
  static let command = Subcommand(
    name: "handoff", operands: "SCENE", offers: .scenes,
    summary: "Exports an effect: as code for another system, a web page, or a folder with everything.",
    examples: [
      "parallax handoff map-crop", "parallax handoff map-crop --as page -o maps.html",
      "parallax handoff header-stretch --as css > header.html",
      "parallax handoff album-stack --as swiftui -o Albums.swift", "parallax handoff mountain-hero --all -o hand-off",
    ],
    options: [
      Option(
        "as", takes: "SYSTEM", offers: .words(systems.map(\.name)),
        "\(names); by default a table of the ratio in other systems' units."),
      Option("all", "Writes everything to the folder given by --output."),
      Option(
        "output", takes: "FILE", letter: "o", offers: .files,
        "The output file, or the folder with --all. Without --as, its ending chooses the system if it can."),
      Option(
        "size", takes: "SIZE", offers: .words(sizes),
        "The pixels of pictures with --all: needed (three a point, the default) or full."),
      Option("audit", "Says in the head of the code what an audit of the scene finds; that takes seconds."),
      Option("force", "Replaces a file of another kind, and files in the folder that something else wrote."), .quiet,
      .published, .set,
    ], run: run)

  private static let systems = Resources.systems()
  private static let sizes = ["needed", "full"]
  static var names: String { systems.map(\.name).joined(separator: ", ") }

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let name = try invocation.scene(for: "handoff")
    let path = invocation.output
    let system =
      if let name = invocation["as"] {
        try system(name)
      } else {
        invocation.has("all") ? nil : try system(writtenTo: path)
      }
    let size = invocation["size"] ?? sizes[0]
    guard sizes.contains(size) else { throw Failure(.usage, "--size is needed or full, not \"\(size)\".") }
    guard invocation["size"] == nil || invocation.has("all") else {
      throw Failure(.usage, "--size is for the pictures of --all.")
    }
    let scene = try LoadedScene(name, invocation).placed
    let remarks = try invocation.has("audit") ? scene.audited().remarks : []
    if invocation.has("all") {
      guard system == nil else { throw Failure(.usage, "--as and --all exclude each other.") }
      guard let path else { throw Failure(.usage, "--all needs a folder to write: -o hand-off.") }
      return try run(ExportOrder(.folder(scene), to: path, replaces: invocation.has("force")), remarks, invocation)
    }
    try InputFiles([scene]).refuse(output: path, as: .text(system?.endings ?? ["md"]), invocation)
    guard let system else {
      guard remarks.isEmpty else { throw Failure(.usage, "--audit needs code to stand in: --as SYSTEM, or --all.") }
      let table = table(of: try scene.handoff())
      guard let path else {
        try Console.write(table)
        return .done
      }
      try ExportedFile.write(table, to: path)
      Console.announce([path], unless: invocation)
      return .done
    }
    if let path { return try run(ExportOrder(.code(scene, system), to: path, replaces: true), remarks, invocation) }
    try Console.write(scene.code(as: system, to: nil, remarks: remarks))
    return .done
  }

  private static func run(
    _ order: ExportOrder, _ remarks: [String], _ invocation: Invocation
  ) throws(Failure) -> ExitCode {
    let exporter = Exporter(
      order, announces: !invocation.has("quiet"), remarks: remarks, isFull: invocation["size"] == "full")
    guard case .blocked(let foreign) = try exporter.run() else {
      Console.announce([order.path], unless: invocation)
      return .done
    }
    throw Failure(
      .cannotWrite,
      lines: foreign.map { "\($0): this file was written or changed by something else." }
        + ["Nothing was written. Choose another folder, or replace the files with --force."])
  }

  /// The ratio in other systems' units, for each part that has its own; of an effect without one, its own table.
  private static func table(of handoff: SceneHandoff) -> String {
    if let table = handoff.pileTable { return table.text }
    let pass = handoff.blueprint.pass
    guard case .recipe(let recipe) = handoff.blueprint else {
      return TranslationTable(ratio: handoff.blueprint.ratio ?? 1, pass: pass).text
    }
    return recipe.pieces.map { "### \($0.name)\n\n\(TranslationTable(ratio: $0.ratio, pass: pass).text)" }
      .joined(separator: "\n")
  }

  private static func system(_ name: String) throws(Failure) -> HandoffSystem {
    do {
      if let system = try Resources.templates().system(named: name.lowercased()) { return system }
    } catch {
      throw Failure(error)
    }
    let meant =
      guesses[name.lowercased()].map { " Use \($0)." } ?? NearestName.hint(to: name, among: systems.map(\.name))
    if let ending = [".gif", ".mp4", ".webm", ".webp", ".png"].first(where: { $0 == ".\(name.lowercased())" }) {
      throw Failure(.usage, "--as names code. A film or a picture is rendered: parallax render SCENE -o NAME\(ending)")
    }
    throw Failure(.usage, "--as does not know \"\(name)\".\(meant)", "It knows \(names).")
  }

  /// Names that people guess, and the systems for them.
  private static let guesses = [
    "react": "motion (for the web) or reactnative", "html": "page (one file) or css", "web": "page (one file) or css",
    "android": "compose", "kotlin": "compose", "jetpack": "compose", "ios": "swiftui or uikit",
    "swift": "swiftui or uikit", "dart": "flutter", "tailwind": "css", "scss": "css", "sass": "css",
    "javascript": "gsap or css", "js": "gsap or css", "typescript": "motion or reactnative", "vue": "css or gsap",
    "lottie": "css or page: a Lottie file plays by itself, and no finger moves it",
    "rive": "css or page: Parallax writes no Rive files", "svelte": "css or gsap", "angular": "css or gsap",
    "framer": "motion", "expo": "reactnative", "rn": "reactnative",
  ]

  /// The only system, by the ending of an output file.
  private static let endings = ["kt": "compose", "dart": "flutter", "css": "css", "html": "page", "htm": "page"]

  /// The system meant by the name of an output file. Nil without one, and for a table in Markdown.
  private static func system(writtenTo path: String?) throws(Failure) -> HandoffSystem? {
    guard let path else { return nil }
    let name = FilePath.name(of: path)
    let ending = name.contains(".") ? name.split(separator: ".").last.map { $0.lowercased() } ?? "" : ""
    if ending == "md" { return nil }
    if let name = endings[ending] { return try system(name) }
    let known = systems.filter { $0.ending == ending }.map(\.name)
    throw Failure(
      .usage, "\(name): name the system with --as \(known.isEmpty ? "SYSTEM" : known.joined(separator: " or --as ")).",
      "Known are \(names); a name ending in .md gets a table of the ratio in other systems\u{2019} units.")
  }
}
