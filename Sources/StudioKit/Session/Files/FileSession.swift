import Boundary
import Documents
import Effects
import Notation
import Parameters

/// Opening, saving and leaving, with the necessary questions. Has no stage or disk: commands, replies and answers go
/// in, steps come out, and the documents of the library change.
struct FileSession: Sendable {
  var questions = QuestionQueue()
  var report = LibraryReport()
  private var traffic: FileTraffic
  private var chooser: FileChooser
  private var leaving = Leaving()
  private var steps: [SessionStep] = []
  /// The pictures that were typed last, until they have been looked at.
  private(set) var typed: TypedPictures?
  /// How the last film was made.
  private var lastPlan = FilmPlan()
  /// The film being exported.
  private(set) var filming: ExportOrder?
  private(set) var gestures = GestureCollection()
  /// Scenes passed on by another start of the program, waiting until the user is idle and no question is open.
  private var called: [String] = []
  /// The initial scene of each effect.
  let templates: SceneTemplates

  /// - Parameters:
  ///   - samples: The folder of the built-in pictures.
  ///   - largestFile: Maximum size in bytes of a file that can be reopened.
  init(
    templates: SceneTemplates = SceneTemplates([]), samples: String? = nil, largestFile: Int = SceneReader.largestFile
  ) {
    self.templates = templates
    chooser = FileChooser(samples: samples)
    traffic = FileTraffic(largestFile: largestFile)
  }
}

extension FileSession {
  /// Handles replies of the services, and their notifications.
  mutating func handle(_ reply: Reply, in library: inout Library, at time: Double) -> [SessionStep] {
    switch reply {
    case .read(let path, let bytes): read(path, bytes, in: &library, at: time)
    case .written(let path, let bytes): written(path, bytes, in: &library, at: time)
    case .unexpected(let path): foundSomethingElse(at: path, in: library)
    case .missing(let path): readingFailed(path, "the file does not exist", isMissing: true, in: &library)
    case .failed(.reading, let path, let why): readingFailed(path, why, isMissing: false, in: &library)
    case .failed(.writing, let path, let why): writingFailed(path, why)
    case .failed(.logging, let path, let why): steps.say("\(FilePath.shown(path)): \(why)", isFault: true)
    case .logged(let path): steps.say("Frame times are in \(FilePath.shown(path))")
    case .kept(let key): steps.ask(library.autosaved(key))
    case .unkept(let key, let why):
      if library.autosaveFailed(key, at: time) {
        steps.say("Autosave failed: \(why). Ctrl S saves the scene.", isFault: true)
      }
    case .progress(let words): steps.say(words)
    case .export(let delivery, let answer): take(answer, of: delivery)
    case .exportStopped:
      filming = nil
      steps.say("The film was cancelled.")
    case .dropped(let dropped): take(dropped, in: &library, at: time)
    // Handled by the owner of the pictures and by the window.
    case .looked, .lookedAgain, .desktopLook, .act: break
    case .pictures(let id, let pictures): library[id]?.show(pictures)
    case .changed(let path): steps.ask(.files(.read(path: path)))
    case .found(let pictures, let fault): found(pictures, fault: fault, in: &library, at: time)
    case .chosen(let path): dialogClosed(path.map { [$0] } ?? [], in: &library, at: time)
    case .chosenSeveral(let paths): dialogClosed(paths, in: &library, at: time)
    case .called(let scenes, _): if !refuses(called + scenes) { called += scenes }
    case .refused(let why): steps.say(why, isFault: true)
    case .noDialog(let folder, let home): askForPath(from: folder, home: home, in: library)
    case .leftover(let file):
      if let work = UnsavedWork(file.text) {
        questions.append(.recover(work, file, questions.takeCrash()))
      } else {
        steps.say("Unsaved work from \(file.time) cannot be read; it stays in the autosave folder.")
      }
    case .crashed(let note): questions.append(.crashed(CrashOffer(note)))
    case .unreadableWork(let path, let why):
      steps.say(
        "Unsaved work from an earlier session cannot be read: \(why). It stays in \(FilePath.shown(path))",
        isFault: true)
    case .moreLeftovers(let count):
      steps.say("Earlier sessions left more unsaved work than can be asked about: \(count) more are offered later.")
    case .recent(let paths): chooser.recent = paths
    case .gestures(let kept, let faults):
      gestures.take(kept)
      if let fault = faults.first { steps.say(fault, isFault: true) }
    case .gestureFailed(let why): steps.say(why, isFault: true)
    case .busless:
      steps.say("The session bus does not answer: the desktop's settings, dialogs and screen readers are not used.")
    case .homeless: steps.say("There is no home folder: recent files and unsaved work are not kept.")
    case .ending:
      steps.ask(report.update(&library, at: time))
      steps.ask(library.autosave(by: .infinity))
      steps.ask(.window(.quit))
    }
    return steps.takeAll()
  }

