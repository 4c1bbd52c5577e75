import Documents

/// The files of the documents: opening, saving, leaving and exporting, with the necessary questions. Has no stage or
/// disk: commands, replies and answers go in, and what follows from them is in the session.
struct FileSession: Sendable {
  var exports = Exports()
  var gestures = GestureCollection()
  private(set) var pictures = PictureChoice()
  var opening: Opening
  private var saving: Saving
  private var leaving = Leaving()

  /// - Parameter largestFile: Maximum size in bytes of a file that can be reopened.
  init(templates: SceneTemplates = SceneTemplates([]), largestFile: Int = SceneReader.largestFile) {
    opening = Opening(templates: templates)
    saving = Saving(largestFile: largestFile)
  }
}

/// Replies of the services, and their notifications.
extension FileSession {
  mutating func take(_ reply: FileReply, _ session: inout SessionState) {
    switch reply {
    case .read(let content):
      if !opening.read(content, &session) { saving.read(content, &session) }
    case .missing(let path): readingFailed(path, "the file does not exist", isMissing: true, &session)
    case .unreadable(let path, let why): readingFailed(path, why, isMissing: false, &session)
    case .isFolder(let path): opening.foundFolder(path, &session)
    case .written(let content, let missing): goOn(after: saving.written(content, without: missing, &session), &session)
    case .unwritten(let path, let why): saving.writingFailed(path, why, &session)
    case .unexpected(let path): saving.foundSomethingElse(at: path, &session)
    case .changed(let path): session.steps.ask(.files(.read(path: path)))
    case .repainted(let path):
      for document in session.library.documents where document.file.holds(path) {
        saving.save(painted: document, &session)
      }
    case .art(let art):
      session.learn(art)
      // A scene whose file has become a picture is as one that cannot be read.
      if !opening.read(art, &session), !session.library.documents(at: art.path).isEmpty {
        readingFailed(art.path, "it is a picture now, and no scene", isMissing: false, &session)
      }
    }
  }

  mutating func take(_ reply: PictureReply, _ session: inout SessionState) {
    switch reply {
    case .known(let id, let pictures): session.library[id]?.show(pictures)
    case .found(let pictures, let folders, let fault):
      self.pictures.found(pictures, in: folders, fault: fault, &session)
    case .dropped(let dropped): opening.take(dropped, pictures, &session)
    }
  }

  mutating func take(_ reply: ChoiceReply, _ session: inout SessionState) {
    switch reply {
    case .chosen(let paths):
      guard let purpose = session.chooser.end() else { return }
      let isRefused = session.refuses(paths)
      if paths.isEmpty || isRefused { leaving = Leaving() }
      if !isRefused { take(paths, for: purpose, isPicked: true, &session) }
    case .noDialog(let folder, let home):
      guard let purpose = session.chooser.end() else { return }
      session.chooser.places = (folder, home)
      session.open(.path(purpose), typed: session.chooser.suggestion(for: purpose, in: session.library))
    case .completed(let path, let names): session.questions.complete(path, with: names)
    case .recent(let paths): session.chooser.recent = paths
    }
  }

  private mutating func readingFailed(
    _ path: String, _ why: String, isMissing: Bool, _ session: inout SessionState
  ) {
    if !opening.readingFailed(path, why, &session) {
      saving.readingFailed(path, why, isMissing: isMissing, &session)
    }
  }
}

extension FileSession {
  /// Performs everything due: the title, autosave, and questions waiting until the user is idle.
  mutating func advance(isHandFree: Bool, _ session: inout SessionState) {
    if !session.report.isTrue(of: session.library) { session.reportChanges() }
    if let due = session.library.autosaveDue, due <= session.time {
      session.steps.ask(session.library.autosave(by: session.time))
    }
    exports.estimate(&session)
    if isHandFree {
      session.questions.openNext(in: session.library)
      opening.openCalled(&session)
    }
  }

