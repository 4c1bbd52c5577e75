import JSON

/// What reading a scene file gave: a scene, unless something was wrong, and all that was.
public struct SceneReading: Sendable {
  public var scene: Scene?
  public var problems: [Problem]
  /// Where the file spells each field's value: `parameters.ratio`, `content.images[2]`.
  public var places: [String: Place]
}

extension SceneReading {
  /// Where a field is spelled, or the nearest thing around it that is.
  public func place(of path: String) -> Place? {
    if let place = places[path] { return place }
    guard let cut = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { return places["effect"] }
    return place(of: String(path[..<cut]))
  }
}