  /// Performs everything due by `time`: the title, autosave, and questions waiting until the user is idle.
  mutating func advance(to time: Double, isHandFree: Bool, in library: inout Library) -> [SessionStep] {
    if !report.isTrue(of: library) { steps.ask(report.update(&library, at: time)) }
    if let due = library.autosaveDue, due <= time { steps.ask(library.autosave(by: time)) }
    if isHandFree {
      questions.openNext(in: library)
      openCalled(in: &library, at: time)
    }
    return steps.takeAll()
  }
}

/// Commands about the document on the stage.
extension FileSession {
  /// Returns the steps since the last call.
  mutating func takeSteps() -> [SessionStep] { steps.takeAll() }

  /// Whether a document is new and all its pictures are built in, to be replaced by others.
  func hasSamples(_ document: SceneDocument) -> Bool {
    document.file.path == nil && !document.file.isBuiltIn && chooser.hasSamples(document)
  }

  mutating func newScene(in library: Library) {
    questions.open(Sheet(.newScene(chosen: library.current.scene.effectName), in: library))
  }

  mutating func chooseScene(in library: Library) {
    steps.take(chooser.choose(.open(folder: chooser.startFolder(in: library)), for: .open))
  }

  mutating func showRecent(in library: Library) {
    questions.open(Sheet(.recent, in: library, recent: chooser.recent))
  }

  mutating func save(in library: Library) { save(SaveOrder(document: library.current.id, reason: .asked), in: library) }

  mutating func saveElsewhere(in library: Library) {
    steps.take(chooser.choosePlace(for: SaveOrder(document: library.current.id, reason: .asked), in: library))
  }

  mutating func choosePictures(in library: Library) {
    let id = library.current.id
    steps.take(chooser.choose(.pictures(folder: chooser.pictureFolder(of: id, in: library)), for: .pictures(id)))
  }

  mutating func replacePicture(_ index: Int, in library: Library) {
    let id = library.current.id
    let folder = library.current.picturePath(index).map(FilePath.folder)
    steps.take(chooser.choose(.picture(folder: folder), for: .picture(id, index)))
  }

  mutating func choosePage(in library: Library) {
    let id = library.current.id
    steps.take(chooser.choose(.page(folder: chooser.pictureFolder(of: id, in: library)), for: .page(id)))
  }

  /// Cancels the film being exported.
  mutating func stopFilm() { steps.ask(.export(.stop)) }

  mutating func keepGesture(_ tape: String, as name: String, in library: Library) {
    askForName(.keep(tape: tape), typed: gestures.freeName(name), in: library)
  }

  mutating func renameGesture(_ name: String, in library: Library) {
    askForName(.rename(name), typed: name, in: library)
  }

  mutating func deleteGesture(_ name: String) {
    gestures.delete(name).map { steps.ask(.files($0)) }
    steps.say("\u{201C}\(name)\u{201D} was deleted; the list of gestures can restore it.")
  }

  mutating func restoreGesture() { gestures.restore().map { steps.ask(.files($0)) } }

  mutating func close(in library: inout Library, at time: Double) { close(library.current, in: &library, at: time) }

  mutating func leave(_ library: inout Library, at time: Double) {
    leaving = Leaving()
    quit(&library, at: time)
  }
}

