import Boundary
import Documents
import Effects
import Geometry
import Handoff
import Notation
import PreviewKit
import Testing

@testable import StudioKit

/// Creating a scene from an effect and pictures.
struct NewSceneTests {
  /// A studio with built-in scenes.
  private func session() throws -> Session { try Session(isBuiltIn: true) }

  @Test func `an effect is chosen, then pictures, and the first own ones take the samples' place`() throws {
    var session = try session()
    session.dialog = .chosen(["/home/ada/1.png", "/home/ada/2.png"])
    session.control("n")
    #expect(session.says("A new scene: which effect?"))
    session.press(.letter("1"))
    #expect(session.says("Which pictures for the header parallax?"))
    session.press(.enter)
    #expect(!session.studio.isAsking && session.studio.library.documents.count == 2)
    #expect(session.studio.document.scene.effect is HeaderParallax)
    #expect(session.studio.document.scene.content.imageFiles == ["/home/ada/1.png", "/home/ada/2.png"])
    session.dialog = .chosen(["/home/ada/3.png"])
    session.studio.perform(.choosePictures, at: 0)
    session.settle()
    #expect(session.studio.document.scene.content.images.count == 3, "more come after one's own")
  }

  @Test func `a page is asked for where the effect has one, and samples stay until there is more`() throws {
    var session = try session()
    session.dialog = .chosen(["/home/ada/page.png"])
    session.control("n")
    session.press(.letter("1"))
    session.press(.letter("2"))
    #expect(session.studio.document.scene.content.page == "/home/ada/page.png")
    // The samples are no picture of a real page: its own top is the header.
    #expect(session.studio.document.scene.content.pageHeader)
    #expect(session.says("The header is the top of the page."))
    session.studio.perform(.undo, at: 0)
    #expect(session.studio.document.scene.content.page != "/home/ada/page.png")
    #expect(!session.studio.document.scene.content.pageHeader)
    session.studio.perform(.redo, at: 0)
    session.control("n")
    session.press(.letter("4"))
    #expect(!session.says("A screenshot of your page\u{2026}"), "map crops have no page")
    session.press(.letter("2"))
    #expect(session.studio.document.scene.content.imageFiles == ["maps/a.jpg"])
    #expect(session.studio.document.title.shown == "Untitled" && !session.isUnsaved)
  }

  @Test func `a new scene is named after its file until it has a title`() throws {
    var session = try session()
    session.control("n")
    session.press(.letter("4"))
    session.press(.letter("2"))
    session.dialog = .chosen(["/home/ada/my boats.json"])
    session.control("s")
    #expect(session.studio.document.title.shown == "my boats" && session.title == "my boats - Parallax")
    // Everything that names it says the same, and saving left nothing to save.
    let scene = session.studio.document.scene
    #expect(scene.title == "my boats" && scene.displayTitle == "my boats" && scene.barTitle == "my boats")
    #expect(session.file("/home/ada/my boats.json")?.title == "my boats" && !session.isUnsaved)
    let readme = try session.studio.document.handoff?.readme(moments: [], from: HandoffTemplates(), packed: "")
    #expect(readme?.hasPrefix("# my boats\n") == true)
    session.dialog = .chosen(["/home/ada/ships.parallax.json"])
    session.control("s", shift: true)
    #expect(session.studio.document.scene.title == "ships" && !session.isUnsaved)
    // Undo does not bring another name back.
    session.setRatio(0.3)
    session.studio.perform(.undo, at: 0)
    #expect(session.studio.document.title.shown == "ships")
    session.studio.edit(at: 0) { _ = $0.assign(.text("Boats"), to: "title") }
    #expect(session.studio.document.title.shown == "Boats")
  }

  @Test func `Escape leaves everything as it was, also the second question`() throws {
    var session = try session()
    for keys: [Key] in [[.escape], [.enter, .escape]] {
      session.control("n")
      for key in keys { session.press(key) }
      #expect(!session.studio.isAsking && session.studio.library.documents.count == 1)
    }
  }

  @Test func `a click beside the cards closes them, and one on the sheet does not`() throws {
    var session = try session()
    func click(_ point: Point) {
      for event in [InputEvent.hover(point), .down(point), .up(point)] {
        session.window.handle(event, at: session.time)
      }
      session.settle()
    }
    session.control("n")
    click(Point(x: 450, y: 190))
    #expect(session.studio.isAsking)
    click(Point(x: 4, y: 4))
    #expect(!session.studio.isAsking && session.studio.library.documents.count == 1)
  }

  @Test func `a dialog that is closed leaves the samples`() throws {
    var session = try session()
    session.dialog = .chosen([])
    session.control("n")
    session.press(.enter)
    session.press(.enter)
    #expect(session.studio.document.scene.content.imageFiles == ["maps/a.jpg"])
  }

  @Test func `the cards move, each inside of the window`() throws {
    var session = try session()
    for size in [Size(width: 480, height: 360), Size(width: 640, height: 480), Size(width: 1440, height: 900)] {
      session.window.handle(.resize(size, scale: 1), at: session.time)
      session.control("n")
      func cards() -> (clips: [Rect], list: DrawList) {
        var list = DrawList()
        session.window.drawSheets(into: &list)
        let clips = list.commands.compactMap { if case .clip(let rect?) = $0 { rect } else { nil } }
        return (clips.filter { $0 != Rect(size) }, list)
      }
      let (clips, before) = cards()
      #expect(clips.count >= Catalog.effects.count && session.window.isMoving(at: session.time))
      for clip in clips { #expect(Rect(size).intersection(clip) == clip) }
      #expect(clips.count { $0.width > 60 && $0.height > 40 } >= Catalog.effects.count)
      session.time += 0.5
      session.window.advance(to: session.time)
      #expect(cards().list != before)
      session.press(.escape)
      #expect(!session.window.isMoving(at: session.time))
    }
  }

  @Test func `dialogs for pictures begin with the person's own, never with the program's`() throws {
    func folder(_ session: inout Session) -> String? {
      session.studio.perform(.choosePictures, at: 0)
      let requests = session.studio.requests.takeAll()
      session.receive(.choice(.chosen([])))
      for case .dialog(.pictures(let folder)) in requests { return folder }
      return "none"
    }
    var samples = try session()
    #expect(folder(&samples) == nil, "the desktop knows the folder for pictures")
    var own = try Session()
    #expect(folder(&own) == "/home/ada/maps")
  }

  @Test func `Ctrl V asks for a picture in the clipboard, for the scene on the stage`() throws {
    var session = try session()
    let id = session.studio.document.id
    session.window.handle(.keyDown(.letter("v"), .control, isRepeat: false), at: 0)
    #expect(session.studio.requests.takeAll().contains(.pictures(.paste(into: DropPlace(id)))))
  }
}
