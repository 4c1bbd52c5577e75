import Effects

/// What was tapped, as a person says it.
enum TapWords {
  static func of(_ layer: LayerID) -> String {
    let owner = layer.index.map { "\(layer.owner) \($0 + 1)" } ?? layer.owner
    switch layer.part {
    case "image": return layer.index == nil ? "Tapped the \(owner)'s picture" : "Tapped the picture of \(owner)"
    case "background", "separator": return "Tapped \(owner)"
    default:
      let part = layer.partIndex.map { "\(layer.part) \($0 + 1)" } ?? "the \(layer.part)"
      return "Tapped \(part) of \(layer.index == nil ? "the " : "")\(owner)"
    }
  }
}
