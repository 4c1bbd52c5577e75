import Documents

/// Why a document is being saved.
enum SaveReason: Hashable, Sendable {
  case asked
  /// The window is to be closed once it is saved.
  case leaving
  /// The document is to leave the gallery once it is saved.
  case closing
}

/// A document that is to be saved, and why.
struct SaveOrder: Hashable, Sendable {
  var document: DocumentID
  var reason: SaveReason
}

/// Two hands on one file: it has changed, and so has the scene.
struct Conflict: Sendable {
  let document: DocumentID
  /// What the file says now; nil: it says nothing that can be shown.
  let theirs: Scene?
  let bytes: [UInt8]
  /// Why the document was being saved; nil: nobody was saving.
  let saving: SaveReason?
}

/// What a file that was read again means for its document.
enum FileNews: Sendable {
  /// The file holds what it held.
  case none
  /// The scene is now what the file says; `isReloaded`: it was not before.
  case taken(isReloaded: Bool)
  /// Both have changed. `theirs` is nil where the file is broken.
  case conflict(theirs: Scene?)
}

extension SceneDocument {
  /// Takes what somebody has written into the file, if nothing of the person's own is at stake.
  mutating func read(_ bytes: [UInt8], from path: String) -> FileNews {
    let isNews = bytes != file.bytes
    if !isNews || file.isGone { file.fault = nil }
    file.isGone = false
    guard isNews else { return .none }
    let reading = SceneReader.read(bytes)
    file.fault = reading.scene == nil ? reading.complaint(about: path) : nil
    let read = reading.scene.map { RelativePaths.scene($0, from: FilePath.folder(of: path), to: file.folder) }
    guard let theirs = read, theirs == scene || theirs == file.saved || !isUnsaved else {
      return .conflict(theirs: read)
    }
    let isReloaded = !isUnsaved && theirs != scene
    file.bytes = bytes
    if isReloaded || theirs == scene { file.saved = theirs }
    if isReloaded { edit(theirs, as: "Reloaded from disk") }
    return .taken(isReloaded: isReloaded)
  }

  /// Their scene is taken over. It can be undone.
  mutating func takeTheirs(_ theirs: Scene) {
    file.saved = theirs
    file.fault = nil
    edit(theirs, as: "Loaded from disk")
  }

  /// The file cannot be read: the scene is nowhere but here.
  mutating func losesFile(_ path: String, _ why: String, isMissing: Bool) {
    file.fault =
      "\(FilePath.name(of: path)): \(why). The scene is safe here; "
      + (isMissing ? "Ctrl S writes it anew." : "Ctrl Shift S saves it elsewhere.")
    file.isGone = true
    if isMissing { file.bytes = nil }
  }
}

extension SceneReading {
  /// The first of what is wrong with a file, and how much more there is.
  func complaint(about path: String) -> String {
    let faults = problems.filter { $0.severity == .error }
    guard let first = faults.first else { return "\(FilePath.name(of: path)) is no scene." }
    return first.line(file: FilePath.name(of: path)) + (faults.count > 1 ? " (and \(faults.count - 1) more)" : "")
  }
}
