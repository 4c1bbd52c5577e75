import Boundary
import Documents
import Testing

@testable import StudioKit

/// Picking pictures in a dialog.
struct PictureChoiceTests {
  /// Checks the pictures and the undo name after picking these for a scene in /home/ada.
  private func check(
    _ paths: [String], give images: [String], step: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var session = try Session()
    session.dialog = .chosen(paths)
    session.studio.perform(.choosePictures, at: 0)
    session.settle()
    #expect(session.studio.document.scene.content.imageFiles == ["maps/a.jpg"] + images, sourceLocation: sourceLocation)
    #expect(session.studio.document.history.steps.last?.name == step, sourceLocation: sourceLocation)
    session.control("z")
    #expect(session.studio.document.scene.content.imageFiles == ["maps/a.jpg"], sourceLocation: sourceLocation)
  }

  @Test func `pictures are added, spelled as the scene spells its own`() throws {
    try check(["/home/ada/maps/b.jpg"], give: ["maps/b.jpg"], step: "Add b.jpg")
    try check(["/srv/c.png"], give: ["/srv/c.png"], step: "Add c.png")
    try check(
      ["/home/ada/1.png", "/srv/2.png", "/home/adam/3.png"], give: ["1.png", "/srv/2.png", "/home/adam/3.png"],
      step: "Add 3 pictures")
  }

  @Test func `a dialog that is asked for again begins anew, and another one waits for it`() throws {
    var session = try Session()
    func asked(_ command: Command) -> (isAnew: Bool, isTold: Bool) {
      session.studio.perform(command, at: 0)
      let isAnew = session.studio.requests.takeAll().contains { if case .dialog = $0 { true } else { false } }
      return (isAnew, session.studio.view.notice?.text == "A file dialog is already open.")
    }
    for _ in 0..<3 { #expect(asked(.choosePictures) == (true, false)) }
    #expect(asked(.choosePage) == (false, true))
    #expect(asked(.choosePictures).isAnew)
    session.dialog = .chosen(["/srv/c.png"])
    session.happens(.choice(.chosen(["/srv/c.png"])))
    #expect(session.studio.document.scene.content.imageFiles == ["maps/a.jpg", "/srv/c.png"])
    #expect(asked(.choosePage).isAnew)
  }

  @Test func `a dialog that is closed adds nothing, and without one the path is typed`() throws {
    var session = try Session()
    session.dialog = .chosen([])
    session.studio.perform(.choosePictures, at: 0)
    session.settle()
    #expect(session.studio.document.scene.content.imageFiles == ["maps/a.jpg"] && !session.studio.isAsking)
    session.dialog = nil
    session.studio.perform(.choosePictures, at: 0)
    session.settle()
    #expect(session.studio.isAsking)
    // The field starts in the folder of the present pictures.
    session.type("b.jpg")
    session.press(.enter)
    #expect(session.studio.document.scene.content.imageFiles == ["maps/a.jpg", "maps/b.jpg"])
  }

  @Test func `a page is chosen, and taken away again`() throws {
    var session = try Session()
    session.dialog = .chosen(["/home/ada/page.png"])
    session.studio.perform(.choosePage, at: 0)
    session.settle()
    #expect(
      session.studio.document.scene.content.page == "page.png" && !session.studio.document.scene.content.pageHeader)
    #expect(session.studio.document.history.steps.last?.name == "Page page.png")
    session.studio.edit(at: 0) { $0.apply(.removePage) }
    #expect(session.studio.document.scene.content.page == nil)
    #expect(session.studio.document.history.steps.last?.name == "Remove page")
  }

  @Test func `pictures go to the scene that asked, whatever is on the stage when they come`() throws {
    var session = try Session()
    session.studio.perform(.choosePictures, at: 0)
    // The dialog stays open.
    _ = session.studio.requests.takeAll()
    session.newScene()
    session.happens(.choice(.chosen(["/home/ada/1.png", "/home/ada/2.png"])))
    #expect(session.studio.library.documents[0].scene.content.imageFiles == ["maps/a.jpg", "1.png", "2.png"])
    #expect(session.studio.document.scene.content.imageFiles == ["maps/a.jpg"])
  }
}
