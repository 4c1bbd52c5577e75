import Documents
import Effects
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
    #expect(scene.content.items.map(\.title) == ["Fog", "Sun"])
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

  @Test func `a picture has a fit, beside a focus or alone, which only its effect may refuse`() throws {
    let images = "[{\"file\": \"b.jpg\", \"fit\": \"contain\"}, {\"file\": \"c.jpg\", \"fit\": \"cover\"}]"
    var scene = try #require(reading("\"images\": \(images)").scene)
    #expect(scene.content.images == [SceneImage("b.jpg", fit: .contain), SceneImage("c.jpg")])
    #expect(
      JSONWriter.compact(SceneWriter.value(of: scene)).contains("[{\"file\":\"b.jpg\",\"fit\":\"contain\"},\"c.jpg\"]"))
    #expect(scene.assign(["file": "c.jpg", "focus": [0, 1], "fit": "contain"], to: "content.images.1").isEmpty)
    #expect(scene.content.images[1] == SceneImage("c.jpg", focus: Point(x: 0, y: 1), fit: .contain))
    #expect(SceneReader.read(Array(SceneWriter.text(of: scene).utf8)).scene == scene)
    // The rows of this effect are windows.
    #expect(scene.setting { _ in nil }.fits.map(\.mode) == [.cover, .cover])
    scene.effect = StackingCards()
    #expect(scene.setting { _ in nil }.fits.map(\.mode) == [.contain, .contain])
  }

  @Test func `the top of a page is the header's only picture where the effect has a header of its own`() throws {
    let content = "\"images\": [\"a.jpg\", \"b.jpg\"], \"page\": \"p.png\", \"pageHeader\": true"
    var scene = try #require(reading(content).scene)
    #expect(scene.content.pageHeader && SceneReader.read(Array(SceneWriter.text(of: scene).utf8)).scene == scene)
    func setting() -> Setting { scene.setting { $0 == "p.png" ? Size(width: 2, height: 9) : nil } }
    #expect(!setting().isPageHeader && setting().pictures.count == 2)
    for effect in [HeaderParallax(), StretchBanner()] as [any Effect] {
      scene.effect = effect
      #expect(setting().isPageHeader && setting().pictures == [Size(width: 2, height: 9)])
      #expect(setting().fits == [PictureFit(focus: Point(x: 0.5, y: 0))])
    }
    scene.content.page = nil
    #expect(!setting().isPageHeader && setting().pictures.count == 2)
    #expect(complaints("\"pageHeader\": 1").count == 1)
    #expect(complaints("\"pageHeadr\": true").first?.contains("Did you mean \"pageHeader\"?") == true)
  }

  @Test func `a fit that is none is refused, with the nearest word`() {
    func said(_ fit: String) -> String {
      complaints("\"images\": [{\"file\": \"b.jpg\", \(fit)}]").joined(separator: "; ")
    }
    #expect(said("\"fit\": \"contian\"").contains("Did you mean \"contain\"?"))
    #expect(said("\"fit\": 1").hasPrefix("s:2:") && said("\"fit\": [\"contain\"]").hasPrefix("s:2:"))
    #expect(said("\"fitt\": \"contain\"").contains("Did you mean \"fit\"?"))
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
