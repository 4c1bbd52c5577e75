import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
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
