import Documents
import Effects
import Geometry

/// An edit of some layers of a scene, which it names by their identities.
enum LayerEdit: Hashable, Sendable {
  /// Adds a text or a shape in front of all others.
  case addText
  case addShape(LayerShape.Kind)
  /// Adds a layer for a picture of the scene in front of all others.
  case addPicture(Int)
  case duplicate, remove
  /// Inserts layers in front of the given ones, or of all.
  case paste(CopiedLayers)
  /// Lets them be chosen and moved together under a name, or one by one.
  case group(String? = nil), ungroup
  /// Takes them by a number of places towards the front.
  case bring(Int)
  /// Takes one of them to a place in the list, counted from the furthest, and the others along.
  case carry(LayerIdentity, to: Int)
  case rename(String)
  /// Gives texts other words.
  case write(String)
  case hide(Bool), lock(Bool)
  /// Moves, scales or turns them on the screen at an offset.
  case handle(Layers.Handling, at: Double)
  /// Moves each of them by its own way at an offset.
  case shift([LayerIdentity: Point], at: Double)
  /// Gives them a key at an offset: of one value, or of those that have keys, or else of all.
  case key(at: Double, of: KeyChannel? = nil)
  /// Lets a key set a value, which stays what it is there, or takes the value out of the key.
  case keyValue(Int, KeyChannel, isSet: Bool)
  /// Lets them vanish until an offset.
  case fade(at: Double)
  case pasteKeys([LayerKey])
}

/// Why an edit is refused.
struct EditRefusal: Error, Hashable {
  let words: String
}

extension LayerEdit {
  struct Result: Sendable {
    var scene: Scene
    let name: String
    /// The layers chosen afterwards.
    var chosen: [LayerIdentity]
  }

  /// The scene after the edit. Nil if it does not apply.
  func applied(to scene: Scene, _ chosen: [LayerIdentity], in setting: Setting) throws(EditRefusal) -> Result? {
    guard let effect = scene.effect as? Layers else { return nil }
    let known = effect.layers.identities
    let places = known.indices.filter { chosen.contains(known[$0]) }
    guard !places.isEmpty || adds else { return nil }
    try checkRoom(for: places.count, in: effect)
    var edited = scene
    if case .paste(let copied) = self {
      copied.insert(into: &edited, inFrontOf: places)
    } else {
      edited.composition.edit { layers in change(&layers, places, known, effect, setting) }
    }
    let after = edited.composition.identities
    let new = after.filter { !known.contains($0) }
    return Result(
      scene: edited, name: name(places.map { effect.layers[$0] }),
      chosen: new.isEmpty ? chosen.filter(after.contains) : new)
  }

  /// Whether it makes a layer of nothing that is there.
  private var adds: Bool {
    switch self {
    case .addText, .addShape, .addPicture, .paste: true
    default: false
    }
  }

  private func checkRoom(for count: Int, in effect: Layers) throws(EditRefusal) {
    let new =
      switch self {
      case .remove where count == effect.layers.count:
        throw EditRefusal(words: "A scene needs a layer: add another one before you remove the last.")
      case .duplicate: count
      case .paste(let copied): copied.layers.count
      default: adds ? 1 : 0
      }
    guard new == 0 || effect.layers.count + new <= Layers.mostLayers else {
      throw EditRefusal(words: "A scene has at most \(Layers.mostLayers) layers.")
    }
  }

