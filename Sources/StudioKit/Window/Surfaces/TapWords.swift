import Effects

/// What was tapped, and layers, as a person says it.
enum TapWords {
  static func of(_ layer: LayerID) -> String { "Tapped \(name(of: layer))" }

  /// A layer as a person calls it.
  static func name(of layer: LayerID) -> String {
    let owner = layer.index.map { "\(layer.owner) \($0 + 1)" } ?? layer.owner
    switch layer.part {
    case "image": return layer.index == nil ? "the \(owner)'s picture" : "the picture of \(owner)"
    case "background", "separator": return owner
    default:
      let part = layer.partIndex.map { "\(layer.part) \($0 + 1)" } ?? "the \(layer.part)"
      return "\(part) of \(layer.index == nil ? "the " : "")\(owner)"
    }
  }
}
