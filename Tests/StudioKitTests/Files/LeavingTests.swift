import Boundary
import Documents
import Effects
import Geometry
import Testing

@testable import StudioKit

@Suite struct LeavingTests {
  @Test func `without changes the window closes at once`() throws {
    var session = try Session()
    session.control("q")
    #expect(!session.isOpen)
  }

  @Test func `with changes it asks, and Escape stays`() throws {
    var session = try Session()
    session.setRatio(0.3)
    session.window.handle(.close, at: 0)
    session.settle()
    #expect(session.isOpen && session.says("Save the changes to Shop?"))
    session.press(.escape)
    #expect(session.isOpen && !session.studio.isAsking && session.isUnsaved)
  }

  @Test func `a question waits for the hand that turns a control`() throws {
    var session = try Session()
    session.setRatio(0.3)
    let panel = session.studio.layout[.panel]
    let place = Point(x: panel.x + 20, y: panel.midY)
    session.window.advance(to: 0)
    session.window.handle(.down(place), at: 0)
    session.window.handle(.close, at: 0)
    session.settle()
    #expect(session.isOpen && !session.studio.isAsking)
    session.window.handle(.up(place), at: 0)
    session.settle()
    #expect(session.studio.isAsking)
  }

  @Test func `Save saves and closes`() throws {
    var session = try Session()
    session.setRatio(0.3)
    session.control("q")
    session.press(.enter)
    #expect(!session.isOpen && session.file() == session.studio.document.scene)
  }

  @Test func `Discard closes, and nothing is offered next time`() throws {
    var session = try Session.withWork()
    session.control("q")
    session.press(.tab)
    session.press(.tab)
    session.press(.enter)
    #expect(!session.isOpen && session.writes == 0 && session.kept.isEmpty)
  }

  @Test func `a save that fails keeps the window open`() throws {
    var session = try Session()
    session.setRatio(0.3)
    session.fault = "the disk is full"
    session.control("q")
    session.press(.enter)
    #expect(session.isOpen && session.says("the disk is full"))
  }

  /// Two scenes with changes, the second without a file.
  private func twoChanged() throws -> Session {
    var session = try Session()
    session.setRatio(0.3)
    session.newScene()
    session.setRatio(0.2)
    session.wait(1)
    return session
  }

  @Test func `several scenes with changes are asked about once, and a no gives nothing up`() throws {
    var session = try twoChanged()
    #expect(session.kept.count == 2)
    session.control("q")
    #expect(session.says("Save the changes to 2 scenes?") && session.says("Shop") && session.says("Untitled"))
    session.press(.escape)
    #expect(session.isOpen && session.kept.count == 2)
    session.control("q")
    session.press(.letter("d"))
    #expect(!session.isOpen && session.kept.isEmpty && session.writes == 0)
  }

  @Test func `Save all saves each, asks where only for those that are in no file, and closes`() throws {
    var session = try twoChanged()
    session.dialog = .chosen(["/home/ada/other.json"])
    session.control("q")
    session.press(.letter("s"))
    #expect(!session.isOpen && session.writes == 2 && session.kept.isEmpty)
    #expect(session.file()?.effect as? MapCrop != nil && session.file("/home/ada/other.json") != nil)
  }

  @Test func `a dialog that is closed on the way out keeps the window open, and asks again the next time`() throws {
    var session = try twoChanged()
    session.dialog = .chosen([])
    session.control("q")
    session.press(.letter("s"))
    #expect(session.isOpen && session.writes == 1)
    session.control("q")
    #expect(session.says("Save the changes to Untitled?"))
  }

  @Test func `many scenes with changes are named as far as there is room`() throws {
    var session = try Session()
    session.setRatio(0.3)
    for _ in 0..<8 {
      session.newScene()
      session.setRatio(0.2)
    }
    session.control("q")
    #expect(session.says("Save the changes to 9 scenes?") && session.says("and 4 more"))
  }

  @Test func `the answers can be clicked`() throws {
    var session = try Session()
    session.setRatio(0.3)
    session.control("q")
    var list = DrawList()
    session.window.drawSheets(into: &list)
    let box = list.commands.compactMap { command -> Rect? in
      if case .text("Discard", let box, _) = command { box } else { nil }
    }.first
    let place = try #require(box)
    let point = Point(x: place.midX, y: place.midY)
    for event in [InputEvent.down(point), .up(point)] { session.window.handle(event, at: 0) }
    session.settle()
    #expect(!session.isOpen)
  }

  @Test func `a setting that is not shown is saved with the one that is`() throws {
    var session = try Session()
    session.press(.letter("`"))
    session.setRatio(0.3)
    session.press(.letter("`"))
    #expect(session.isUnsaved && session.title == "Shop \u{2022} - Parallax")
    session.control("q")
    #expect(session.isOpen && session.says("Save the changes to Shop?"))
    session.press(.letter("s"))
    let file = try #require(session.file())
    #expect(!session.isOpen && session.kept.isEmpty && (file.effect as? MapCrop)?.ratio == 0.7)
    #expect((file.variant(named: "B")?.scene.effect as? MapCrop)?.ratio == 0.3)
  }

  @Test func `what is shown is the scene of the file, and what was shown before is a variant`() throws {
    var session = try Session()
    session.setRatio(0.3)
    session.press(.letter("`"))
    session.setRatio(0.5)
    session.control("s")
    let file = try #require(session.file())
    #expect((file.effect as? MapCrop)?.ratio == 0.5 && file.variants.map(\.name) == ["A"])
    #expect((file.variant(named: "A")?.scene.effect as? MapCrop)?.ratio == 0.3)
    #expect(!session.isUnsaved)
    session.control("q")
    #expect(!session.isOpen)
  }

  @Test func `a copy in which nothing was changed is nothing to save`() throws {
    var session = try Session()
    session.press(.letter("`"))
    #expect(session.studio.document.settings.name == "B" && !session.isUnsaved)
    session.control("q")
    #expect(!session.isOpen && session.writes == 0)
  }

  @Test func `a scene that is closed leaves the gallery, and its changes are asked about`() throws {
    var session = try Session()
    session.control("w")
    #expect(session.isOpen && session.says("The last scene cannot be closed"))
    session.newScene()
    session.control("w")
    #expect(session.studio.library.documents.count == 1 && !session.studio.isAsking)
    session.newScene()
    session.setRatio(0.2)
    session.wait(1)
    session.control("w")
    #expect(session.studio.isAsking && session.says("when the scene closes"))
    session.press(.escape)
    #expect(session.studio.library.documents.count == 2)
    session.control("w")
    session.press(.letter("d"))
    #expect(session.studio.library.documents.count == 1 && session.kept.isEmpty)
    session.newScene()
    session.setRatio(0.2)
    session.dialog = .chosen(["/home/ada/other.json"])
    session.control("w")
    session.press(.letter("s"))
    #expect(session.studio.library.documents.count == 1 && session.file("/home/ada/other.json") != nil)
    #expect(session.record?.files == [Session.path])
  }
}
