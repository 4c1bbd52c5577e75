import Boundary
import Documents
import Effects
import Handoff
import Notation
import Testing

@testable import StudioKit

@Suite struct SavingTests {
  @Test func `what is saved is what is shown, and the dot goes`() throws {
    var session = try Session()
    #expect(session.title == "Shop - Parallax")
    session.setRatio(0.3)
    #expect(session.title == "Shop \u{2022} - Parallax")
    session.control("s")
    #expect(session.file() == session.studio.document.scene)
    #expect(session.title == "Shop - Parallax")
    #expect(session.says("Saved shop.json"))
  }

  @Test func `going back to what is in the file is not unsaved`() throws {
    var session = try Session()
    session.setRatio(0.3)
    session.setRatio(0.7)
    #expect(!session.isUnsaved)
  }

  @Test func `a built-in scene is saved as a copy, which means the same pictures`() throws {
    var session = try Session(isBuiltIn: true)
    session.dialog = .chosen(["/home/ada/mine/copy.json"])
    session.setRatio(0.3)
    session.control("s")
    let images = session.file("/home/ada/mine/copy.json")?.content.images
    #expect(images == ["/usr/share/parallax/Scenes/maps/a.jpg"])
    #expect(!session.isUnsaved)
    session.setRatio(0.4)
    session.control("s")
    #expect((session.file("/home/ada/mine/copy.json")?.effect as? MapCrop)?.ratio == 0.4)
  }

  @Test func `the built-in scene stays beside what was made of it, and both can be told apart`() throws {
    var session = try Session(isBuiltIn: true)
    session.setRatio(0.3)
    session.wait(1)
    session.dialog = .chosen(["/home/ada/copy.json"])
    session.control("s")
    let library = session.studio.library
    #expect(library.documents.map(\.file.path) == ["/home/ada/copy.json", nil] && library.selected == 0)
    #expect((library.documents[1].scene.effect as? MapCrop)?.ratio == 0.7 && !library.documents[1].isUnsaved)
    #expect(session.ratio == 0.3 && session.kept.isEmpty)
    session.wait(1)
    #expect(session.studio.library.documents.map(\.mark) == ["copy.json", "built in"])
    session.setRatio(0.4)
    session.control("q")
    #expect(session.says("Save the changes to Shop (copy.json)?"))
    session.press(.escape)
    // Its steps came along.
    for _ in 0..<3 { session.control("z") }
    #expect(session.ratio == 0.7)
  }

  @Test func `scenes of one title and file name are told apart by their folders`() throws {
    var session = try Session()
    session.files["/home/ada/old/shop.json"] = Array(session.text(ratio: 0.2).utf8)
    var dropped = Dropped(on: DropPlace(session.studio.document.id))
    dropped.scenes = ["/home/ada/old/shop.json"]
    session.happens(.pictures(.dropped(dropped)))
    #expect(session.studio.library.documents.map(\.mark) == ["/home/ada", "/home/ada/old"])
    #expect(session.says("/home/ada/old"))
  }

  @Test func `saved elsewhere in the same folder, pictures stay relative`() throws {
    var session = try Session()
    session.dialog = .chosen(["/home/ada/other"])
    session.control("s", shift: true)
    #expect(session.file("/home/ada/other.json")?.content.imageFiles == ["maps/a.jpg"])
  }

  @Test func `a cancelled dialog changes nothing`() throws {
    var session = try Session(isBuiltIn: true)
    session.dialog = .chosen([])
    session.setRatio(0.3)
    session.control("s")
    #expect(session.writes == 0 && session.isUnsaved)
  }

  @Test func `without a dialog the path is typed here`() throws {
    var session = try Session(isBuiltIn: true)
    session.control("s")
    #expect(session.says("shop.parallax.json"))
    session.control("u")
    session.type("~/new")
    session.press(.enter)
    #expect(session.file("/home/ada/new.json") != nil)
  }

  @Test func `a typed path never overwrites another file unasked`() throws {
    var session = try Session()
    session.files["/home/ada/other.json"] = [1]
    session.control("s", shift: true)
    session.control("u")
    session.type("/home/ada/other")
    session.press(.enter)
    #expect(session.files["/home/ada/other.json"] == [1])
    #expect(session.says("Replace other.json by Shop?"))
    session.press(.letter("r"))
    #expect(session.file("/home/ada/other.json") != nil)
  }

