import Boundary
import Documents
import Effects
import Testing

@testable import StudioKit

/// Scenes whose pictures are in their file, in the studio.
@Suite struct PackedFileTests {
  private static let path = "/home/ada/shop.parallax"

  /// Saves the scene on the stage under another name, typed without a dialog.
  private func save(as path: String, _ session: inout Session) {
    session.dialog = .chosen([path])
    session.control("s", shift: true)
  }

  @Test func `a scene is saved as a packed one by its name, and goes on with the pictures in it`() throws {
    var session = try Session()
    save(as: Self.path, &session)
    #expect(session.files[Self.path] != nil && !session.isUnsaved)
    #expect(session.studio.document.file.path == Self.path && session.studio.document.file.isPacked)
    #expect(session.studio.document.scene.content.images.map(\.file) == ["pictures/a.jpg"])
    #expect(session.studio.document.picturePath(0) == "/tmp/unpacked/pictures/a.jpg")
    session.setRatio(0.3)
    #expect(session.isUnsaved)
    session.control("s")
    #expect(!session.isUnsaved && session.writes == 2)
    session.control("z")
    #expect(session.studio.document.scene.content.images.map(\.file) == ["pictures/a.jpg"] && session.isUnsaved)
  }

  @Test func `a file changed by another program is taken, or asked about`() throws {
    var session = try Session()
    save(as: Self.path, &session)
    let text = session.text(ratio: 0.2)
    session.files[Self.path] = Array(text.utf8)
    session.happens(.file(.changed(path: Self.path)))
    #expect(session.ratio == 0.2 && !session.isUnsaved)
    session.setRatio(0.4)
    session.files[Self.path] = Array(session.text(ratio: 0.6).utf8)
    session.happens(.file(.changed(path: Self.path)))
    #expect(session.studio.session.questions.sheet?.title == "Shop has changed on disk")
  }

  @Test func `only pictures have changed: nothing is asked, and nothing is unsaved`() throws {
    var session = try Session()
    save(as: Self.path, &session)
    session.setRatio(0.4)
    session.paintings += 1
    session.happens(.file(.changed(path: Self.path)))
    #expect(session.studio.session.questions.sheet == nil && session.isUnsaved)
    session.control("s")
    #expect(!session.isUnsaved)
  }

  @Test func `a gesture goes into the file under a name, is played from there, and leaves it again`() throws {
    var session = try Session()
    func offered() -> ArraySlice<String> {
      let titles = ToolChoice.gestures(Facts(session.studio)).items.map(\.title)
      return titles.filter { $0.contains("Pull and let go") }.dropFirst()
    }
    #expect(!Command.addGesture.isOn(Facts(session.studio)))
    save(as: Self.path, &session)
    session.setRatio(0.4)
    session.studio.perform(.gesture(.pull), at: session.time)
    session.studio.perform(.addGesture, at: session.time)
    session.settle()
    #expect(session.studio.session.questions.sheet?.title == "Add to the scene\u{2019}s file")
    session.press(.enter)
    // What is unsaved stays so.
    #expect(session.isUnsaved && session.gestures.isEmpty)
    #expect(Array(session.packedGestures.keys) == ["Pull and let go"])
    let tape = try #require(session.studio.document.file.gestures.first?.tape)
    #expect(offered() == ["Pull and let go"])
    session.studio.perform(.gesture(.flick), at: session.time)
    session.studio.perform(.sceneGesture(session.studio.document.file.gestures[0]), at: session.time)
    #expect(session.studio.stage.gesture == tape && session.studio.stage.isPlaying)
    #expect(offered() == ["Pull and let go", "Remove \u{201C}Pull and let go\u{201D} from the file"])
    session.studio.perform(.addGesture, at: session.time)
    session.settle()
    #expect(session.studio.session.questions.sheet?.typed == "My gesture")
    session.type("Pull and let go")
    session.press(.enter)
    #expect(session.studio.session.questions.sheet?.question.problem?.contains("already exists") == true)
    session.press(.escape)
    session.studio.perform(.removeGesture("Pull and let go"), at: session.time)
    session.settle()
    #expect(session.packedGestures.isEmpty && session.studio.document.file.gestures.isEmpty)
    session.studio.perform(.restoreGesture, at: session.time)
    session.settle()
    #expect(session.studio.document.file.gestures.map(\.tape) == [tape] && session.gestures.isEmpty)
  }

