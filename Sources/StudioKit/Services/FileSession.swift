import Documents
import Notation

/// Opening, saving and leaving, with the necessary questions. Has no stage or disk: commands, replies and answers go
/// in, steps come out, and the documents of the library change.
struct FileSession: Sendable {
  var state: SessionState
  var exports = Exports()
  var gestures = GestureCollection()
  private(set) var pictures = PictureChoice()
  private(set) var opening: Opening
  private var saving: Saving
  private var leaving = Leaving()

  /// - Parameters:
  ///   - samples: The folder of the built-in pictures.
  ///   - largestFile: Maximum size in bytes of a file that can be reopened.
  init(
    _ library: Library, templates: SceneTemplates = SceneTemplates([]), samples: String? = nil,
    largestFile: Int = SceneReader.largestFile
  ) {
    state = SessionState(library: library, chooser: FileChooser(samples: samples))
    opening = Opening(templates: templates)
    saving = Saving(largestFile: largestFile)
  }
}

extension FileSession {
  /// Handles replies of the services, and their notifications.
  mutating func handle(_ reply: Reply, at time: Double) -> [SessionStep] {
    state.time = time
    switch reply {
    case .read(let path, let bytes):
      if !opening.read(path, bytes, &state) { saving.read(path, bytes, &state) }
    case .written(let path, let bytes): goOn(after: saving.written(path, bytes, &state))
    case .unexpected(let path): saving.foundSomethingElse(at: path, &state)
    case .art(let art): take(art)
    case .missing(let path): readingFailed(path, "the file does not exist", isMissing: true)
    case .failed(.reading, let path, let why): readingFailed(path, why, isMissing: false)
    case .failed(.writing, let path, let why): saving.writingFailed(path, why, &state)
    case .failed(.logging, let path, let why): state.steps.say("\(FilePath.shown(path)): \(why)", isFault: true)
    case .logged(let path): state.steps.say("Frame times are in \(FilePath.shown(path))")
    case .kept(let key): state.steps.ask(state.library.autosaved(key))
    case .unkept(let key, let why):
      if state.library.autosaveFailed(key, at: time) {
        state.steps.say("Autosave failed: \(why). Ctrl S saves the scene.", isFault: true)
      }
    case .progress(let words): state.steps.say(words)
    case .export(let delivery, let answer): exports.take(answer, of: delivery, &state)
    case .exportStopped: exports.stopped(&state)
    case .dropped(let dropped): opening.take(dropped, pictures, &state)
    // Handled by the owner of the pictures and by the window.
    case .looked, .lookedAgain, .desktopLook, .act, .advised, .phone, .audit: break
    case .pictures(let id, let pictures): state.library[id]?.show(pictures)
    case .changed(let path): state.steps.ask(.files(.read(path: path)))
    case .found(let pictures, let folders, let fault):
      self.pictures.found(pictures, in: folders, fault: fault, &state)
    case .completed(let path, let names): state.questions.complete(path, with: names)
    case .isFolder(let path): opening.foundFolder(path, &state)
    case .chosen(let path): dialogClosed(path.map { [$0] } ?? [])
    case .chosenSeveral(let paths): dialogClosed(paths)
    case .called(let scenes, _): opening.take(called: scenes, &state)
    case .refused(let why), .gestureFailed(let why): state.steps.say(why, isFault: true)
    case .noDialog(let folder, let home): askForPath(from: folder, home: home)
    case .leftover(let file): opening.offer(file, &state)
    case .crashed(let note): state.questions.append(.crashed(CrashOffer(note)))
    case .unreadableWork(let path, let why):
      state.steps.say(
        "Unsaved work from an earlier session cannot be read: \(why). It stays in \(FilePath.shown(path))",
        isFault: true)
    case .moreLeftovers(let count):
      state.steps.say(
        "\(counted(count, "more recoverable file", "more recoverable files")) will be offered next time.")
    case .recent(let paths): state.chooser.recent = paths
    case .gestures(let kept, let faults):
      gestures.take(kept)
      if let fault = faults.first { state.steps.say(fault, isFault: true) }
    case .busless:
      state.steps.say(
        "The session bus does not answer: the desktop's settings, dialogs and screen readers are not used.")
    case .homeless: state.steps.say("There is no home folder: recent files and unsaved work are not kept.")
    case .ending:
      state.reportChanges()
      state.steps.ask(state.library.autosave(by: .infinity))
      state.steps.ask(.window(.quit))
    }
    return takeSteps()
  }

  /// Performs everything due by `time`: the title, autosave, and questions waiting until the user is idle.
  mutating func advance(to time: Double, isHandFree: Bool) -> [SessionStep] {
    state.time = time
    if !state.report.isTrue(of: state.library) { state.reportChanges() }
    if let due = state.library.autosaveDue, due <= time { state.steps.ask(state.library.autosave(by: time)) }
    exports.estimate(&state)
    if isHandFree {
      state.questions.openNext(in: state.library)
      opening.openCalled(&state)
    }
    return takeSteps()
  }

  /// Returns the steps since the last call.
  mutating func takeSteps() -> [SessionStep] { state.steps.takeAll() }

