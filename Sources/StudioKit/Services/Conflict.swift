import Documents

/// The reason for saving a document.
enum SaveReason: Hashable, Sendable {
  case asked
  /// A file of a packed scene has changed. Other changes stay unsaved.
  case repainted
  /// The window closes after saving.
  case leaving
  /// The document is removed from the gallery after saving.
  case closing
}

/// A document to save, and the reason.
struct SaveOrder: Hashable, Sendable {
  var document: DocumentID
  var reason: SaveReason
}

/// A conflict: both the file and the scene have changed.
struct Conflict: Sendable {
  let document: DocumentID
  /// The scene in the file now. Nil if it cannot be shown.
  let theirs: Scene?
  let content: FileContent
  /// The reason for saving. Nil if the document was not being saved.
  let saving: SaveReason?
}

/// The result of rereading a document's file.
enum FileNews: Sendable {
  /// The content is unchanged.
  case none
  /// The scene now equals the file. `isReloaded` if it did not before.
  case taken(isReloaded: Bool)
  /// Both have changed. `theirs` is nil if the file is broken.
  case conflict(theirs: Scene?)
}

extension SceneDocument {
  /// Adopts the file's new content, unless there are unsaved changes.
  mutating func read(_ content: FileContent) -> FileNews {
    let isNews = content.stamp != file.bytes
    if !isNews || file.isGone { file.fault = nil }
    file.isGone = false
    guard isNews else { return .none }
    let reading = content.reading
    file.fault = reading.scene == nil ? reading.complaint(about: content.path) : nil
    move(to: content.folder)
    file.isPacked = content.isPacked
    let read = reading.scene?.named(byFileAt: content.path)
    guard let theirs = read, theirs == stored || theirs == file.saved || !isUnsaved else {
      return .conflict(theirs: read)
    }
    let isReloaded = !isUnsaved && theirs != stored
    file.bytes = content.stamp
    if isReloaded { take(theirs, as: "Reloaded from disk") } else if theirs == stored { file.saved = theirs }
    return .taken(isReloaded: isReloaded)
  }

  /// Adopts the scene in the file. Can be undone.
  mutating func takeTheirs(_ theirs: Scene) {
    file.fault = nil
    take(theirs, as: "Loaded from disk")
  }

  private mutating func take(_ theirs: Scene, as step: String) {
    settings.take(theirs, since: file.saved, as: step)
    file.saved = theirs
  }

  /// Records that the file is unreadable, so that the scene exists only here.
  mutating func losesFile(_ path: String, _ why: String, isMissing: Bool) {
    file.fault =
      "\(FilePath.name(of: path)): \(why). The scene is safe here; "
      + (isMissing ? "Ctrl S saves it again." : "Ctrl Shift S saves it elsewhere.")
    file.isGone = true
    if isMissing { file.bytes = nil }
  }
}

extension FileContent {
  /// What the text is as a scene.
  var reading: SceneReading { isPacked ? PackedScene.reading(text) : SceneReader.read(text) }
}

extension SceneReading {
  /// The first problem with a file, and the number of others.
  func complaint(about path: String) -> String {
    let faults = problems.filter { $0.severity == .error }
    guard let first = faults.first else { return "\(FilePath.name(of: path)) is not a scene." }
    return first.line(file: FilePath.name(of: path)) + (faults.count > 1 ? " (and \(faults.count - 1) more)" : "")
  }
}
