import Boundary
import Documents
import Effects
import Geometry
import PreviewKit

/// The layers of a scene that is composed of them.
extension Command {
  static let ofLayers =
    [
      chooseOnStage, keyTrack, keyCurves, depth, addText, addRectangle, addEllipse, editText, replaceLayerPicture,
      copyLayers, cutLayers, duplicateLayers, removeLayers, groupLayers, ungroupLayers, takeApart, bringForward,
      sendBack, hideLayers, lockLayers, addKey, fadeLayers,
    ] + LayerAlignment.allCases.map(align) + LayerAlignment.Ground.allCases.map(alignTo)

  public static let chooseOnStage = Command(
    "layer.choose", "Choose", menu: "Choose layers on the stage", menuLit: "Scroll the stage again", keys: ["V"],
    short: "choose and move layers on the stage",
    icon: .choose, "Chooses layers by a click, and moves, resizes and turns them. The wheel still scrolls.",
    also: "select move tool canvas arrow pointer",
    isOn: { $0.hasLayers }, turns: \.isChoosing)

  public static let keyTrack = Command(
    "layer.keys", "Keyframes", menu: "Show the keyframes", menuLit: "Hide the keyframes", keys: ["K"],
    short: "keyframes over the scroll", icon: .keyTrack,
    "Shows the keys of every layer over the offset, under the stage.",
    also: "keyframes animation drivers dopesheet",
    isOn: { $0.hasLayers }, turns: \.showsKeyTrack)

  public static let keyCurves = Command(
    "layer.curves", "Curves", menu: "Show the curves of keyframes", menuLit: "Hide the curves of keyframes",
    "Shows the values of the chosen layer over the offset, with handles for the easing of the chosen key.",
    also: "graph editor easing bezier", isOn: { $0.hasLayers && $0.options.showsKeyTrack }, turns: \.showsKeyCurves)

  public static let depth = Command(
    "layer.depth", "Depth", menu: "Show the layers apart", menuLit: "Show the phone again", keys: ["Z"],
    short: "layers apart in depth", "Draws the layers apart by their ratios, seen from the side. Drag to turn them.",
    also: "3d perspective exploded isometric",
    turns: \.showsDepth)

  public static let addText = Command(
    "layer.text", "Add a text", "Adds a text in front of all layers, and opens it for typing.",
    also: "new layer title label type", isOn: { $0.hasLayers }
  ) { studio, time in
    studio.edit(.addText, at: time)
    studio.view.openedText = studio.chosenLayers.last
  }

  public static let addRectangle = Command(
    "layer.rectangle", "Add a rectangle", "Adds a rectangle in front of all layers.",
    also: "new layer shape scrim gradient box button", isOn: { $0.hasLayers }
  ) { $0.edit(.addShape(.rectangle), at: $1) }

  public static let addEllipse = Command(
    "layer.ellipse", "Add an ellipse", "Adds an ellipse in front of all layers.",
    also: "new layer shape circle oval gradient", isOn: { $0.hasLayers }
  ) { $0.edit(.addShape(.ellipse), at: $1) }

  public static let editText = Command(
    "layer.write", "Edit the text", "Opens the text of the chosen layer for typing. Shift Enter begins another line.",
    also: "write words type title", isOn: { $0.chosenLayers > 0 }
  ) { studio, _ in studio.view.openedText = studio.chosenLayers.last }

  public static let replaceLayerPicture = Command(
    "layer.picture", "Replace the picture\u{2026}", "Chooses another file for the picture of the chosen layer.",
    also: "swap image", isOn: { $0.chosenLayers > 0 }
  ) { studio, _ in
    if let picture = studio.chosenLayers.last.flatMap(studio.picture) { studio.session.replacePicture(picture) }
  }

  public static let copyLayers = Command(
    "layer.copy", "Copy", menu: "Copy the layer", keys: ["Ctrl C"], short: "copy the chosen layers",
    "Copies the chosen layers, for this scene and others; else the code that is shown, or the moment as a picture.",
    isOn: { $0.chosenLayers > 0 }
  ) { studio, time in
    guard studio.chosenLayers.isEmpty else { return studio.copyLayers(at: time) }
    studio.perform(studio.view.options.showsHandoff ? .copyCode : .copyMoment, at: time)
  }

  public static let cutLayers = Command(
    "layer.cut", "Cut", menu: "Cut the layer", keys: ["Ctrl X"], short: "cut them",
    "Copies the chosen layers, and removes them.", isOn: { $0.chosenLayers > 0 }
  ) { studio, time in
    studio.copyLayers(at: time)
    studio.edit(.remove, at: time)
  }