  /// Handles the user's answer.
  mutating func answer(_ answer: SheetAnswer, at time: Double) -> [SessionStep] {
    state.time = time
    guard let sheet = state.questions.close() else { return [] }
    switch (sheet.question, answer) {
    case (_, .open(let path)): opening.open(path, &state)
    case (.otherSetting, _), (.unsaved, _), (.severalUnsaved, _):
      save(leaving.take(answer, to: sheet.question, &state))
    case (.closing(let document), .save): save(SaveOrder(document: document, reason: .closing))
    case (.closing(let document), .discard): state.remove(document)
    case (.changed(let conflict), _):
      if saving.resolve(conflict, answer, &state), conflict.saving == .leaving { save(leaving.quit(&state)) }
    case (.replace(let order, let path), .replace): saving.write(order, to: path, over: .anything, &state)
    case (.replaceExport(var delivery, _), .replace):
      delivery.order.replaces = true
      exports.start(delivery, &state)
    case (_, .copyNote): opening.copyNote(of: sheet.question, &state)
    case (.recover(let work, let file, _), .recover): opening.recover(work, file, &state)
    case (.recover(_, let file, _), .discard): state.steps.ask(.files(.forget(key: file.key)))
    case (.recover, _): state.steps.say("The unsaved work will be offered again next time.")
    case (.newScene, .effect(let name)):
      state.open(.newPictures(effect: name, own: !state.chooser.hasSamples(state.library.current)))
    case (.newPictures(let effect, _), .pictures(let source)): opening.begin(effect, with: source, &state)
    case (.path(let purpose), .done): if let typed = sheet.typed, !typed.isEmpty { take(typed, for: purpose) }
    case (.film(let subject), .done): if let plan = sheet.film { exports.film(subject, as: plan, &state) }
    case (.gestureName(let naming, _), .done): gestures.name(naming, sheet.typed ?? "", &state)
    default: break
    }
    return takeSteps()
  }

  /// Whether a document is new and all its pictures are built in, to be replaced by others.
  func hasSamples(_ document: SceneDocument) -> Bool {
    document.file.path == nil && !document.file.isBuiltIn && state.chooser.hasSamples(document)
  }

  /// Asks for the names that a typed path may go on with.
  mutating func complete(path: String) {
    state.steps.ask(.files(.complete(path, in: state.chooser.absolute(path))))
  }

  mutating func look(at pictures: TypedPictures) { self.pictures.look(at: pictures, &state) }

  private mutating func readingFailed(_ path: String, _ why: String, isMissing: Bool) {
    if !opening.readingFailed(path, why, &state) {
      saving.readingFailed(path, why, isMissing: isMissing, &state)
    }
  }

  private mutating func take(_ art: SeenArt) {
    state.learn(art)
    // A scene whose file has become a picture is as one that cannot be read.
    if !opening.read(art, &state), !state.library.documents(at: art.path).isEmpty {
      readingFailed(art.path, "it is a picture now, and no scene", isMissing: false)
    }
  }

  private mutating func save(_ order: SaveOrder?) { if let order { saving.save(order, &state) } }

  /// Does what a document was saved for.
  private mutating func goOn(after order: SaveOrder?) {
    guard let order else { return }
    switch order.reason {
    case .asked: break
    case .leaving: save(leaving.quit(&state))
    case .closing: if let document = state.library[order.document] { leaving.close(document, &state) }
    }
  }
}

/// Commands about the document on the stage.
extension FileSession {
  mutating func newScene() { state.open(.newScene(chosen: state.library.current.scene.effectName)) }

  mutating func chooseScene() {
    state.choose(.open(folder: state.chooser.startFolder(in: state.library)), for: .open)
  }

  mutating func showRecent() { state.open(.recent) }

  mutating func save() { save(SaveOrder(document: state.library.current.id, reason: .asked)) }

  mutating func saveElsewhere() {
    state.choosePlace(for: SaveOrder(document: state.library.current.id, reason: .asked))
  }

  mutating func choosePictures() {
    let id = state.library.current.id
    state.choose(.pictures(folder: state.chooser.pictureFolder(of: id, in: state.library)), for: .pictures(id))
  }

  mutating func replacePicture(_ index: Int) {
    let current = state.library.current
    state.choose(.picture(folder: current.picturePath(index).map(FilePath.folder)), for: .picture(current.id, index))
  }

  mutating func choosePage() {
    let id = state.library.current.id
    state.choose(.page(folder: state.chooser.pictureFolder(of: id, in: state.library)), for: .page(id))
  }

  mutating func close(at time: Double) {
    state.time = time
    leaving.close(state.library.current, &state)
  }

  mutating func leave(at time: Double) {
    state.time = time
    leaving = Leaving()
    save(leaving.quit(&state))
  }
}

/// Choosing a file.
extension FileSession {
  private mutating func dialogClosed(_ paths: [String]) {
    guard let purpose = state.chooser.end() else { return }
    let isRefused = state.refuses(paths)
    if paths.isEmpty || isRefused { leaving = Leaving() }
    if !isRefused { take(paths, for: purpose, isPicked: true) }
  }

  private mutating func askForPath(from folder: String, home: String?) {
    guard let purpose = state.chooser.end() else { return }
    state.chooser.places = (folder, home)
    state.open(.path(purpose), typed: state.chooser.suggestion(for: purpose, in: state.library))
  }

  /// Takes a typed path; pictures are looked at first.
  private mutating func take(_ typed: String, for purpose: FilePurpose) {
    let path = state.chooser.absolute(typed)
    if purpose.isPicture {
      look(at: TypedPictures(document: purpose.document, paths: [path], use: .answer(purpose, typed)))
    } else if !state.refuses([path]) {
      take([path], for: purpose, isPicked: false)
    }
  }

  /// Handles picked or typed paths.
  ///
  /// - Parameter isPicked: Whether a dialog has asked about overwriting.
  private mutating func take(_ paths: [String], for purpose: FilePurpose, isPicked: Bool) {
    guard let path = paths.first else { return }
    switch purpose {
    case .open: opening.open(path, &state)
    case .save(let order): saving.save(order, to: path, isPicked: isPicked, &state)
    case .export(let delivery): exports.take(path, isPicked: isPicked, for: delivery, &state)
    case .pictures, .page, .picture: pictures.take(paths, for: purpose, &state)
    }
  }
}
