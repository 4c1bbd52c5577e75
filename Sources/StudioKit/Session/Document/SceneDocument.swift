import Documents
import Effects
import JSON
import Parameters
import PreviewKit

/// Names a document of the library, as long as the program runs.
public struct DocumentID: Hashable, Sendable {
  let number: Int

  public init(_ number: Int) {
    self.number = number
  }
}

/// A scene of the gallery: what was done to it, where it is stored, and what is known of its pictures.
public struct SceneDocument: Sendable {
  /// Given by the library that it joins.
  public internal(set) var id = DocumentID(-1)
  /// As a person named it: a built-in name, or a path. No two documents of a library share it; autosave goes by it.
  public internal(set) var name: String
  /// All pictures that are known: those of the scene that is shown, of the other setting and of variants.
  private var table: PictureTable
  public internal(set) var settings: SettingPair { didSet { compareWithFile() } }
  public internal(set) var file: SceneFile { didSet { compareWithFile() } }
  /// Whether the setting that is shown has changes that are in no file.
  public private(set) var isUnsaved = false
  /// The setting that is not shown is in no file.
  private(set) var isOtherUnsaved = false
  /// The files of pictures that were asked about last.
  private var knownFiles: [String]
  /// The variants before the last one was replaced or deleted.
  private var earlierVariants: EarlierVariants?
  var autosave = Autosave()

  /// - Parameter file: Nil: none, and nothing is unsaved.
  public init(name: String, scene: Scene, pictures: ScenePictures = ScenePictures(), file: SceneFile? = nil) {
    self.name = name
    table = PictureTable(pictures, of: scene.content)
    settings = SettingPair(scene)
    self.file = file ?? SceneFile(saved: scene)
    knownFiles = scene.content.pictureFiles
    compareWithFile()
  }

  /// How a document is shown: where it is equal, nothing that can be seen of it has changed.
  public struct Version: Hashable, Sendable {
    let id: DocumentID
    let settings: SettingsState
    let folder: String
    let table: PictureTable
  }
}

extension SceneDocument {
  public var scene: Scene { settings.shown.scene }
  public var history: History { settings.shown }

  public var version: Version {
    Version(id: id, settings: settings.state, folder: file.folder, table: table)
  }

  /// The pictures of the scene that is shown.
  public var pictures: ScenePictures { table.pictures(of: scene.content) }

  /// The same by other numbers, to be held as small as the gallery draws them.
  public var miniatures: ScenePictures { table.pictures(of: scene.content, \.miniature) }

  /// Returns another scene that spells its pictures as this one does, with what is known of them.
  func pictured(_ scene: Scene, _ size: KeyPath<PictureTable.Entry, ScenePicture> = \.picture) -> PicturedScene {
    PicturedScene(scene: scene, pictures: table.pictures(of: scene.content, size))
  }

  /// What it is called.
  public var title: DocumentTitle { DocumentTitle(scene, at: file.path) }

  /// Whether there is work that a crash must not take.
  var isAtStake: Bool { isUnsaved || isOtherUnsaved }

  private mutating func compareWithFile() {
    let scene = scene
    isUnsaved = file.isGone || scene != file.saved
    isOtherUnsaved = settings.other.map { $0.scene != file.saved && $0.scene != scene } ?? false
  }

  /// The files of pictures that only the other setting and variants name.
  var asideFiles: [String] {
    let scenes = [settings.other?.scene].compactMap { $0 } + scene.variants.map(\.scene)
    // It is asked with every edit, and most scenes have neither.
    guard !scenes.isEmpty else { return [] }
    let shown = Set(scene.content.pictureFiles)
    return Set(scenes.flatMap { $0.content.pictureFiles }).subtracting(shown).sorted()
  }

  /// All files of pictures that it names.
  public var pictureFiles: [String] { scene.content.pictureFiles + asideFiles }

  /// Whether other pictures are named than the last time.
  mutating func takesOtherPictures() -> Bool {
    let files = pictureFiles
    defer { knownFiles = files }
    return files != knownFiles
  }

  /// Takes the pictures that are known by now.
  mutating func show(_ pictures: PictureTable) { table = pictures }
}

extension SceneDocument {
  /// Sets a field, or says why not. Nothing then has changed.
  ///
  /// - Parameters:
  ///   - isHeld: The control is being dragged: until `finishEdit`, all that it goes through is one step.
  ///   - name: What undo calls it; nil: what has changed.
  @discardableResult
  public mutating func assign(
    _ value: JSONValue, to path: String, isHeld: Bool = false, as name: String? = nil
  ) -> [FieldProblem] {
    var edited = scene
    let problems = edited.assign(value, to: path)
    if problems.isEmpty { edit(edited, as: name, held: isHeld ? path : nil) }
    return problems
  }

  /// The control was let go: what comes next is another step.
  public mutating func finishEdit() { settings.finish() }