  public static let duplicateLayers = Command(
    "layer.duplicate", "Duplicate", menu: "Duplicate the layer", keys: ["Ctrl D"], short: "duplicate the chosen layers",
    "Duplicates the chosen layers.", isOn: { $0.chosenLayers > 0 }
  ) { $0.edit(.duplicate, at: $1) }

  public static let removeLayers = Command(
    "layer.remove", "Remove", menu: "Remove the layer", keys: ["Delete"], quiet: ["Backspace"],
    short: "remove the chosen layers",
    "Removes the chosen keys, or else the chosen layers; their pictures stay.", isOn: { $0.chosenLayers > 0 }
  ) { studio, time in
    if studio.chosenKeys.isEmpty {
      studio.edit(.remove, at: time)
    } else {
      studio.apply(.keys(.remove, isHeld: false), at: time)
    }
  }

  public static let groupLayers = Command(
    "layer.group", "Group", menu: "Group the layers", keys: ["Ctrl G"], short: "group the chosen layers",
    "Lets the chosen layers be chosen and moved together, under a name in the list.", isOn: { $0.chosenLayers > 1 }
  ) { $0.edit(.group(), at: $1) }

  public static let ungroupLayers = Command(
    "layer.ungroup", "Ungroup", menu: "Ungroup the layers", keys: ["Ctrl Shift G"], short: "ungroup them",
    "Lets the chosen layers be moved one by one.", isOn: { $0.chosenLayers > 0 }
  ) { $0.edit(.ungroup, at: $1) }

  public static let takeApart = Command(
    "layer.apart", "Take it apart", menu: "Take the group apart",
    "Shows the layers inside a group of the painting one by one, each with the ratio and the keys of the group.",
    also: "split explode group children painting", isOn: { $0.canTakeApart }
  ) { $0.edit(art: .takeApart, at: $1) }

  public static let bringForward = Command(
    "layer.forward", "Bring forward", menu: "Bring the layer forward", keys: ["Ctrl ]"], repeats: true,
    short: "bring the chosen layers forward", "Brings the chosen layers in front of the next one.",
    isOn: { $0.chosenLayers > 0 }
  ) { $0.edit(.bring(1), at: $1) }

  public static let sendBack = Command(
    "layer.back", "Send back", menu: "Send the layer back", keys: ["Ctrl ["], repeats: true,
    short: "send them back", "Sends the chosen layers behind the next one.", isOn: { $0.chosenLayers > 0 }
  ) { $0.edit(.bring(-1), at: $1) }

  public static let hideLayers = Command(
    "layer.hide", "Hide", menu: "Hide or show the layer", keys: ["Shift H"], short: "hide or show the chosen layers",
    "Hides the chosen layers, or shows them again.", also: "visible eye", isOn: { $0.chosenLayers > 0 }
  ) { studio, time in studio.edit(.hide(!studio.haveAll(\.hidden)), at: time) }

  public static let lockLayers = Command(
    "layer.lock", "Lock", menu: "Lock or unlock the layer", keys: ["Shift L"], short: "lock or unlock them",
    "Keeps the chosen layers from being chosen on the stage, or lets them be chosen again.",
    isOn: { $0.chosenLayers > 0 }
  ) { studio, time in studio.edit(.lock(!studio.haveAll(\.locked)), at: time) }

  public static let addKey = Command(
    "layer.key", "Key here", menu: "Add a key here", keys: ["Shift K"], short: "key for the chosen layers",
    "Adds a key at the present offset with the values of this moment: those that have keys, or else all.",
    also: "keyframe animate",
    isOn: { $0.chosenLayers > 0 }
  ) { studio, time in
    for layer in studio.chosenLayers.reversed() {
      studio.addKey(to: layer, at: studio.keyPlace(of: layer, at: time), time: time)
    }
  }
}

extension Command {
  /// Aligns or distributes the chosen layers.
  static func align(_ alignment: LayerAlignment) -> Command {
    let (title, keys, help): (String, Shortcut, String) =
      switch alignment {
      case .left: ("Align left", "Ctrl Shift Left", "Aligns the left edges of the chosen layers.")
      case .center: ("Align centers", "Ctrl Shift H", "Aligns the chosen layers by their centers, side by side.")
      case .right: ("Align right", "Ctrl Shift Right", "Aligns the right edges of the chosen layers.")
      case .top: ("Align tops", "Ctrl Shift Up", "Aligns the top edges of the chosen layers.")
      case .middle: ("Align middles", "Ctrl Shift M", "Aligns the chosen layers by their middles, one below another.")
      case .bottom: ("Align bottoms", "Ctrl Shift Down", "Aligns the bottom edges of the chosen layers.")
      case .across:
        ("Distribute across", "Ctrl Shift X", "Gives the chosen layers equal distances from left to right.")
      case .down:
        ("Distribute down", "Ctrl Shift Y", "Gives the chosen layers equal distances from top to bottom.")
      }
    let least = alignment == .across || alignment == .down ? 2 : 1
    return Command(
      "layer.align.\(alignment)", title, keys: [keys], help, also: "align distribute spacing arrange layers",
      isOn: { $0.chosenLayers >= least }
    ) { $0.align(alignment, at: $1) }
  }

