import Effects

/// The display name of a layer; rows and albums count from 1.
public struct LayerName {
  private let layer: LayerID

  public init(_ layer: LayerID) { self.layer = layer }

  /// Within a sentence: `the picture of row 4`.
  public var words: String {
    let owner = layer.index.map { "\(layer.owner) \($0 + 1)" } ?? layer.owner
    switch layer.part {
    case "image": return layer.index == nil ? "the \(owner)'s picture" : "the picture of \(owner)"
    case "background", "separator": return owner
    default:
      let part = layer.partIndex.map { "\(layer.part) \($0 + 1)" } ?? "the \(layer.part)"
      return "\(part) of \(layer.index == nil ? "the " : "")\(owner)"
    }
  }

  /// As a label: `Picture of row 4`.
  var title: String {
    let bare = words.hasPrefix("the ") ? words.dropFirst(4) : words[...]
    return bare.prefix(1).uppercased() + bare.dropFirst()
  }
}
