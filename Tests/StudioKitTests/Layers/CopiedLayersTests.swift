import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// Layers that are copied and pasted as a text.
struct CopiedLayersTests {
  private static let setting = Scene(effect: Layers()).setting { _ in nil }

  /// Pictures, texts and shapes with any settings, which show their pictures in order.
  private static func anyScene(using random: inout SplitMix64) -> Scene {
    var effect = Layers()
    effect.place = random.flag() ? .screen : .header
    var pictures = 0
    effect.layers = (0..<random.whole(1...6)).map { number in
      var layer = LayerSettings.any(using: &random)
      while !layer.problems.isEmpty { layer = .any(using: &random) }
      (layer.name, layer.id, layer.hidden) = ("Layer \(number)", "", false)
      layer.group = ["", "", "near", "far"][random.whole(0...3)]
      if layer.picture != nil {
        layer.picture = .position(random.whole(0...pictures))
        pictures = max(pictures, (layer.picture == .position(pictures) ? pictures + 1 : pictures))
      }
      return layer
    }
    var scene = Scene(effect: effect)
    scene.content.images = (0..<max(1, pictures)).map { SceneImage("art/\($0).png", layer: $0 == 1 ? "Hill" : nil) }
    if random.flag() { scene.content.images.append("unused.png") }
    return scene
  }

  private static func document(_ scene: Scene, in folder: String = "/home/ada") -> SceneDocument {
    SceneDocument(name: "scene", scene: scene, file: SceneFile(folder: folder, saved: scene))
  }

  private static func layers(_ scene: Scene, at offset: Double) -> [Layer] {
    var layers: [Layer] = []
    let setting = scene.setting { Size(width: 100 + Double($0.utf8.count), height: 100) }
    scene.effect.layers(at: Moment(offset: offset), in: setting, into: &layers)
    return layers
  }

  @Test func `what is copied and pasted into an empty scene is the same picture at every offset`() throws {
    var random = SplitMix64(seed: 31)
    for seed in 0..<60 {
      let source = Self.document(Self.anyScene(using: &random))
      let text = try #require(CopiedLayers.text(of: source.scene.layerIdentities, in: source))
      var empty = source.scene
      var blank = LayerSettings()
      (blank.picture, blank.text, blank.name) = (nil, "", "Blank")
      empty.composition = [blank]
      empty.content.images = []
      // In the folder of the pictures, which are then named in another way.
      let target = Self.document(empty, in: "/home/ada/art")
      let copied = try #require(try CopiedLayers(text, for: target))
      let pasted = try #require(try LayerEdit.paste(copied).applied(to: empty, [], in: Self.setting))
      #expect(pasted.chosen.count == source.scene.composition.count)
      var scene = pasted.scene
      scene.composition.removeFirst()
      #expect(scene.content.imageFiles.allSatisfy { !$0.hasPrefix("/") && !$0.hasPrefix("art/") })
      scene.content.spellImages { "art/\($0)" }
      for offset in [-40.0, 0, 60, 300] {
        let (one, other) = (Self.layers(source.scene, at: offset), Self.layers(scene, at: offset))
        try #require(one == other, "\(seed) at \(offset): \(text)")
      }
    }
  }

