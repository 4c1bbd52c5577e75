import Boundary
import Documents
import Effects
import Geometry
import Parameters
import PreviewKit
import Testing

@testable import StudioKit

/// One part of the window holds the pointer, until it is let go.
struct HoldTests {
  /// Everything that other buttons, wheels and the pointer can do meanwhile, over the stage and over the panel.
  private func others(in bench: Bench) -> [InputEvent] {
    [bench.studio.layout.screen.center, bench.studio.layout[.panel].center, bench.studio.layout[.bar].center].flatMap {
      [
        .secondary($0), .down($0), .hover($0), .wheel(dx: 0, dy: -1, at: $0), .touchpad(dx: 0, dy: 3, at: $0),
        .hover(nil),
      ]
    }
  }

  @Test func `a slider stays held through other buttons and wheels`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    let (one, two) = (try bench.place("parameters.ratio", share: 0.6), try bench.place("parameters.ratio", share: 0.3))
    bench.send(.hover(one), .down(one), .move(Point(x: one.x - 20, y: one.y)))
    for other in others(in: bench) {
      bench.send(other)
      #expect(bench.window.ui.heldPart == .panel && bench.window.ui.input.menu == nil, "\(other)")
    }
    let before = bench.scene.parameter("parameters.ratio")?.get(bench.scene)
    bench.send(.move(two))
    #expect(bench.scene.parameter("parameters.ratio")?.get(bench.scene) != before)
    bench.send(.up(two))
    #expect(bench.window.ui.heldPart == nil && bench.studio.document.history.steps.count == 2)
  }

  @Test func `the screen stays held through other buttons, wheels and a palette`() throws {
    var bench = try Bench(Scene(effect: MapCrop()), height: 900)
    let start = bench.studio.layout.screen.center
    bench.send(.hover(start), .down(start), .move(Point(x: start.x, y: start.y - 60)))
    for other in others(in: bench) {
      bench.send(other)
      #expect(bench.window.ui.heldPart == .stage && bench.window.ui.input.menu == nil, "\(other)")
    }
    bench.press(.letter("p"), [.control, .shift])
    #expect(bench.studio.view.options.showsPalette && bench.window.ui.heldPart == .stage)
    let offset = bench.studio.stage.shown.offset(at: bench.time)
    bench.send(.move(Point(x: start.x, y: start.y - 160)))
    #expect(bench.studio.stage.shown.offset(at: bench.time) > offset + 50)
    bench.send(.up(nil))
    #expect(bench.window.ui.heldPart == nil && !bench.studio.stage.shown.isHeld)
  }
}
