import Boundary
import Documents
import Geometry
import Testing

@testable import StudioKit

/// Size and position of the phone.
struct ZoomTests {
  private func zoom(_ stage: TestStudio) -> Double { stage.studio.layout.zoom }

  @Test func `Ctrl and a key fit, show the phone's own size, and enlarge`() {
    var stage = TestStudio()
    let fit = zoom(stage)
    stage.press(.letter("1"), .control)
    #expect(zoom(stage) == 1 && stage.studio.document.name == "map-crop")
    stage.press(.letter("+"), .control)
    #expect(abs(zoom(stage) - 1.25) < 1e-9)
    stage.press(.letter("-"), .control)
    stage.press(.letter("-"), .control)
    #expect(abs(zoom(stage) - 0.8) < 1e-9)
    for _ in 0..<40 { stage.press(.letter("="), .control) }
    #expect(zoom(stage) == 4)
    stage.press(.letter("0"), .control)
    #expect(zoom(stage) == fit)
  }

  @Test func `a wheel with Ctrl zooms around the pointer, and does not scroll`() {
    var stage = TestStudio()
    let point = stage.point(100, 200)
    let offset = stage.offset
    stage.handle(.modifiers(.control))
    for _ in 0..<5 { stage.handle(.wheel(dx: 0, dy: 1, at: point)) }
    let under = stage.studio.layout.scenePoint(point)
    #expect(abs(under.x - 100) < 2 && abs(under.y - 200) < 2 && stage.offset == offset)
    stage.handle(.modifiers([]))
    let large = zoom(stage)
    stage.handle(.wheel(dx: 0, dy: -1, at: point))
    stage.wait(1)
    #expect(zoom(stage) == large && stage.offset > offset)
  }

  @Test func `parts of a notch zoom as far as the whole one`() {
    var (whole, parts) = (TestStudio(), TestStudio())
    let point = whole.point(100, 200)
    whole.handle(.modifiers(.control))
    parts.handle(.modifiers(.control))
    whole.handle(.wheel(dx: 0, dy: 1, at: point))
    for _ in 0..<8 { parts.handle(.wheel(dx: 0, dy: 0.125, at: point)) }
    #expect(abs(zoom(whole) - zoom(parts)) < 1e-9)
    // Eight touchpad ticks are a notch, in any number of events.
    for _ in 0..<40 { parts.handle(.touchpad(dx: 0, dy: -0.2, at: point)) }
    parts.handle(.touchpad(dx: 0, dy: 8, at: point))
    #expect(abs(zoom(whole) - zoom(parts)) < 1e-9)
  }

  @Test func `the middle button and the arrows move the phone, some of which always stays`() {
    var stage = TestStudio()
    stage.press(.letter("1"), .control)
    let before = stage.studio.layout.screen
    stage.handle(.pan(dx: 30, dy: -20))
    #expect(stage.studio.layout.screen == before.moved(x: 30, y: -20))
    for way in [(5000.0, 0.0), (-5000, 0), (0, 5000), (0, -5000)] {
      stage.handle(.pan(dx: way.0, dy: way.1))
      let layout = stage.studio.layout
      #expect(layout.screen.intersection(layout.stage).width >= 40, "\(way)")
      #expect(layout.screen.intersection(layout.stage).height >= 40, "\(way)")
    }
  }

  @Test func `what is under a bar or a panel is theirs, however large the phone`() {
    var stage = TestStudio()
    for _ in 0..<8 { stage.press(.letter("+"), .control) }
    let layout = stage.studio.layout
    stage.handle(.down(Point(x: layout.stage.midX, y: 10)))
    #expect(!stage.studio.stage.hand.isTouched)
    stage.handle(.up(nil))
    stage.handle(.down(layout.stage.center))
    #expect(stage.studio.stage.hand.isTouched)
  }

  @Test func `a phone that fits at nearly its own size has it`() {
    var sizes: [Double] = []
    for height in stride(from: 850.0, through: 1100, by: 5) {
      let layout = Window(Size(width: 1440, height: height), Device()).studio.layout
      sizes.append(layout.zoom)
      #expect(layout.zoom == 1 || abs(layout.zoom - 1) > 0.04, "\(height): \(layout.zoom)")
    }
    #expect(sizes.contains(1) && sizes == sizes.sorted())
  }

  @Test func `the phone makes room for the meter where it loses little by it`() {
    var stage = TestStudio("map-crop", window: Size(width: 1440, height: 820))
    let before = stage.studio.layout
    stage.press(.letter("m"))
    let after = stage.studio.layout
    #expect(after.zoom == before.zoom && after.screen.maxX < after.stage.maxX - MeterView.size.width - 16)
  }

  @Test func `a setting that is not shown any more is not spoken of`() {
    var stage = TestStudio()
    stage.press(.letter("`"))
    #expect(stage.studio.view.notice?.end != nil)
    stage.press(.letter("`"))
    #expect(stage.studio.view.notice?.end == nil && stage.studio.document.settings.name == "A")
  }
}
