import Documents
import Effects
import Notation
import Parameters

/// A field that several chosen layers have, and that is edited in all of them.
struct SharedField: Hashable, Sendable {
  /// The layer whose control is used, and the other chosen layers that have the field.
  private let index: Int
  private let others: [Int]
  /// Its path in a layer.
  private let field: String

  private static let list = "parameters.layers."
  /// Fields that mean the same for pictures, texts and shapes.
  private static let common: Set = ["ratio", "x", "y", "width", "repeat", "pin", "from"]
  /// A name is one layer's, and keys have their own selection.
  private static let own: Set = ["name", "id", "keys"]

  init(_ path: String, chosen: [LayerIdentity], in scene: Scene) {
    // Asked for every field of the panel, and mostly there is nothing to share.
    let words = chosen.count > 1 && path.hasPrefix(Self.list) ? path.split(separator: ".", maxSplits: 3) : []
    guard words.count == 4, let index = Int(words[2]) else {
      (self.index, others, field) = (0, [], "")
      return
    }
    let (field, layers, known) = (String(words[3]), scene.composition, scene.layerIdentities)
    let all = chosen.compactMap { known.firstIndex(of: $0) }
    let isShared = all.contains(index) && !Self.own.contains(field.prefix { $0 != "." }.description)
    (self.index, self.field) = (index, field)
    others =
      isShared
      ? all.filter { other in
        other != index && (Self.common.contains(field) || layers[other].kindName == layers[index].kindName)
      } : []
  }

  private func path(in layer: Int) -> String { "\(Self.list)\(layer).\(field)" }
}

extension SharedField {
  /// Whether the layers have different values. Asked for every field in each frame of a drag, so the property is read
  /// first that the field is a part of.
  func isMixed(_ value: JSONValue, in scene: Scene) -> Bool {
    guard !others.isEmpty, let property = LayerSettings.parameter(field.prefix { $0 != "." }.description) else {
      return false
    }
    let layers = scene.composition
    let own = property.get(layers[index])
    return others.contains { other in
      property.get(layers[other]) != own
        && (property.path == field || scene.parameter(path(in: other))?.get(scene) != value)
    }
  }

  /// Sets a field in all of the layers.
  ///
  /// - Parameters:
  ///   - value: The new value of the layer whose control is used.
  ///   - start: The scene from which a number is moved, so that the others move by as much. Nil sets all to the value.
  func assign(_ value: JSONValue, to path: String, since start: Scene?, in scene: inout Scene) -> [FieldProblem] {
    let problems = scene.assign(value, to: path)
    guard problems.isEmpty else { return problems }
    let old = start.flatMap { $0.parameter(path)?.get($0).number }
    for other in others.map(self.path(in:)) {
      guard let start, let old, let new = value.number else {
        // What a layer cannot have stays as it is.
        _ = scene.assign(value, to: other)
        continue
      }
      guard let parameter = start.parameter(other), let number = parameter.get(start).number else { continue }
      let moved = number + new - old
      let range = parameter.domain.range ?? moved...moved
      let rounded = (min(max(range.lowerBound, moved), range.upperBound) * 1e6).rounded() / 1e6
      _ = scene.assign(.number(rounded), to: other)
    }
    return []
  }
}