/// Questions and answers.
extension FileSession {
  /// Handles the user's answer.
  mutating func answer(_ answer: SheetAnswer, in library: inout Library, at time: Double) -> [SessionStep] {
    guard let sheet = questions.close() else { return [] }
    switch (sheet.question, answer) {
    case (_, .open(let path)): open(path, in: &library, at: time)
    case (.otherSetting(let document, let reason), _):
      decide(onOtherSettingOf: document, answer, for: reason, in: &library, at: time)
    case (.unsaved, _), (.severalUnsaved, _):
      leave(sheet.question, answer, in: &library, at: time)
    case (.closing(let document), .save):
      save(SaveOrder(document: document, reason: .closing), in: library)
    case (.closing(let document), .discard): remove(document, from: &library, at: time)
    case (.changed(let conflict), _): resolve(conflict, answer, in: &library, at: time)
    case (.replace(let order, let path), .replace):
      steps.take(traffic.write(order, to: path, over: .anything, in: library))
    case (.replaceExport(var delivery, _), .replace):
      delivery.order.replaces = true
      start(delivery)
    case (_, .copyNote): copyNote(of: sheet.question, in: library)
    case (.recover(let work, let file, _), .recover): recover(work, file, in: &library, at: time)
    case (.recover(_, let file, _), .discard): steps.ask(.files(.forget(key: file.key)))
    case (.recover, _): steps.say("The unsaved work will be offered again next time.")
    case (.newScene, .effect(let name)):
      let own = !chooser.hasSamples(library.current)
      questions.open(Sheet(.newPictures(effect: name, own: own), in: library))
    case (.newPictures(let effect, _), .pictures(let source)):
      begin(effect, with: source, in: &library, at: time)
    case (.path(let purpose), .done):
      if let typed = sheet.typed, !typed.isEmpty {
        let path = chooser.absolute(typed)
        if purpose.isPicture {
          look(at: TypedPictures(document: purpose.document, paths: [path], use: .answer(purpose, typed)))
        } else if !refuses([path]) {
          take(path, for: purpose, isConfirmed: false, in: &library, at: time)
        }
      }
    case (.film(let subject), .done):
      if let plan = sheet.film { film(subject, as: plan, in: library) }
    case (.gestureName(let naming, _), .done): name(naming, sheet.typed ?? "", in: library)
    default: break
    }
    return steps.takeAll()
  }

  private mutating func askForName(
    _ naming: GestureNaming, typed: String, problem: String? = nil, in library: Library
  ) {
    questions.open(Sheet(.gestureName(naming, problem: problem), in: library, typed: typed))
  }

  /// Gives a gesture the typed name, or asks for another one.
  private mutating func name(_ naming: GestureNaming, _ typed: String, in library: Library) {
    let name = typed.trimmed
    if let problem = gestures.problem(with: name, renaming: naming.old) {
      return askForName(naming, typed: typed, problem: problem, in: library)
    }
    if name != naming.old { steps.ask(.files(naming.request(as: name))) }
  }

  private mutating func resolve(_ conflict: Conflict, _ answer: SheetAnswer, in library: inout Library, at time: Double)
  {
    let id = conflict.document
    // The user has seen the change, so the file may be overwritten.
    library[id]?.file.bytes = conflict.bytes
    switch answer {
    case .loadTheirs:
      guard let theirs = conflict.theirs else { return }
      library[id]?.takeTheirs(theirs)
      report.outdate()
      if conflict.saving == .leaving { quit(&library, at: time) }
    case .saveElsewhere:
      steps.take(chooser.choosePlace(for: SaveOrder(document: id, reason: conflict.saving ?? .asked), in: library))
    default:
      if let theirs = conflict.theirs { library[id]?.file.saved = theirs }
      library[id]?.file.isGone = conflict.theirs == nil
      report.outdate()
      if let reason = conflict.saving { save(SaveOrder(document: id, reason: reason), in: library) }
    }
  }
}