  private func change(
    _ layers: inout [LayerSettings], _ places: [Int], _ known: [LayerIdentity], _ effect: Layers, _ setting: Setting
  ) {
    func handle(_ place: Int, _ handling: Layers.Handling, _ offset: Double) {
      let id = layers[place].id
      layers[place] = effect.layer(place, after: handling, at: offset, in: setting)
      layers[place].id = id
    }
    switch self {
    case .addText: layers.append(.newText)
    case .addShape(let kind): layers.append(.newShape(kind))
    case .addPicture(let index): layers.append(LayerSettings(showing: index, fills: effect.place == .header))
    case .paste: break
    case .duplicate: layers.duplicate(places)
    case .remove: for place in places.reversed() { layers.remove(at: place) }
    case .group(let name):
      let others = Set(layers.indices.filter { !places.contains($0) }.map { layers[$0].group })
      let free = name ?? (1...).lazy.map { "Group \($0)" }.first { !others.contains($0) } ?? ""
      for place in places { layers[place].group = free.unique(among: others) }
      // A group is one stretch of the list.
      if let front = places.last { layers.carry(places, along: front, to: front) }
    case .ungroup: for place in places { layers[place].group = "" }
    case .bring(let steps): layers.bring(places, by: steps)
    case .carry(let layer, let target):
      guard let place = known.firstIndex(of: layer) else { return }
      layers.carry(places, along: place, to: target)
    case .rename(let name): for place in places { layers[place].name = name }
    case .write(let words): for place in places where layers[place].isText { layers[place].text = words }
    case .hide(let isHidden): for place in places { layers[place].hidden = isHidden }
    case .lock(let isLocked): for place in places { layers[place].locked = isLocked }
    case .handle(let handling, let offset): for place in places { handle(place, handling, offset) }
    case .shift(let ways, let offset):
      for place in places { if let way = ways[known[place]] { handle(place, .move(way), offset) } }
    case .key(let offset, let channel):
      let scrolled = offset - effect.extent(in: setting).bounds.lowerBound
      for place in places {
        let channels = channel.map { [$0] } ?? layers[place].keyedChannels
        layers[place] = layers[place].keyed(at: scrolled, setting: channels.isEmpty ? .all : channels)
      }
    case .keyValue(let key, let channel, let isSet):
      for place in places where layers[place].keys.indices.contains(key) {
        layers[place] =
          isSet ? layers[place].keyed(key, setting: channel) : layers[place].unkeyed(key, [channel])
      }
    case .fade(let offset):
      let scrolled = offset - effect.extent(in: setting).bounds.lowerBound
      for place in places { layers[place] = layers[place].faded(at: layers[place].over == .offset ? scrolled : 0) }
    case .pasteKeys(let keys): for place in places { layers[place].add(keys) }
    }
  }

  private static func subject(_ layers: [LayerSettings]) -> String {
    layers.count == 1 ? layers[0].title : "\(layers.count) layers"
  }

  /// The name of the step.
  private func name(_ layers: [LayerSettings]) -> String {
    let subject = Self.subject(layers)
    return switch self {
    case .addText: "Add a text"
    case .addShape(let kind): kind == .ellipse ? "Add an ellipse" : "Add a rectangle"
    case .addPicture(let index): "Add picture \(index + 1)"
    case .duplicate: "Duplicate \(subject)"
    case .paste(let copied): "Paste \(Self.subject(copied.layers))"
    case .remove: "Remove \(subject)"
    case .group(let name?): "Name \(name)"
    case .group: "Group \(subject)"
    case .ungroup: "Ungroup \(subject)"
    case .bring(let steps): "Bring \(subject) \(steps > 0 ? "forward" : "back")"
    case .carry: "Move \(subject)"
    case .rename(let name): "Name \(name)"
    case .write: "Text of \(subject)"
    case .hide(let isHidden): "\(isHidden ? "Hide" : "Show") \(subject)"
    case .lock(let isLocked): "\(isLocked ? "Lock" : "Unlock") \(subject)"
    case .handle(.move, _): "Move \(subject)"
    case .handle(.scale, _): "Resize \(subject)"
    case .handle(.stretch, _): "Stretch \(subject)"
    case .handle(.turn, _): "Turn \(subject)"
    case .shift: "Align \(subject)"
    case .key: "Key of \(subject)"
    case .keyValue(_, let channel, let isSet): "\(isSet ? "Key" : "Remove a key") of the \(channel.name) of \(subject)"
    case .fade: "Fade out \(subject)"
    case .pasteKeys: "Paste keys on \(subject)"
    }
  }

  /// What a control that is held does: all edits of one kind are one step until it is let go.
  var heldName: String {
    switch self {
    case .handle(.move, _): "layers.move"
    case .handle(.scale, _): "layers.scale"
    case .handle(.stretch, _): "layers.stretch"
    case .handle(.turn, _): "layers.turn"
    default: "layers"
    }
  }
}

