import Boundary
import Documents
import Effects
import Geometry
import Notation
import Testing

@testable import StudioKit

struct WheelTests {
  @Test func `a wheel turns the control that has the focus, and scrolls the panel over any other`() throws {
    var bench = try Bench(Scene(effect: MapCrop()), height: 500)
    let point = try bench.place("parameters.ratio")
    bench.send(.wheel(dx: 0, dy: 1, at: point))
    #expect(bench.scene.effect as? MapCrop == MapCrop())
    bench.inspector.focus = "parameters.ratio"
    bench.send(.wheel(dx: 0, dy: 1, at: point))
    #expect((bench.scene.effect as? MapCrop)?.ratio == 0.71)
    let other = try bench.place("parameters.rowHeight")
    bench.send(.wheel(dx: 0, dy: -1, at: other))
    #expect((bench.scene.effect as? MapCrop)?.rowHeight == MapCrop().rowHeight)
    #expect(bench.inspector.scroll > 0)
  }

  /// A map whose ratio has the focus, and the pointer's position over it.
  private func bench() throws -> (Bench, Point) {
    var bench = try Bench(Scene(effect: MapCrop()))
    bench.inspector.focus = "parameters.ratio"
    return (bench, try bench.place("parameters.ratio"))
  }

  private func steps(_ bench: Bench) -> [String] { bench.studio.document.history.steps.dropFirst().map(\.name) }

  @Test func `turns without a pause are one step, after a pause another`() throws {
    var (bench, point) = try bench()
    for _ in 0..<5 { bench.send(.wheel(dx: 0, dy: 1, at: point)) }
    #expect(steps(bench) == ["Ratio 0.70 to 0.75"])
    bench.time += 0.6
    for _ in 0..<2 { bench.send(.wheel(dx: 0, dy: 1, at: point)) }
    #expect(steps(bench) == ["Ratio 0.70 to 0.75", "Ratio 0.75 to 0.77"])
  }

  @Test func `what comes after a turn is another step: a key, a drag, or the stage`() throws {
    var (bench, point) = try bench()
    bench.send(.wheel(dx: 0, dy: 1, at: point))
    bench.press(.right)
    #expect(steps(bench) == ["Ratio 0.70 to 0.71", "Ratio 0.71 to 0.72"])
    bench.send(.wheel(dx: 0, dy: 1, at: point))
    try bench.drag("parameters.ratio", from: 0.1, to: 0)
    #expect(steps(bench).count == 4)
    bench.inspector.focus = "parameters.ratio"
    bench.send(.wheel(dx: 0, dy: 1, at: point))
    let stage = Point(x: 600, y: 600)
    bench.send(.down(stage), .up(stage))
    bench.inspector.focus = "parameters.ratio"
    bench.send(.wheel(dx: 0, dy: 1, at: point))
    #expect(steps(bench).count == 6)
  }

  @Test func `a wheel that goes sideways turns nothing`() throws {
    var (bench, point) = try bench()
    for way in [-1.0, 1] { bench.send(.wheel(dx: way, dy: 0, at: point)) }
    #expect(bench.scene.effect as? MapCrop == MapCrop())
  }
}
