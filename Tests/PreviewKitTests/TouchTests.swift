import Boundary
import Documents
import Effects
import Geometry
import Testing

@testable import PreviewKit

@Suite struct TouchTests {
  @Test func `a finger that does not travel taps what lies under it`() {
    var preview = Preview(Scenes.scene(StretchBanner()))
    preview.handle(.down(Point(x: 100, y: 90)), at: 0)
    preview.handle(.up(Point(x: 103, y: 92)), at: 0.1)
    #expect(preview.tappedLayer(at: 0.15) == LayerID("banner", nil, "image"))
    #expect(preview.tappedLayer(at: 2) == nil)
    #expect(preview.offset(at: 1) == -195)
  }

  @Test func `a drag that starts on the banner scrolls and taps nothing`() {
    var preview = Preview(Scenes.scene(StretchBanner()))
    preview.drag(from: 150, to: 50, at: 0)
    #expect(preview.offset(at: 0.5) == -195 + 90)
    #expect(preview.tappedLayer(at: 0.75) == nil)
  }

  @Test func `a touch that stops moving content is no tap`() {
    var preview = Preview(Scenes.scene(MapCrop()))
    preview.glide(to: 4000, at: 0)
    preview.handle(.down(Point(x: 100, y: 300)), at: 0.3)
    preview.handle(.up(Point(x: 100, y: 300)), at: 0.35)
    #expect(preview.tappedLayer(at: 0.4) == nil)
    #expect(!preview.isHeld)
  }

  @Test func `in a right-to-left strip a finger to the right goes on`() {
    var scene = Scenes.scene(AlbumStack(), rows: 10)
    scene.device.direction = .rtl
    var preview = Preview(scene)
    preview.handle(.down(Point(x: 100, y: 400)), at: 0)
    preview.handle(.move(Point(x: 210, y: 400)), at: 0.1)
    #expect(preview.offset(at: 0.1) == 100)
  }

  @Test func `an ordinary wheel turns a horizontal strip`() {
    var preview = Preview(Scenes.scene(AlbumStack(), rows: 10))
    preview.handle(.wheel(dx: 0, dy: -1, at: nil), at: 0)
    #expect(abs(preview.offset(at: 5) - 120) < 0.5)
  }

  @Test func `the indicator shows only while and shortly after content moves`() {
    var preview = Preview(Scenes.scene(MapCrop()))
    #expect(preview.moment(at: 5).indicator == 0)
    preview.drag(from: 600, to: 300, at: 10)
    #expect(preview.moment(at: 10.3).indicator == 1)
    #expect(preview.moment(at: 20).indicator == 0)
    #expect(!preview.isMoving(at: 20))
  }
}
