import Documents
import Effects
import Notation
import Parameters
import PreviewKit

/// Identifies a document of the library, for the lifetime of the program.
public struct DocumentID: Hashable, Sendable {
  let number: Int

  public init(_ number: Int) {
    self.number = number
  }

  /// Its number for a screen reader, above those of all controls.
  var spoken: Int { number + 1_000_000 }
}

/// A document of the gallery: its history, its file and its pictures.
public struct SceneDocument: Sendable {
  /// Assigned by the library.
  public internal(set) var id = DocumentID(-1)
  /// The name as opened: a built-in name or a path. Unique in the library, and used by autosave.
  public internal(set) var name: String
  /// All known pictures: those of the shown scene, the other setting and the variants.
  private var table: PictureTable
  public internal(set) var settings: ABSettings { didSet { compareWithFile() } }
  public internal(set) var file: SceneFile { didSet { compareWithFile() } }
  /// Whether the shown setting has unsaved changes.
  public private(set) var isUnsaved = false
  /// Whether the other setting is unsaved.
  private(set) var isOtherUnsaved = false
  /// The picture files that were requested last.
  private var knownFiles: [String]
  /// The variants before the last replacement or deletion.
  private var earlierVariants: EarlierVariants?
  var autosave = Autosave()
  /// Its file's name or folder, if other documents have the same title. Nil: its title is its own.
  public internal(set) var mark: String?

  /// - Parameter file: Nil for none, with nothing unsaved.
  public init(name: String, scene: Scene, pictures: ScenePictures = ScenePictures(), file: SceneFile? = nil) {
    self.name = name
    table = PictureTable(pictures, of: scene.content)
    settings = ABSettings(scene)
    self.file = file ?? SceneFile(saved: scene)
    knownFiles = scene.content.pictureFiles
    compareWithFile()
  }

  /// The displayed state of a document: if equal, nothing visible has changed.
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

  /// The pictures of the shown scene.
  public var pictures: ScenePictures { table.pictures(of: scene.content) }

  /// The thumbnails of the same pictures.
  public var miniatures: ScenePictures { table.pictures(of: scene.content, \.miniature) }

  /// Another scene with the same picture paths, with its known pictures.
  func pictured(_ scene: Scene, _ size: KeyPath<PictureTable.Entry, ScenePicture> = \.picture) -> PicturedScene {
    PicturedScene(scene: scene, pictures: table.pictures(of: scene.content, size))
  }

  /// The document's title.
  public var title: DocumentTitle { DocumentTitle(scene, at: file.path) }

  /// Whether either setting has work that leaving or a crash would lose. A dot beside the title says so.
  public var isAtStake: Bool { isUnsaved || isOtherUnsaved }

  private mutating func compareWithFile() {
    let scene = scene
    isUnsaved = file.isGone || scene != file.saved
    isOtherUnsaved =
      settings.other.map { other in
        other.scene != file.saved && other.scene != scene
          && !scene.variants.contains { $0.scene == SceneVariant(name: $0.name, scene: other.scene).scene }
      } ?? false
  }

  /// The picture files used only by the other setting and variants.
  var asideFiles: [String] {
    let scenes = [settings.other?.scene].compactMap { $0 } + scene.variants.map(\.scene)
    // Called with every edit, and most scenes have neither.
    guard !scenes.isEmpty else { return [] }
    let shown = Set(scene.content.pictureFiles)
    return Set(scenes.flatMap { $0.content.pictureFiles }).subtracting(shown).sorted()
  }

  /// All picture files of the document.
  public var pictureFiles: [String] { scene.content.pictureFiles + asideFiles }

  /// Whether the picture files have changed since the last call.
  mutating func takesOtherPictures() -> Bool {
    let files = pictureFiles
    defer { knownFiles = files }
    return files != knownFiles
  }

  /// Updates the known pictures.
  mutating func show(_ pictures: PictureTable) { table = pictures }
}