/// Leaving.
extension FileSession {
  /// Removes a document from the gallery; a built-in one returns at the next start.
  private mutating func close(_ document: SceneDocument, in library: inout Library, at time: Double) {
    guard library.documents.count > 1 else { return steps.say("The last scene cannot be closed. Ctrl Q quits.") }
    if document.isUnsaved { return questions.append(.closing(document.id)) }
    if document.isOtherUnsaved { return questions.append(.otherSetting(document.id, .closing)) }
    remove(document.id, from: &library, at: time)
  }

  private mutating func remove(_ id: DocumentID, from library: inout Library, at time: Double) {
    steps.ask(library[id]?.forgetAutosave() ?? [])
    library.remove(id, at: time)
    report.outdate()
  }

  /// Ends the program after a decision about every document with unsaved changes; several are asked about at once.
  private mutating func quit(_ library: inout Library, at time: Double) {
    let undecided = leaving.undecided(in: library)
    guard let first = undecided.first else {
      for id in leaving.discarded { steps.ask(library[id]?.forgetAutosave() ?? []) }
      return steps.ask(.window(.quit))
    }
    guard !questions.isLeaving else { return }
    if leaving.savesAll, let next = undecided.first(where: { library[$0]?.isUnsaved ?? false }) {
      return save(SaveOrder(document: next, reason: .leaving), in: library)
    }
    let isOtherSetting = library[first].map { !$0.isUnsaved } ?? false
    let question: Question =
      undecided.count > 1 && !leaving.savesAll
      ? .severalUnsaved(undecided) : isOtherSetting ? .otherSetting(first, .leaving) : .unsaved(first)
    // Show the document that the question is about.
    if let document = question.shows, document != library.current.id { library.select(document, at: time) }
    questions.append(question)
  }

  private mutating func leave(
    _ question: Question, _ answer: SheetAnswer, in library: inout Library, at time: Double
  ) {
    switch (question, answer) {
    case (.severalUnsaved, .saveAll):
      leaving.savesAll = true
      quit(&library, at: time)
    case (.severalUnsaved(let documents), .discardAll):
      leaving.discarded.formUnion(documents)
      quit(&library, at: time)
    case (.unsaved(let document), .save): save(SaveOrder(document: document, reason: .leaving), in: library)
    case (.unsaved(let document), .discard):
      leaving.discarded.insert(document)
      quit(&library, at: time)
    default: leaving = Leaving()
    }
  }

  /// Handles the decision on a setting that is not shown and in no file.
  private mutating func decide(
    onOtherSettingOf id: DocumentID, _ answer: SheetAnswer, for reason: SaveReason, in library: inout Library,
    at time: Double
  ) {
    switch answer {
    case .keepVariant:
      if let refusal = library[id]?.keepOtherSetting() {
        leaving = Leaving()
        return steps.say(refusal, isFault: true)
      }
      save(SaveOrder(document: id, reason: reason), in: library)
    case .discard where reason == .leaving:
      leaving.discarded.insert(id)
      quit(&library, at: time)
    case .discard: remove(id, from: &library, at: time)
    case .show:
      leaving = Leaving()
      library.select(id, at: time)
      if let words = library.current.switchSetting() { steps.say(words) }
    default: leaving = Leaving()
    }
  }
}

/// Choosing a file.
extension FileSession {
  private mutating func dialogClosed(_ paths: [String], in library: inout Library, at time: Double) {
    guard let purpose = chooser.end() else { return }
    let isRefused = refuses(paths)
    if paths.isEmpty || isRefused { leaving = Leaving() }
    guard !isRefused else { return }
    if case .pictures(let id) = purpose { return add(paths, to: id, in: &library) }
    if let path = paths.first { take(path, for: purpose, isConfirmed: true, in: &library, at: time) }
  }

  /// Tells why paths from outside are not taken. Returns false if they can be.
  private mutating func refuses(_ paths: [String]) -> Bool {
    guard let refusal = FilePath.refusal(of: paths) else { return false }
    steps.say(refusal, isFault: true)
    return true
  }

