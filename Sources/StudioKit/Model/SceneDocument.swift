import Boundary
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
  /// All known pictures, of every setting.
  private var table: PictureTable
  public internal(set) var settings: SceneSettings { didSet { compareWithFile() } }
  public internal(set) var file: SceneFile { didSet { compareWithFile() } }
  /// Whether the scene differs from its file. The title then has a dot beside it.
  public private(set) var isUnsaved = false
  /// The picture files that were requested last.
  private var knownFiles: [String]
  var autosave = Autosave()
  /// Its file's name or folder, if other documents have the same title. Nil: its title is its own.
  public internal(set) var mark: String?

  /// - Parameter file: Nil for none, with nothing unsaved.
  public init(name: String, scene: Scene, pictures: ScenePictures = ScenePictures(), file: SceneFile? = nil) {
    self.name = name
    table = PictureTable(pictures, of: scene.content)
    settings = SceneSettings(scene)
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
  /// The shown setting, without the others.
  public var scene: Scene { settings.shown.scene }
  /// The scene as its file will have it, with all settings.
  public var stored: Scene { settings.stored }
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

  private mutating func compareWithFile() { isUnsaved = file.isGone || stored != file.saved }

  /// The picture files that only other settings use.
  var asideFiles: [String] {
    // Called with every edit, and most scenes have one setting.
    guard settings.list.count > 1 else { return [] }
    let shown = Set(scene.content.pictureFiles)
    return Set(settings.list.flatMap { $0.history.scene.content.pictureFiles }).subtracting(shown).sorted()
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
    assign(value, to: path, of: [], isMoved: false, isHeld: isHeld, as: name)
  }

  /// The same for a field of several layers, if it is one of theirs.
  ///
  /// - Parameters:
  ///   - layers: The chosen layers.
  ///   - isMoved: Whether numbers of the others change by as much as this one, and not to the same value.
  mutating func assign(
    _ value: JSONValue, to path: String, of layers: [LayerIdentity], isMoved: Bool, isHeld: Bool = false,
    as name: String? = nil
  ) -> [FieldProblem] {
    var edited = scene
    edited.keyValue(at: path)
    let start = isMoved ? history.beginning(ofHeld: path) : nil
    let problems = SharedField(path, chosen: layers, in: scene).assign(value, to: path, since: start, in: &edited)
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

/// Settings.
extension SceneDocument {
  /// Shows the scene after a step.
  public mutating func go(toStep step: Int) { settings.go(toStep: step) }

  /// A setting with its pictures. Nil if there is none with that name.
  func setting(named name: String) -> PicturedScene? {
    settings.index(named: name).map { pictured(settings.list[$0].history.scene) }
  }

  /// The scene as it is in its file, without steps. Nil if it never was in one.
  var asStored: SceneDocument? {
    guard let saved = file.saved else { return nil }
    var document = self
    document.settings = SceneSettings(saved)
    return document
  }

  /// The same as a document of its own, which nothing is stored of.
  func separate(named name: String) -> SceneDocument {
    var document = self
    (document.name, document.autosave) = (name, Autosave())
    return document
  }
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

  /// A scene of this document with absolute paths of its pictures, to be packed with the gestures beside it.
  func packed(_ scene: Scene) -> PlacedScene {
    let path = file.isPacked ? "\(file.folder)/\(PackedScene.sceneName)" : file.path ?? "\(file.folder)/\(name)"
    return PlacedScene(RelativePaths.absolute(scene, from: file.folder), path: path)
  }

  /// Names the pictures as they are in a packed scene that has just been written.
  ///
  /// - Parameter missing: Absolute paths of those that are not in it, which stay as they are.
  mutating func takeNames(of content: FileContent, without missing: [String: String]) {
    guard let packed = content.reading.scene, let saved = file.saved else { return }
    let olds = saved.contents.flatMap(\.files)
    var names: [String: String] = [:]
    for (old, new) in zip(olds, packed.contents.flatMap(\.files)) {
      let path = FilePath.plain(FilePath.path(old, from: file.folder))
      names[old] = missing[path] == nil ? "\(content.folder)/\(new)" : path
    }
    guard names.contains(where: { $1 != "\(file.folder)/\($0)" }) else { return }
    file.saved = saved.spelled { names[$0] ?? $0 }
    settings.replaceScenes { $0.spelled { names[$0] ?? $0 } }
    table.respell { address in
      let picture = PictureAddress(address)
      return PictureAddress(file: names[picture.file] ?? picture.file, layer: picture.layer).text
    }
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
