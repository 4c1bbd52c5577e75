import Art
import Desktop
import Documents
import Geometry
import SDLBackend
import StudioKit

/// `parallax studio`: the window. Also run by `parallax` without a command and `parallax SCENE`.
enum StudioCommand {
  static let command = Subcommand(
    name: "studio", operands: "[SCENE, PAINTING or TAPE...]", offers: .scenes,
    summary: "Opens the studio. The command name is optional.",
    examples: [
      "parallax", "parallax map-crop", "parallax my-scene.json --scale 2", "parallax valley.ora",
      "parallax flick.parallax-tape.json",
    ],
    options: [
      Option("scale", takes: "N", "Pixels per point of the window, instead of the desktop's."),
      Option("size", takes: "WxH", "Size of the window, in points; 1280x820 by default, or what fits the display."),
      Option("reuse", "Opens the scenes in a running studio, if there is one. Used by file managers."),
      .renderer, .set,
    ], run: run)

  private static func run(_ invocation: Invocation) throws(Failure) -> ExitCode {
    let scale = try invocation.number("scale")
    guard scale.map({ $0 >= 0.5 && $0 <= 4 }) ?? true else {
      throw Failure(.usage, "--scale takes 0.5...4 pixels per point.")
    }
    let size = try size(invocation)
    let renderer = try invocation.renderer()
    if invocation.has("reuse") {
      guard !invocation.has("set") else { throw Failure(.usage, "--reuse and --set exclude each other.") }
      // Another program cannot read this one's input.
      if !invocation.operands.contains(where: PipedInput.isStandard), RunningStudios.take(invocation.operands) {
        return .done
      }
    }
    var scenes = try SceneLibrary.gallery.map { (name) throws(Failure) in try LoadedScene(inGallery: name) }
    let session = StateFolder.path.flatMap { SessionFile(folder: $0).record() }
    if let session { scenes += reopened(session) }
    var selected = scenes.firstIndex { $0.stored.name == session?.onStage } ?? 0
    // Files that the window opens itself: tapes, paintings, and broken scenes.
    var later: [String] = []
    var named: [String] = []
    for name in invocation.operands {
      if name.hasSuffix(Tape.ending) {
        if !invocation.has("reuse") { _ = try TapeLoading.tape(at: name) }
        later.append(FilePath.absolute(name))
        continue
      }
      if isPainting(name) {
        try checkPainting(name, invocation)
        later.append(FilePath.absolute(name))
        continue
      }
      let loaded: LoadedScene
      do {
        loaded = try LoadedScene(name, invocation)
      } catch  where invocation.has("reuse") {
        // The output of a file manager's child is not visible, so the window reports errors.
        later.append(FilePath.absolute(name))
        continue
      }
      let path = FilePath.absolute(loaded.stored.filePath)
      if !loaded.stored.isBuiltIn, !loaded.stored.isCopy { named.append(path) }
      if let index = scenes.firstIndex(where: { FilePath.absolute($0.stored.filePath) == path }) {
        (scenes[index], selected) = (loaded, index)
      } else {
        selected = scenes.count
        scenes.append(loaded)
      }
    }
    let sets = invocation.all("set")
    if invocation.operands.isEmpty, !sets.isEmpty {
      (scenes[0], selected) = (try LoadedScene(scenes[0].stored.name, sets: sets), 0)
    }
    guard Display.isThere else {
      throw Failure(
        .unavailable, "No display is available, so no window can be opened.",
        "To render to a file, try: parallax render gallery -o gallery.png")
    }
    let window = try StudioWindow(
      scenes, selected: selected,
      view: session?.view ?? SessionRecord.View(firstMinute: FirstMinute(FirstMinute.Step.allCases)), size: size,
      scale: scale, renderer: renderer)
    if let names = session?.view.screens { window.window.studio.restoreScreens(names) }
    for path in named { window.desktop.perform(.files(.remember(path: path))) }
    if !later.isEmpty { window.window.receive(.called(later), at: window.now) }
    try window.run()
    return .done
  }

  /// Whether a file has layers. One that cannot be read is none.
  private static func isPainting(_ name: String) -> Bool {
    guard !SceneLibrary.isBuiltIn(name) else { return false }
    do { return try LayeredFile.isOne(name) } catch { return false }
  }

  /// Throws if no scene can be made of a painting. A file manager's child says that in the window.
  private static func checkPainting(_ name: String, _ invocation: Invocation) throws(Failure) {
    guard !invocation.has("set") else {
      throw Failure(.usage, "--set changes scenes. To make one of \(name): parallax import \(name) -o scene.json.")
    }
    guard !invocation.has("reuse") else { return }
    do {
      _ = try LayeredFile.outline(of: name).get()
    } catch {
      throw Failure(error, of: name)
    }
  }

  /// The scenes open in the last session. Missing or broken ones are skipped; they are still among the recent files.
  private static func reopened(_ session: SessionRecord) -> [LoadedScene] {
    session.files.compactMap { path in
      do throws(Failure) { return try LoadedScene(path, sets: []) } catch { return nil }
    }
  }

  /// Size in points. Nil for the default.
  private static func size(_ invocation: Invocation) throws(Failure) -> Size? {
    guard let text = invocation["size"] else { return nil }
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
    guard sides.count == 2, sides.allSatisfy({ $0 >= 240 && $0 <= 16_384 }) else {
      throw Failure(.usage, "--size takes a width and a height, such as 1280x820, not \"\(text)\".")
    }
    return Size(width: sides[0], height: sides[1])
  }
}