  /// Adds pictures after the existing ones; the first of the user's own replace the samples.
  private mutating func add(_ paths: [String], to id: DocumentID, in library: inout Library) {
    guard let document = library[id], !paths.isEmpty else { return }
    let replaces = chooser.hasSamples(document) && !document.scene.content.images.isEmpty
    steps.say(replaces ? library[id]?.replacePictures(by: paths) : library[id]?.addPictures(paths))
    let count = replaces ? 0 : document.scene.content.images.count
    if let words = library[id]?.unshownWords(after: count) { steps.say(words) }
  }

  /// Looks at typed pictures before they are taken.
  mutating func look(at pictures: TypedPictures) {
    guard !refuses(pictures.paths) else { return }
    typed = pictures
    steps.ask(.pictures(.find(pictures)))
  }

  /// Takes pictures that an answer names, or asks again.
  private mutating func found(
    _ pictures: TypedPictures, fault: String?, in library: inout Library, at time: Double
  ) {
    guard pictures == typed else { return }
    typed = nil
    guard case .answer(let purpose, let words) = pictures.use else { return }
    if let fault {
      questions.open(Sheet(.path(purpose), in: library, typed: words, problem: fault))
    } else if let path = pictures.paths.first {
      take(path, for: purpose, isConfirmed: false, in: &library, at: time)
    }
  }

  private mutating func askForPath(from folder: String, home: String?, in library: Library) {
    guard let purpose = chooser.end() else { return }
    chooser.places = (folder, home)
    questions.open(Sheet(.path(purpose), in: library, typed: chooser.suggestion(for: purpose, in: library)))
  }

  /// Handles a picked or typed path.
  ///
  /// - Parameter isConfirmed: Whether the dialog has asked about overwriting.
  private mutating func take(
    _ path: String, for purpose: FilePurpose, isConfirmed: Bool, in library: inout Library, at time: Double
  ) {
    switch purpose {
    case .open: open(path, in: &library, at: time)
    case .pictures(let id): add([path], to: id, in: &library)
    case .page(let id): setPage(path, of: id, in: &library)
    case .picture(let id, let index): steps.say(library[id]?.replacePicture(index, by: path))
    case .save(let order):
      let named = path.lowercased().hasSuffix(".json") ? path : path + ".json"
      // It asked about the picked name, not one with an extension added.
      let other: FileExpectation = isConfirmed && named == path ? .anything : .nothing
      let own = library[order.document].flatMap { $0.file.path == named ? $0.file.expectation : nil }
      steps.take(traffic.write(order, to: named, over: own ?? other, in: library))
    case .export(var delivery):
      delivery.move(to: path, isPicked: isConfirmed)
      // A dialog has asked about the picked file itself, but not about files inside a folder.
      delivery.order.replaces = isConfirmed && delivery.order.path == path && !delivery.order.isFolder
      start(delivery)
    }
  }
}

extension FileSession {
  /// Shows a page. Where the header over it still has a sample, its own picture is offered.
  private mutating func setPage(_ path: String, of id: DocumentID, in library: inout Library) {
    steps.say(library[id]?.setPage(path))
    guard let document = library[id], chooser.hasSampleImages(document) else { return }
    steps.append(
      .say("The header over the page still has a sample picture.", actions: [.choosePictures]))
  }
}

extension FilePurpose {
  /// Whether it is a picture, which is looked at before it is taken.
  fileprivate var isPicture: Bool {
    switch self {
    case .pictures, .page, .picture: true
    case .open, .save, .export: false
    }
  }

  fileprivate var document: DocumentID {
    switch self {
    case .pictures(let id), .page(let id), .picture(let id, _): id
    case .save(let order): order.document
    case .open, .export: DocumentID(-1)
    }
  }
}

/// Exporting.
extension FileSession {
  /// Exports a part of the document to a file chosen by the user, to the browser, or to the clipboard.
  mutating func export(
    _ content: ExportOrder.Content, for goal: Delivery.Goal = .file, ending: String? = nil, in library: Library
  ) {
    var name = library.current.name(for: content)
    if let ending { name = name.prefix { $0 != "." } + ending }
    guard goal == .file else { return start(Delivery(ExportOrder(content, to: name, replaces: true), for: goal)) }
    let folder = chooser.startFolder(in: library)
    let order = ExportOrder(content, to: folder.map { "\($0)/\(name)" } ?? name)
    let choice: FileChoice = order.isFolder ? .handOffFolder(folder: folder) : .handOff(suggestion: order.path)
    steps.take(chooser.choose(choice, for: .export(Delivery(order))))
  }

