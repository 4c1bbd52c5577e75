import Boundary
import Documents
import Effects
import Testing

@testable import StudioKit

@Suite struct OpeningTests {
  @Test func `an opened scene joins the gallery and is shown`() throws {
    var session = try Session(isBuiltIn: true)
    session.files["/home/ada/b.json"] = Array(SceneWriter.text(of: Scene(effect: WeatherMenu())).utf8)
    session.dialog = .chosen(["/home/ada/b.json"])
    session.control("o")
    #expect(session.studio.library.documents.count == 2 && session.studio.document.scene.effectName == "weather-menu")
    #expect(!session.isUnsaved)
    session.control("o")
    #expect(session.studio.library.documents.count == 2, "once")
  }

  @Test(arguments: ["{", "{}", "{\"parallax\": 1, \"effect\": \"warp\"}", "\u{0}"])
  func `a file that is no scene says why, and changes nothing`(_ text: String) throws {
    var session = try Session()
    session.files["/home/ada/b.json"] = Array(text.utf8)
    session.dialog = .chosen(["/home/ada/b.json"])
    session.control("o")
    #expect(session.studio.library.documents.count == 1 && session.says("b.json"))
  }

  @Test func `a file that is not there says so`() throws {
    var session = try Session()
    session.dialog = .chosen(["/home/ada/none.json"])
    session.control("o")
    #expect(session.says("none.json: the file does not exist"))
  }

  @Test func `a new scene has the effect's defaults and nothing to save`() throws {
    var session = try Session()
    session.setRatio(0.2)
    session.newScene()
    #expect(session.ratio == 0.7 && !session.isUnsaved && session.title == "Untitled - Parallax")
    session.newScene()
    #expect(Set(session.studio.library.documents.map(\.name)).count == 3)
  }

  @Test func `switching scenes keeps each one's changes`() throws {
    var session = try Session()
    session.setRatio(0.2)
    session.newScene()
    session.press(.letter("1"))
    #expect(session.ratio == 0.2 && session.title == "Shop \u{2022} - Parallax")
  }

  @Test func `what another start leaves here opens once no question is open, and a built-in scene is shown`() throws {
    var session = try Session(isBuiltIn: true)
    session.files["/home/ada/b.json"] = Array(SceneWriter.text(of: Scene(effect: WeatherMenu())).utf8)
    session.control("n")
    #expect(session.studio.isAsking)
    session.happens(.called(["/home/ada/b.json"]))
    #expect(session.studio.library.documents.count == 1 && session.studio.isAsking)
    session.press(.escape)
    #expect(session.studio.document.scene.effectName == "weather-menu")
    session.happens(.called(["map-crop"]))
    #expect(session.studio.document.scene.effectName == "map-crop")
    session.happens(.called(["/home/ada/b.json", "no-such-scene"]))
    #expect(session.studio.document.scene.effectName == "weather-menu")
    session.happens(.called([]))
    #expect(session.studio.library.documents.count == 2)
  }

  @Test func `recent files open with a digit`() throws {
    var session = try Session(isBuiltIn: true)
    session.files["/home/ada/b.json"] = Array(SceneWriter.text(of: Scene(effect: WeatherMenu())).utf8)
    session.happens(.choice(.recent(["/home/ada/a.json", "/home/ada/b.json"])))
    session.control("o", shift: true)
    #expect(session.says("/home/ada/a.json"))
    session.press(.letter("2"))
    #expect(session.studio.document.scene.effectName == "weather-menu")
  }

  @Test func `a file that was saved elsewhere can be opened again beside its copy`() throws {
    var session = try Session()
    session.dialog = .chosen(["/home/ada/copy.json"])
    session.control("s", shift: true)
    session.setRatio(0.3)
    session.dialog = .chosen([Session.path])
    session.control("o")
    #expect(session.studio.library.documents.count == 2 && session.ratio == 0.7)
    session.press(.letter("1"))
    #expect(session.ratio == 0.3)
  }
}

extension OpeningTests {
  @Test func `changed picture paths are read again`() throws {
    var session = try Session()
    var scene = session.studio.document.scene
    scene.content.images = ["b.jpg"]
    session.studio.edit(at: 0) { $0.edit(scene, as: "Pictures") }
    session.studio.advanceFiles(to: 0)
    #expect(session.studio.requests.takeAll().contains(.window(.pictures(of: DocumentID(0)))))
    session.studio.advanceFiles(to: 0)
    #expect(!session.studio.requests.takeAll().contains(.window(.pictures(of: DocumentID(0)))))
  }
}