  /// Chooses what layers align with.
  static func alignTo(_ ground: LayerAlignment.Ground) -> Command {
    let title =
      switch ground {
      case .selection: "Align to each other"
      case .screen: "Align to the screen"
      case .safeArea: "Align to the safe area"
      }
    return Command(
      "layer.ground.\(ground)", title, "Chooses what the commands that align layers go by.",
      isLit: { $0.ground == ground }, isOn: { $0.chosenLayers > 0 && $0.ground != ground }
    ) { studio, _ in studio.view.layers.ground = ground }
  }

  public static let fadeLayers = Command(
    "layer.fade", "Fade out", menu: "Fade out here",
    "Fades the selected layers out by the current offset; at rest, within 120 points of scroll.",
    also: "opacity disappear dissolve hide keyframe animate", isOn: { $0.chosenLayers > 0 }
  ) { $0.edit(.fade(at: $0.stage.layers.offset), at: $1) }
}

extension Studio {
  /// The chosen layers, the last chosen one at the end.
  var chosenLayers: [LayerIdentity] { view.layers.layers(of: document) }

  /// Whether all chosen layers have a property.
  fileprivate func haveAll(_ property: (LayerSettings) -> Bool) -> Bool {
    let layers = document.scene.composition
    return chosenLayers.allSatisfy { layers.index(of: $0).map { property(layers[$0]) } ?? false }
  }

  /// Edits the chosen layers.
  mutating func edit(_ edit: LayerEdit, at time: Double) { self.edit(edit, of: chosenLayers, isHeld: false, at: time) }

  /// Edits layers. What stays of them, and what is new, is chosen afterwards.
  mutating func edit(_ edit: LayerEdit, of layers: [LayerIdentity], isHeld: Bool, at time: Double) {
    do {
      guard let result = try edit.applied(to: document.scene, layers, in: stage.shown.setting) else { return }
      if !isHeld { finishEdit() }
      self.edit(at: time) { $0.edit(result.scene, as: result.name, held: isHeld ? edit.heldName : nil) }
      choose { $0.choose(result.chosen, in: $1) }
    } catch {
      say(error.words, isFault: true, at: time)
    }
  }

  var chosenKeys: Set<KeyPlace> { view.layers.keys(of: document) }

  /// Edits the chosen keys, as one step. A chosen value of a key becomes a key of its own.
  mutating func edit(keys edit: KeyEdit, isHeld: Bool, at time: Double) {
    let keys = chosenKeys
    var scene = document.scene
    var subject: [String] = []
    var chosenAfter: Set<KeyPlace> = []
    var isFull = false
    scene.composition.edit { layers in
      for index in layers.indices {
        let own = keys.filter { $0.layer.description == layers[index].id }
        guard !own.isEmpty else { continue }
        let channels = Dictionary(grouping: own, by: \.index).mapValues { places in
          places.contains { $0.channel == nil } ? nil : KeyChannels(places.compactMap(\.channel))
        }
        guard let places = layers[index].split(channels) else {
          isFull = true
          continue
        }
        subject.append(layers[index].title)
        let after = edit.change(Set(places.values), of: &layers[index].keys)
        guard edit != .remove else { continue }
        for place in own {
          guard let new = places[place.index] else { continue }
          chosenAfter.insert(KeyPlace(layer: place.layer, index: after[new], channel: place.channel))
        }
      }
    }
    if isFull { say("A layer has at most \(LayerSettings.mostKeys) keys.", isFault: true, at: time) }
    guard let first = subject.first else { return }
    if !isHeld { finishEdit() }
    let name = edit.name(count: keys.count, of: subject.count == 1 ? first : "\(subject.count) layers")
    self.edit(at: time) { $0.edit(scene, as: name, held: isHeld ? "keys" : nil) }
    if chosenAfter != chosenKeys { choose { $0.choose(keys: chosenAfter, in: $1) } }
  }