  /// Asks how a film is made.
  mutating func askForFilm(of subject: FilmSubject, in library: Library) {
    var sheet = Sheet(.film(subject), in: library)
    lastPlan.hasBody = subject.shot.hasBody
    sheet.film = lastPlan
    questions.open(sheet)
  }

  private mutating func film(_ subject: FilmSubject, as plan: FilmPlan, in library: Library) {
    lastPlan = plan
    export(.film(plan.shot(of: subject), plan.cut(of: subject)), ending: plan.format.ending, in: library)
  }

  /// Starts the export, with a message first, as it may take a while with many pictures.
  private mutating func start(_ delivery: Delivery) {
    steps.say("Writing \(FilePath.name(of: delivery.order.path))\u{2026}")
    if delivery.order.isFilm { filming = delivery.order }
    steps.ask(.export(.make(delivery)))
  }

  private mutating func take(_ answer: ExportAnswer, of delivery: Delivery) {
    if case .progress(let done, let count) = answer {
      guard filming != nil, count > 0 else { return }
      let name = FilePath.name(of: delivery.order.path)
      return steps.say("Filming \(name): \(done * 100 / count) %. E cancels.", actions: [.stopFilm])
    }
    if delivery.order.isFilm { filming = nil }
    switch answer {
    case .blocked(let files): questions.append(.replaceExport(delivery, by: files))
    case .failed(let why): steps.say(why, isFault: true)
    case .done: steps.say(delivery.success, actions: delivery.actions)
    case .progress: break
    }
  }
}

/// Saving.
extension FileSession {
  private mutating func save(_ order: SaveOrder, in library: Library) {
    guard let file = library[order.document]?.file else { return }
    guard let path = file.path else { return steps.take(chooser.choosePlace(for: order, in: library)) }
    steps.take(traffic.write(order, to: path, over: file.expectation, in: library))
  }

  private mutating func written(_ path: String, _ bytes: [UInt8], in library: inout Library, at time: Double) {
    guard let writing = traffic.endWriting(to: path), var document = library[writing.order.document] else { return }
    let isNewPlace = document.file.path != path
    let builtIn = document.file.isBuiltIn && writing.order.reason == .asked ? document.asStored : nil
    document.file.write(writing.scene, bytes, to: path)
    document.autosave.outdate()
    document.move(to: FilePath.folder(of: path))
    if let builtIn {
      // It stays as it is, and the scene that was made of it comes beside it.
      library[document.id] = builtIn
      steps.ask(library[document.id]?.forgetAutosave() ?? [])
      document.id = add(document.separate(named: path), to: &library, at: time)
    } else {
      library[document.id] = document
    }
    report.outdate()
    steps.ask(chooser.remember(path))
    let displaced =
      isNewPlace
      ? library.detachOthers(from: path, than: document.id).map { ". \($0), which was there, is in no file any more." }
        ?? "" : ""
    let other = document.isOtherUnsaved ? ". Setting \(document.settings.otherName) is in no file yet." : ""
    steps.say(
      (isNewPlace ? "Saved as \(FilePath.shown(path))\(displaced)" : "Saved \(FilePath.name(of: path))") + other)
    if let reason = writing.next {
      save(SaveOrder(document: document.id, reason: reason), in: library)
    } else {
      switch writing.order.reason {
      case .asked: break
      case .leaving: quit(&library, at: time)
      case .closing: close(document, in: &library, at: time)
      }
    }
  }

  /// Handles an unexpected file at the destination.
  private mutating func foundSomethingElse(at path: String, in library: Library) {
    guard let order = traffic.endWriting(to: path)?.order else { return }
    if library[order.document]?.file.path == path {
      // The answer requires the current content.
      traffic.readAgain(path, for: order)
      steps.ask(.files(.read(path: path)))
    } else {
      questions.append(.replace(order, path: path))
    }
  }

