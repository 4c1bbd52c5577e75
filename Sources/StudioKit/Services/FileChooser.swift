import Documents

/// The choice of a file: the open dialog's purpose and start folder, and paths typed without a dialog.
struct FileChooser: Sendable {
  /// The purpose of the open dialog.
  private var purpose: FilePurpose?
  /// Recent files, newest first.
  var recent: [String] = []
  /// The base folder of typed paths, and the home folder.
  var places: (folder: String, home: String?) = ("", nil)
  /// The folder of the built-in pictures: samples, to be replaced by the user's.
  private let samples: String?

  init(samples: String?) { self.samples = samples.map(FilePath.plain) }
}

extension FileChooser {
  /// Opens a dialog, unless one is open for another purpose. Returns the step to take.
  mutating func choose(_ choice: FileChoice, for purpose: FilePurpose) -> SessionStep {
    // A repeated request opens it again: the first one may be hidden behind other windows, or hang.
    guard self.purpose == nil || self.purpose == purpose else {
      return .say("A file dialog is already open.")
    }
    self.purpose = purpose
    return .ask(.dialog(choice))
  }

  /// Ends the dialog. Returns its purpose.
  mutating func end() -> FilePurpose? {
    defer { purpose = nil }
    return purpose
  }

  /// Returns the request to remember the file for the next start.
  mutating func remember(_ path: String) -> Request {
    recent.removeAll { $0 == path }
    recent.insert(path, at: 0)
    return .files(.remember(path: path))
  }

  /// The absolute path of a typed one: `~` is the home folder, other paths are relative to the working directory.
  func absolute(_ typed: String) -> String {
    if typed.hasPrefix("/") { return typed }
    if typed.hasPrefix("~/"), let home = places.home { return home + typed.dropFirst() }
    return places.folder.isEmpty ? typed : "\(places.folder)/\(typed)"
  }

  /// The start folder of a dialog: that of the scene on the stage, if it has a file, otherwise the last one.
  func startFolder(in library: Library) -> String? {
    (library.current.file.path ?? recent.first).map(FilePath.folder)
  }

  /// The start folder of a dialog for pictures: that of the document's own pictures, otherwise of its file. Nil if it
  /// has neither.
  func pictureFolder(of id: DocumentID, in library: Library) -> String? {
    guard let document = library[id] else { return nil }
    let own = document.pictureFolder
    return isSample(own + "/") || document.file.isPacked ? document.file.path.map(FilePath.folder) : own
  }

  /// Whether a path is in the built-in resources.
  private func isSample(_ path: String) -> Bool { samples.map { FilePath.plain(path).hasPrefix($0 + "/") } ?? false }

  /// Whether all pictures of a document are built in.
  func hasSamples(_ document: SceneDocument) -> Bool { document.picturePaths.allSatisfy(isSample) }

  /// The default path for saving a document.
  func place(for id: DocumentID, in library: Library) -> String {
    guard let document = library[id] else { return "" }
    let name = document.title.fileName
    // A new scene goes to the folder of its pictures, if they are the user's own.
    let folder = startFolder(in: library) ?? pictureFolder(of: id, in: library)
    return document.file.path ?? folder.map { "\($0)/\(name)" } ?? name
  }

  /// A bare name goes to the home folder rather than the working directory.
  private static func beginning(with path: String) -> String { path.contains("/") ? path : "~/\(path)" }

  /// The initial text of the path field.
  func suggestion(for purpose: FilePurpose, in library: Library) -> String {
    switch purpose {
    case .open: startFolder(in: library).map { $0 + "/" } ?? ""
    case .build: "~/"
    case .pictures(let id), .page(let id), .picture(let id, _): (pictureFolder(of: id, in: library) ?? "~") + "/"
    case .save(let order):
      Self.beginning(with: place(for: order.document, in: library))
    case .export(let delivery): Self.beginning(with: delivery.order.path)
    }
  }
}
