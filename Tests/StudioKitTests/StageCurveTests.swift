import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import Testing

@testable import StudioKit

/// The curve beside the stage, used by hand.
struct StageCurveTests {
  private func stage(_ name: String = "map-crop", window: Size = Size(width: 1280, height: 820)) -> TestStudio {
    var stage = TestStudio(name, window: window)
    stage.press(.letter("g"))
    _ = stage.frame()
    return stage
  }

  private func words(_ stage: inout TestStudio) -> [String] {
    stage.frame().commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
  }

  /// The position of an offset on the chart, in the window.
  private func place(_ share: Double, _ stage: TestStudio) -> Point {
    let card = stage.studio.view.curve.card?.frame ?? Rect(.zero)
    return Point(x: card.x + 60 + (card.width - 80) * share, y: card.midY)
  }

  @Test(arguments: TestStudio.names) func `G shows it beside the phone, and takes it away`(name: String) {
    var stage = stage(name)
    let layout = stage.studio.layout
    #expect(
      !layout[.curve].isEmpty && !layout[.curve].overlaps(layout.screen) && !layout[.curve].overlaps(layout.stage))
    let words = words(&stage)
    #expect(words.contains("scrolled by, pt"), "\(words)")
    #expect(words.contains("center from the top, pt") || words.contains("center from the left, pt"))
    stage.press(.letter("g"))
    #expect(stage.studio.layout[.curve].isEmpty && !self.words(&stage).contains("scrolled by, pt"))
  }

  @Test(arguments: TestStudio.names) func `dragging on it goes where the content is scrolled so far`(name: String)
    throws
  {
    var stage = stage(name)
    stage.studio.perform(.gesture(.slowDrag), at: stage.time)
    _ = stage.frame()
    let gesture = try #require(stage.studio.stage.player.gesture?.trace).offsets
    for share in [0.2, 0.5, 0.8, 0.35] {
      stage.handle(share == 0.2 ? .down(place(share, stage)) : .move(place(share, stage)))
      let wanted = try #require(stage.studio.view.curve.offset(at: place(share, stage)))
      // Under a finger, content jumps from event to event.
      let step = stage.studio.stage.shown.isHeld && stage.studio.stage.isPlayback ? 4 : 1e-6
      #expect(abs(stage.offset - wanted) < step, "\(name): \(stage.offset) for \(wanted)")
      #expect(stage.studio.stage.isPlayback == gesture.contains(wanted), "\(wanted) in \(gesture)")
      _ = stage.frame()
    }
    stage.handle(.up(nil))
    #expect(stage.window.ui.heldPart == nil)
    let offset = stage.offset
    stage.handle(.move(place(0.9, stage)))
    #expect(stage.offset == offset)
  }

  @Test func `content that is put past an edge goes home when it is let go`() throws {
    var stage = stage("header-stretch")
    stage.handle(.down(place(0.02, stage)))
    let low = stage.studio.stage.shown.extent.bounds.lowerBound
    #expect(stage.offset < low - 20)
    stage.wait(5)
    #expect(stage.offset < low - 20, "held")
    stage.handle(.up(nil))
    stage.wait(5)
    #expect(stage.studio.stage.isPlayback || abs(stage.offset - low) < 1e-6)
  }

  @Test func `a click on a layer chooses it while the outlines are shown, and tools go from one to the next`() {
    var stage = stage("weather-menu")
    let before = stage.frame()
    stage.press(.letter("x"))
    let point = stage.point(195, 700)
    stage.handle(.down(point))
    stage.handle(.up(point))
    let chosen = words(&stage).first { $0.hasPrefix("Picture of row ") }
    #expect(chosen != nil && stage.frame() != before)
    stage.studio.perform(.layerInFront, at: stage.time)
    let next = words(&stage)
    #expect(next.contains { $0.hasPrefix("Title of row ") }, "\(next)")
    for _ in 0..<60 {
      stage.studio.perform(.layerBehind, at: stage.time)
      #expect(words(&stage).contains("scrolled by, pt"))
    }
    stage.studio.select(0, at: stage.time)
    #expect(words(&stage).contains("Header's picture"), "another scene, another layer")
  }

  @Test func `two settings and the article are in it, and numbers that are edited move it`() {
    var stage = stage("map-crop")
    stage.press(.letter("`"))
    let same = words(&stage)
    #expect(same.contains("A") && same.contains("B"))
    let before = stage.frame()
    stage.studio.edit(at: stage.time) { _ = $0.assign(.number(0.2), to: "parameters.ratio") }
    #expect(stage.frame() != before)
    #expect(!words(&stage).contains("the article"))
    stage.press(.letter("a"))
    #expect(words(&stage).contains("the article"))
  }

  @Test func `the number under it follows the content`() {
    var stage = stage("weather-menu")
    stage.press(.space)
    var seen: Set<String> = []
    for _ in 0..<20 {
      stage.wait(0.05)
      let words = words(&stage)
      let number = stage.offset
      #expect(words.contains { $0.hasSuffix(" pt") && abs((Double($0.dropLast(3)) ?? .infinity) - number) < 0.06 })
      seen.formUnion(words.filter { $0.hasSuffix(" pt") })
    }
    #expect(seen.count > 10)
  }

  @Test func `it is found anew only where something is another one`() {
    var stage = stage("header-stretch")
    stage.press(.space)
    _ = stage.frame()
    let chart = stage.studio.view.curve.drawing
    for _ in 0..<30 {
      stage.wait(0.03)
      _ = stage.frame()
    }
    #expect(stage.studio.view.curve.drawing == chart && chart > 0)
    stage.studio.edit(at: stage.time) { _ = $0.assign(.number(0.2), to: "parameters.ratio") }
    _ = stage.frame()
    #expect(stage.studio.view.curve.drawing == chart + 1)
    stage.handle(.resize(Size(width: 1500, height: 900), scale: 1))
    _ = stage.frame()
    #expect(stage.studio.view.curve.drawing == chart + 2)
    stage.press(.letter("d"))
    _ = stage.frame()
    #expect(stage.studio.view.curve.drawing == chart + 3)
  }

  @Test func `the curve is saved as a drawing`() throws {
    var session = try Session()
    session.dialog = .chosen(["/home/ada/maps"])
    session.studio.perform(.curve, at: 0)
    session.studio.perform(.saveCurve, at: 0)
    session.settle()
    #expect(session.choice == .handOff(suggestion: "/home/ada/shop-curve.svg"))
    let order = try #require(session.exported.last?.order)
    guard case .text(let text, _) = order.content else { return #expect(Bool(false), "\(order)") }
    #expect(order.path == "/home/ada/maps.svg" && text.hasPrefix("<?xml") && text.contains("<title>shop</title>"))
  }
}
