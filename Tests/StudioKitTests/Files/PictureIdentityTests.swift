import Documents
import Effects
import Geometry
import Notation
import TestSupport
import Testing

@testable import StudioKit

/// Layers and items keep their pictures through every edit of the list.
@Suite struct PictureIdentityTests {
  /// The files that the layers and items of a scene show, by the names of both.
  private func shown(_ scene: Scene) -> [String: String] {
    let setting = scene.setting { _ in Size(width: 1, height: 1) }
    let images = scene.content.images
    var files: [String: String] = [:]
    func add(_ name: String, _ picture: PictureName?) {
      guard let picture else { return }
      let index = setting.picture(picture)
      files[name] = images.indices.contains(index) ? images[index].file : "nothing"
    }
    for layer in (scene.effect as? Layers)?.layers ?? [] { add(layer.name, layer.picture) }
    for item in scene.content.items { add(item.title, item.picture) }
    return files
  }

  private func document(_ count: Int, using random: inout SplitMix64) -> SceneDocument {
    var effect = Layers()
    effect.layers = (0..<random.whole(1...6)).map { index in
      var layer = LayerSettings()
      (layer.name, layer.picture) = ("layer \(index)", .position(random.whole(0...count - 1)))
      return layer
    }
    var scene = Scene(effect: effect)
    scene.content.images = (0..<count).map { SceneImage("\($0).png", fit: random.flag() ? .cover : .contain) }
    scene.content.items = (0..<3).map { index in
      var item = SceneItem("item \(index)")
      item.picture = random.flag() ? .position(random.whole(0...count - 1)) : nil
      return item
    }
    return SceneDocument(
      name: "/home/a.json", scene: scene,
      file: SceneFile(path: "/home/a.json", folder: "/home", bytes: [], saved: scene))
  }

  @Test func `any sequence of adding, removing, moving, replacing and undoing leaves each with its own picture`() {
    for seed in 0..<200 {
      var random = SplitMix64(seed: UInt64(seed))
      var document = document(random.whole(1...6), using: &random)
      var added = 0
      for _ in 0..<30 {
        let count = document.scene.content.images.count
        let before = shown(document.scene)
        switch random.whole(0...5) {
        case 0:
          added += 1
          #expect(document.addPictures(["/home/new \(added).png"]).isEmpty)
          #expect(count == 0 || shown(document.scene) == before)
        case 1 where count > 1:
          let (from, to) = (random.whole(0...count - 1), random.whole(0...count - 1))
          document.apply(.movePicture(from, to: to))
          #expect(shown(document.scene) == before, "\(seed): moving \(from) to \(to)")
        case 2 where count > 1:
          let index = random.whole(0...count - 1)
          let file = document.scene.content.images[index].file
          document.apply(.removePicture(index))
          let rest = before.filter { $0.value != file }
          let now = shown(document.scene)
          #expect(rest.allSatisfy { now[$0.key] == $0.value }, "\(seed): removing \(index)")
          #expect(now.count == rest.count || rest.keys.allSatisfy { !$0.hasPrefix("layer") }, "\(seed)")
        case 3 where count > 0:
          let index = random.whole(0...count - 1)
          let file = document.scene.content.images[index].file
          added += 1
          #expect(document.replacePicture(index, by: "/home/new \(added).png").isEmpty)
          #expect(shown(document.scene) == before.mapValues { $0 == file ? "new \(added).png" : $0 }, "\(seed)")
        case 4:
          let (after, step) = (document.scene, document.history.position)
          guard step > 0 else { break }
          document.go(toStep: step - 1)
          document.go(toStep: step)
          #expect(document.scene == after)
          document.go(toStep: step - 1)
        default: break
        }
        let text = SceneWriter.text(of: document.scene)
        #expect(SceneReader.read(Array(text.utf8)).scene == document.scene, "\(seed): \(text)")
      }
      document.go(toStep: 0)
      #expect(document.scene == document.history.opened)
    }
  }

  @Test func `a layer's picture is chosen by its file`() throws {
    var effect = Layers()
    effect.layers = [LayerSettings()]
    var scene = Scene(effect: effect)
    scene.content.images = ["/sky.png", SceneImage("/art/hills.png", id: "hills")]
    let bench = try Bench(scene, height: 2400)
    let field = try #require(PanelDocument(bench.studio).field("parameters.layers[0].picture"))
    #expect(field.control == .choices && field.names == ["sky.png", "hills.png"] && field.title == "sky.png")
    #expect(field.options == [0, "hills"])
  }
}
