import Documents

/// The documents, and what the owners of replies share: the open question, the file dialog, and the steps for the
/// studio.
struct SessionState: Sendable {
  var library: Library
  var questions = QuestionQueue()
  var chooser: FileChooser
  var report = LibraryReport()
  var art = KnownArt()
  var steps: [SessionStep] = []
  /// Unsaved work on packed scenes that are being opened, by their paths.
  var recoveries: [String: (UnsavedWork, AutosaveFile)] = [:]
  /// The folders of packed scenes that were closed, which other scenes may use pictures of.
  private var closed: Set<String> = []
  /// The time of the event under way.
  var time = 0.0

  /// - Parameter samples: The folder of the built-in pictures.
  init(_ library: Library, samples: String? = nil) {
    (self.library, chooser) = (library, FileChooser(samples: samples))
  }
}

extension SessionState {
  /// Adds a document to the library and shows it.
  @discardableResult
  mutating func add(_ document: SceneDocument) -> DocumentID {
    let id = library.add(document, at: time)
    steps.ask(.window(.pictures(of: id)))
    return id
  }

  /// Removes a document from the gallery, with its unsaved work.
  mutating func remove(_ id: DocumentID) {
    if let file = library[id]?.file, file.isPacked { closed.insert(file.folder) }
    steps.ask(library[id]?.forgetAutosave() ?? [])
    library.remove(id, at: time)
    report.outdate()
  }

  /// Whether a picture is in a packed scene, so that its path ends with this program.
  func isUnpacked(_ picture: String) -> Bool {
    closed.contains { picture.hasPrefix("\($0)/") } || library.documents.contains { $0.file.holds(picture) }
  }

  mutating func reportChanges() { steps.ask(report.update(&library, at: time)) }

  /// Stores all unsaved work at once, as the program ends.
  mutating func end() {
    reportChanges()
    steps.ask(library.autosave(by: .infinity))
    steps.ask(.window(.quit))
  }

  /// Asks a question at once, before those waiting.
  mutating func open(_ question: Question, typed: String? = nil, problem: String? = nil) {
    questions.open(Sheet(question, in: library, recent: chooser.recent, typed: typed, problem: problem))
  }

  mutating func choose(_ choice: FileChoice, for purpose: FilePurpose) {
    steps.append(chooser.choose(choice, for: purpose))
  }

  /// Opens a dialog for the path of a document to be saved.
  mutating func choosePlace(for order: SaveOrder) {
    choose(.save(suggestion: chooser.place(for: order.document, in: library)), for: .save(order))
  }

  mutating func replacePicture(_ index: Int) {
    let current = library.current
    choose(.picture(folder: current.picturePath(index).map(FilePath.folder)), for: .picture(current.id, index))
  }

  /// The start folder of a dialog for pictures of the document on the stage.
  var pictureFolder: String? { chooser.pictureFolder(of: library.current.id, in: library) }

  /// Whether a document is new and all its pictures are built in, to be replaced by others.
  func hasSamples(_ document: SceneDocument) -> Bool {
    document.file.path == nil && !document.file.isBuiltIn && chooser.hasSamples(document)
  }

  /// Whether a single picture dropped there becomes a layer. If not, it replaces the picture there.
  func makesLayer(at place: DropPlace, in document: SceneDocument) -> Bool {
    !document.scene.composition.isEmpty && !place.isInList && !hasSamples(document)
  }

  mutating func remember(_ path: String) { steps.ask(chooser.remember(path)) }

  /// Tells why paths from outside are not taken. Returns false if they can be.
  mutating func refuses(_ paths: [String]) -> Bool {
    guard let refusal = FilePath.refusal(of: paths) else { return false }
    steps.say(refusal, isFault: true)
    return true
  }
}
