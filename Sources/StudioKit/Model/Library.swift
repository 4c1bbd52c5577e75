import Documents
import PreviewKit

/// The documents of the gallery in order, at least one, and the one on the stage.
public struct Library: Sendable {
  public private(set) var documents: [SceneDocument]
  /// The index of the document on the stage.
  public private(set) var selected = 0
  /// The time of its selection. Nil if it was selected from the beginning.
  private var selectedAt: Double?
  /// The number of the next document. Never reused.
  private var nextNumber = 0

  /// - Parameter documents: The first one is on the stage.
  init?(_ documents: [SceneDocument]) {
    guard !documents.isEmpty else { return nil }
    self.documents = []
    for document in documents { append(document) }
  }

  /// A selection: if equal, nothing else has been selected since.
  struct Selection: Hashable, Sendable {
    let document: DocumentID
    let time: Double?
  }
}

extension Library {
  /// The document on the stage.
  var current: SceneDocument {
    _read { yield documents[selected] }
    _modify { yield &documents[selected] }
  }

  var selection: Selection { Selection(document: documents[selected].id, time: selectedAt) }

  func index(of id: DocumentID) -> Int? { documents.firstIndex { $0.id == id } }

  subscript(id: DocumentID) -> SceneDocument? {
    get { index(of: id).map { documents[$0] } }
    set { if let index = index(of: id), let newValue { documents[index] = newValue } }
  }

  /// The documents with this file. Usually one, unless it was opened under two names.
  func documents(at path: String) -> [DocumentID] { documents.filter { $0.file.path == path }.map(\.id) }

  /// Puts a document on the stage. If it is already there, it begins anew.
  mutating func select(_ index: Int, at time: Double) {
    guard documents.indices.contains(index) else { return }
    selected = index
    selectedAt = time
  }

  mutating func select(_ id: DocumentID, at time: Double) {
    if let index = index(of: id) { select(index, at: time) }
  }

  /// Removes a document, unless it is the only one. If it was on the stage, the one that takes its place is shown.
  mutating func remove(_ id: DocumentID, at time: Double) {
    guard documents.count > 1, let index = index(of: id) else { return }
    documents.remove(at: index)
    if index == selected {
      select(min(index, documents.count - 1), at: time)
    } else if index < selected {
      selected -= 1
    }
  }

  /// Adds a document at the end with a unique name, and shows it.
  @discardableResult
  mutating func add(_ document: SceneDocument, at time: Double) -> DocumentID {
    append(document)
    select(documents.count - 1, at: time)
    return current.id
  }

  private mutating func append(_ document: SceneDocument) {
    var document = document
    document.id = DocumentID(nextNumber)
    nextNumber += 1
    document.name = freeName(document.name)
    documents.append(document)
  }

  private func freeName(_ wish: String) -> String {
    func isTaken(_ name: String) -> Bool { documents.contains { $0.name == name } }
    guard isTaken(wish) else { return wish }
    var number = 2
    while isTaken("\(wish) \(number)") { number += 1 }
    return "\(wish) \(number)"
  }

  /// Changes every document.
  mutating func forEach(_ body: (inout SceneDocument) -> Void) {
    for index in documents.indices { body(&documents[index]) }
  }

  /// Puts a person's own scenes above the built-in ones; within these the order stays.
  mutating func putOwnFirst() {
    guard let first = documents.firstIndex(where: \.file.isBuiltIn),
      documents[first...].contains(where: { !$0.file.isBuiltIn })
    else { return }
    let shown = current.id
    documents = documents.filter { !$0.file.isBuiltIn } + documents.filter(\.file.isBuiltIn)
    if let index = index(of: shown) { selected = index }
  }

  /// How many scenes are a person's own, before the built-in ones. Nil unless there are both.
  var own: Int? {
    guard let first = documents.firstIndex(where: \.file.isBuiltIn), first > 0 else { return nil }
    return first
  }

  /// Marks documents of one title, by the file's name or, where that is the same too, its folder.
  mutating func markTwins() {
    let titles = documents.map(\.title.shown)
    let counts = titles.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    var names: [String: Int] = [:]
    func key(_ index: Int) -> String { "\(titles[index])/\(documents[index].file.path.map(FilePath.name) ?? "")" }
    for index in documents.indices where counts[titles[index], default: 0] > 1 { names[key(index), default: 0] += 1 }
    for index in documents.indices {
      let (file, isTwin) = (documents[index].file, counts[titles[index], default: 0] > 1)
      let isAlone = names[key(index), default: 0] == 1
      documents[index].mark =
        !isTwin
        ? nil
        : file.path.map { isAlone ? FilePath.name(of: $0) : FilePath.shown(FilePath.folder(of: $0)) }
          ?? (file.isBuiltIn ? "built in" : isAlone ? "in no file" : "in no file, \(documents[index].name)")
    }
  }

  /// Whether no document has changed since these versions.
  func isUnchanged(since versions: [SceneDocument.Version]) -> Bool {
    documents.count == versions.count && documents.indices.allSatisfy { documents[$0].version == versions[$0] }
  }

  /// Detaches the other documents with this path. Returns the title of the first.
  mutating func detachOthers(from path: String, than id: DocumentID) -> String? {
    let others = documents(at: path).filter { $0 != id }
    for other in others {
      self[other]?.file.detach()
      self[other]?.autosave.outdate()
    }
    return others.first.flatMap { self[$0]?.title.shown }
  }
}
