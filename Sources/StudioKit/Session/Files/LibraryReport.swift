/// What the machine was told last of the library: the window's title, the files to watch, what the next start opens.
struct LibraryReport: Sendable {
  /// How the window is left for the next start.
  var view = SessionRecord.View() {
    didSet { if view != oldValue { outdate() } }
  }
  private var versions: [SceneDocument.Version] = []
  private var selected: DocumentID?
  private var title = ""
  private var watched: [String] = []
  private var session: SessionRecord?
}

extension LibraryReport {
  /// Whether there is nothing new to tell.
  func isTrue(of library: Library) -> Bool {
    selected == library.selection.document && library.isUnchanged(since: versions)
  }

  /// Something about files has changed that no document's version tells.
  mutating func outdate() { versions = [] }

  /// Looks which documents differ from their files. Returns what the machine has to be told.
  mutating func update(_ library: inout Library, at time: Double) -> [Request] {
    var requests: [Request] = []
    var files: [String] = []
    library.forEach { document in
      document.autosave.note(document.isAtStake ? document.settings.state : nil, at: time)
      if document.takesOtherPictures() { requests.append(.window(.pictures(of: document.id))) }
      if !document.isAtStake { requests += document.forgetAutosave() }
      if let path = document.file.path { files.append(path) }
    }
    let title = "\(library.current.title.shown)\(library.current.isUnsaved ? DocumentTitle.unsavedMark : "") - Parallax"
    let session = SessionRecord(library, view: view)
    if files != watched { requests.append(.watch(files)) }
    if title != self.title { requests.append(.window(.title(title))) }
    if session != self.session { requests.append(.files(.keepSession(session.text))) }
    (versions, selected) = (library.documents.map(\.version), library.selection.document)
    (watched, self.title, self.session) = (files, title, session)
    return requests
  }
}
