import Effects
import Geometry
import Notation
import Testing

@testable import Documents

/// Pictures that layers and items name by an id.
@Suite struct PictureIDTests {
  private func reading(_ content: String, layers: String = "[{ \"picture\": \"hills\" }]") -> SceneReading {
    SceneReader.read(
      Array(
        "{\"parallax\": 1, \"effect\": \"layers\", \"parameters\": {\"layers\": \(layers)},\n\"content\": {\(content)}}"
          .utf8))
  }

  private func complaints(_ content: String, layers: String = "[{ \"picture\": \"hills\" }]") -> [String] {
    reading(content, layers: layers).problems.map { $0.line(file: "s") }
  }

  private static let images = "\"images\": [\"sky.png\", { \"id\": \"hills\", \"file\": \"h.png\" }]"

  @Test func `a layer and an item show the picture with the id, wherever it is`() throws {
    let items = "\"items\": [{ \"title\": \"Fog\", \"picture\": \"hills\" }, { \"title\": \"Sun\", \"picture\": 0 }]"
    var scene = try #require(reading("\(Self.images), \(items)").scene)
    let setting = scene.setting { $0 == "h.png" ? Size(width: 2, height: 1) : Size(width: 1, height: 1) }
    #expect(setting.picture(.id("hills")) == 1 && setting.items.map(\.picture) == [1, 0])
    #expect(SceneReader.read(Array(SceneWriter.text(of: scene).utf8)).scene == scene)
    scene.movePicture(1, to: 0)
    #expect(scene.content.imageFiles == ["h.png", "sky.png"] && scene.content.images.map(\.id) == ["hills", "sky"])
    let moved = scene.setting { _ in nil }
    #expect(moved.items.map(\.picture) == [0, 1])
    #expect(SceneReader.read(Array(SceneWriter.text(of: scene).utf8)).scene == scene)
  }

  @Test func `an id that no picture has is refused at its place, by files and by edits`() throws {
    #expect(
      complaints(Self.images, layers: "[{ \"picture\": \"hils\" }]") == [
        "s:1:76: parameters.layers[0].picture: \"hils\" is not the id of a picture of the scene. "
          + "Did you mean \"hills\"?"
      ])
    #expect(
      complaints("\"images\": [\"a.png\"]").first?.hasSuffix(
        "is not the id of a picture of the scene. Write its position, from 0, or give a picture this id.") == true)
    let twice = "\"images\": [{ \"id\": \"hills\", \"file\": \"a\" }, { \"id\": \"hills\", \"file\": \"b\" }]"
    #expect(
      complaints(twice).first?.contains(
        "content.images[1].id: \"hills\" is the id of another picture. Each picture needs a unique id.") == true)
    #expect(
      complaints("\(Self.images), \"items\": [{ \"title\": \"a\", \"picture\": \"none\" }]").first?.contains(
        "content.items[0].picture") == true)
    var scene = try #require(reading(Self.images).scene)
    let before = scene
    #expect(scene.assign(.text("hil"), to: "parameters.layers.0.picture").count == 1)
    #expect(scene.assign(.list([.text("a.png")]), to: "content.images").count == 1)
    #expect(scene == before)
    #expect(scene.assign(.number(0), to: "parameters.layers.0.picture").isEmpty)
    #expect(scene.assign(.list([.text("a.png")]), to: "content.images").isEmpty)
  }

  @Test func `scenes that count positions are written as they were until a picture is moved or removed`() throws {
    var scene = try #require(
      reading("\"images\": [\"a/Far Hills.png\", \"b/far-hills.png\", \"c.png\"]", layers: "[{ \"picture\": 1 }, {}]")
        .scene)
    #expect(!SceneWriter.text(of: scene).contains("id"))
    scene.removePicture(2)
    #expect(scene.content.images.map(\.id) == ["far-hills", "far-hills-2"])
    #expect((scene.effect as? Layers)?.layers.map(\.picture) == [.id("far-hills-2"), .id("far-hills")])
    // Rows have their pictures by the order of the list alone.
    var rows = Scene(effect: MapCrop())
    rows.content.images = ["a", "b", "c"]
    rows.removePicture(1)
    #expect(rows.content.images == ["a", "c"])
  }

  @Test func `a layer goes with its picture, but for the last one, and an item loses it`() throws {
    var scene = try #require(
      reading("\(Self.images), \"items\": [{ \"title\": \"a\", \"picture\": 1 }]", layers: "[{}, { \"picture\": 1 }]")
        .scene)
    scene.removePicture(1)
    #expect((scene.effect as? Layers)?.layers.map(\.picture) == [.id("sky")])
    #expect(scene.content.items.map(\.picture) == [nil])
    scene.removePicture(0)
    #expect((scene.effect as? Layers)?.layers.map(\.picture) == [0] && scene.content.images.isEmpty)
    #expect(SceneReader.read(Array(SceneWriter.text(of: scene).utf8)).scene == scene)
  }
}
