import Boundary
import Documents
import Effects
import Testing

@testable import StudioKit

/// Dropping files on the window.
@Suite struct DroppingTests {
  private func dropped(
    pictures: [String] = [], scenes: [String] = [], faults: [String] = [], on document: DocumentID = DocumentID(0)
  ) -> Reply {
    var dropped = Dropped(on: document)
    (dropped.pictures, dropped.scenes, dropped.faults) = (pictures, scenes, faults)
    return .dropped(dropped)
  }

  /// Checks the pictures and the undo name after dropping these on a scene in /home/ada.
  private func check(
    _ paths: [String], give images: [String], step: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var session = try Session()
    session.happens(dropped(pictures: paths))
    #expect(session.studio.document.scene.content.imageFiles == images, sourceLocation: sourceLocation)
    #expect(session.studio.document.history.steps.last?.name == step, sourceLocation: sourceLocation)
    session.control("z")
    #expect(session.studio.document.scene.content.imageFiles == ["maps/a.jpg"], sourceLocation: sourceLocation)
  }

  @Test func `pictures take the place of the scene's, spelled as it spells its own`() throws {
    try check(["/home/ada/maps/b.jpg"], give: ["maps/b.jpg"], step: "Picture")
    try check(["/home/ada/1.png", "/srv/2.png"], give: ["1.png", "/srv/2.png"], step: "2 pictures")
  }

  @Test func `more pictures than a scene may have are refused with a reason`() throws {
    for (count, isTaken) in [(100_000, true), (100_001, false)] {
      var session = try Session()
      session.happens(dropped(pictures: (0..<count).map { "/srv/\($0).png" }))
      #expect((session.studio.document.scene.content.images.count == count) == isTaken)
      #expect(session.says("content.images") != isTaken)
      session.control("s")
      #expect(session.file() == session.studio.document.scene)
    }
  }

  @Test func `pictures are for the scene that they fell on, whatever is shown when they are known`() throws {
    var session = try Session()
    session.window.handle(.drop(path: "/home/ada/b.jpg", at: nil), at: 0)
    #expect(session.studio.requests.takeAll() == [.pictures(.open(["/home/ada/b.jpg"], into: DocumentID(0)))])
    session.newScene()
    session.happens(dropped(pictures: ["/home/ada/b.jpg"]))
    #expect(session.studio.library.documents[0].scene.content.imageFiles == ["b.jpg"])
    #expect(session.studio.document.scene.content.imageFiles == ["maps/a.jpg"])
  }

  @Test func `what is dropped together is asked for together`() throws {
    var session = try Session()
    for path in ["/a", "/b", "/c"] { session.window.handle(.drop(path: path, at: nil), at: 0) }
    #expect(session.studio.requests.takeAll() == [.pictures(.open(["/a", "/b", "/c"], into: DocumentID(0)))])
  }

  @Test func `a scene joins the gallery, and what is neither is told`() throws {
    var session = try Session()
    session.files["/home/ada/b.json"] = Array(SceneWriter.text(of: Scene(effect: WeatherMenu())).utf8)
    session.happens(dropped(scenes: ["/home/ada/b.json"], faults: ["none.png: the file does not exist", "more"]))
    #expect(session.studio.document.scene.effectName == "weather-menu")
    #expect(session.says("none.png: the file does not exist (and 1 more)"))
  }

  @Test func `frame times are told where they are, or why they are nowhere`() throws {
    var session = try Session()
    session.happens(.logged(path: "/state/frames.csv"))
    #expect(session.says("Frame times are in /state/frames.csv"))
    session.happens(.failed(.logging, path: "/state", why: "the disk is full"))
    #expect(session.says("/state: the disk is full"))
  }
}