  private mutating func writingFailed(_ path: String, _ why: String) {
    _ = traffic.endWriting(to: path)
    steps.say("Not saved: \(FilePath.shown(path)): \(why). Ctrl Shift S saves elsewhere.", isFault: true)
  }
}

/// Opening, and files changed by other programs.
extension FileSession {
  /// Adds a document to the library and shows it.
  @discardableResult
  private mutating func add(_ document: SceneDocument, to library: inout Library, at time: Double) -> DocumentID {
    let id = library.add(document, at: time)
    steps.ask(.window(.pictures(of: id)))
    return id
  }

  /// Adds a new scene to the gallery, and asks for its pictures if they are to be files.
  private mutating func begin(
    _ effect: String, with source: PictureSource, in library: inout Library, at time: Double
  ) {
    let document = templates.document(of: effect, beside: library.current, sharing: source == .shared)
    let folder = chooser.pictureFolder(of: library.current.id, in: library)
    let id = add(document, to: &library, at: time)
    switch source {
    case .files: steps.take(chooser.choose(.pictures(folder: folder), for: .pictures(id)))
    case .page: steps.take(chooser.choose(.page(folder: folder), for: .page(id)))
    case .shared, .samples: break
    }
  }

  /// Opens a scene file, or shows it if it is already open.
  private mutating func open(_ path: String, in library: inout Library, at time: Double) {
    if let known = library.documents(at: path).first {
      steps.ask(chooser.remember(path))
      return library.select(known, at: time)
    }
    traffic.open(path)
    steps.ask(.files(.read(path: path)))
  }

  /// Opens the scenes passed on by another start, once no question is open.
  private mutating func openCalled(in library: inout Library, at time: Double) {
    guard questions.sheet == nil, !called.isEmpty else { return }
    for scene in called {
      if scene.hasPrefix("/") {
        open(scene, in: &library, at: time)
      } else if let known = library.documents.first(where: { $0.name == scene && $0.file.path == nil }) {
        library.select(known.id, at: time)
      }
    }
    called = []
  }

  /// Whether it is a tape, by its name or its first field.
  private static func isTape(_ path: String, _ bytes: [UInt8]) -> Bool {
    path.hasSuffix(Tape.ending)
      || String(decoding: bytes.prefix(64), as: UTF8.self).drop { $0 == "{" || $0.isWhitespace }.hasPrefix("\"tape\"")
  }

  /// Plays a tape on the scene on the stage.
  private mutating func openedTape(_ path: String, _ bytes: [UInt8]) {
    let reading = TapeReader.read(bytes)
    guard let tape = reading.tape else {
      let first = reading.problems.first.map { $0.line(file: FilePath.name(of: path)) }
      return steps.say(first ?? "\(FilePath.name(of: path)) is not a tape.", isFault: true)
    }
    steps.append(.play(tape))
  }

  private mutating func read(_ path: String, _ bytes: [UInt8], in library: inout Library, at time: Double) {
    if traffic.endOpening(path) { return opened(path, bytes, in: &library, at: time) }
    let order = traffic.endReadingAgain(path)
    for id in library.documents(at: path) {
      reload(id, bytes, from: path, for: order?.document == id ? order?.reason : nil, in: &library)
    }
    // If the document's path has changed meanwhile, save it there.
    if let order, library[order.document]?.file.path != path { save(order, in: library) }
  }

  private mutating func opened(_ path: String, _ bytes: [UInt8], in library: inout Library, at time: Double) {
    if Self.isTape(path, bytes) { return openedTape(path, bytes) }
    let reading = SceneReader.read(bytes)
    guard let scene = reading.scene else { return steps.say(reading.complaint(about: path), isFault: true) }
    let file = SceneFile(path: path, folder: FilePath.folder(of: path), bytes: bytes, saved: scene)
    add(SceneDocument(name: path, scene: scene, file: file), to: &library, at: time)
    steps.ask(chooser.remember(path))
  }

