import Documents

/// Pending requests to the services.
public struct RequestQueue: Sendable {
  private var waiting: [Request] = []
}

extension RequestQueue {
  public mutating func ask(_ request: Request) { waiting.append(request) }

  /// Requests opening dropped files. Files dropped together are one request; of too many, only as many are kept as show
  /// that they are.
  mutating func askToOpen(_ path: String, into place: DropPlace) {
    var paths: [String] = []
    if case .pictures(.open(let others, into: place))? = waiting.last {
      paths = others
      waiting.removeLast()
    }
    if paths.count <= FilePath.mostAtOnce { paths.append(path) }
    ask(.pictures(.open(paths, into: place)))
  }

  /// Returns the requests since the last call.
  public mutating func takeAll() -> [Request] {
    guard !waiting.isEmpty else { return [] }
    defer { waiting = [] }
    return waiting
  }
}
