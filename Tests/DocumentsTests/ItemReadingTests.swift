import Documents
import Geometry
import Notation
import Testing

/// Reading and writing of items, and of pictures with a focus.
@Suite struct ItemReadingTests {
  private func reading(_ content: String) -> SceneReading {
    SceneReader.read(Array("{\"parallax\": 1, \"effect\": \"weather-menu\",\n\"content\": {\(content)}}".utf8))
  }

  private func complaints(_ content: String) -> [String] {
    reading(content).problems.map { $0.line(file: "s") }
  }

  @Test func `an item has what is written of it, and comes back as it was`() throws {
    let text =
      "\"items\": [{\"title\": \"Fog\", \"value\": \"11\"}, {\"title\": \"Sun\", \"subtitle\": \"a\\nb\", \"picture\": 2}]"
    let scene = try #require(reading(text).scene)
    #expect(scene.content.items.map(\.title) == ["Fog", "Sun"])
    #expect(scene.content.items[1].subtitles == ["a", "b"] && scene.content.items[1].picture == 2)
    #expect(scene.content.rowTitles == ["Fog", "Sun"])
    #expect(SceneReader.read(Array(SceneWriter.text(of: scene).utf8)).scene == scene)
    #expect(JSONWriter.compact(SceneWriter.value(of: scene)).contains("{\"title\":\"Fog\",\"value\":\"11\"}"))
  }

  @Test func `a picture is a path, or has a file and a focus`() throws {
    let scene = try #require(
      reading("\"images\": [\"a.jpg\", {\"file\": \"b.jpg\", \"focus\": [0.2, 1]}, {\"file\": \"c.jpg\"}]").scene)
    #expect(scene.content.imageFiles == ["a.jpg", "b.jpg", "c.jpg"])
    #expect(scene.content.images.map(\.focus) == [nil, Point(x: 0.2, y: 1), nil])
    let written = JSONWriter.compact(SceneWriter.value(of: scene))
    #expect(written.contains("[\"a.jpg\",{\"file\":\"b.jpg\",\"focus\":[0.2,1]},\"c.jpg\"]"), "\(written)")
  }

  @Test func `what is wrong with an item or a picture is told at its place`() {
    #expect(
      complaints("\"items\": [{\"titel\": \"Fog\"}]")
        == ["s:2:33: content.items[0].titel: an item has no such field. Did you mean \"title\"?"])
    #expect(complaints("\"items\": [\"Fog\"]").first?.contains("\"Fog\" is not an item") == true)
    #expect(complaints("\"images\": [{\"focus\": [0.5, 0.5]}]").first?.contains("the file is missing") == true)
    #expect(
      complaints("\"images\": [{\"file\": \"a.jpg\", \"focus\": [0.5, 3]}]").first?.contains("3 is not in 0...1")
        == true)
    #expect(complaints("\"images\": [5]").count == 1)
  }

  @Test func `pictures that move keep their focus`() {
    var content = SceneContent()
    content.images = ["a.jpg", SceneImage("b.jpg", focus: Point(x: 0, y: 0))]
    content.spellImages { "x/\($0)" }
    #expect(content.images == ["x/a.jpg", SceneImage("x/b.jpg", focus: Point(x: 0, y: 0))])
  }
}
