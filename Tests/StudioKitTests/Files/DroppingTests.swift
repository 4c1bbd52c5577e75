import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import Testing

@testable import StudioKit

/// Dropping files on the window.
@Suite struct DroppingTests {
  private func dropped(
    pictures: [String] = [], scenes: [String] = [], faults: [String] = [], on picture: Int? = nil
  ) -> Reply {
    var dropped = Dropped(on: DropPlace(DocumentID(0), picture: picture))
    (dropped.pictures, dropped.scenes, dropped.faults) = (pictures, scenes, faults)
    return .pictures(.dropped(dropped))
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

  @Test func `pictures join the scene's, spelled as it spells its own`() throws {
    try check(["/home/ada/maps/b.jpg"], give: ["maps/a.jpg", "maps/b.jpg"], step: "Add b.jpg")
    try check(
      ["/home/ada/1.png", "/srv/2.png"], give: ["maps/a.jpg", "1.png", "/srv/2.png"], step: "Add 2 pictures")
  }

  @Test func `the first of one's own take the place of the built-in ones`() throws {
    var session = try Session(isBuiltIn: true)
    session.happens(dropped(pictures: ["/srv/1.jpg", "/srv/2.png"]))
    #expect(session.studio.document.scene.content.imageFiles == ["/srv/1.jpg", "/srv/2.png"])
    session.happens(dropped(pictures: ["/srv/3.jpg"]))
    #expect(session.studio.document.scene.content.images.count == 3)
  }

  @Test func `a picture dropped on another takes its place, on the stage and in the panel`() throws {
    var scene = Scene(effect: MapCrop())
    scene.content.images = ["/0.jpg", "/1.jpg", "/2.jpg"]
    var bench = try Bench(scene, height: 1600)
    bench.inspector.setOpen(.content, true)
    bench.look()
    bench.window.layOut(at: bench.time)
    var list = DrawList()
    bench.window.paint(at: bench.time, into: &list)
    func target(at point: Point?) -> DropPlace? {
      var bench = bench
      bench.window.handle(.drop(path: "/new.jpg", at: point), at: bench.time)
      guard case .pictures(.open(_, let place))? = bench.studio.requests.takeAll().last else { return nil }
      return place
    }
    #expect(target(at: nil) == DropPlace(bench.studio.document.id))
    #expect(target(at: try bench.place("picture.2"))?.picture == 2)
    // Beside the phone.
    #expect(target(at: bench.studio.layout.stage.origin)?.picture == nil)
    var layers: [Layer] = []
    bench.studio.stage.shown.layers(at: bench.studio.stage.moment(bench.time), into: &layers)
    let layer = try #require(layers.first { $0.content.picture == 1 && $0.visibleFrame.height > 20 })
    let (screen, zoom) = (bench.studio.layout.screen, bench.studio.layout.zoom)
    let row = layer.visibleFrame.center
    #expect(target(at: Point(x: screen.x + row.x * zoom, y: screen.y + row.y * zoom))?.picture == 1)
    var session = try Session()
    session.happens(dropped(pictures: ["/srv/b.jpg"], on: 0))
    #expect(session.studio.document.scene.content.imageFiles == ["/srv/b.jpg"])
    #expect(session.studio.document.history.steps.last?.name == "Picture 1 b.jpg")
  }

  @Test func `more pictures than a scene may have are refused with a reason`() throws {
    for (count, isTaken) in [(99_999, true), (100_000, false)] {
      var session = try Session()
      session.happens(dropped(pictures: (0..<count).map { "/srv/\($0).png" }))
      #expect((session.studio.document.scene.content.images.count == count + 1) == isTaken)
      #expect(session.says("content.images") != isTaken)
      session.control("s")
      #expect(session.file() == session.studio.document.scene)
    }
  }

  @Test func `pictures are for the scene that they fell on, whatever is shown when they are known`() throws {
    var session = try Session()
    session.window.handle(.drop(path: "/home/ada/b.jpg", at: nil), at: 0)
    #expect(
      session.studio.requests.takeAll() == [.pictures(.open(["/home/ada/b.jpg"], into: DropPlace(DocumentID(0))))])
    session.newScene()
    session.happens(dropped(pictures: ["/home/ada/b.jpg"]))
    #expect(session.studio.library.documents[0].scene.content.imageFiles == ["maps/a.jpg", "b.jpg"])
    #expect(session.studio.document.scene.content.imageFiles == ["maps/a.jpg"])
  }

  @Test func `what is dropped together is asked for together`() throws {
    var session = try Session()
    for path in ["/a", "/b", "/c"] { session.window.handle(.drop(path: path, at: nil), at: 0) }
    #expect(
      session.studio.requests.takeAll() == [.pictures(.open(["/a", "/b", "/c"], into: DropPlace(DocumentID(0))))])
  }

  @Test func `a scene joins the gallery, and what is neither is told`() throws {
    var session = try Session()
    session.files["/home/ada/b.json"] = Array(SceneWriter.text(of: Scene(effect: WeatherMenu())).utf8)
    session.happens(dropped(scenes: ["/home/ada/b.json"], faults: ["none.png: the file does not exist", "more"]))
    #expect(session.studio.document.scene.effectName == "weather-menu")
    #expect(session.says("none.png: the file does not exist (and 1 more)"))
  }
}
