import Documents

/// Writes scenes, without losing what other programs have written meanwhile.
struct Saving: Sendable {
  /// A write in progress.
  private struct Writing: Sendable {
    let order: SaveOrder
    /// The scene being written.
    let scene: Scene
    /// The reason for another save requested meanwhile.
    var next: SaveReason?
  }

  /// By path.
  private var writings: [String: Writing] = [:]
  /// Files being reread before they are overwritten.
  private var rereading: [String: SaveOrder] = [:]
  /// Maximum size in bytes of a file that can be reopened.
  private let largestFile: Int

  init(largestFile: Int) { self.largestFile = largestFile }
}

extension Saving {
  mutating func save(_ order: SaveOrder, _ session: inout SessionState) {
    guard let document = session.library[order.document] else { return }
    if order.reason == .repainted { return save(painted: document, &session) }
    guard let path = document.file.path else { return session.choosePlace(for: order) }
    write(order, to: path, over: document.file.expectation, &session)
  }

  /// Saves to a picked or typed path.
  ///
  /// - Parameter isPicked: Whether a dialog has asked about overwriting.
  mutating func save(_ order: SaveOrder, to path: String, isPicked: Bool, _ session: inout SessionState) {
    let isNamed = [".json", PackedScene.ending].contains(where: path.lowercased().hasSuffix)
    let isPacked = session.library[order.document]?.file.isPacked == true
    let named = isNamed ? path : path + (isPacked ? PackedScene.ending : ".json")
    // It asked about the picked name, not one with an extension added.
    let other: FileExpectation = isPicked && named == path ? .anything : .nothing
    let own = session.library[order.document].flatMap { $0.file.path == named ? $0.file.expectation : nil }
    write(order, to: named, over: own ?? other, &session)
  }

  /// Takes pictures back into a packed scene, from the folder that it was unpacked into. Unsaved changes stay unsaved.
  mutating func save(painted document: SceneDocument, _ session: inout SessionState) {
    guard let path = document.file.path, let saved = document.file.saved, !document.file.isGone else { return }
    let order = SaveOrder(document: document.id, reason: .repainted)
    write(order, saved, to: path, over: document.file.expectation, &session)
  }

  /// Writes a document to a file, unless a write to that path is in progress. A document being written is written again
  /// afterwards.
  ///
  /// - Parameter scene: Nil for the document's as it is now.
  mutating func write(
    _ order: SaveOrder, _ scene: Scene? = nil, to path: String, over: FileExpectation, _ session: inout SessionState
  ) {
    guard let document = session.library[order.document] else { return }
    let isPacked = document.file.path == path ? document.file.isPacked : path.lowercased().hasSuffix(PackedScene.ending)
    let named = (scene ?? document.stored).named(byFileAt: path, before: document.file.path)
    let moved = RelativePaths.scene(named, from: document.file.folder, to: FilePath.folder(of: path))
    let text = SceneWriter.text(of: moved)
    guard text.utf8.count <= largestFile else {
      return session.steps.say(
        "Not saved: \(FilePath.name(of: path)) would be too large to be opened again. Remove pictures, or save it "
          + "next to them, which shortens their paths.", isFault: true)
    }
    let paths = moved.contents.lazy.flatMap(\.files).map { FilePath.path($0, from: FilePath.folder(of: path)) }
    if !isPacked, let picture = paths.first(where: session.isUnpacked) {
      return session.steps.say(
        "Not saved: \(FilePath.name(of: picture)) is in a packed scene. Save this scene as a .parallax file, too, or "
          + "as a folder.", isFault: true)
    }
    guard let underWay = writings[path] else {
      writings[path] = Writing(order: order, scene: named)
      return session.steps.ask(
        .files(
          isPacked
            ? .pack(document.packed(named), path: path, over: over) : .write(text, path: path, over: over)))
    }
    guard underWay.order.document == order.document else {
      return session.steps.say("Not saved: another scene is being saved to \(path). Try again.", isFault: true)
    }
    if order.reason != .repainted || underWay.next == nil { writings[path]?.next = order.reason }
  }

