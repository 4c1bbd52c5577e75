import Boundary
import Documents
import Effects
import Geometry
import Testing

@testable import PreviewKit

@Suite struct RefreshTests {
  private func pulled(by distance: Double) -> Preview {
    var preview = Preview(Scenes.refreshing)
    preview.drag(from: 100, to: 100 + distance, at: 0)
    return preview
  }

  @Test func `letting go past the threshold holds the content down while it refreshes, then lets it home`() {
    var preview = Preview(Scenes.refreshing)
    preview.drag(from: 100, to: 430, at: 0, lift: false)
    #expect(preview.moment(at: 0.69).offset < -100)
    preview.handle(.up(Point(x: 195, y: 430)), at: 0.7)
    let working = preview.moment(at: 1.1)
    #expect(working.offset < -55, "\(working.offset)")
    #expect(working.refreshing != nil)
    #expect(preview.isMoving(at: 1.1))
    let done = preview.moment(at: 4)
    #expect(done.offset == 0 && done.refreshing == nil)
    #expect(!preview.isMoving(at: 6))
  }

  @Test func `it begins under the finger at the threshold, once a pull, and moves nothing`() {
    var preview = Preview(Scenes.refreshing)
    preview.drag(from: 100, to: 250, at: 0, lift: false)
    #expect(preview.moment(at: 0.7).refreshing == nil)
    preview.handle(.move(Point(x: 195, y: 430)), at: 0.8)
    let begun = preview.moment(at: 0.8)
    #expect(begun.offset < -100 && begun.refreshing == 0)
    #expect(preview.moment(at: 1.7).offset == begun.offset && preview.moment(at: 1.7).refreshing != nil)
    // It ends while the finger is still down, and the same pull does not start another.
    #expect(preview.moment(at: 1.9).offset == begun.offset && preview.moment(at: 1.9).refreshing == nil)
    preview.handle(.move(Point(x: 195, y: 440)), at: 2)
    #expect(preview.moment(at: 2).refreshing == nil)
    preview.handle(.up(nil), at: 2.1)
    #expect(preview.moment(at: 5).offset == 0)
    preview.drag(from: 100, to: 430, at: 6, lift: false)
    #expect(preview.moment(at: 6.7).refreshing != nil)
  }

  @Test func `a finger that lifts further down than it was last seen has pulled that far`() {
    var preview = Preview(Scenes.refreshing)
    preview.drag(from: 100, to: 200, at: 0, lift: false)
    #expect(preview.moment(at: 0.7).refreshing == nil)
    preview.handle(.up(Point(x: 195, y: 430)), at: 0.8)
    #expect(preview.moment(at: 1.3).refreshing != nil && preview.moment(at: 1.3).offset < -50)
  }

  @Test func `the control stands below the status bar, in front of the picture`() throws {
    var scene = Scenes.refreshing
    scene.device.insets.top = 47
    var preview = Preview(scene)
    preview.drag(from: 100, to: 430, at: 0)
    for time in [0.3, 0.7, 1, 1.5] {
      var layers: [Layer] = []
      preview.layers(at: time, into: &layers)
      let spinner = try #require(layers.firstIndex { $0.id == LayerID("refresh", nil, "spinner") }, "\(time)")
      let header = try #require(layers.firstIndex { $0.id == LayerID("header", nil, "image") })
      #expect(spinner > header && layers[spinner].visibleFrame.y >= 47, "\(layers[spinner].frame) at \(time)")
    }
  }

  @Test func `letting go earlier just springs home`() {
    let preview = pulled(by: 120)
    #expect(preview.moment(at: 0.7).offset > -100)
    #expect(preview.moment(at: 1).refreshing == nil)
    #expect(preview.moment(at: 3).offset == 0)
  }

  @Test func `a wheel that pulls far enough refreshes too, at the moment it lets go`() {
    var preview = Preview(Scenes.refreshing)
    for tick in 0..<4 { preview.handle(.wheel(dx: 0, dy: 1, at: nil), at: 0.02 * Double(tick)) }
    #expect(preview.moment(at: 0.17).refreshing == nil)
    #expect(preview.moment(at: 0.4).refreshing != nil)
  }

  @Test(arguments: [24.0, 60, 144, 240])
  func `the preview does not depend on the refresh rate`(rate: Double) {
    let undisturbed = pulled(by: 330)
    var looked = Preview(Scenes.refreshing)
    looked.drag(from: 100, to: 430, at: 0, lift: false)
    for frame in 0..<Int(rate * 0.7) { _ = looked.moment(at: Double(frame) / rate) }
    looked.handle(.up(Point(x: 195, y: 430)), at: 0.7)
    for step in 0..<40 {
      let time = 0.7 + Double(step) / 10
      #expect(looked.moment(at: time) == undisturbed.moment(at: time), "at \(time)")
    }
  }

  @Test func `an effect without the control never refreshes`() {
    var preview = Preview(Scenes.scene(HeaderParallax()))
    preview.drag(from: 100, to: 430, at: 0)
    #expect(preview.moment(at: 1).refreshing == nil)
    #expect(preview.moment(at: 3).offset == 0)
  }
}
