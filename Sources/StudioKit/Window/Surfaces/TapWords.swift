import Effects

/// Display names of layers, and descriptions of taps.
enum TapWords {
  static func of(_ layer: LayerID) -> String { "Tapped \(name(of: layer))" }

  /// The display name of a layer.
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
