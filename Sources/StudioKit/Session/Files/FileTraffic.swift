import Documents

/// Reads and writes in progress, by path.
struct FileTraffic: Sendable {
  /// A write in progress.
  struct Writing: Sendable {
    let order: SaveOrder
    /// The scene being written.
    let scene: Scene
    /// The reason for another save requested meanwhile.
    var next: SaveReason?
  }

  private var writings: [String: Writing] = [:]
  /// Files being read to be opened.
  private var opening: Set<String> = []
  /// Files being reread before they are overwritten.
  private var rereading: [String: SaveOrder] = [:]
  /// Maximum size in bytes of a file that can be reopened.
  private let largestFile: Int

  init(largestFile: Int) { self.largestFile = largestFile }
}

extension FileTraffic {
  /// Writes a document to a file, unless a write to that path is in progress. A document being written is written again
  /// afterwards.
  ///
  /// - Returns: Nil if there is nothing to do yet.
  mutating func write(
    _ order: SaveOrder, to path: String, over: FileExpectation, in library: Library
  ) -> SessionStep? {
    guard let document = library[order.document] else { return nil }
    let moved = RelativePaths.scene(document.scene, from: document.file.folder, to: FilePath.folder(of: path))
    let text = SceneWriter.text(of: moved)
    guard text.utf8.count <= largestFile else {
      return .say(
        "Not saved: \(FilePath.name(of: path)) would be too large to be opened again. Remove pictures, or save it "
          + "beside them, which shortens their paths.", isFault: true)
    }
    guard let underWay = writings[path] else {
      writings[path] = Writing(order: order, scene: document.scene)
      return .ask(.files(.write(text, path: path, over: over)))
    }
    guard underWay.order.document == order.document else {
      return .say("Not saved: another scene is being saved to \(path). Try again.", isFault: true)
    }
    writings[path]?.next = order.reason
    return nil
  }

  mutating func endWriting(to path: String) -> Writing? { writings.removeValue(forKey: path) }

  mutating func open(_ path: String) { opening.insert(path) }

  /// Whether the file was being read to be opened.
  mutating func endOpening(_ path: String) -> Bool { opening.remove(path) != nil }

  mutating func readAgain(_ path: String, for order: SaveOrder) { rereading[path] = order }

  mutating func endReadingAgain(_ path: String) -> SaveOrder? { rereading.removeValue(forKey: path) }
}