  /// The control of a field was let go too soon: the step that it made, if that is the last one, goes on.
  public mutating func resumeEdit(of path: String) { settings.resume(path) }

  /// Another scene, or the same with other numbers or pictures.
  public mutating func edit(_ scene: Scene, as name: String? = nil, held: String? = nil) {
    guard scene != self.scene else { return }
    settings.record(scene, name: name, held: held)
  }

  public mutating func apply(_ edit: SceneEdit) {
    if let (edited, name) = edit.applied(to: scene) { self.edit(edited, as: name) }
  }

  /// The scene as it was opened.
  public mutating func resetEverything() { edit(history.opened, as: "Reset everything") }

  /// What the article's numbers changed, as long as that was the last thing done.
  public var publishedChanges: [Change] {
    let (steps, position) = (history.steps, history.position)
    guard position > 0, steps[position].name == SceneEdit.published else { return [] }
    return steps[position].scene.changes(since: steps[position - 1].scene)
  }
}

/// Steps and settings. What is returned is to be said to the person.
extension SceneDocument {
  mutating func undo() -> String? { settings.undo() }

  /// Shows the scene as it was after a step.
  public mutating func go(toStep step: Int) { settings.go(toStep: step) }

  /// Shows the other setting. The first time, B begins as a copy of A.
  mutating func switchSetting() -> String? { settings.switchSetting() }

  /// The setting that is not shown, and its pictures; nil where there is one setting.
  var otherSetting: PicturedScene? { settings.other.map { pictured($0.scene) } }
}

/// Settings that are kept beside the scene.
extension SceneDocument {
  /// What brings the last one back that was replaced or deleted; nil: there is none.
  public var restoredVariant: String? { earlierVariants?.title }
  var canRestoreVariant: Bool { earlierVariants != nil }

  /// - Returns: Why it was not done; nil: it was.
  public mutating func apply(_ edit: VariantEdit) -> String? {
    switch edit.applied(to: scene, earlier: earlierVariants) {
    case .failure(let refusal): return refusal.words
    case .success(let variants):
      switch edit {
      case .replace, .remove, .restore: earlierVariants = edit.undo(of: scene.variants)
      case .keep, .rename, .note: break
      }
      if variants != scene.variants { settings.setVariants(variants) }
      return nil
    }
  }

  /// Shows a variant, as a step.
  public mutating func show(_ variant: SceneVariant) {
    edit(scene.shown(as: variant), as: "Show \u{201C}\(variant.name)\u{201D}")
  }

  /// A variant and its pictures; nil: there is none of this name.
  func variant(named name: String) -> PicturedScene? { scene.variant(named: name).map { pictured($0.scene) } }

  /// A variant and its pictures, as small as the gallery draws them.
  func miniature(of variant: SceneVariant) -> PicturedScene { pictured(variant.scene, \.miniature) }
}

/// Files of pictures, by absolute paths: the scene spells them as it spells its own.
extension SceneDocument {
  /// The folder of the scene's first picture, else that of the scene.
  var pictureFolder: String { picturePaths.first.map(FilePath.folder) ?? file.folder }

  /// Its pictures, wherever the scene lies.
  var picturePaths: some Collection<String> {
    scene.content.imageFiles.lazy.map { [folder = file.folder] in
      FilePath.plain(FilePath.path($0, from: folder))
    }
  }

  private func written(_ paths: [String]) -> [JSONValue] {
    let relative = RelativePaths(from: "/", to: file.folder)
    return paths.map { .text(relative.path($0)) }
  }

  mutating func addPictures(_ paths: [String]) -> [FieldProblem] {
    guard let first = paths.first else { return [] }
    let step = paths.count == 1 ? "Add \(FilePath.name(of: first))" : "Add \(paths.count) pictures"
    return assign(.list(scene.content.images.map(\.value) + written(paths)), to: "content.images", as: step)
  }

  mutating func replacePictures(by paths: [String]) -> [FieldProblem] {
    assign(
      .list(written(paths)), to: "content.images", as: paths.count == 1 ? "Picture" : "\(paths.count) pictures")
  }

  mutating func setPage(_ path: String) -> [FieldProblem] {
    assign(written([path])[0], to: "content.page", as: "Page \(FilePath.name(of: path))")
  }

  /// The scene lies in another folder now: it and all its steps spell the same pictures from there, so that what the
  /// panel shows, what is typed and what is handed over are meant from the folder of its file.
  mutating func move(to folder: String) {
    guard file.folder != folder else { return }
    var paths = RelativePaths(from: file.folder, to: folder)
    file.folder = folder
    file.saved = file.saved.map { paths.scene($0) }
    settings.replaceScenes { paths.scene($0) }
    table.respell { paths.path($0) }
  }
}

extension SceneContent {
  /// All files of pictures that it names.
  public var pictureFiles: [String] { imageFiles + [page].compactMap { $0 } }
}