  /// Keeps the chosen keys of a layer, or else all of them.
  mutating func copyKeys(of layer: LayerIdentity) {
    let layers = document.scene.composition
    guard let index = layers.index(of: layer) else { return }
    let places = chosenKeys.filter { $0.layer == layer }
    let chosen = Set(places.map(\.index)).sorted()
    func key(_ number: Int) -> LayerKey {
      var key = layers[index].keys[number]
      let own = places.filter { $0.index == number }
      if !own.contains(where: { $0.channel == nil }) { key.only = KeyChannels(own.compactMap(\.channel)) }
      return key
    }
    view.layers.copiedKeys = chosen.isEmpty ? layers[index].keys : chosen.map(key)
  }

  /// Gives a layer the copied keys, the first of them at an offset, and chooses them.
  mutating func pasteKeys(on layer: LayerIdentity, at offset: Double, time: Double) {
    var copied = view.layers.copiedKeys
    guard let first = copied.first else { return }
    let way = offset - stage.shown.extent.bounds.lowerBound - first.at
    for index in copied.indices {
      copied[index].at = min(max(LayerKey.places.lowerBound, copied[index].at + way), LayerKey.places.upperBound)
    }
    edit(.pasteKeys(copied), of: [layer], isHeld: false, at: time)
    let keys = document.scene.composition.index(of: layer).map { document.scene.composition[$0].keys } ?? []
    let pasted = keys.indices.filter { copied.contains(keys[$0]) }.map { KeyPlace(layer: layer, index: $0) }
    choose { $0.choose(keys: Set(pasted), in: $1) }
  }

  /// Where a key of a layer belongs at a moment: the offset or, over speed and time, as far from rest as the number says.
  func keyPlace(of layer: LayerIdentity, at time: Double) -> Double {
    let preview = stage.shown
    guard let effect = preview.scene.effect as? Layers, let index = effect.layers.index(of: layer),
      effect.layers[index].over != .offset
    else { return stage.layers.offset }
    return preview.extent.bounds.lowerBound
      + effect.keyNumber(ofLayer: index, at: preview.moment(at: stage.moment(time)), in: preview.setting)
  }

  /// Gives a layer a key with the values of an offset, and chooses it.
  mutating func addKey(to layer: LayerIdentity, at offset: Double, of channel: KeyChannel? = nil, time: Double) {
    edit(.key(at: offset, of: channel), of: [layer], isHeld: false, at: time)
    let layers = document.scene.composition
    let scrolled = offset - stage.shown.extent.bounds.lowerBound
    guard let index = layers.index(of: layer), let key = layers[index].key(at: scrolled) else { return }
    choose { $0.choose(keys: [KeyPlace(layer: layer, index: key)], in: $1) }
  }

  /// Lets a key set a value, or takes it out of the key.
  mutating func keyValue(at path: String, isSet: Bool, at time: Double) {
    let scene = document.scene
    guard let field = KeyField(path, in: scene.composition) else { return }
    edit(
      .keyValue(field.key, field.channel, isSet: isSet), of: [scene.layerIdentities[field.layer]], isHeld: false,
      at: time)
  }

  /// Leaves what was entered last: the list of keys, the code, the chosen layers, choosing.
  mutating func letGo() {
    if view.options.showsKeys {
      view.options.showsKeys = false
    } else if view.options.showsHandoff {
      view.options.showsHandoff = false
    } else if !chosenLayers.isEmpty {
      choose { $0.choose([], in: $1) }
    } else {
      view.options.isChoosing = false
    }
  }

  /// Moves the chosen layers by a point, with Shift by ten.
  mutating func nudge(_ key: Key, _ modifiers: Modifiers, at time: Double) {
    let step = modifiers.contains(.shift) ? 10.0 : 1
    let way =
      switch key {
      case .left: Point(x: -step, y: 0)
      case .right: Point(x: step, y: 0)
      case .up: Point(x: 0, y: -step)
      default: Point(x: 0, y: step)
      }
    edit(.handle(.move(way), at: stage.layers.offset), at: time)
  }

  /// The index of a layer's picture. Nil for a text.
  func picture(of layer: LayerIdentity) -> Int? {
    let layers = document.scene.composition
    return layers.index(of: layer).flatMap { layers[$0].picture }.map(stage.shown.setting.picture)
  }

  /// Changes which layers are chosen. The curve is that of the last one.
  mutating func choose(_ change: (inout LayerSelection, SceneDocument) -> Void) {
    change(&view.layers, document)
    let layers = document.scene.composition
    guard let last = chosenLayers.last, let index = layers.index(of: last) else { return }
    view.curve.choose(layers[index].drawnID(at: index), at: stage.layers.offset, of: document.id)
  }
}
