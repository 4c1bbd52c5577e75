import Boundary
import Documents
import Effects
import Geometry
import StudioKit
import Testing

@testable import Inspector

/// The focus is on a control that is there, or on none.
@MainActor
struct FocusTests {
  /// Presses a control that then is gone. Space and Enter are the stage's then, and Tab goes on where it was.
  private func check(_ control: String, in bench: inout Bench, next: String) throws {
    try #require(bench.inspector.controls.contains(control), "there is no \(control)")
    bench.inspector.focus = control
    bench.press(.space)
    #expect(!bench.inspector.controls.contains(control))
    #expect(bench.inspector.focus == nil, "\(control)")
    for key: Key in [.space, .enter] {
      let event = InputEvent.keyDown(key, [], isRepeat: false)
      #expect(!bench.inspector.handle(event, for: &bench.studio, at: bench.time), "\(key) after \(control)")
    }
    bench.press(.tab)
    #expect(bench.inspector.focus == next, "Tab after \(control)")
  }

  @Test func `a button that is gone after its press leaves the keys to the stage`() throws {
    var gap = MapCrop.published
    gap.ratio = 0.3
    var bench = try Bench(Scene(effect: gap))
    try check("remedy.0", in: &bench, next: "section.effect")
    var settings = try Bench(Scene(effect: MapCrop()))
    settings.press(.letter("`"))
    settings.inspector.focus = "parameters.ratio"
    settings.press(.right)
    try check("setting.parameters.ratio", in: &settings, next: "setting.forget")
    try check("setting.forget", in: &settings, next: "parameters.ratio")
    var edited = try Bench(Scene(effect: MapCrop()))
    edited.inspector.focus = "parameters.ratio"
    edited.press(.right)
    try check("undo", in: &edited, next: "setting")
  }

  @Test func `Shift Tab goes back from where the button was`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    bench.inspector.focus = "as-published"
    bench.press(.space)
    #expect(bench.inspector.focus == nil)
    bench.press(.tab, .shift)
    #expect(bench.inspector.focus == "reset-effect")
  }

  @Test func `a control that is scrolled out of sight keeps the focus`() throws {
    var bench = try Bench(Scene(effect: MapCrop()), height: 420)
    bench.inspector.focus = "parameters.ratio"
    let place = try bench.place("section.effect")
    for _ in 0..<9 { bench.send(.wheel(dx: 0, dy: -1, at: place)) }
    #expect(bench.inspector.frame(of: "parameters.ratio") == nil)
    #expect(bench.inspector.focus == "parameters.ratio")
    bench.press(.right)
    #expect((bench.scene.effect as? MapCrop)?.ratio == 0.71)
  }

  @Test func `the list of keys takes a click and Escape before the panel does`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    bench.inspector.focus = "parameters.ratio"
    bench.press(.function(1))
    #expect(bench.studio.switches.showsKeys)
    bench.press(.escape)
    #expect(!bench.studio.switches.showsKeys && bench.inspector.focus == "parameters.ratio")
    bench.press(.function(1))
    let place = try bench.place("as-published")
    bench.send(.wheel(dx: 0, dy: 1, at: try bench.place("parameters.ratio")))
    bench.send(.hover(place), .down(place), .up(place))
    #expect(!bench.studio.switches.showsKeys)
    #expect(bench.scene == Scene(effect: MapCrop()) && bench.studio.steps.steps.count == 1)
  }
}
