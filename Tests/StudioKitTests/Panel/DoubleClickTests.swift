import Boundary
import Documents
import Effects
import Geometry
import Notation
import Testing

@testable import StudioKit

struct DoubleClickTests {
  /// A map with a ratio other than its default.
  private func bench() throws -> Bench {
    var effect = MapCrop()
    effect.ratio = 0.1
    return try Bench(Scene(effect: effect))
  }

  private func ratio(_ bench: Bench) -> Double { (bench.scene.effect as? MapCrop)?.ratio ?? .nan }

  /// A double-click restores the default in one step, and undo restores the value before the first click.
  private func check(_ part: ControlID, share: Double) throws {
    var bench = try bench()
    let point = try bench.place(part, share: share)
    bench.send(.hover(point), .down(point), .up(point), .down(point), .up(point))
    #expect(bench.scene.effect as? MapCrop == MapCrop(), "\(part) at \(share)")
    #expect(bench.studio.document.history.steps.map(\.name) == ["Opened", "Ratio 0.10 to 0.70"], "\(part) at \(share)")
    #expect(!bench.inspector.isTyping)
    bench.press(.letter("z"), .control)
    #expect(ratio(bench) == 0.1, "\(part) at \(share)")
  }

  @Test func `a double-click brings the default back, in one step, wherever it falls`() throws {
    try check("parameters.ratio/label", share: 0.5)
    // On the knob, and on either side of it.
    try check("parameters.ratio", share: 0.3)
    try check("parameters.ratio", share: 0.9)
    try check("parameters.ratio", share: 0.02)
    try check("parameters.ratio/number", share: 0.5)
  }

  @Test func `a double-click off the knob of a default does nothing`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    let point = try bench.place("parameters.ratio", share: 0.1)
    bench.send(.hover(point), .down(point), .up(point), .down(point), .up(point))
    #expect(ratio(bench) == 0.7)
    #expect(bench.studio.document.history.steps.count == 1)
  }

  @Test func `a double-click on the knob is no part of an earlier drag`() throws {
    var bench = try bench()
    try bench.drag("parameters.ratio", from: 0.3, to: 0.5)
    let dragged = ratio(bench)
    bench.time += 1
    let knob = SliderScale(range: -0.5...1.5).share(of: dragged)
    let point = try bench.place("parameters.ratio", share: knob)
    bench.send(.hover(point), .down(point), .up(point), .down(point), .up(point))
    #expect(ratio(bench) == 0.7)
    bench.press(.letter("z"), .control)
    #expect(ratio(bench) == dragged)
  }

  @Test func `two clicks with a pause are two clicks: the field stays open`() throws {
    var bench = try bench()
    try bench.click("parameters.ratio/number")
    #expect(bench.inspector.isTyping)
    try bench.click("parameters.ratio/number")
    #expect(bench.inspector.isTyping)
    // A double-click in an open field selects a word.
    let point = try bench.place("parameters.ratio/number")
    bench.time += 1
    bench.send(.down(point), .up(point), .down(point), .up(point))
    #expect(bench.inspector.isTyping)
    #expect(ratio(bench) == 0.1)
  }
}