  @Test func `a picture painted in another program is taken into the file, and changes stay unsaved`() throws {
    var session = try Session()
    save(as: Self.path, &session)
    session.setRatio(0.4)
    let (before, writes) = (session.file(Self.path), session.writes)
    session.happens(.file(.repainted(path: "/tmp/unpacked/pictures/a.jpg")))
    #expect(session.writes == writes + 1 && session.file(Self.path) == before)
    #expect(session.isUnsaved && session.ratio == 0.4)
    session.happens(.file(.repainted(path: "/home/ada/other.jpg")))
    #expect(session.writes == writes + 1)
  }

  @Test func `it is taken in without other changes, too, if the file has got other pictures meanwhile`() throws {
    var session = try Session()
    save(as: Self.path, &session)
    session.setRatio(0.4)
    let (before, writes) = (session.file(Self.path), session.writes)
    session.paintings += 1
    session.happens(.file(.repainted(path: "/tmp/unpacked/pictures/a.jpg")))
    #expect(session.writes == writes + 1 && session.file(Self.path) == before)
    #expect(session.isUnsaved && session.ratio == 0.4 && session.studio.session.questions.sheet == nil)
  }

  @Test func `a picture that cannot be packed keeps its path and is named`() throws {
    var session = try Session()
    session.unpackable = ["/home/ada/maps/a.jpg": "the file does not exist."]
    save(as: Self.path, &session)
    #expect(session.says("Saved shop.parallax without a.jpg: the file does not exist."))
    #expect(session.studio.document.picturePath(0) == "/home/ada/maps/a.jpg")
    session.unpackable = [:]
    session.setRatio(0.4)
    session.control("s")
    #expect(session.studio.document.picturePath(0) == "/tmp/unpacked/pictures/a.jpg")
  }

  @Test func `a scene file is not left with pictures that end with the program`() throws {
    var session = try Session()
    save(as: Self.path, &session)
    save(as: "/home/ada/copy.json", &session)
    #expect(session.files["/home/ada/copy.json"] == nil && session.says("a.jpg is in a packed scene"))
    // A new scene with the pictures of the one on the stage has them, too, even when that is closed.
    session.control("n")
    session.press(.enter)
    session.press(.letter("2"))
    save(as: "/home/ada/new.json", &session)
    #expect(session.files["/home/ada/new.json"] == nil)
    save(as: "/home/ada/new.parallax", &session)
    #expect(session.files["/home/ada/new.parallax"] != nil)
  }

  @Test func `unsaved work on a packed scene is restored where its pictures are`() throws {
    var session = try Session()
    save(as: Self.path, &session)
    session.setRatio(0.4)
    let text = UnsavedWork(session.studio.document).text
    for isOpen in [true, false] {
      var next = try Session()
      next.files[Self.path] = session.files[Self.path]
      if isOpen { save(as: Self.path, &next) }
      next.happens(.work(.leftover(AutosaveFile(key: "left", text: text, time: "12:31"))))
      next.press(.enter)
      #expect(next.studio.document.file.path == Self.path && next.studio.document.file.isPacked)
      #expect(next.ratio == 0.4 && next.isUnsaved)
      #expect(next.studio.document.picturePath(0) == "/tmp/unpacked/pictures/a.jpg")
    }
    // The work is there even if the file is gone.
    var next = try Session()
    next.happens(.work(.leftover(AutosaveFile(key: "left", text: text, time: "12:31"))))
    next.press(.enter)
    #expect(next.ratio == 0.4 && next.studio.document.file.isPacked)
  }

  @Test func `a copy for sending, and one in a folder, leave the scene as it is`() throws {
    var session = try Session()
    session.setRatio(0.4)
    session.dialog = .chosen(["/home/ada/sent.parallax"])
    session.studio.perform(.savePacked, at: 0)
    session.settle()
    session.dialog = .chosen(["/home/ada/parts"])
    session.studio.perform(.saveUnpacked, at: 0)
    session.settle()
    #expect(session.exported.map(\.order.path) == ["/home/ada/sent.parallax", "/home/ada/parts/shop"])
    #expect(session.isUnsaved && session.studio.document.file.path == Session.path)
    guard case .packed(let scene, .anything) = session.exported.first?.order.content else {
      Issue.record("\(session.exported)")
      return
    }
    #expect(scene.scene.content.images.map(\.file) == ["/home/ada/maps/a.jpg"] && scene.path == Session.path)
  }
}