extension LayerSettings {
  /// A picture that goes with the content.
  fileprivate init(showing picture: Int, fills: Bool) {
    self.init()
    (self.picture, fill) = (.position(picture), fills)
  }

  /// A title in the middle that goes with the content.
  fileprivate static var newText: LayerSettings {
    var layer = LayerSettings()
    (layer.picture, layer.text) = (nil, "Title")
    return layer
  }
}

extension LayerSettings {
  /// A shape in the middle that goes with the content.
  fileprivate static func newShape(_ kind: LayerShape.Kind) -> LayerSettings {
    var layer = LayerSettings()
    (layer.picture, layer.shape, layer.width) = (nil, LayerShape(), 0.5)
    layer.shape?.kind = kind
    return layer
  }
}

extension [LayerSettings] {
  /// Puts a copy in front of each layer. One of a whole group is in front of the group, and a group of its own.
  fileprivate mutating func duplicate(_ places: [Int]) {
    let groups = Dictionary(grouping: indices.filter { !self[$0].group.isEmpty }) { self[$0].group }
      .filter { $0.value.allSatisfy(places.contains) }
    var copies = places.map { self[$0] }.copies(among: self)
    for (number, place) in places.enumerated() where groups[self[place].group] == nil {
      copies[number].group = self[place].group
    }
    let anchored = zip(places.map { groups[self[$0].group]?.last ?? $0 }, copies)
    self = indices.flatMap { index in [self[index]] + anchored.filter { $0.0 == index }.map(\.1) }
  }

  /// Takes layers by a number of places towards the end, as far as there is room.
  fileprivate mutating func bring(_ places: [Int], by steps: Int) {
    guard let first = places.first, let last = places.last else { return }
    let room = steps > 0 ? Swift.min(steps, count - 1 - last) : Swift.max(steps, -first)
    guard room != 0 else { return }
    for place in room > 0 ? places.reversed() : places { insert(remove(at: place), at: place + room) }
    if last - first == places.count - 1 { join(first + room...last + room, goingUp: room > 0) }
  }

  /// Lets layers that were moved between the members of a group join it, and those that were moved out of theirs leave
  /// it. A whole group goes on until it is outside.
  private mutating func join(_ moved: ClosedRange<Int>, goingUp: Bool) {
    let before = moved.lowerBound - 1
    let after = moved.upperBound + 1
    let others = Set(indices.filter { !moved.contains($0) }.map { self[$0].group })
    if before >= 0, after < count, self[before].isGrouped(with: self[after]) {
      guard self[moved].contains(where: { !$0.group.isEmpty && !others.contains($0.group) }) else {
        for place in moved { self[place].group = self[before].group }
        return
      }
      let block = Array(self[moved])
      removeSubrange(moved)
      var place = moved.lowerBound
      while place > 0, place < count, self[place - 1].isGrouped(with: self[place]) { place += goingUp ? 1 : -1 }
      return insert(contentsOf: block, at: place)
    }
    for place in moved where others.contains(self[place].group) {
      let isBeside = [before, after].contains { indices.contains($0) && self[$0].isGrouped(with: self[place]) }
      if !isBeside { self[place].group = "" }
    }
  }

  /// Takes the layer at `place` to another place, and the others to those around it.
  fileprivate mutating func carry(_ places: [Int], along place: Int, to target: Int) {
    let moving = places.map { self[$0] }
    for place in places.reversed() { remove(at: place) }
    let behind = places.count { $0 < place }
    let start = Swift.min(Swift.max(0, target - behind), count)
    insert(contentsOf: moving, at: start)
    if !moving.isEmpty { join(start...start + moving.count - 1, goingUp: target >= place) }
  }
}

extension LayerSettings {
  /// Adds copies of keys, as many as there may be.
  fileprivate mutating func add(_ others: [LayerKey]) {
    for key in others where keys.count < Self.mostKeys {
      keys.insert(key, at: keys.firstIndex { $0.at > key.at } ?? keys.count)
    }
  }
}