extension SceneDocument {
  /// Sets a field. On error, returns the problems and changes nothing.
  ///
  /// - Parameters:
  ///   - isHeld: Whether the control is being dragged: until `finishEdit`, all its edits are one step.
  ///   - name: The name of the undo step. Nil to derive it from the change.
  @discardableResult
  public mutating func assign(
    _ value: JSONValue, to path: String, isHeld: Bool = false, as name: String? = nil
  ) -> [FieldProblem] {
    var edited = scene
    let problems = edited.assign(value, to: path)
    if problems.isEmpty { edit(edited, as: name, held: isHeld ? path : nil) }
    return problems
  }

  /// Ends the step of a held control.
  public mutating func finishEdit() { settings.finish() }

  /// Continues the step of a control that was released too early, if it is the last one.
  public mutating func resumeEdit(of path: String) { settings.resume(path) }

  /// Replaces the scene, or its parameters or pictures.
  public mutating func edit(_ scene: Scene, as name: String? = nil, held: String? = nil) {
    guard scene != self.scene else { return }
    settings.record(scene, name: name, held: held)
  }

  public mutating func apply(_ edit: SceneEdit) {
    if let (edited, name) = edit.applied(to: scene) { self.edit(edited, as: name) }
  }

  /// Restores the scene as it was opened.
  public mutating func resetEverything() { edit(history.opened, as: "Reset everything") }

  /// The changes made by the article's numbers, as long as that was the last edit.
  public var publishedChanges: [Change] {
    let (steps, position) = (history.steps, history.position)
    guard position > 0, steps[position].isNamed(SceneEdit.published) else { return [] }
    return steps[position].scene.changes(since: steps[position - 1].scene)
  }
}

/// Steps and settings. Returned texts are shown to the user.
extension SceneDocument {
  mutating func undo() -> String? { settings.undo() }

  /// Shows the scene after a step.
  public mutating func go(toStep step: Int) { settings.go(toStep: step) }

  /// Shows the other setting. The first time, B begins as a copy of A.
  mutating func switchSetting() -> String? { settings.switchSetting() }

  /// The other setting with its pictures. Nil if there is only one.
  var otherSetting: PicturedScene? { settings.other.map { pictured($0.scene) } }
}

/// Variants stored with the scene.
extension SceneDocument {
  /// The command title for restoring the last replaced or deleted variant. Nil if there is none.
  public var restoredVariant: String? { earlierVariants?.title }
  var canRestoreVariant: Bool { earlierVariants != nil }

  /// - Returns: The reason for a refusal. Nil on success.
  public mutating func apply(_ edit: VariantEdit) -> String? {
    switch edit.applied(to: scene, earlier: earlierVariants) {
    case .failure(let refusal): return refusal.words
    case .success(let variants):
      switch edit {
      case .replace, .remove, .restore: earlierVariants = edit.undo(of: scene.variants)
      case .keep, .keepOther, .rename, .note: break
      }
      if variants != scene.variants { settings.setVariants(variants) }
      return nil
    }
  }

  /// Keeps the other setting as a variant named after it, and the shown one as the only one.
  ///
  /// - Returns: The reason for a refusal. Nil on success.
  mutating func keepOtherSetting() -> String? {
    guard let other = settings.other?.scene else { return nil }
    if let refusal = apply(.keepOther(other, name: settings.otherName)) { return refusal }
    _ = settings.forgetOther()
    return nil
  }

  /// The scene as it is in its file, without steps and other settings. Nil if it never was in one.
  var asStored: SceneDocument? {
    guard let saved = file.saved else { return nil }
    var document = self
    document.settings = ABSettings(saved)
    document.earlierVariants = nil
    return document
  }

  /// The same as a document of its own, which nothing is stored of.
  func separate(named name: String) -> SceneDocument {
    var document = self
    (document.name, document.autosave) = (name, Autosave())
    return document
  }

  /// Shows a variant, as a step.
  public mutating func show(_ variant: SceneVariant) {
    edit(scene.shown(as: variant), as: "Show \u{201C}\(variant.name)\u{201D}")
  }

  /// A variant with its pictures. Nil if there is none with that name.
  func variant(named name: String) -> PicturedScene? { scene.variant(named: name).map { pictured($0.scene) } }

