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
    #expect(preview.moment(at: 0.69).refreshing == nil)
    preview.handle(.up(Point(x: 195, y: 430)), at: 0.7)
    let working = preview.moment(at: 1.65)
    #expect(abs(working.offset + 60) < 0.6, "\(working.offset)")
    #expect(working.refreshing != nil)
    #expect(preview.isMoving(at: 1.65))
    let done = preview.moment(at: 4)
    #expect(done.offset == 0 && done.refreshing == nil)
    #expect(!preview.isMoving(at: 6))
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
  func `what is seen does not depend on how often anybody looks`(rate: Double) {
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
