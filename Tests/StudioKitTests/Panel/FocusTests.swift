import Boundary
import Documents
import Effects
import Geometry
import Parameters
import Testing

@testable import StudioKit

/// The focus is on an existing control, or on none.
struct FocusTests {
  /// Presses a control that disappears. Space and Enter then go to the stage, and Tab continues from its position.
  private func check(_ control: ControlID, in bench: inout Bench, next: ControlID) throws {
    try #require(bench.inspector.controls.contains(control), "there is no \(control)")
    bench.inspector.focus = control
    bench.press(.space)
    #expect(!bench.inspector.controls.contains(control))
    #expect(bench.inspector.focus == nil, "\(control)")
    for key: Key in [.space, .enter] {
      let event = InputEvent.keyDown(key, [], isRepeat: false)
      let isTaken = bench.window.handle(event, at: bench.time)
      #expect(!isTaken, "\(key) after \(control)")
    }
    bench.press(.tab)
    #expect(bench.inspector.focus == next, "Tab after \(control)")
  }

  @Test func `the ring of the focus is seen after a key, and not after a press of the pointer`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    func rings() -> Int {
      bench.list.commands.count { command in
        if case .shape(let shape) = command { shape.border == bench.inspector.ui.look.focus } else { false }
      }
    }
    bench.inspector.focus = "parameters.ratio"
    bench.press(.right)
    #expect(rings() == 1)
    try bench.click("parameters.ratio")
    #expect(bench.inspector.focus == "parameters.ratio" && rings() == 0)
    bench.press(.right)
    #expect(rings() == 1)
  }

  @Test func `a button that is gone after its press leaves the keys to the stage`() throws {
    var gap = MapCrop.published
    gap.ratio = 0.3
    var bench = try Bench(Scene(effect: gap))
    try check("remedy.0", in: &bench, next: .edge)
    var settings = try Bench(Scene(effect: MapCrop()))
    settings.press(.letter("`"))
    settings.inspector.focus = "parameters.ratio"
    settings.press(.right)
    try check("setting.parameters.ratio", in: &settings, next: "setting.forget")
    try check("setting.forget", in: &settings, next: .edge)
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
    bench.inspector.focus = "parameters.anchor"
    bench.look()
    let place = try bench.place("section.effect")
    for _ in 0..<9 { bench.send(.wheel(dx: 0, dy: -1, at: place)) }
    #expect(bench.inspector.frame(of: "parameters.anchor") == nil)
    #expect(bench.inspector.focus == "parameters.anchor")
    bench.press(.right)
    #expect((bench.scene.effect as? MapCrop)?.anchor != MapCrop().anchor)
  }

  @Test func `the list of keys takes a click and Escape before the panel does`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    bench.inspector.focus = "parameters.ratio"
    bench.press(.function(1))
    #expect(bench.studio.view.options.showsKeys)
    bench.press(.escape)
    #expect(!bench.studio.view.options.showsKeys && bench.inspector.focus == "parameters.ratio")
    bench.press(.function(1))
    let place = try bench.place("as-published")
    bench.send(.wheel(dx: 0, dy: 1, at: try bench.place("parameters.ratio")))
    bench.send(.hover(place), .down(place), .up(place))
    #expect(!bench.studio.view.options.showsKeys)
    #expect(bench.scene == Scene(effect: MapCrop()) && bench.studio.document.history.steps.count == 1)
  }

  /// Checks that controls present before and after have not moved.
  private func checkNothingMoves(_ bench: inout Bench, _ what: String, _ act: (inout Bench) throws -> Void) throws {
    bench.look()
    let before = bench.inspector.rows
    try act(&bench)
    bench.look()
    for (control, row) in bench.inspector.rows where !isOfSettings(control) {
      if let old = before[control] { #expect(row.y == old.y, "\(control) after \(what)") }
    }
  }

  private func isOfSettings(_ control: ControlID) -> Bool {
    switch control {
    case .otherSetting, .differences, .action(.forgetOtherSetting): true
    default: false
    }
  }

  @Test func `nothing moves while A and B come to differ, and are made the same`() throws {
    var bench = try Bench(Scene(effect: MapCrop()), height: 900)
    try checkNothingMoves(&bench, "the first switch") { $0.press(.letter("`")) }
    for path in ["parameters.ratio", "parameters.rowHeight", "parameters.textHeight"] {
      try checkNothingMoves(&bench, path) {
        $0.inspector.focus = .field(path)
        $0.press(.right)
      }
    }
    #expect(bench.inspector.document?.differences.count == 3)
    try checkNothingMoves(&bench, "the second switch") { $0.press(.letter("`")) }
    try checkNothingMoves(&bench, "an undo") { $0.press(.letter("z"), .control) }
    try checkNothingMoves(&bench, "a reset") { try $0.click("reset-effect") }
  }

  @Test func `the count of what differs leads to the list`() throws {
    var bench = try Bench(Scene(effect: MapCrop()), height: 500)
    bench.press(.letter("`"))
    #expect(!bench.inspector.controls.contains("setting.differences"))
    bench.inspector.focus = "parameters.ratio"
    bench.press(.right)
    bench.inspector.setOpen(.settings, false)
    bench.look()
    #expect(bench.inspector.frame(of: "setting.parameters.ratio") == nil)
    try bench.click("setting.differences")
    #expect(bench.inspector.focus == "section.settings")
    try bench.click("setting.parameters.ratio")
    #expect((bench.scene.effect as? MapCrop)?.ratio == 0.7)
    #expect(!bench.inspector.controls.contains("setting.differences"))
  }

  @Test func `a control that is used stays where it is while warnings come and go above it`() throws {
    var effect = MapCrop()
    effect.overscan = .number(2)
    var bench = try Bench(Scene(effect: effect), height: 500)
    bench.inspector.focus = "parameters.overscan"
    bench.look()
    let row = try #require(bench.inspector.rows["parameters.overscan"])
    var gaps: Set<Bool> = []
    for _ in 0..<2 {
      bench.press(.home)
      gaps.insert(bench.studio.advice.coverage?.isCovered == true)
      #expect(bench.inspector.rows["parameters.overscan"]?.y == row.y)
      bench.press(.end)
      gaps.insert(bench.studio.advice.coverage?.isCovered == true)
      #expect(bench.inspector.rows["parameters.overscan"]?.y == row.y)
    }
    #expect(gaps.count == 2)
  }
}