  /// Handles the user's answer.
  mutating func answer(_ answer: SheetAnswer, _ session: inout SessionState) {
    guard let sheet = session.questions.close() else { return }
    switch (sheet.question, answer) {
    case (_, .open(let path)): opening.open(path, &session)
    case (.unsaved, _), (.severalUnsaved, _):
      save(leaving.take(answer, to: sheet.question, &session), &session)
    case (.closing(let document), .save): save(SaveOrder(document: document, reason: .closing), &session)
    case (.closing(let document), .discard): session.remove(document)
    case (.changed(let conflict), _):
      if saving.resolve(conflict, answer, &session), conflict.saving == .leaving {
        save(leaving.quit(&session), &session)
      }
    case (.replace(let order, let path), .replace): saving.write(order, to: path, over: .anything, &session)
    case (.replaceExport(var delivery, _), .replace):
      delivery.order.replaces = true
      exports.start(delivery, &session)
    case (.recover(let work, let file), .recover):
      session.needsFile(of: work) ? opening.open(for: work, file, &session) : session.recover(work, file)
    case (.recover(_, let file), .discard): session.steps.ask(.files(.forget(key: file.key)))
    case (.recover, _): session.steps.say("The unsaved work will be offered again next time.")
    case (.newScene, .effect(let name)):
      session.open(.newPictures(effect: name, own: !session.chooser.hasSamples(session.library.current)))
    case (.newPictures(let effect, _), .pictures(let source)): opening.begin(effect, with: source, &session)
    case (.path(let purpose), .done):
      if let typed = sheet.typed, !typed.isEmpty { take(typed, for: purpose, &session) }
    case (.film(let subject), .done): if let plan = sheet.film { exports.film(subject, as: plan, &session) }
    case (.gestureName(let naming, _), .done): gestures.name(naming, sheet.typed ?? "", &session)
    default: break
    }
  }

  mutating func look(at pictures: TypedPictures, _ session: inout SessionState) {
    self.pictures.look(at: pictures, &session)
  }

  /// Takes a typed path; pictures are looked at first.
  private mutating func take(_ typed: String, for purpose: FilePurpose, _ session: inout SessionState) {
    let path = session.chooser.absolute(typed)
    if purpose.isPicture {
      look(at: TypedPictures(document: purpose.document, paths: [path], use: .answer(purpose, typed)), &session)
    } else if !session.refuses([path]) {
      take([path], for: purpose, isPicked: false, &session)
    }
  }

  /// Handles picked or typed paths.
  ///
  /// - Parameter isPicked: Whether a dialog has asked about overwriting.
  private mutating func take(
    _ paths: [String], for purpose: FilePurpose, isPicked: Bool, _ session: inout SessionState
  ) {
    guard let path = paths.first else { return }
    switch purpose {
    case .open: opening.open(path, &session)
    case .save(let order): saving.save(order, to: path, isPicked: isPicked, &session)
    case .export(let delivery): exports.take(path, isPicked: isPicked, for: delivery, &session)
    case .pictures, .page, .picture: pictures.take(paths, for: purpose, &session)
    case .build(let id): session.steps.ask(.pictures(.open([path], into: DropPlace(id))))
    }
  }
}

/// Saving and leaving.
extension FileSession {
  /// Saves the document on the stage.
  mutating func save(_ session: inout SessionState) {
    save(SaveOrder(document: session.library.current.id, reason: .asked), &session)
  }

  /// Closes the document on the stage.
  func close(_ session: inout SessionState) { leaving.close(session.library.current, &session) }

  mutating func leave(_ session: inout SessionState) {
    leaving = Leaving()
    save(leaving.quit(&session), &session)
  }

  private mutating func save(_ order: SaveOrder?, _ session: inout SessionState) {
    if let order { saving.save(order, &session) }
  }

  /// Does what a document was saved for.
  private mutating func goOn(after order: SaveOrder?, _ session: inout SessionState) {
    guard let order else { return }
    switch order.reason {
    case .asked, .repainted: break
    case .leaving: save(leaving.quit(&session), &session)
    case .closing: if let document = session.library[order.document] { leaving.close(document, &session) }
    }
  }
}
