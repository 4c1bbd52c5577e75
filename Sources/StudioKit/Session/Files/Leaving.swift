/// The decisions made while leaving.
struct Leaving: Hashable, Sendable {
  /// Documents whose changes are discarded.
  var discarded: Set<DocumentID> = []
  /// Whether every document is saved without another question.
  var savesAll = false
}

extension Leaving {
  /// The documents with unsaved work not yet decided about, those with an unsaved shown setting first.
  func undecided(in library: Library) -> [DocumentID] {
    let open = library.documents.filter { !discarded.contains($0.id) }
    return (open.filter(\.isUnsaved) + open.filter { !$0.isUnsaved && $0.isOtherUnsaved }).map(\.id)
  }
}
