import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import Testing

@testable import PreviewKit

@Suite struct EditingTests {
  @Test func `an edit keeps the content where it is, and its speed`() {
    var preview = Preview(Scenes.scene(MapCrop()))
    preview.glide(to: 3000, at: 0)
    let before = (offset: preview.offset(at: 0.2), velocity: preview.velocity(at: 0.2))
    var scene = preview.scene
    _ = scene.assign(.number(0.4), to: "parameters.ratio")
    preview.edit(scene, pictures: preview.pictures, at: 0.2)
    #expect(preview.offset(at: 0.2) == before.offset)
    #expect(abs(preview.velocity(at: 0.2) - before.velocity) < 1e-9)
  }

  @Test func `content plays at its new speed at once, and stops when there is none`() {
    var preview = Preview(Scenes.scene(AlbumStack()))
    func play(at speed: Double, time: Double) {
      var scene = preview.scene
      #expect(scene.assign(.number(speed), to: "parameters.autoplay").isEmpty)
      preview.edit(scene, pictures: preview.pictures, at: time)
    }
    play(at: 50, time: 1)
    #expect(abs(preview.offset(at: 3) - preview.offset(at: 1) - 100) < 1e-6)
    play(at: 20, time: 3)
    #expect(abs(preview.offset(at: 5) - preview.offset(at: 3) - 40) < 1e-6)
    play(at: 0, time: 5)
    #expect(preview.offset(at: 9) == preview.offset(at: 5))
    // A finger keeps hold of the content.
    preview.handle(.down(Point(x: 200, y: 400)), at: 9)
    play(at: 50, time: 9.1)
    #expect(preview.offset(at: 12) == preview.offset(at: 9))
  }

  @Test func `what rests at its start still does when the start moves`() {
    var preview = Preview(Scenes.scene(StretchBanner()))
    #expect(preview.offset(at: 0) == -195)
    var scene = preview.scene
    _ = scene.assign(.number(1), to: "parameters.aspect")
    preview.edit(scene, pictures: preview.pictures, at: 1)
    #expect(preview.offset(at: 1) == -390)
    #expect(!preview.isMoving(at: 1))
  }

  @Test func `content that no longer reaches so far springs back, and does not jump`() {
    var preview = Preview(Scenes.scene(MapCrop()), offset: 4000)
    var scene = preview.scene
    _ = scene.assign(.number(20), to: "content.rows")
    preview.edit(scene, pictures: preview.pictures, at: 1)
    #expect(preview.offset(at: 1) == 4000)
    #expect(preview.offset(at: 30) == 20 * 60 - 844)
  }

  @Test func `a turned device lies right at once`() {
    var preview = Preview(Scenes.scene(HeaderParallax()))
    var scene = preview.scene
    scene.device = scene.device.rotated
    preview.edit(scene, pictures: preview.pictures, at: 1)
    var layers: [Layer] = []
    preview.layers(at: 1, into: &layers)
    let header = layers.first { $0.id == LayerID("header", nil, "image") }
    #expect(header?.frame == Rect(x: 0, y: 0, width: 844, height: 422))
  }

  @Test func `another effect begins at its own start`() {
    var preview = Preview(Scenes.scene(MapCrop()), offset: 500)
    preview.edit(Scenes.scene(StretchBanner()), pictures: ScenePictures(), at: 1)
    #expect(preview.offset(at: 1) == -195)
  }

  @Test func `without its effect every layer is locked to the content`() {
    var preview = Preview(Scenes.scene(WeatherMenu()))
    preview.setStill(true, at: 0)
    var tops: [Double] = []
    for offset in [0.0, 37, 110] {
      preview.jump(to: offset, at: 0)
      var layers: [Layer] = []
      preview.layers(at: 0, into: &layers)
      let row = layers.first { $0.id == LayerID("row", 3, "image") }
      tops.append((row?.frame.y ?? .nan) - (row?.clip?.y ?? .nan))
    }
    #expect(tops.allSatisfy { abs($0 + 50) < 1e-9 }, "\(tops)")
  }
}