  @Test func `a pasted layer has its own name, group and identity, and undo gives the same bytes`() throws {
    var random = SplitMix64(seed: 32)
    for _ in 0..<60 {
      var document = Self.document(Self.anyScene(using: &random))
      let before = SceneWriter.text(of: document.scene)
      let names = document.scene.layerIdentities
      let chosen = names.filter { _ in random.flag() }
      guard let text = CopiedLayers.text(of: chosen, in: document) else { continue }
      let copied = try #require(try CopiedLayers(text, for: document))
      let result = try #require(
        try LayerEdit.paste(copied).applied(to: document.scene, random.flag() ? chosen : [], in: Self.setting))
      document.edit(result.scene, as: result.name)
      let after = document.scene.composition
      let (kept, new) = (
        after.filter { !result.chosen.contains(LayerIdentity($0.id)) }, after.identities.filter { !names.contains($0) }
      )
      #expect(Set(after.map(\.name)).count == after.count && new == result.chosen && kept.count >= names.count)
      #expect(document.scene.content.images.count == document.history.opened.content.images.count)
      for place in new.compactMap(after.index) where !after[place].group.isEmpty {
        #expect(!["near", "far"].contains(after[place].group))
      }
      _ = document.settings.undo()
      #expect(SceneWriter.text(of: document.scene) == before)
    }
  }

  @Test func `a group is copied as a group of its own, and one of its layers stays in it`() throws {
    var effect = Layers()
    effect.layers = ["A", "B", "C"].map { LayerSettings(["name": .text($0), "group": $0 == "C" ? "" : "Hills"]) }
    var scene = Scene(effect: effect)
    scene.content.images = ["a.png"]
    let names = scene.layerIdentities
    func duplicated(_ chosen: [LayerIdentity]) throws -> [LayerSettings] {
      try #require(try LayerEdit.duplicate.applied(to: scene, chosen, in: Self.setting)).scene.composition
    }
    let all = try duplicated([names[0], names[1]])
    #expect(all.map(\.name) == ["A", "B", "A 2", "B 2", "C"])
    #expect(all.map(\.group) == ["Hills", "Hills", "Hills 2", "Hills 2", ""])
    let one = try duplicated([names[0]])
    #expect(one.map(\.name) == ["A", "A 2", "B", "C"] && one[1].group == "Hills")
    // Nothing is pasted between the members of a group.
    let document = Self.document(scene)
    let text = try #require(CopiedLayers.text(of: [names[0]], in: document))
    let paste = LayerEdit.paste(try #require(try CopiedLayers(text, for: document)))
    let pasted = try #require(try paste.applied(to: scene, [names[0]], in: Self.setting)).scene.composition
    #expect(pasted.map(\.name) == ["A", "B", "A 2", "C"] && pasted[2].group.isEmpty)
  }

  @Test func `a text of a stranger is refused in a sentence, or is none of layers`() throws {
    let document = Self.document(Scene(effect: Layers()))
    for text in ["", "words", "{}", "{ \"a\": 1 }", "[1]", "\u{0}\u{301}{"] {
      #expect(try CopiedLayers(text, for: document) == nil, "\(text)")
    }
    let start = "{ \"parallax\": 1, \"effect\": \"layers\", \"parameters\": { \"layers\": "
    let refused = [
      "{ \"parallax\": 9 }", "{ \"parallax\": 1, \"effect\": \"map-crop\" }", "{ \"parallax\": ",
      start + "[] } }", start + "[{ \"ratio\": 1e9 }] } }", start + "[{ \"picture\": \"none\" }] } }",
      start + "[" + Array(repeating: "{}", count: 65).joined(separator: ",") + "] } }",
      start + String(repeating: "[", count: 100_000),
    ]
    for text in refused {
      let refusal = #expect(throws: EditRefusal.self) { try CopiedLayers(text, for: document) }
      let words = refusal?.words ?? ""
      #expect(words.hasSuffix(".") && words.count < 300 && !words.contains("\n"), "\(words)")
    }
    var random = SplitMix64(seed: 33)
    let sound = Array(SceneWriter.text(of: Self.anyScene(using: &random)).utf8)
    for _ in 0..<400 {
      var bytes = sound
      for _ in 0..<random.whole(1...6) { bytes[random.whole(0...bytes.count - 1)] = UInt8(random.whole(0...255)) }
      _ = try? CopiedLayers(String(decoding: bytes, as: UTF8.self), for: document)
    }
  }

  @Test func `a scene takes no more layers than it can have`() throws {
    var effect = Layers()
    effect.layers = Array(repeating: LayerSettings(), count: 40)
    let document = Self.document(Scene(effect: effect))
    let text = try #require(CopiedLayers.text(of: document.scene.layerIdentities, in: document))
    let copied = try #require(try CopiedLayers(text, for: document))
    let refusal = #expect(throws: EditRefusal.self) {
      try LayerEdit.paste(copied).applied(to: document.scene, [], in: Self.setting)
    }
    #expect(refusal?.words == "A scene has at most 64 layers.")
  }
}