  /// Handles the end of a write.
  ///
  /// - Returns: The order that is done.
  mutating func written(
    _ content: FileContent, without missing: [String: String], _ session: inout SessionState
  ) -> SaveOrder? {
    let path = content.path
    guard let writing = writings.removeValue(forKey: path),
      var document = session.library[writing.order.document]
    else { return nil }
    let isNewPlace = document.file.path != path
    let before = document.file.path
    let builtIn = document.file.isBuiltIn && writing.order.reason == .asked ? document.asStored : nil
    document.file.write(writing.scene, content)
    document.name(byFileAt: path, before: before)
    document.autosave.outdate()
    if content.isPacked { document.takeNames(of: content, without: missing) }
    document.move(to: content.folder)
    if let builtIn {
      // It stays as it is, and the scene that was made of it comes beside it.
      session.library[document.id] = builtIn
      session.steps.ask(session.library[document.id]?.forgetAutosave() ?? [])
      document.id = session.add(document.separate(named: path))
    } else {
      session.library[document.id] = document
    }
    session.report.outdate()
    session.remember(path)
    let displaced =
      isNewPlace
      ? session.library.detachOthers(from: path, than: document.id)
        .map { ". \($0) no longer has a file." } ?? "" : ""
    let place = isNewPlace ? " in \(FilePath.shown(FilePath.folder(of: path)))\(displaced)" : ""
    session.steps.say(
      "Saved \(FilePath.name(of: path))\(missing.isEmpty ? place : " \(missing.without)")", isFault: !missing.isEmpty)
    guard let reason = writing.next else { return SaveOrder(document: document.id, reason: writing.order.reason) }
    save(SaveOrder(document: document.id, reason: reason), &session)
    return nil
  }

  /// Handles an unexpected file at the destination.
  mutating func foundSomethingElse(at path: String, _ session: inout SessionState) {
    guard let order = writings.removeValue(forKey: path)?.order else { return }
    if session.library[order.document]?.file.path == path {
      // The answer requires the current content.
      rereading[path] = order
      session.steps.ask(.files(.read(path: path)))
    } else {
      session.questions.append(.replace(order, path: path))
    }
  }

  mutating func writingFailed(_ path: String, _ why: String, _ session: inout SessionState) {
    writings[path] = nil
    session.steps.say(
      "Not saved: \(FilePath.shown(path)): \(why). Ctrl Shift S saves elsewhere.", isFault: true)
  }
}

/// Files changed by other programs.
extension Saving {
  /// Handles the content of a file that has changed, or was reread before overwriting.
  mutating func read(_ content: FileContent, _ session: inout SessionState) {
    let path = content.path
    let order = rereading.removeValue(forKey: path)
    for id in session.library.documents(at: path) {
      reload(id, content, for: order?.document == id ? order?.reason : nil, &session)
    }
    // If the document's path has changed meanwhile, save it there.
    if let order, session.library[order.document]?.file.path != path { save(order, &session) }
  }

  /// - Parameter reason: The reason for saving. Nil if the document is not being saved.
  private mutating func reload(
    _ id: DocumentID, _ content: FileContent, for reason: SaveReason?, _ session: inout SessionState
  ) {
    guard let news = session.library[id]?.read(content) else { return }
    session.report.outdate()
    switch news {
    case .none: break
    case .taken(let isReloaded): if isReloaded { session.steps.say("Reloaded \(FilePath.name(of: content.path))") }
    case .conflict(let theirs):
      // A broken file need not be asked about until it is to be overwritten.
      guard theirs != nil || reason != nil else { return }
      // Whoever answers it saves all.
      let saving = reason == .repainted ? .asked : reason
      let conflict = Conflict(document: id, theirs: theirs, content: content, saving: saving)
      return session.questions.ask(.changed(conflict), in: session.library)
    }
    if let reason { save(SaveOrder(document: id, reason: reason), &session) }
  }

  /// Handles a file that cannot be read any more.
  mutating func readingFailed(_ path: String, _ why: String, isMissing: Bool, _ session: inout SessionState) {
    let order = rereading.removeValue(forKey: path)
    for id in session.library.documents(at: path) { session.library[id]?.losesFile(path, why, isMissing: isMissing) }
    session.report.outdate()
    guard let order else { return }
    // An unreadable file is not overwritten: the user is told, and can save elsewhere.
    let isStillThere = session.library[order.document]?.file.path == path
    isStillThere && !isMissing ? writingFailed(path, why, &session) : save(order, &session)
  }

  /// Handles the decision between two versions of a scene.
  ///
  /// - Returns: Whether their version was taken, so that nothing has to be saved.
  mutating func resolve(_ conflict: Conflict, _ answer: SheetAnswer, _ session: inout SessionState) -> Bool {
    let id = conflict.document
    // The user has seen the change, so the file may be overwritten.
    session.library[id]?.file.bytes = conflict.content.stamp
    switch (answer, conflict.theirs) {
    case (.loadTheirs, let theirs?):
      session.library[id]?.takeTheirs(theirs)
      session.report.outdate()
      return true
    case (.loadTheirs, nil): break
    case (.saveElsewhere, _): session.choosePlace(for: SaveOrder(document: id, reason: conflict.saving ?? .asked))
    case (_, let theirs):
      if let theirs { session.library[id]?.file.saved = theirs }
      session.library[id]?.file.isGone = theirs == nil
      session.report.outdate()
      if let reason = conflict.saving { save(SaveOrder(document: id, reason: reason), &session) }
    }
    return false
  }
}
