import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import Testing

@testable import StudioKit

/// Rotating the device.
struct TurningTests {
  @Test(arguments: TestStudio.names) func `R lays the device down, and is no edit`(_ name: String) {
    var stage = TestStudio(name)
    let (document, standing) = (stage.studio.document, stage.studio.layout.screen)
    stage.press(.letter("r"))
    let lying = stage.studio.layout.screen
    #expect(lying.width > lying.height && standing.height > standing.width)
    #expect(stage.studio.document.version == document.version && !stage.studio.document.isUnsaved)
    #expect(stage.studio.document.history.steps.count == 1)
    stage.press(.letter("r"))
    #expect(stage.studio.layout.screen == standing)
  }

  @Test func `after a turn the article's outlines show where its banner ends`() throws {
    var stage = TestStudio("stretch-banner")
    stage.studio.perform(.asPublished, at: stage.time)
    stage.press(.letter("a"))
    func labels(_ frame: DrawList) -> [String] {
      frame.commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
        .filter { $0.hasPrefix("published") }
    }
    #expect(labels(stage.stageFrame()).isEmpty)
    stage.press(.letter("r"))
    #expect(labels(stage.stageFrame()) == ["published, turned"])
    // A banner for a screen of 390 points ends at 195, ours for 844 at 422: the outline's edge lies on the stage.
    func edge() -> Double? {
      let pink = PublishedOutlines.color
      let frame = stage.stageFrame()
      let ends = frame.vertices.filter { $0.color == pink }.map { Double($0.y) }
      return ends.max()
    }
    let layout = stage.studio.layout
    let rest = try #require(edge())
    // The outline is drawn in the points of the screen, or of the window.
    #expect(abs(rest - 195) < 1 || abs(rest - (layout.screen.y + 195 * layout.zoom)) < 1, "\(rest)")
    stage.press(.letter("r"))
    #expect(labels(stage.stageFrame()).isEmpty)
  }

  @Test(arguments: [false, true]) func `a banner is tapped, and a drag that begins on it scrolls`(_ isTurned: Bool) {
    var stage = TestStudio("stretch-banner")
    stage.studio.perform(.asPublished, at: stage.time)
    if isTurned { stage.press(.letter("r")) }
    let rest = stage.offset
    #expect(rest == (isTurned ? -422 : -195))
    stage.handle(.down(stage.point(150, 90)))
    stage.wait(0.05)
    stage.handle(.up(stage.point(151, 91)))
    let banner = LayerID("banner", nil, "image")
    #expect(stage.studio.stage.shown.tappedLayer(at: stage.studio.stage.moment(stage.time)) == banner)
    #expect(stage.offset == rest)
    stage.wait(2)
    #expect(stage.studio.stage.shown.tappedLayer(at: stage.studio.stage.moment(stage.time)) == nil)
    stage.drag(from: Point(x: 150, y: 150), to: Point(x: 150, y: 70), lift: false)
    #expect(abs(stage.offset - rest - 70) < 0.01, "\(stage.offset - rest)")
    stage.handle(.up(stage.point(150, 70)))
    #expect(stage.studio.stage.shown.tappedLayer(at: stage.studio.stage.moment(stage.time)) == nil)
  }

  @Test func `the device stays as it lies through edits, undo and other scenes`() {
    var stage = TestStudio("map-crop")
    stage.press(.letter("r"))
    stage.studio.edit(at: stage.time) { _ = $0.assign(.number(0.3), to: "parameters.ratio") }
    #expect(stage.studio.stage.scene.device.width == 844)
    stage.press(.letter("z"), .control)
    #expect(stage.studio.stage.scene.device.width == 844)
    stage.press(.letter("2"))
    #expect(stage.studio.stage.scene.device.width == 844 && stage.studio.document.scene.device.width == 390)
  }
}