/// Copying and pasting in the window.
struct LayerClipboardTests {
  private static func stage() -> TestStudio {
    var effect = Layers()
    effect.layers = ["Sky", "Tree"].map { LayerSettings(["name": .text($0)]) }
    effect.layers[1].picture = 1
    var scene = Scene(effect: effect)
    scene.content.images = ["/art/sky.png", "/art/tree.png"]
    var stage = TestStudio(showing: scene, pictures: Size(width: 300, height: 300))
    _ = stage.frame()
    stage.studio.choose { $0.choose([$1.scene.layerIdentities[1]], in: $1) }
    return stage
  }

  private func names(_ stage: TestStudio) -> [String] { stage.studio.document.scene.composition.map(\.name) }

  @Test func `Ctrl C and V copy layers within a scene and to another one, and Ctrl X takes them along`() throws {
    var stage = Self.stage()
    stage.press(.letter("c"), .control)
    #expect(stage.studio.requests.takeAll().contains { if case .window(.copy) = $0 { true } else { false } })
    stage.press(.letter("v"), .control)
    stage.press(.letter("v"), .control)
    #expect(names(stage) == ["Sky", "Tree", "Tree 2", "Tree 3"])
    #expect(stage.studio.document.scene.content.images.count == 2)
    #expect(stage.studio.document.history.steps.last?.name == "Paste Tree")
    stage.press(.letter("x"), .control)
    #expect(names(stage) == ["Sky", "Tree", "Tree 2"])
    let text = stage.studio.view.clipboard
    var other = Scene(effect: Layers())
    other.content.images = ["/home/a.png"]
    stage.studio.add(SceneDocument(name: "other", scene: other), at: stage.time)
    stage.window.clipboard = text
    stage.press(.letter("v"), .control)
    #expect(names(stage) == ["", "Tree 3"])
    #expect(stage.studio.document.scene.content.imageFiles == ["/home/a.png", "/art/tree.png"])
    stage.press(.letter("z"), .control)
    #expect(stage.studio.document.scene == other)
  }

  @Test func `without chosen layers Ctrl C copies the picture, as Ctrl Shift C always does`() {
    var stage = Self.stage()
    func exports(_ modifiers: Modifiers) -> Bool {
      stage.press(.letter("c"), modifiers)
      return stage.studio.requests.takeAll().contains { if case .export = $0 { true } else { false } }
    }
    #expect(!exports(.control) && exports([.control, .shift]))
    stage.studio.choose { $0.choose([], in: $1) }
    #expect(exports(.control))
  }

  @Test func `layers for another effect are refused, and without layers pictures are asked for`() {
    var stage = Self.stage()
    stage.press(.letter("c"), .control)
    stage.studio.select(0, at: stage.time)
    let before = stage.studio.document.scene
    stage.press(.letter("v"), .control)
    #expect(stage.studio.document.scene == before)
    #expect(stage.studio.view.notice?.text.hasPrefix("Layers can be pasted into a scene of layers") == true)
    _ = stage.studio.requests.takeAll()
    stage.window.clipboard = "words"
    stage.press(.letter("v"), .control)
    #expect(stage.studio.requests.takeAll().contains { if case .pictures(.paste) = $0 { true } else { false } })
  }

  @Test func `Shift H and L hide and lock what is chosen, wherever the keys go`() {
    var stage = Self.stage()
    for isFocused in [false, true] {
      if isFocused { stage.press(.function(6)) }
      stage.press(.letter("h"), .shift)
      stage.press(.letter("l"), .shift)
      let tree = stage.studio.document.scene.composition[1]
      #expect(tree.hidden == !isFocused && tree.locked == !isFocused && stage.studio.view.options.showsPanels)
    }
  }
}
