import Documents
import Export

/// Which file is meant: what an open dialog is for, where it begins, and paths that are typed where there is none.
struct FileChooser: Sendable {
  /// What an open file dialog is for.
  private var purpose: FilePurpose?
  /// The files that were opened last, the newest first.
  var recent: [String] = []
  /// Where typed paths begin, and the person's own folder.
  var places: (folder: String, home: String?) = ("", nil)
  /// Where the program's own pictures lie: samples, in place of which come the person's.
  private let samples: String?

  init(samples: String?) { self.samples = samples.map(FilePath.plain) }
}

extension FileChooser {
  /// Opens a dialog, unless one is open for something else. Returns what to do.
  mutating func choose(_ choice: FileChoice, for purpose: FilePurpose) -> SessionStep {
    // Asked for the same again, it begins anew: the first one may be lost behind other windows, or hang.
    guard self.purpose == nil || self.purpose == purpose else {
      return .say("A file dialog is open already.")
    }
    self.purpose = purpose
    return .ask(.dialog(choice))
  }

  /// Opens a dialog for where a document is to be saved.
  mutating func choosePlace(for order: SaveOrder, in library: Library) -> SessionStep {
    choose(.save(suggestion: place(for: order.document, in: library)), for: .save(order))
  }

  /// The dialog is closed. Returns what it was for.
  mutating func end() -> FilePurpose? {
    defer { purpose = nil }
    return purpose
  }

  /// Returns what to ask, so that the next start remembers it, too.
  mutating func remember(_ path: String) -> Request {
    recent.removeAll { $0 == path }
    recent.insert(path, at: 0)
    return .files(.remember(path: path))
  }

  /// A typed path with its beginning: the person's own folder for `~`, else the folder that the program works in.
  func absolute(_ typed: String) -> String {
    if typed.hasPrefix("/") { return typed }
    if typed.hasPrefix("~/"), let home = places.home { return home + typed.dropFirst() }
    return places.folder.isEmpty ? typed : "\(places.folder)/\(typed)"
  }

  /// Where a dialog begins: beside the scene on the stage, if it has a file, else where the last one was.
  func startFolder(in library: Library) -> String? {
    (library.current.file.path ?? recent.first).map(FilePath.folder)
  }

  /// Where a dialog for pictures begins: where the document has some of the person's own, else beside its file. Nil: it
  /// has neither.
  func pictureFolder(of id: DocumentID, in library: Library) -> String? {
    guard let document = library[id] else { return nil }
    let own = document.pictureFolder
    return isSample(own + "/") ? document.file.path.map(FilePath.folder) : own
  }

  /// Whether a path leads to what comes with the program.
  private func isSample(_ path: String) -> Bool { samples.map { FilePath.plain(path).hasPrefix($0 + "/") } ?? false }

  /// Whether all pictures of a document come with the program.
  func hasSamples(_ document: SceneDocument) -> Bool { document.picturePaths.allSatisfy(isSample) }

  /// Where a document would be saved if nobody chose.
  func place(for id: DocumentID, in library: Library) -> String {
    guard let document = library[id] else { return "" }
    let name = document.title.fileName
    // A new scene goes where its pictures are, if they are the person's own.
    let folder = startFolder(in: library) ?? pictureFolder(of: id, in: library)
    return document.file.path ?? folder.map { "\($0)/\(name)" } ?? name
  }

  /// A name alone goes to the person's own folder, not to where the program was started.
  private static func beginning(with path: String) -> String { path.contains("/") ? path : "~/\(path)" }

  /// What stands in the field before anything is typed.
  func suggestion(for purpose: FilePurpose, in library: Library) -> String {
    switch purpose {
    case .open: startFolder(in: library).map { $0 + "/" } ?? ""
    case .pictures(let id), .page(let id): (pictureFolder(of: id, in: library) ?? "~") + "/"
    case .save(let order):
      Self.beginning(with: place(for: order.document, in: library))
    case .export(let delivery): Self.beginning(with: delivery.order.path)
    }
  }
}
