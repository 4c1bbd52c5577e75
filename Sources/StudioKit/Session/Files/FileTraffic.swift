import Documents

/// What is on its way between the documents and the disk, by paths.
struct FileTraffic: Sendable {
  /// A document on its way to a file.
  struct Writing: Sendable {
    let order: SaveOrder
    /// As it is written.
    let scene: Scene
    /// It was to be saved again meanwhile, and why.
    var next: SaveReason?
  }

  private var writings: [String: Writing] = [:]
  /// Files that are read to be opened.
  private var opening: Set<String> = []
  /// Files that are read again before they are overwritten.
  private var rereading: [String: SaveOrder] = [:]
  /// The largest file that can be opened again, in bytes.
  private let largestFile: Int

  init(largestFile: Int) { self.largestFile = largestFile }
}

extension FileTraffic {
  /// Sends a document to a file, if no other is on its way there. One that is on its way itself goes again afterwards.
  ///
  /// - Returns: Nil: there is nothing to do yet.
  mutating func write(
    _ order: SaveOrder, to path: String, over: FileExpectation, in library: Library
  ) -> SessionStep? {
    guard let document = library[order.document] else { return nil }
    let moved = RelativePaths.scene(document.scene, from: document.file.folder, to: FilePath.folder(of: path))
    let text = SceneWriter.text(of: moved)
    guard text.utf8.count <= largestFile else {
      return .say(
        "Not saved: \(FilePath.name(of: path)) would be too large to be opened again. Take out pictures, or save it "
          + "beside them, which shortens their paths.", isFault: true)
    }
    guard let underWay = writings[path] else {
      writings[path] = Writing(order: order, scene: document.scene)
      return .ask(.files(.write(text, path: path, over: over)))
    }
    guard underWay.order.document == order.document else {
      return .say("Not saved: another scene is just going to \(path). Save again.", isFault: true)
    }
    writings[path]?.next = order.reason
    return nil
  }

  mutating func endWriting(to path: String) -> Writing? { writings.removeValue(forKey: path) }

  mutating func open(_ path: String) { opening.insert(path) }

  /// Whether the file was read to be opened.
  mutating func endOpening(_ path: String) -> Bool { opening.remove(path) != nil }

  mutating func readAgain(_ path: String, for order: SaveOrder) { rereading[path] = order }

  mutating func endReadingAgain(_ path: String) -> SaveOrder? { rereading.removeValue(forKey: path) }
}
