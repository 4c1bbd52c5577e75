import Boundary
import Documents
import Effects
import Notation
import Parameters
import TestSupport
import Testing

@testable import StudioKit

/// Fields of several layers that are chosen together.
@Suite struct SharedFieldTests {
  /// Pictures and texts in turn, with different numbers.
  private static func document(_ count: Int = 6) -> SceneDocument {
    var effect = Layers()
    effect.layers = (0..<count).map { number in
      var layer = LayerSettings()
      (layer.name, layer.ratio, layer.x) = ("Layer \(number)", Double(number) / 10, Double(number) / 4)
      if number % 2 == 0 { layer.picture = .position(number / 2) } else { (layer.picture, layer.text) = (nil, "Words") }
      return layer
    }
    var scene = Scene(effect: effect)
    scene.content.images = (0...count / 2).map { SceneImage("\($0).png") }
    return SceneDocument(name: "layers", scene: scene)
  }

  private static func values(_ field: String, _ document: SceneDocument) -> [JSONValue?] {
    document.scene.composition.indices.map { index in
      document.scene.parameter("parameters.layers.\(index).\(field)").map { $0.get(document.scene) }
    }
  }

  @Test func `a value that is set is that of every chosen layer, in one step`() {
    var document = Self.document()
    let names = document.scene.layerIdentities
    let before = document.scene
    #expect(
      document.assign(0.7, to: "parameters.layers.1.ratio", of: [names[1], names[2], names[4]], isMoved: false).isEmpty)
    #expect(document.scene.composition.map(\.ratio) == [0, 0.7, 0.7, 0.3, 0.7, 0.5])
    _ = document.settings.undo()
    #expect(document.scene == before)
  }

  @Test func `a number that is dragged moves the others by as much, within their ranges, and back`() {
    var document = Self.document()
    let names = document.scene.layerIdentities
    let before = document.scene
    for ratio in [0.3, 2.0, 2.9, 0.4] {
      _ = document.assign(
        .number(ratio), to: "parameters.layers.1.ratio", of: [names[1], names[5]], isMoved: true, isHeld: true)
    }
    document.finishEdit()
    #expect(document.scene.composition.map(\.ratio) == [0, 0.4, 0.2, 0.3, 0.4, 0.8])
    _ = document.settings.undo()
    #expect(document.scene == before)
  }

  /// The rule that all of it follows, over any edits.
  @Test func `an edit of several layers is the same edit of each`() throws {
    var random = SplitMix64(seed: 84)
    let fields: [(name: String, range: ClosedRange<Double>)] = [("ratio", -3...3), ("x", -2...3), ("y", -2...3)]
    for _ in 0..<300 {
      var document = Self.document()
      let names = document.scene.layerIdentities
      let chosen = names.indices.filter { _ in random.whole(0...1) == 0 }
      guard let index = chosen.randomElement(using: &random) else { continue }
      let field = fields[random.whole(0...2)]
      let value = (random.number(field.range) * 100).rounded() / 100
      let isMoved = random.whole(0...1) == 0
      let old = Self.values(field.name, document).map { $0?.number ?? .nan }
      _ = document.assign(
        .number(value), to: "parameters.layers.\(index).\(field.name)", of: chosen.map { names[$0] }, isMoved: isMoved)
      for (other, new) in Self.values(field.name, document).map({ $0?.number ?? .nan }).enumerated() {
        let moved = min(max(field.range.lowerBound, old[other] + value - old[index]), field.range.upperBound)
        let wanted = !chosen.contains(other) ? old[other] : other == index || !isMoved ? value : moved
        #expect((new - wanted).magnitude < 1e-6, "\(field) of \(other) among \(chosen) to \(value)")
      }
    }
  }

  @Test func `what only a text has is not given to pictures, nor a name or keys to another layer`() {
    var document = Self.document()
    let names = document.scene.layerIdentities
    let all = names
    _ = document.assign(60, to: "parameters.layers.1.size", of: all, isMoved: false)
    #expect(document.scene.composition.map(\.size) == [34, 60, 34, 60, 34, 60])
    _ = document.assign("Title", to: "parameters.layers.3.text", of: all, isMoved: false)
    #expect(document.scene.composition.map(\.text) == [nil, "Title", nil, "Title", nil, "Title"])
    _ = document.assign("Other", to: "parameters.layers.0.name", of: all, isMoved: false)
    #expect(document.scene.composition.map(\.name).dropFirst().first == "Layer 1")
    // A layer that is not chosen is edited alone.
    _ = document.assign(0.9, to: "parameters.layers.0.ratio", of: [names[1], names[2]], isMoved: false)
    #expect(document.scene.composition.map(\.ratio) == [0.9, 0.1, 0.2, 0.3, 0.4, 0.5])
  }

  @Test func `a field says that its layers differ`() {
    let document = Self.document()
    let names = document.scene.layerIdentities
    let path = "parameters.layers.2.ratio"
    #expect(SharedField(path, chosen: [names[2], names[3]], in: document.scene).isMixed(0.2, in: document.scene))
    #expect(!SharedField(path, chosen: [names[2]], in: document.scene).isMixed(0.2, in: document.scene))
    #expect(
      !SharedField("parameters.layers.2.tone", chosen: names, in: document.scene).isMixed("light", in: document.scene))
  }
}
