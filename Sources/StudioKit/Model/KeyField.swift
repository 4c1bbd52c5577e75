import Documents
import Effects
import PreviewKit

/// A value of a key, by its path in a scene: `parameters.layers.1.keys.0.opacity`.
struct KeyField: Hashable, Sendable {
  let layer: Int
  let key: Int
  let channel: KeyChannel

  /// Nil for another field.
  init?(_ path: String, in layers: [LayerSettings]) {
    let words = path.split(separator: ".")
    guard words.count == 6, path.hasPrefix("parameters.layers."), words[3] == "keys", let layer = Int(words[2]),
      let key = Int(words[4]), let channel = KeyChannel.allCases.first(where: { $0.name == words[5] }),
      layers.indices.contains(layer), layers[layer].keys.indices.contains(key)
    else { return nil }
    (self.layer, self.key, self.channel) = (layer, key, channel)
  }

  /// Whether the key sets the value.
  func isSet(in layers: [LayerSettings]) -> Bool { layers[layer].keys[key].sets(channel) }

  /// What the keys around make of it at the key.
  func value(in layers: [LayerSettings]) -> Double {
    let keys = layers[layer].keys
    return keys.value(at: keys[key].at).values[channel]
  }
}

extension Scene {
  /// Lets the key set its value that has a path, so that it can be changed.
  mutating func keyValue(at path: String) {
    guard path.hasPrefix("parameters.layers."), let field = KeyField(path, in: composition),
      !field.isSet(in: composition)
    else { return }
    composition[field.layer] = composition[field.layer].keyed(field.key, setting: field.channel)
  }
}

extension Studio {
  /// How far the stage is scrolled from rest at a time, while a layer with keys is chosen.
  func keyMoment(at time: Double) -> Double? {
    let layers = document.scene.composition
    guard let index = chosenLayers.last.flatMap(document.scene.layerIndex), !layers[index].keys.isEmpty else {
      return nil
    }
    return (stage.shown.offset(at: stage.moment(time)) - stage.shown.extent.bounds.lowerBound).rounded()
  }
}
