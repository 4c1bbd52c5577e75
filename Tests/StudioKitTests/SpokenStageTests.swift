import Boundary
import Geometry
import Testing

@testable import StudioKit

/// The stage, the gallery and the overlays for a screen reader.
struct SpokenStageTests {
  private func spoken(_ stage: TestStudio) -> AccessibleWindow {
    var window = stage.window
    return window.accessible(at: stage.time)
  }

  private func items(_ place: PartName, _ stage: TestStudio) -> [AccessibleItem] {
    spoken(stage).parts.first { $0.part == place }?.items ?? []
  }

  private func act(_ kind: AccessibleAction.Kind, _ place: PartName, _ number: Int, _ stage: inout TestStudio) {
    let action = AccessibleAction(kind, on: AccessibleID(place, number))
    stage.window.receive(.act(action), at: stage.time)
    _ = stage.frame()
  }

  @Test func `the scene says how far it is scrolled, and goes where it is sent`() throws {
    var stage = TestStudio("header-refresh")
    _ = stage.frame()
    let scene = try #require(items(.stage, stage).first)
    #expect(scene.role == .slider && scene.words == "offset 0 of \(Int(scene.amount?.range.upperBound ?? 0)) points")
    act(.set(120), .stage, scene.number, &stage)
    stage.wait(10)
    _ = stage.frame()
    // It moves to the gesture's nearest frame.
    #expect(((items(.stage, stage).first?.amount?.value ?? 0) - 120).magnitude < 5)
    for nonsense in [Double.nan, .infinity, -1e300, 1e300] { act(.set(nonsense), .stage, scene.number, &stage) }
    stage.wait(10)
    _ = stage.frame()
    let amount = try #require(items(.stage, stage).first?.amount)
    #expect(amount.range.contains(amount.value))
  }

  @Test func `what moves keeps the words that it had`() throws {
    var stage = TestStudio("map-crop")
    _ = stage.frame()
    let rest = try #require(stage.window.accessible(at: stage.time).parts.first { $0.part == .stage }?.items.first)
    stage.press(.space)
    stage.wait(0.5)
    _ = stage.frame()
    let moving = items(.stage, stage).first
    #expect(stage.isMoving && moving?.words == rest.words && moving?.amount == rest.amount)
  }

  @Test func `the time line is a moment that can be gone to`() throws {
    var stage = TestStudio("map-crop")
    stage.window.isHeard = true
    _ = stage.frame()
    func moment() -> AccessibleItem? { items(.gesture, stage).first { $0.role == .slider } }
    let line = try #require(moment())
    let end = try #require(line.amount).range.upperBound
    #expect(end > 1)
    act(.set(end / 2), .gesture, line.number, &stage)
    let middle = try #require(moment()?.amount).value
    #expect((middle - end / 2).magnitude < 0.02)
    act(.set(.nan), .gesture, line.number, &stage)
    #expect(moment()?.amount?.value == middle)
    act(.press, .gesture, line.number, &stage)
    stage.wait(0.1)
    #expect(stage.isMoving)
  }

  @Test func `a scene of the gallery is shown where it is pressed, and only the shown one is chosen`() throws {
    var stage = TestStudio("map-crop")
    _ = stage.frame()
    let scenes = items(.gallery, stage)
    #expect(scenes.count == TestStudio.names.count && scenes.filter { $0.isSet == true }.count == 1)
    let other = try #require(scenes.first { $0.isSet == false })
    act(.press, .gallery, other.number, &stage)
    #expect(items(.gallery, stage).first { $0.isSet == true }?.name == other.name)
    #expect(spoken(stage).focus == AccessibleID(.stage, other.number))
    act(.press, .gallery, 99_999, &stage)
    #expect(spoken(stage).focus == AccessibleID(.stage, other.number))
  }

  @Test func `a question has the keys, its buttons can be pressed, and those of the last question are gone`() throws {
    var stage = TestStudio("map-crop")
    stage.window.isHeard = true
    func ask() throws -> (number: Int, name: String) {
      stage.press(.letter("n"), .control)
      _ = stage.frame()
      let focus = try #require(spoken(stage).focus)
      #expect(focus.part == .sheet)
      let item = try #require(items(.sheet, stage).first { $0.number == focus.number })
      return (item.number, item.name)
    }
    let first = try ask()
    stage.press(.escape)
    _ = stage.frame()
    #expect(items(.sheet, stage).isEmpty)
    let second = try ask()
    #expect(second.name == first.name && second.number != first.number)
    act(.press, .sheet, first.number, &stage)
    #expect(stage.studio.isAsking)
    let close = try #require(items(.sheet, stage).first { $0.name == "Close" })
    act(.press, .sheet, close.number, &stage)
    #expect(!stage.studio.isAsking)
  }
}
