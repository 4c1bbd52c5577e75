import Notation

/// The state of the library last reported to the services: the window's title, the watched files, the session record.
struct LibraryReport: Sendable {
  /// More than title bars and window lists show, in bytes of UTF-8.
  private static let longestTitle = 256
  /// The window state for the next start.
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
  /// Whether there is nothing new to report.
  func isTrue(of library: Library) -> Bool {
    selected == library.selection.document && library.isUnchanged(since: versions)
  }

  /// Forces a report after a change of files that no document's version shows.
  mutating func outdate() { versions = [] }

  /// Updates which documents differ from their files. Returns the reports for the services.
  mutating func update(_ library: inout Library, at time: Double) -> [Request] {
    var requests: [Request] = []
    var files: [String] = []
    library.putOwnFirst()
    library.markTwins()
    library.forEach { document in
      document.autosave.note(document.isUnsaved ? document.settings.state : nil, at: time)
      if document.takesOtherPictures() { requests.append(.window(.pictures(of: document.id))) }
      if !document.isUnsaved { requests += document.forgetAutosave() }
      if let path = document.file.path { files.append(path) }
    }
    let mark = library.current.isUnsaved ? DocumentTitle.unsavedMark : ""
    let title = "\(library.current.title.shown.ends(Self.longestTitle))\(mark) - Parallax"
    let session = SessionRecord(library, view: view)
    if files != watched { requests.append(.watch(files)) }
    if title != self.title { requests.append(.window(.title(title))) }
    if session != self.session { requests.append(.files(.keepSession(session.text))) }
    (versions, selected) = (library.documents.map(\.version), library.selection.document)
    (watched, self.title, self.session) = (files, title, session)
    return requests
  }
}
