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
}

extension FileTraffic {
  /// Begins a writing, if nothing is on its way to the path. The same document's is done again afterwards.
  ///
  /// - Returns: Whether something else is on its way: nil, another document; false, the same; true, it has begun.
  mutating func write(_ scene: Scene, _ order: SaveOrder, to path: String) -> Bool? {
    guard let underWay = writings[path] else {
      writings[path] = Writing(order: order, scene: scene)
      return true
    }
    guard underWay.order.document == order.document else { return nil }
    writings[path]?.next = order.reason
    return false
  }

  mutating func endWriting(to path: String) -> Writing? { writings.removeValue(forKey: path) }

  mutating func open(_ path: String) { opening.insert(path) }

  /// Whether the file was read to be opened.
  mutating func endOpening(_ path: String) -> Bool { opening.remove(path) != nil }

  mutating func readAgain(_ path: String, for order: SaveOrder) { rereading[path] = order }

  mutating func endReadingAgain(_ path: String) -> SaveOrder? { rereading.removeValue(forKey: path) }
}
