/// Closing a scene, and ending the program after a decision about each document with unsaved work.
struct Leaving: Sendable {
  /// Documents whose changes are discarded.
  private var discarded: Set<DocumentID> = []
  /// Whether every document is saved without another question.
  private var savesAll = false
}

extension Leaving {
  /// Removes a document from the gallery, or asks about its changes; a built-in one returns at the next start.
  func close(_ document: SceneDocument, _ session: inout SessionState) {
    guard session.library.documents.count > 1 else {
      return session.steps.say("The last scene cannot be closed. Ctrl Q quits.")
    }
    if document.isUnsaved { return session.questions.append(.closing(document.id)) }
    if document.isOtherUnsaved { return session.questions.append(.otherSetting(document.id, .closing)) }
    session.remove(document.id)
  }

  /// Ends the program after a decision about every document with unsaved changes; several are asked about at once.
  ///
  /// - Returns: A document to be saved first.
  mutating func quit(_ session: inout SessionState) -> SaveOrder? {
    let library = session.library
    let undecided = undecided(in: library)
    guard let first = undecided.first else {
      for id in discarded { session.steps.ask(session.library[id]?.forgetAutosave() ?? []) }
      session.steps.ask(.window(.quit))
      return nil
    }
    guard !session.questions.isLeaving else { return nil }
    if savesAll, let next = undecided.first(where: { library[$0]?.isUnsaved ?? false }) {
      return SaveOrder(document: next, reason: .leaving)
    }
    let isOtherSetting = library[first].map { !$0.isUnsaved } ?? false
    let question: Question =
      undecided.count > 1 && !savesAll
      ? .severalUnsaved(undecided) : isOtherSetting ? .otherSetting(first, .leaving) : .unsaved(first)
    // Show the document that the question is about.
    if let document = question.shows, document != library.current.id {
      session.library.select(document, at: session.time)
    }
    session.questions.append(question)
    return nil
  }

  /// The documents with unsaved work not yet decided about, those with an unsaved shown setting first.
  private func undecided(in library: Library) -> [DocumentID] {
    let open = library.documents.filter { !discarded.contains($0.id) }
    return (open.filter(\.isUnsaved) + open.filter { !$0.isUnsaved && $0.isOtherUnsaved }).map(\.id)
  }

  /// Handles the decision about documents with changes.
  ///
  /// - Returns: A document to be saved.
  mutating func take(_ answer: SheetAnswer, to question: Question, _ session: inout SessionState) -> SaveOrder? {
    switch (question, answer) {
    case (.severalUnsaved, .saveAll): savesAll = true
    case (.severalUnsaved(let documents), .discardAll): discarded.formUnion(documents)
    case (.unsaved(let document), .save): return SaveOrder(document: document, reason: .leaving)
    case (.unsaved(let document), .discard): discarded.insert(document)
    case (.otherSetting(let document, let reason), _): return decide(on: document, answer, for: reason, &session)
    default:
      self = Leaving()
      return nil
    }
    return quit(&session)
  }

  /// Handles the decision on a setting that is not shown and in no file.
  private mutating func decide(
    on id: DocumentID, _ answer: SheetAnswer, for reason: SaveReason, _ session: inout SessionState
  ) -> SaveOrder? {
    switch answer {
    case .keepVariant:
      guard let refusal = session.library[id]?.keepOtherSetting() else {
        return SaveOrder(document: id, reason: reason)
      }
      session.steps.say(refusal, isFault: true)
    case .discard where reason == .leaving:
      discarded.insert(id)
      return quit(&session)
    case .discard:
      session.remove(id)
      return nil
    case .show:
      session.library.select(id, at: session.time)
      if let words = session.library.current.switchSetting() { session.steps.say(words) }
    default: break
    }
    self = Leaving()
    return nil
  }
}
