import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import Testing

@testable import StudioKit

/// Scrolling the stage by hand.
struct ScrollingTests {
  @Test func `a drag moves the content with the finger, and a flick lets it run`() {
    var stage = TestStudio()
    let start = stage.offset
    stage.drag(from: Point(x: 195, y: 600), to: Point(x: 195, y: 400), lift: false)
    #expect(abs(stage.offset - start - 200) <= 12, "\(stage.offset - start)")
    #expect(stage.frame() == stage.frame())
    stage.handle(.up(nil))
    #expect(stage.isMoving)
    let lifted = stage.offset
    stage.wait(0.3)
    #expect(stage.offset > lifted + 100)
    stage.wait(20)
    #expect(!stage.isMoving)
  }

  @Test func `a drag beside the phone moves nothing`() {
    var stage = TestStudio()
    let frame = stage.frame()
    stage.handle(.down(Point(x: 200, y: 400)))
    stage.handle(.move(Point(x: 200, y: 100)))
    stage.handle(.up(nil))
    #expect(difference(stage.frame(), frame).isEmpty && !stage.isMoving)
  }

  @Test func `the wheel scrolls over the stage and not over the gallery`() {
    var stage = TestStudio()
    let start = stage.offset
    func isMoving() -> Bool { stage.studio.stage.isMoving(at: stage.time) }
    stage.handle(.wheel(dx: 0, dy: -1, at: stage.thumbnail(2)))
    #expect(!isMoving())
    for _ in 0..<3 { stage.handle(.wheel(dx: 0, dy: -1, at: stage.point(10, 10))) }
    stage.wait(2)
    let step = (stage.offset - start) / 3
    #expect(step > 20 && step < 200)
    stage.handle(.wheel(dx: 0, dy: 3, at: stage.point(10, 10)))
    stage.wait(5)
    #expect(abs(stage.offset - start) < 1e-6 && !isMoving())
  }

  @Test func `arrows, pages, Home and End scroll, and add up`() {
    var stage = TestStudio("weather-menu")
    let bounds = stage.studio.stage.shown.extent.bounds
    for _ in 0..<3 { stage.press(.down) }
    stage.wait(5)
    #expect(abs(stage.offset - bounds.lowerBound - 180) < 0.5)
    stage.press(.pageDown)
    stage.wait(5)
    #expect(abs(stage.offset - bounds.lowerBound - 180 - 844 * 0.9) < 0.5)
    stage.press(.end)
    stage.wait(5)
    #expect(abs(stage.offset - bounds.upperBound) < 0.5)
    stage.press(.home)
    stage.wait(5)
    #expect(abs(stage.offset - bounds.lowerBound) < 0.5 && !stage.isMoving)
  }

  @Test func `a tap lights the row that it hits, for a moment`() {
    var stage = TestStudio("weather-menu")
    let rest = stage.frame()
    stage.handle(.down(stage.point(195, 300)))
    stage.wait(0.05)
    stage.handle(.up(stage.point(195, 300)))
    #expect(stage.studio.stage.shown.tappedLayer(at: stage.time).map { "\($0)" } == "row-2/image")
    #expect(stage.isMoving && stage.frame() != rest)
    stage.wait(1)
    #expect(!stage.isMoving && difference(stage.frame(), rest).isEmpty)
  }

  @Test func `a window that loses the pointer lets go without a flick`() {
    var stage = TestStudio()
    stage.drag(from: Point(x: 195, y: 600), to: Point(x: 195, y: 400), lift: false)
    stage.handle(.cancel)
    let offset = stage.offset
    stage.wait(3)
    #expect(stage.offset == offset && !stage.isMoving)
  }

  @Test(arguments: TestStudio.names) func `the opening glides to rest within three seconds`(_ name: String) {
    var stage = TestStudio(name, isSettled: false)
    #expect(stage.isMoving)
    let first = stage.frame()
    let low = stage.studio.stage.shown.extent.bounds.lowerBound
    stage.wait(3)
    if stage.studio.stage.shown.extent.autoplay > 0 { return #expect(stage.frame() != first) }
    #expect(!stage.isMoving && abs(stage.offset - low) < 0.1)
    let settled = stage.frame()
    stage.wait(60)
    #expect(difference(stage.frame(), settled).isEmpty && !stage.isMoving)
  }
}
