import Effects
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

/// The texts of layers: their lines, color and weight.
@Suite struct LayerTextTests {
  private func text(_ fields: JSONValue...) throws -> LayerSettings {
    var layer = LayerSettings()
    (layer.picture, layer.text, layer.size) = (nil, "Down\nthe hill", 40)
    for case .object(let changes) in fields {
      for change in changes {
        let parameter = try #require(LayerSettings.parameter(change.key))
        try #require(parameter.set(change.value, on: &layer) == nil, "\(change)")
      }
    }
    return layer
  }

  private func drawn(_ layer: LayerSettings) throws -> (layer: Layer, text: LayerText) {
    var effect = Layers()
    effect.layers = [layer]
    let setting = Setting(viewport: Size(width: 400, height: 800))
    let drawn = try #require(effect.layers(at: 0, in: setting).first { $0.id.owner == "layer" })
    guard case .text(let text) = drawn.content else { throw Missing() }
    return (drawn, text)
  }

  private struct Missing: Error {}

  @Test func `a text is as tall as its lines, about the middle that it had with one`() throws {
    let two = try drawn(try text())
    let one = try drawn(try text(["text": "Down"]))
    #expect(two.text.lines == ["Down", "the hill"])
    #expect(one.layer.frame.height == 50 && two.layer.frame.height == 100)
    #expect(one.layer.frame.midY == two.layer.frame.midY)
    #expect(try drawn(try text(["text": "a\n\nb"])).text.lines == ["a", "", "b"])
    #expect(try drawn(try text(["text": ""])).layer.frame.height == 50)
  }

  @Test func `a text has the color of its tone, unless it has one of its own`() throws {
    #expect(try drawn(try text()).text.color == 0xFFFFFF)
    #expect(try drawn(try text(["tone": "dark"])).text.color == 0x1C1C1E)
    #expect(try drawn(try text(["tone": "dark", "color": "#FFB340"])).text.color == 0xFFB340)
    #expect(try text(["color": "#ffb340"]).value["color"] == "#FFB340")
    #expect(try text().value["color"] == nil)
  }

  @Test(arguments: ["red", "#FFB34", "FFB340", "#FFB3401", "#GGB340", ""])
  func `a color that is none is refused`(_ word: String) throws {
    let color = try #require(LayerSettings.parameter("color"))
    var layer = LayerSettings()
    #expect(color.set(.text(word), on: &layer)?.message.contains("\"#RRGGBB\"") == true)
    #expect(layer.color == nil)
  }

  @Test func `a text is bold, unless it has another weight`() throws {
    #expect(try drawn(try text()).text.weight == .bold)
    #expect(try drawn(try text(["weight": "medium"])).text.weight == .medium)
  }

  @Test func `a layer without a name has the same one everywhere`() throws {
    var effect = Layers()
    effect.layers = [LayerSettings(), try text(), LayerSettings()]
    (effect.layers[2].picture, effect.layers[2].name) = (2, "Tree")
    let setting = Setting(viewport: Size(width: 400, height: 800))
    let titles = ["Picture 1", "Down the hill", "Tree"]
    #expect(effect.layers.map(\.title) == titles)
    guard case .recipe(let recipe) = effect.blueprint(in: setting, rows: 3) else { throw Missing() }
    #expect(recipe.pieces.map(\.name) == titles)
    let affordances = effect.affordances(in: setting)
    #expect(effect.layers.enumerated().map { affordances.name(of: $1.drawnID(at: $0)) } == titles)
    #expect(effect.advice(in: setting).coverages.map(\.name) == ["Picture 1", "Tree"])
  }
}
