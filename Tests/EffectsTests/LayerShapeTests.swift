import Effects
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

/// Layers that are shapes, corners and shadows of pictures, and the type of texts.
@Suite struct LayerShapeTests {
  private let setting = Setting(viewport: Size(width: 400, height: 800), pictures: [Size(width: 300, height: 200)])

  private func effect(_ layers: JSONValue) throws -> Layers {
    var effect = Layers()
    let problems = try #require(Layers.parameter("layers")).change(layers, on: &effect)
    #expect(problems.isEmpty)
    return effect
  }

  private func problems(_ shape: JSONValue) throws -> [String] {
    var effect = Layers()
    return try #require(Layers.parameter("layers")).change([["shape": shape]], on: &effect).map {
      "\($0.path): \($0.message)"
    }
  }

  private func drawn(_ effect: Layers) throws -> Layer {
    try #require(effect.layers(at: 0, in: setting).first { $0.id.owner == "layer" })
  }

  @Test func `a shape has its own name and box, and covers like a picture where it fills`() throws {
    let shape: JSONValue = ["aspect": 2, "radius": 20, "fill": "#FF000080"]
    let own = try drawn(try effect([["shape": shape, "width": 0.5, "y": 0.25]]))
    #expect(own.id.description == "layer-0/shape" && own.content.kind == "shape")
    #expect(own.frame == Rect(x: 100, y: 30, width: 200, height: 100))
    guard case .shape(let painted, _) = own.content else { throw Missing() }
    #expect(painted.radius == 0.1 && painted.paint == .color(0xFF00_0080) && painted.lineWidth == 0)
    let filling = try effect([["shape": ["aspect": 1.5], "fill": true, "ratio": 0.5]])
    let picture = try effect([["picture": 0, "fill": true, "ratio": 0.5]])
    for offset in [-60.0, 0, 100, 400] {
      #expect(
        filling.layers(at: offset, in: setting).first { $0.id.owner == "layer" }?.frame
          == picture.layers(at: offset, in: setting).first { $0.id.owner == "layer" }?.frame)
    }
  }

  private struct Missing: Error {}

  @Test func `a layer is one of picture, text and shape, and is written as that`() throws {
    var layer = LayerSettings()
    func set(_ field: String, _ value: JSONValue) throws -> JSONValue {
      #expect(try #require(LayerSettings.parameter(field)).set(value, on: &layer) == nil)
      return layer.value
    }
    #expect(try set("shape", ["kind": "ellipse"]) == ["shape": ["kind": "ellipse"]])
    #expect(layer.picture == nil && layer.text == nil && !layer.isText)
    #expect(try set("text", "Words") == ["text": "Words"])
    #expect(layer.shape == nil)
    #expect(try set("shape", ["radius": 8])["text"] == nil)
    #expect(try set("shape", nil) == [:] && layer.picture == 0)
    let both = LayerSettings.domain.problems(with: ["text": "a", "shape": [:]])
    #expect(both.map(\.message) == ["text is also given, and a layer can only have one of them"])
  }

  @Test func `a wrong shape is refused with its place`() throws {
    #expect(try problems(["kind": "star"]) == ["layers[0].shape.kind: \"star\" is not \"rectangle\" · \"ellipse\""])
    #expect(try problems(["radius": 401]) == ["layers[0].shape.radius: 401 is not in 0...400 pt"])
    #expect(
      try problems(["fill": ["gradient": "linear", "stops": [["at": 0]]]]).first?.contains("1 stop, not 2...5") == true)
    #expect(
      try problems(["fill": ["gradient": "linear", "stops": [["at": 0.5], ["at": 0.2]]]])
        == ["layers[0].shape.fill.stops[1].at: 0.2 is before the stop ahead of it, at 0.5"])
    #expect(
      try problems(["fill": "blue"]).first?.hasPrefix("layers[0].shape.fill: \"blue\" is not \"#RRGGBB\"") == true)
    #expect(try problems(["stroke": ["width": -1]]) == ["layers[0].shape.stroke.width: -1 is not in 0...100 pt"])
  }

  @Test func `a field inside a shape can be set before the shape is there`() throws {
    var effect = Layers()
    let list = try #require(Layers.parameter("layers"))
    for (path, value) in [("0.shape.radius", 8), ("0.shape.fill.angle", 90)] as [(Substring, JSONValue)] {
      let field = try #require(list.inner(path))
      #expect(field.change(value, on: &effect).isEmpty)
    }
    #expect(
      effect.layers[0].value == [
        "shape": ["radius": 8, "fill": ["gradient": "linear", "angle": 90]], "ratio": 0.5, "fill": true,
      ])
  }

  @Test func `corners grow with their picture, and a shadow is a part of what is drawn`() throws {
    let layer = try drawn(
      try effect([
        [
          "picture": 0, "width": 0.5, "radius": 20, "shadow": 0.5, "blend": "screen",
          "keys": [["at": 0, "scale": 2]],
        ]
      ]))
    #expect(layer.radius == 40 && layer.shadow == 0.5)
    #expect(layer.finish?.corner == 0.1 && layer.finish?.isMade == true && layer.finish?.blend == .screen)
    #expect(layer.drawnFrame.width > layer.visibleFrame.width || layer.clip != nil)
    #expect(try drawn(try effect([["picture": 0]])).finish == nil)
  }

  @Test func `a text has lines of its height, and hugs its words where it shall`() throws {
    let tall = try drawn(try effect([["text": "Down\nhill", "size": 40, "lineHeight": 1.5]]))
    #expect(tall.frame.height == 120 && tall.frame.width == 400)
    func width(_ text: String, _ spacing: Double = 0) throws -> Double {
      try drawn(try effect([["text": .text(text), "size": 40, "hug": true, "spacing": .number(spacing)]])).frame.width
    }
    #expect(try width("Mountains") > width("Mount") && width("MMM") > width("iii"))
    #expect(abs(try width("Hill", 0.5) - (try width("Hill")) - 80) < 1e-9)
    let hugged = try drawn(try effect([["text": "Hill", "hug": true, "x": 0.25]]))
    #expect(hugged.frame.midX == 100)
  }
}
