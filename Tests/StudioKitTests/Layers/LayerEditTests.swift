import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// Edits of layers by their identities.
struct LayerEditTests {
  private static func document(_ count: Int) -> SceneDocument {
    var effect = Layers()
    effect.layers = (0..<count).map { number in
      var layer = LayerSettings()
      (layer.name, layer.ratio) = ("Layer \(number)", Double(number) / 10)
      layer.picture = .position(number)
      return layer
    }
    var scene = Scene(effect: effect)
    scene.content.images = (0..<count).map { SceneImage("\($0).png") }
    return SceneDocument(name: "layers", scene: scene)
  }

  private static func anyEdit(_ document: SceneDocument, using random: inout SplitMix64) throws -> LayerEdit {
    let names = document.scene.layerIdentities
    let offset = random.number(-50...600)
    return switch random.whole(0...17) {
    case 0: .addText
    case 1: .duplicate
    case 2: .remove
    case 3: .group(random.flag() ? nil : "Hills")
    case 4: .ungroup
    case 5: .bring(random.whole(-3...3))
    case 6: .carry(names[random.whole(0...names.count - 1)], to: random.whole(0...names.count))
    case 7: .rename("Name \(random.whole(0...99))")
    case 8: .hide(random.whole(0...1) == 0)
    case 9: .lock(random.whole(0...1) == 0)
    case 10: .handle(.move(Point(x: random.number(-90...90), y: random.number(-90...90))), at: offset)
    case 11: .handle(.scale(random.number(0.5...2)), at: offset)
    case 12: .handle(.turn(random.number(-90...90)), at: offset)
    case 13: .pasteKeys([LayerKey(at: random.number(-80...80).rounded())])
    case 14: .fade(at: offset)
    case 16:
      .paste(
        try #require(
          try CopiedLayers(
            CopiedLayers.text(of: [names[random.whole(0...names.count - 1)]], in: document) ?? "", for: document)))
    case 15: .keyValue(random.whole(0...3), random.pick(KeyChannel.allCases), isSet: random.flag())
    default: .key(at: offset, of: random.flag() ? nil : random.pick(KeyChannel.allCases))
    }
  }

  /// What tells a layer from others, whatever is done to it.
  private struct Core: Equatable {
    let picture: PictureName?
    let text: String?
    let ratio: Double
  }

  private static func cores(_ scene: Scene) -> [LayerIdentity: Core] {
    let layers = scene.composition
    return Dictionary(
      uniqueKeysWithValues: zip(
        layers.identities, layers.map { Core(picture: $0.picture, text: $0.text, ratio: $0.ratio) }))
  }

  @Test func `whatever is edited, every layer keeps its identity, and each state is written, read and undone`() throws {
    var random = SplitMix64(seed: 5)
    for seed in 0..<60 {
      var document = Self.document(random.whole(1...6))
      let setting = document.scene.setting { _ in Size(width: 300, height: 200) }
      var texts = [SceneWriter.text(of: document.scene)]
      for _ in 0..<30 {
        let names = document.scene.composition.identities
        #expect(Set(names).count == names.count, "\(seed)")
        let chosen = names.filter { _ in random.whole(0...2) == 0 }
        let edit = try Self.anyEdit(document, using: &random)
        let before = Self.cores(document.scene)
        let (place, steps) = (document.history.position, document.history.steps.count)
        guard let result = try? edit.applied(to: document.scene, chosen, in: setting) else { continue }
        document.edit(result.scene, as: result.name)
        let after = Self.cores(document.scene)
        // What is chosen stays chosen, unless something is new.
        let new = document.scene.layerIdentities.filter { before[$0] == nil }
        #expect(result.chosen == (new.isEmpty ? chosen.filter { after[$0] != nil } : new), "\(seed): \(edit)")
        for (name, core) in after {
          if let old = before[name] { #expect(core == old, "\(seed): \(edit) of \(chosen)") }
        }
        #expect(Set(before.keys).subtracting(after.keys).isSubset(of: edit == .remove ? Set(chosen) : []), "\(seed)")
        let text = SceneWriter.text(of: document.scene)
        #expect(SceneReader.read(Array(text.utf8)).scene == document.scene, "\(seed): \(edit): \(text)")
        if document.history.steps.count > steps || document.history.position > place { texts.append(text) }
      }
      for step in texts.indices.reversed() {
        document.go(toStep: step)
        #expect(SceneWriter.text(of: document.scene) == texts[step], "\(seed): step \(step)")
      }
    }
  }

  @Test func `an edit and its reverse give the same file`() throws {
    let document = Self.document(3)
    let setting = document.scene.setting { _ in nil }
    let name = document.scene.composition.identities[0]
    let moved = try #require(try LayerEdit.bring(2).applied(to: document.scene, [name], in: setting))
    #expect(moved.scene.composition.map(\.id) == ["2", "3", "1"])
    let back = try #require(try LayerEdit.bring(-2).applied(to: moved.scene, [name], in: setting))
    #expect(SceneWriter.text(of: back.scene) == SceneWriter.text(of: document.scene))
  }

  @Test func `a layer is moved on the screen by the points that it was dragged, at any offset`() throws {
    var random = SplitMix64(seed: 9)
    for _ in 0..<300 {
      var effect = Layers()
      effect.place = random.whole(0...1) == 0 ? .header : .screen
      var layer = LayerSettings()
      layer.ratio = random.number(0...1)
      layer.width = random.number(0.2...1)
      if random.whole(0...1) == 0 { layer.keys = [LayerKey(at: 0), LayerKey(at: 300, [.x: 20, .opacity: 0.5])] }
      effect.layers = [layer]
      var scene = Scene(effect: effect)
      if random.whole(0...2) == 0 { scene.device.direction = .rtl }
      scene.content.images = ["a.png"]
      let setting = scene.setting { _ in Size(width: 300, height: 200) }
      let offset = random.number(0...200)
      let way = Point(x: random.number(-60...60), y: random.number(-60...60))
      func middle(_ scene: Scene) -> Point? {
        var layers: [Layer] = []
        scene.effect.layers(at: Moment(offset: offset), in: setting, into: &layers)
        return layers.first { $0.id.composedIndex == 0 }?.wholePicture.center
      }
      guard let before = middle(scene) else { continue }
      let edit = LayerEdit.handle(.move(way), at: offset)
      let result = try #require(try edit.applied(to: scene, scene.composition.identities, in: setting))
      guard let after = middle(result.scene) else { continue }
      #expect(abs(after.x - before.x - way.x) < 0.1 && abs(after.y - before.y - way.y) < 0.1)
    }
  }

  @Test func `an edit of a layer changes the values that it names, and no other at any offset`() throws {
    var random = SplitMix64(seed: 10)
    for _ in 0..<300 {
      var effect = Layers()
      var layer = LayerSettings()
      layer.keys = (0..<random.whole(1...5)).map { number in
        var key = LayerKey.any(using: &random)
        key.at = Double(number * 100)
        return key
      }
      effect.layers = [layer]
      let scene = Scene(effect: effect)
      let offset = random.flag() ? random.number(-50...500) : Double(random.whole(0...4) * 100)
      let (edit, channels): (LayerEdit, KeyChannels) = random.pick([
        (.handle(.move(Point(x: 8, y: 9)), at: offset), [.x, .y]), (.handle(.scale(1.1), at: offset), [.scale]),
        (.handle(.turn(20), at: offset), [.rotation]), (.fade(at: offset), [.opacity]),
        (.keyValue(0, .blur, isSet: random.flag()), [.blur]),
      ])
      let setting = scene.setting { _ in nil }
      let result = try #require(try edit.applied(to: scene, scene.layerIdentities, in: setting))
      let after = result.scene.composition[0].keys
      for at in stride(from: -100.0, through: 600, by: 12.5) {
        let (one, other) = (layer.keys.value(at: at).values, after.value(at: at).values)
        for channel in KeyChannel.allCases where !channels.contains(channel) {
          try #require(one[channel] == other[channel], "\(channel) at \(at): \(edit) of \(layer.keys)")
        }
      }
    }
  }

  @Test func `a value of a key that is moved becomes a key, and passes those of other values`() {
    var layer = LayerSettings()
    layer.keys = [
      LayerKey(at: 0), LayerKey(["at": 100, "only": ["x", "opacity"], "x": 40, "opacity": 0.5]),
      LayerKey(["at": 150, "only": ["y"], "y": 9]), LayerKey(at: 300),
    ]
    let places = layer.split([1: [.x]])
    #expect(places == [1: 2] && layer.keys.map(\.only) == [nil, [.opacity], [.x], [.y], nil])
    let after = KeyEdit.shift(by: 120).change([2], of: &layer.keys)
    #expect(after == [0, 1, 3, 2, 4] && layer.keys.map(\.at) == [0, 100, 150, 220, 300])
    #expect(layer.keys[3].x == 40 && layer.keys[1].opacity == 0.5)
    _ = KeyEdit.shift(by: 500).change([3], of: &layer.keys)
    #expect(layer.keys[3].at == 300)
  }

  @Test func `keys keep their order, whatever moves them`() {
    var random = SplitMix64(seed: 11)
    for _ in 0..<500 {
      var keys = (0..<random.whole(1...6)).map { _ in LayerKey(at: random.number(0...500).rounded()) }
      keys.sort { $0.at < $1.at }
      for (index, _) in keys.enumerated() { keys[index].opacity = Double(index) / 10 }
      let chosen = Set(keys.indices.filter { _ in random.whole(0...1) == 0 })
      let before = keys
      let edit: KeyEdit =
        random.whole(0...1) == 0
        ? .shift(by: random.number(-300...300))
        : .stretch(by: random.number(-2...3), about: random.number(0...500))
      edit.change(chosen, of: &keys)
      #expect(keys.map(\.opacity) == before.map(\.opacity))
      #expect(zip(keys, keys.dropFirst()).allSatisfy { $0.at <= $1.at }, "\(edit): \(before) to \(keys)")
      for index in keys.indices where !chosen.contains(index) { #expect(keys[index] == before[index]) }
    }
  }

  /// Random keys come and go around the chosen one.
  @Test func `a chosen key stays chosen, whatever keys are added or removed`() throws {
    var random = SplitMix64(seed: 21)
    var kept = 0
    for _ in 0..<200 {
      var document = Self.document(2)
      var scene = document.scene
      scene.composition[1].keys = (0..<random.whole(2...6)).map { LayerKey(at: Double($0 * 40 + random.whole(0...30))) }
      document.edit(scene)
      let (layer, index) = (scene.layerIdentities[1], random.whole(0...scene.composition[1].keys.count - 1))
      let key = scene.composition[1].keys[index]
      var selection = LayerSelection()
      selection.choose(keys: [KeyPlace(layer: layer, index: index)], in: document)
      for _ in 0..<random.whole(1...4) {
        let before = document.scene
        var keys = before.composition[1].keys
        if random.whole(0...1) == 0, keys.count > 1 {
          keys.remove(at: random.whole(0...keys.count - 1))
        } else {
          keys.append(LayerKey(at: Double(random.whole(0...300)) + 0.5))
          keys.sort { $0.at < $1.at }
        }
        scene.composition[1].keys = keys
        document.edit(scene)
        selection.followKeys(in: document, since: before)
      }
      let keys = document.scene.composition[1].keys
      let chosen = selection.keys(of: document).map { keys[$0.index] }
      #expect(chosen == (keys.contains(key) ? [key] : []))
      kept += chosen.count
    }
    #expect(kept > 50)
  }

  @Test func `reset gives numbers their defaults, and takes no layer away`() throws {
    var document = Self.document(3)
    let layers = document.scene.composition
    document.assign(500, to: "parameters.height")
    document.apply(.resetEffect)
    #expect(document.scene.composition == layers)
    #expect((document.scene.effect as? Layers)?.height == Layers().height)
    #expect(SceneEdit.resetEffect.applied(to: document.scene)?.scene == document.scene)
  }

  @Test func `the panel's names of edits are those of the layers`() throws {
    let document = Self.document(2)
    let setting = document.scene.setting { _ in nil }
    let names = document.scene.composition.identities
    let one = try LayerEdit.hide(true).applied(to: document.scene, [names[1]], in: setting)
    let two = try LayerEdit.duplicate.applied(to: document.scene, names, in: setting)
    #expect(one?.name == "Hide Layer 1" && two?.name == "Duplicate 2 layers")
    #expect(two?.scene.composition.map(\.name) == ["Layer 0", "Layer 2", "Layer 1", "Layer 3"])
    #expect(two?.chosen.count == 2)
  }
}
