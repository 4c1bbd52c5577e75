import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// Pictures that become layers.
struct ComposedPicturesTests {
  private func document(_ layers: [LayerSettings], images: [SceneImage]) -> SceneDocument {
    var effect = Layers()
    effect.layers = layers
    var scene = Scene(effect: effect)
    scene.content.images = images
    return SceneDocument(name: "scene", scene: scene, file: SceneFile(folder: "/home", saved: scene))
  }

  @Test func `pictures become layers in the order of their numbers, named after their files, as one step`() throws {
    var document = document([LayerSettings()], images: ["/samples/a.jpg"])
    let places = try document.compose(
      ["/home/art/hills 10.png", "/home/art/sky 1.png", "/home/art/forest 2.png"], replacing: true)
    let layers = document.scene.composition
    #expect(places == 0..<3)
    #expect(layers.map(\.name) == ["sky 1", "forest 2", "hills 10"])
    #expect(document.scene.content.imageFiles == ["art/sky 1.png", "art/forest 2.png", "art/hills 10.png"])
    #expect(layers.map(\.ratio) == [0.2, 0.6, 1] && layers.allSatisfy(\.fill))
    #expect(document.history.steps.count == 2)
    _ = document.settings.undo()
    #expect(document.scene == document.history.opened)
  }

  @Test func `names without numbers stay in the order in which they were chosen`() {
    #expect(SceneDocument.ordered(["/b.png", "/a 2.png", "/c 1.png"]) == ["/b.png", "/a 2.png", "/c 1.png"])
    #expect(SceneDocument.ordered(["/2.png", "/10.png", "/1.png"]) == ["/1.png", "/2.png", "/10.png"])
    #expect(SceneDocument.ordered(["/99999999999999999999.png", "/1.png"]) == ["/99999999999999999999.png", "/1.png"])
  }

  @Test func `more pictures join in front, and the layers that were there keep their identities`() throws {
    var text = LayerSettings()
    (text.picture, text.text) = (nil, "Dusk")
    var document = document([LayerSettings(), text], images: ["own.png"])
    let before = document.scene.composition.identities
    let places = try document.compose(["/home/hill.png", "/home/tree.png"], replacing: false)
    #expect(places == 2..<4)
    #expect(Array(document.scene.composition.identities.prefix(2)) == before)
    #expect(document.scene.composition.suffix(2).map(\.name) == ["hill", "tree"])
    #expect(document.scene.composition.suffix(2).map(\.picture) == [1, 2])
  }

  @Test func `a scene takes no more layers than it can have`() {
    var document = document([LayerSettings()], images: ["own.png"])
    let before = document.scene
    #expect(throws: EditRefusal.self) {
      try document.compose((0..<64).map { "/home/\($0).png" }, replacing: false)
    }
    #expect(document.scene == before)
  }
}

/// A picture dropped on the stage.
struct DroppedPictureTests {
  @Test func `it comes at its own size under the pointer, in front of what is there`() throws {
    var random = SplitMix64(seed: 41)
    for _ in 0..<30 {
      var effect = Layers()
      effect.place = random.flag() ? .screen : .header
      (effect.layers[0].name, effect.layers[0].fill) = ("Sky", true)
      var title = LayerSettings()
      (title.picture, title.text, title.y) = (nil, "Dusk", 0.2)
      effect.layers.append(title)
      var scene = Scene(effect: effect)
      if random.flag() { scene.device.direction = .rtl }
      scene.content.images = ["/sky.png"]
      var stage = TestStudio(showing: scene, pictures: Size(width: 400, height: 400))
      stage.studio.stage.main.jump(to: random.number(0...60), at: stage.time)
      _ = stage.frame()
      let point = Point(x: random.number(60...330).rounded(), y: random.number(100...200).rounded())
      stage.handle(.drop(path: "/tree.png", at: stage.point(point.x, point.y)))
      guard case .pictures(.open(_, let place))? = stage.studio.requests.takeAll().last else {
        Issue.record("nothing is asked for")
        continue
      }
      var dropped = Dropped(["/tree.png"], on: place)
      dropped.size = Size(width: 234, height: 234)
      stage.window.receive(.pictures(.dropped(dropped)), at: stage.time)
      _ = stage.frame()
      let tree = stage.studio.document.scene.composition[1]
      #expect(tree.name == "tree" && !tree.fill && abs(tree.width - 0.2) < 1e-4)
      let drawn = try #require(stage.studio.stage.layers.layers.first { $0.id.composedIndex == 1 })
      #expect(abs(drawn.wholePicture.midX - point.x) < 0.5 && abs(drawn.wholePicture.midY - point.y) < 0.5)
      #expect(stage.studio.document.history.steps.count == 2)
    }
  }

  @Test func `a larger one is as wide as the screen, and one in a list still replaces the picture there`() throws {
    var scene = Scene(effect: Layers())
    scene.content.images = ["/sky.png"]
    var stage = TestStudio(showing: scene, pictures: Size(width: 400, height: 400))
    let id = stage.studio.document.id
    var dropped = Dropped(["/tree.png"], on: DropPlace(id, picture: 0))
    dropped.size = Size(width: 9000, height: 10)
    stage.window.receive(.pictures(.dropped(dropped)), at: stage.time)
    #expect(stage.studio.document.scene.composition.map(\.width) == [1, 1])
    stage.window.receive(
      .pictures(.dropped(Dropped(["/hill.png"], on: DropPlace(id, picture: 0, isInList: true)))), at: stage.time)
    #expect(stage.studio.document.scene.content.imageFiles == ["/hill.png", "/tree.png"])
  }
}

/// Files dropped while a sheet is open.
struct SheetDropTests {
  @Test func `pictures dropped on the sheet for a new scene begin one with them`() throws {
    var stage = TestStudio()
    let count = stage.studio.library.documents.count
    stage.press(.letter("n"), .control)
    _ = stage.frame()
    #expect(stage.studio.isAsking)
    stage.handle(.drop(path: "/home/sky.png", at: stage.point(195, 400)))
    #expect(!stage.studio.isAsking && stage.studio.library.documents.count == count + 1)
    #expect(!stage.studio.document.scene.composition.isEmpty)
    let requests = stage.window.takeRequests(at: stage.time)
    let place = DropPlace(stage.studio.document.id)
    #expect(requests.contains(.pictures(.open(["/home/sky.png"], into: place))))
  }

  @Test func `a question about unsaved work keeps a dropped file away, and says so`() throws {
    var stage = TestStudio()
    stage.studio.edit(at: stage.time) { _ = $0.assign(0.3, to: "parameters.ratio") }
    stage.press(.letter("q"), .control)
    _ = stage.window.takeRequests(at: stage.time)
    #expect(stage.studio.isAsking)
    stage.handle(.drop(path: "/home/sky.png", at: stage.point(195, 400)))
    #expect(stage.studio.isAsking && stage.studio.view.notice?.text.hasPrefix("Answer the question first") == true)
  }
}