  /// A variant with its thumbnails.
  func miniature(of variant: SceneVariant) -> PicturedScene { pictured(variant.scene, \.miniature) }
}

/// Picture files by absolute path, which the scene stores relative to its folder.
extension SceneDocument {
  /// The folder of the scene's first picture, otherwise that of the scene.
  var pictureFolder: String { picturePaths.first.map(FilePath.folder) ?? file.folder }

  /// The absolute paths of its pictures.
  var picturePaths: some Collection<String> {
    scene.content.imageFiles.lazy.map { [folder = file.folder] in
      FilePath.plain(FilePath.path($0, from: folder))
    }
  }

  /// The absolute path of a picture. Nil if there is none.
  func picturePath(_ index: Int) -> String? {
    guard scene.content.images.indices.contains(index) else { return nil }
    return FilePath.plain(FilePath.path(scene.content.images[index].file, from: file.folder))
  }

  /// Replaces a picture by another file, whose middle stays visible in the same fit.
  mutating func replacePicture(_ index: Int, by path: String) -> [FieldProblem] {
    guard scene.content.images.indices.contains(index) else { return [] }
    let old = scene.content.images[index]
    let image = SceneImage(relative([path])[0], id: old.id, fit: old.fit)
    return assign(
      image.value, to: "content.images.\(index)", as: "Picture \(index + 1) \(FilePath.name(of: path))")
  }

  func relative(_ paths: [String]) -> [String] {
    let relative = RelativePaths(from: "/", to: file.folder)
    return paths.map { relative.path($0) }
  }

  private func written(_ paths: [String]) -> [JSONValue] { relative(paths).map { .text($0) } }

  mutating func addPictures(_ paths: [String]) -> [FieldProblem] {
    guard let first = paths.first else { return [] }
    let step = paths.count == 1 ? "Add \(FilePath.name(of: first))" : "Add \(paths.count) pictures"
    return assign(.list(scene.content.images.map(\.value) + written(paths)), to: "content.images", as: step)
  }

  mutating func replacePictures(by paths: [String]) -> [FieldProblem] {
    var edited = scene
    let problems = edited.replacePictures(by: relative(paths).map { SceneImage($0) })
    if problems.isEmpty { edit(edited, as: paths.count == 1 ? "Picture" : "\(paths.count) pictures") }
    return problems
  }

  /// - Parameter isHeader: Whether its top becomes the header's picture, where the effect has that.
  mutating func setPage(_ path: String, isHeader: Bool) {
    var edited = scene
    edited.content.page = relative([path])[0]
    if isHeader, type(of: scene.effect).content.contains(.pageHeader) { edited.content.pageHeader = true }
    edit(edited, as: "Page \(FilePath.name(of: path))")
  }

  /// Moves the scene to another folder: the pictures of all steps are rewritten, so that the panel, typed paths and the
  /// hand-off refer to the folder of its file.
  mutating func move(to folder: String) {
    guard file.folder != folder else { return }
    var paths = RelativePaths(from: file.folder, to: folder)
    file.folder = folder
    file.saved = file.saved.map { paths.scene($0) }
    settings.replaceScenes { paths.scene($0) }
    table.respell { paths.path($0) }
  }
}

extension SceneDocument {
  /// Changes the scene of every step and setting alike. What is in its file stays.
  ///
  /// - Parameter names: The new names of pictures by their old ones.
  mutating func replaceScenes(renaming names: [String: String], by other: (Scene) -> Scene) {
    settings.replaceScenes(by: other)
    table.respell { names[$0] ?? $0 }
  }
}

/// Its name.
extension SceneDocument {
  /// A scene that nobody has named has the name of its file, in all steps, so that none brings another name back.
  mutating func name(byFileAt path: String, before: String?) {
    settings.replaceScenes { $0.named(byFileAt: path, before: before) }
  }
}

extension SceneContent {
  /// All picture files of the content.
  public var pictureFiles: [String] { imageFiles + [page].compactMap { $0 } }
}
