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
    if savesAll { return SaveOrder(document: first, reason: .leaving) }
    let question: Question = undecided.count > 1 ? .severalUnsaved(undecided) : .unsaved(first)
    // Show the document that the question is about.
    if let document = question.shows, document != library.current.id {
      session.library.select(document, at: session.time)
    }
    session.questions.append(question)
    return nil
  }

  /// The documents with unsaved work not yet decided about.
  private func undecided(in library: Library) -> [DocumentID] {
    library.documents.filter { $0.isUnsaved && !discarded.contains($0.id) }.map(\.id)
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
    default:
      self = Leaving()
      return nil
    }
    return quit(&session)
  }
}
