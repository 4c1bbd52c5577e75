/// What was decided on the way out.
struct Leaving: Hashable, Sendable {
  /// Documents whose changes were given up.
  var discarded: Set<DocumentID> = []
  /// Every document that has a file, or gets one, is saved without another question.
  var savesAll = false
}

extension Leaving {
  /// The documents with work in no file that was not given up, those first whose shown setting is unsaved.
  func undecided(in library: Library) -> [DocumentID] {
    let open = library.documents.filter { !discarded.contains($0.id) }
    return (open.filter(\.isUnsaved) + open.filter { !$0.isUnsaved && $0.isOtherUnsaved }).map(\.id)
  }
}