  @Test(arguments: ["the disk is full", "it is read-only", "its folder does not exist"])
  func `what cannot be saved is told, and stays`(_ fault: String) throws {
    var session = try Session()
    let before = session.files
    session.setRatio(0.3)
    session.fault = fault
    session.control("s")
    #expect(session.says(fault))
    #expect(session.ratio == 0.3 && session.isUnsaved && session.files == before)
    session.fault = nil
    session.control("s")
    #expect(session.file() == session.studio.document.scene)
  }

  @Test func `a scene whose file another one takes is in no file any more, and both go on being saved`() throws {
    var session = try Session()
    session.files["/home/ada/b.json"] = Array(session.text(ratio: 0.2).utf8)
    session.dialog = .chosen(["/home/ada/b.json"])
    session.control("o")
    session.dialog = .chosen([Session.path])
    session.control("s", shift: true)
    #expect(session.file() == session.studio.document.scene)
    session.press(.letter("1"))
    #expect(session.ratio == 0.7 && session.isUnsaved)
    session.setRatio(0.3)
    session.wait(1)
    session.dialog = .chosen(["/home/ada/c.json"])
    session.control("s")
    #expect(session.file("/home/ada/c.json") == session.studio.document.scene && !session.isUnsaved)
    session.press(.letter("2"))
    session.setRatio(0.4)
    session.control("s")
    #expect(session.file() == session.studio.document.scene && !session.isUnsaved && !session.studio.isAsking)
    #expect((session.file("/home/ada/c.json")?.effect as? MapCrop)?.ratio == 0.3)
  }

  @Test(arguments: [false, true])
  func `a file that is what it was by the time it is looked at is saved all the same`(_ isLeaving: Bool) throws {
    var session = try Session()
    session.setRatio(0.3)
    session.window.handle(.keyDown(.letter(isLeaving ? "q" : "s"), .control, isRepeat: false), at: 0)
    _ = session.window.takeRequests(at: 0)
    if isLeaving { session.window.handle(.keyDown(.enter, [], isRepeat: false), at: 0) }
    // The write was lost: for a moment the file had other content.
    _ = session.studio.requests.takeAll()
    session.happens(.file(.unexpected(path: Session.path)))
    #expect(session.file() == session.studio.document.scene && session.isOpen != isLeaving)
  }

  @Test func `what could not be opened again is not written`() throws {
    for (largest, isWritten) in [(60, false), (1000, true)] {
      var desk = try Desk(largest: largest)
      #expect(desk.session.library.current.assign(0.3, to: "parameters.ratio").isEmpty)
      desk.files.save(&desk.session)
      let steps = desk.session.steps.takeAll()
      let isRefused = steps.contains {
        if case .say(let words, true, _, _) = $0 { words.contains("shop.json would be too large") } else { false }
      }
      #expect(isRefused != isWritten && desk.session.library.current.isUnsaved)
      #expect(steps.contains { if case .ask(.files(.write)) = $0 { true } else { false } } == isWritten)
    }
  }

  @Test func `saved elsewhere, pictures are meant from the new folder, also those of earlier steps`() throws {
    var session = try Session(isBuiltIn: true)
    session.setRatio(0.3)
    session.press(.letter("`"))
    session.dialog = .chosen(["/home/ada/copy.json"])
    session.control("s")
    let image = "/usr/share/parallax/Scenes/maps/a.jpg"
    #expect(session.studio.document.file.folder == "/home/ada")
    #expect(session.studio.document.handoff?.scene.content.imageFiles == [image])
    session.press(.letter("`"))
    session.control("z")
    #expect(session.ratio == 0.7 && session.studio.document.scene.content.imageFiles == [image])
    #expect(session.studio.edit(at: 0) { $0.assign(["maps/b.jpg"], to: "content.images") }.isEmpty)
    session.control("s")
    #expect(session.file("/home/ada/copy.json")?.content.imageFiles == ["maps/b.jpg"])
    session.dialog = .chosen(["/usr/share/parallax/Scenes/copy.json"])
    session.control("s", shift: true)
    #expect(session.studio.document.scene.content.imageFiles == ["/home/ada/maps/b.jpg"])
    session.control("z")
    #expect(session.studio.document.scene.content.imageFiles == ["maps/a.jpg"])
  }
}