  /// Handles a file changed by another program, or reread before overwriting.
  ///
  /// - Parameter reason: The reason for saving. Nil if the document is not being saved.
  private mutating func reload(
    _ id: DocumentID, _ bytes: [UInt8], from path: String, for reason: SaveReason?, in library: inout Library
  ) {
    guard let news = library[id]?.read(bytes, from: path) else { return }
    report.outdate()
    switch news {
    case .none: break
    case .taken(let isReloaded): if isReloaded { steps.say("Reloaded \(FilePath.name(of: path))") }
    case .conflict(let theirs):
      // A broken file need not be asked about until it is to be overwritten.
      guard theirs != nil || reason != nil else { return }
      let conflict = Conflict(document: id, theirs: theirs, bytes: bytes, saving: reason)
      return questions.ask(.changed(conflict), in: library)
    }
    if let reason { save(SaveOrder(document: id, reason: reason), in: library) }
  }

  /// Handles an unreadable file.
  private mutating func readingFailed(_ path: String, _ why: String, isMissing: Bool, in library: inout Library) {
    if traffic.endOpening(path) {
      return steps.say("\(FilePath.shown(FilePath.name(of: path))): \(why)", isFault: true)
    }
    let order = traffic.endReadingAgain(path)
    for id in library.documents(at: path) { library[id]?.losesFile(path, why, isMissing: isMissing) }
    report.outdate()
    guard let order else { return }
    // An unreadable file is not overwritten: the user is told, and can save elsewhere.
    let isStillThere = library[order.document]?.file.path == path
    isStillThere && !isMissing ? writingFailed(path, why) : save(order, in: library)
  }

  /// Handles dropped files: scenes join the gallery, pictures replace those of the document they were dropped on.
  private mutating func take(_ dropped: Dropped, in library: inout Library, at time: Double) {
    for path in dropped.scenes { open(path, in: &library, at: time) }
    let count = dropped.pictures.count
    if count > 0 {
      if count > 1 { steps.say("\(count) pictures") }
      steps.say(library[dropped.document]?.replacePictures(by: dropped.pictures))
    }
    guard let fault = dropped.faults.first else { return }
    let others = dropped.faults.count - 1
    steps.say(others > 0 ? "\(fault) (and \(others) more)" : fault, isFault: true)
  }
}

/// Unsaved work of earlier sessions.
extension FileSession {
  /// Copies the crash report; the question stays.
  private mutating func copyNote(of question: Question, in library: Library) {
    guard let crash = question.crash else { return }
    steps.ask(.window(.copy(crash.note.text)))
    questions.open(Sheet(question.with(crash.copied), in: library))
  }

  /// Restores unsaved work, into its document or as a document of its own.
  private mutating func recover(
    _ work: UnsavedWork, _ autosaved: AutosaveFile, in library: inout Library, at time: Double
  ) {
    let known = library.documents.first { document in
      document.file.path == work.path && (work.path != nil || document.name == work.name)
    }
    let id: DocumentID
    if var document = known, !document.isAtStake {
      id = document.id
      document.edit(work.scene(work.scene, from: document.file.folder), as: "Recovered")
      // If the file has changed since, saving will ask.
      if work.path != nil { document.file.bytes = work.file }
      library[id] = document
      if id != library.current.id { library.select(id, at: time) }
    } else {
      let path = known == nil ? work.path : nil
      let folder = path.map(FilePath.folder) ?? work.folder
      let file = SceneFile(path: path, folder: folder, bytes: path == nil ? nil : work.file, saved: nil)
      let scene = work.scene(work.scene, from: folder)
      id = add(SceneDocument(name: work.name, scene: scene, file: file), to: &library, at: time)
    }
    if var document = library[id] {
      work.restore(&document.settings, from: document.file.folder)
      library[id] = document
    }
    // The old work is deleted when it is stored under the new owner's key, or saved.
    library[id]?.autosave.inherit(autosaved.key)
    steps.ask(report.update(&library, at: time))
    steps.ask(library.autosave(by: .infinity))
    steps.say("Recovered. Ctrl S saves it.")
  }
}
