import Documents
import Notation

/// Unsaved work, of this session and of earlier ones.
extension SessionState {
  mutating func take(_ reply: WorkReply) {
    switch reply {
    case .kept(let key): steps.ask(library.autosaved(key))
    case .unkept(let key, let why):
      if library.autosaveFailed(key, at: time) {
        steps.say("Autosave failed: \(why). Ctrl S saves the scene.", isFault: true)
      }
    case .leftover(let file): offer(file)
    case .moreLeftovers(let count):
      steps.say("\(counted(count, "more recoverable file", "more recoverable files")) will be offered next time.")
    case .unreadable(let path, let why):
      steps.say(
        "Unsaved work from an earlier session cannot be read: \(why). It stays in \(FilePath.shown(path))",
        isFault: true)
    }
  }

  private mutating func offer(_ file: AutosaveFile) {
    if let work = UnsavedWork(file.text) {
      questions.append(.recover(work, file))
    } else {
      steps.say("Unsaved work from \(file.time) cannot be read; it stays in the autosave folder.")
    }
  }

  private func document(of work: UnsavedWork) -> SceneDocument? {
    library.documents.first { document in
      document.file.path == work.path && (work.path != nil || document.name == work.name)
    }
  }

  /// Whether the pictures of unsaved work are in its file, which is not open.
  func needsFile(of work: UnsavedWork) -> Bool { work.isPacked && document(of: work) == nil }

  /// Restores unsaved work, into its document or as a document of its own.
  mutating func recover(_ work: UnsavedWork, _ autosaved: AutosaveFile) {
    let known = document(of: work)
    let id: DocumentID
    if var document = known, !document.isUnsaved {
      id = document.id
      // If the file has changed since, saving will ask.
      if work.path != nil { document.file.bytes = work.file }
      library[id] = document
      if id != library.current.id { library.select(id, at: time) }
    } else {
      let path = known == nil ? work.path : nil
      let folder = work.isPacked ? known?.file.folder ?? work.folder : path.map(FilePath.folder) ?? work.folder
      var file = SceneFile(path: path, folder: folder, bytes: path == nil ? nil : work.file, saved: nil)
      file.isPacked = path != nil && work.isPacked
      id = add(SceneDocument(name: work.name, scene: work.settings.stored, file: file))
    }
    if let folder = library[id]?.file.folder { library[id]?.settings = work.settings(from: folder) }
    // The old work is deleted when it is stored under the new owner's key, or saved.
    library[id]?.autosave.inherit(autosaved.key)
    reportChanges()
    steps.ask(library.autosave(by: .infinity))
    steps.say("Recovered. Ctrl S saves it.")
  }
}
