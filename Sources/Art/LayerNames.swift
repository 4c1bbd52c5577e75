/// Names of layers as they are shown, and unique paths from them.
struct LayerNames {
  private let limits: ArtLimits
  private var taken: Set<String> = []
  private var unnamed = 0

  init(_ limits: ArtLimits) { self.limits = limits }
}

extension LayerNames {
  /// A name on one line and of reasonable length.
  static func clean(_ name: String, limits: ArtLimits) -> String {
    let scalars = name.unicodeScalars.prefix(4 * limits.name).map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate: " "
      default: scalar
      }
    }
    let text = String(String.UnicodeScalarView(scalars)).split(separator: " ").joined(separator: " ")
    return text.count > limits.name ? String(text.prefix(limits.name - 1)) + "\u{2026}" : text
  }

  /// Gives each layer a clean name and a unique path.
  mutating func apply(to layers: inout [ArtLayer], under group: String = "") {
    for index in layers.indices {
      var name = Self.clean(layers[index].name, limits: limits)
      if name.isEmpty {
        unnamed += 1
        name = "Layer \(unnamed)"
      }
      layers[index].name = name
      let path = unique(group.isEmpty ? name : "\(group)/\(name)")
      layers[index].path = path
      if var inner = layers[index].group {
        apply(to: &inner, under: path)
        layers[index].group = inner
      }
      apply(to: &layers[index].clipped, under: group)
    }
  }

  private mutating func unique(_ path: String) -> String {
    if taken.insert(path).inserted { return path }
    var number = 2
    while !taken.insert("\(path)#\(number)").inserted { number += 1 }
    return "\(path)#\(number)"
  }
}
