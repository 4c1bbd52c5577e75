import Documents
import Effects

/// The layers that a person has chosen, which panel, curve, x-ray, stage and keyframes follow.
struct LayerSelection: Hashable, Sendable {
  private var document: DocumentID?
  private var names: [LayerIdentity] = []
  /// The chosen keys.
  private var keyPlaces: Set<KeyPlace> = []
  /// Keys that were copied, to be pasted on any layer.
  var copiedKeys: [LayerKey] = []
  /// What they align with.
  var ground = LayerAlignment.Ground.selection
  /// The only layers that the stage shows. Empty: all of them.
  private(set) var solo: Set<LayerIdentity> = []

  /// The layers that have a row for each value in the keyframes.
  private var opened: Set<LayerIdentity> = []
  /// The groups whose layers have no rows in the list.
  private var folded: Set<String> = []

  /// How a press changes the selection.
  enum Choice: Hashable, Sendable {
    case only
    /// Adds a layer, or takes it out.
    case toggle
    /// Adds all layers from the last chosen one to this one.
    case reach
  }
}

extension LayerSelection {
  /// The chosen layers of a document that there are now, the last chosen one at the end.
  func layers(of document: SceneDocument) -> [LayerIdentity] {
    guard document.id == self.document, !names.isEmpty else { return [] }
    let known = document.scene.layerIdentities
    return names.allSatisfy(known.contains) ? names : names.filter(known.contains)
  }

  /// The layers of a document that are shown alone.
  func solo(of document: SceneDocument) -> Set<LayerIdentity> {
    guard document.id == self.document, !solo.isEmpty else { return [] }
    return solo.intersection(document.scene.layerIdentities)
  }

  /// Chooses a layer, and with it those of its group, unless it is chosen alone.
  mutating func choose(_ layer: LayerIdentity, _ choice: Choice, isAlone: Bool = false, in document: SceneDocument) {
    let known = document.scene.composition.identities
    guard let index = known.firstIndex(of: layer) else { return }
    let together = isAlone ? [layer] : Self.grouped([layer], in: document)
    let before = self.layers(of: document)
    let others = before.filter { !together.contains($0) }
    switch choice {
    case .only: choose(together, in: document)
    case .toggle: choose(before.contains(layer) ? others : others + together, in: document)
    case .reach:
      guard let last = before.last, let start = known.firstIndex(of: last) else {
        return choose(together, in: document)
      }
      let way = start <= index ? Array(known[start...index]) : known[index...start].reversed()
      choose(before.filter { !way.contains($0) } + way, in: document)
    }
  }

  /// Chooses layers, with the others of their groups.
  mutating func choose(together layers: [LayerIdentity], in document: SceneDocument) {
    choose(Self.grouped(layers, in: document), in: document)
  }

  /// Layers behind the others of their groups.
  private static func grouped(_ layers: [LayerIdentity], in document: SceneDocument) -> [LayerIdentity] {
    let (all, known) = (document.scene.composition, document.scene.layerIdentities)
    let groups = Set(known.indices.filter { layers.contains(known[$0]) }.map { all[$0].group }).subtracting([""])
    let others = known.indices.filter { groups.contains(all[$0].group) && !layers.contains(known[$0]) }
    return others.map { known[$0] } + layers
  }

  mutating func choose(_ layers: [LayerIdentity], in document: SceneDocument) {
    if self.document != document.id { (solo, opened, folded) = ([], [], []) }
    keyPlaces = keyPlaces.filter { layers.contains($0.layer) }
    (self.document, names) = (document.id, layers)
  }

  /// The layers of a document whose values have rows.
  func opened(of document: SceneDocument) -> Set<LayerIdentity> { document.id == self.document ? opened : [] }

  /// Shows or hides the rows of a layer's values.
  mutating func open(_ layer: LayerIdentity, in document: SceneDocument) {
    if self.document != document.id { choose([], in: document) }
    opened.formSymmetricDifference([layer])
  }

  /// The groups of a document whose layers have no rows.
  func folded(of document: SceneDocument) -> Set<String> { document.id == self.document ? folded : [] }

  /// Shows or hides the rows of a group's layers.
  mutating func fold(_ group: String, in document: SceneDocument) {
    if self.document != document.id { choose([], in: document) }
    folded.formSymmetricDifference([group])
  }

  /// Shows layers alone, or all again.
  mutating func showAlone(_ layers: [LayerIdentity], in document: SceneDocument) {
    if self.document != document.id { choose(layers, in: document) }
    solo = solo == Set(layers) ? [] : Set(layers)
  }
}

/// A key of a layer, by its place among the keys of that layer, which are in the order of their offsets. Edits of keys
/// never change that order, so it is the same key until one is added or removed: then the selection follows it.
struct KeyPlace: Hashable, Sendable {
  let layer: LayerIdentity
  let index: Int
  /// One of its values. Nil: the whole key.
  var channel: KeyChannel?
}

/// The chosen keys.
extension LayerSelection {
  /// The chosen keys of a document that there are now.
  func keys(of document: SceneDocument) -> Set<KeyPlace> {
    guard document.id == self.document, !keyPlaces.isEmpty else { return [] }
    let (layers, known) = (document.scene.composition, document.scene.layerIdentities)
    func isThere(_ key: KeyPlace) -> Bool {
      known.firstIndex(of: key.layer).map { layer in
        let keys = layers[layer].keys
        return keys.indices.contains(key.index) && key.channel.map(keys[key.index].sets) ?? true
      } ?? false
    }
    return keyPlaces.allSatisfy(isThere) ? keyPlaces : keyPlaces.filter(isThere)
  }

  /// Keeps the chosen keys chosen after an edit that has added or removed others.
  mutating func followKeys(in document: SceneDocument, since before: Scene) {
    guard document.id == self.document, !keyPlaces.isEmpty, before != document.scene else { return }
    func keys(_ layer: LayerIdentity, _ scene: Scene) -> [LayerKey] {
      scene.layerIdentities.firstIndex(of: layer).map { scene.composition[$0].keys } ?? []
    }
    keyPlaces = Set(
      keyPlaces.compactMap { place in
        let (old, new) = (keys(place.layer, before), keys(place.layer, document.scene))
        guard old.count != new.count, old.indices.contains(place.index) else { return place }
        let same = new.indices.filter { new[$0] == old[place.index] }
        return same.min { abs($0 - place.index) < abs($1 - place.index) }
          .map { KeyPlace(layer: place.layer, index: $0, channel: place.channel) }
      })
  }

  /// Chooses keys, and the layers that have them.
  mutating func choose(keys: Set<KeyPlace>, in document: SceneDocument) {
    let known = document.scene.composition.identities
    choose(known.filter { layer in keys.contains { $0.layer == layer } }, in: document)
    keyPlaces = keys
  }

  /// Chooses a key alone, or adds it, or takes it out.
  mutating func choose(_ key: KeyPlace, isAdded: Bool, in document: SceneDocument) {
    let before = isAdded ? keys(of: document) : []
    choose(keys: before.contains(key) ? before.subtracting([key]) : before.union([key]), in: document)
  }
}
