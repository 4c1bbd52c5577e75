import Boundary
import Documents
import Effects
import Geometry
import JSON
import PreviewKit
import Testing

@testable import StudioKit

/// Space: the last gesture, again and again.
struct LoopTests {
  /// A stage whose last gesture is known and over.
  func stage(_ name: String = "map-crop") -> TestStudio {
    var stage = TestStudio(name)
    // Along both axes, since one scene is a strip.
    stage.drag(from: Point(x: 300, y: 700), to: Point(x: 150, y: 500))
    stage.wait(10)
    return stage
  }

  @Test(arguments: TestStudio.names) func `Space loops, moves all the while, and ends where the content is`(
    _ name: String
  ) {
    var stage = stage(name)
    stage.press(.space)
    var seen: Set<Double> = []
    for _ in 0..<200 {
      stage.wait(0.1)
      _ = stage.frame()
      #expect(stage.isMoving)
      seen.insert(stage.offset)
    }
    #expect(seen.count > 20)
    let offset = stage.offset
    stage.press(.space)
    #expect(stage.offset == offset)
    stage.wait(10)
    #expect(!stage.isMoving || stage.studio.stage.shown.extent.autoplay > 0)
  }

  @Test func `every round is the same`() {
    var stage = stage()
    stage.press(.space)
    guard let length = period(of: &stage) else {
      Issue.record("the finger never came back")
      return
    }
    stage.wait(0.3)
    stage.studio.advance(to: stage.time)
    let offset = stage.offset
    stage.wait(length)
    stage.studio.advance(to: stage.time)
    // The period is known to a hundredth of a second.
    #expect(abs(stage.offset - offset) < 15, "\(stage.offset - offset)")
  }

  /// The time from one press of the loop's finger to the next.
  private func period(of stage: inout TestStudio) -> Double? {
    var downs: [Double] = []
    var wasDown = true
    for _ in 0..<4000 where downs.count < 2 {
      stage.wait(0.01)
      stage.studio.advance(to: stage.time)
      let isDown = stage.studio.stage.loop?.finger(at: stage.time) != nil
      if isDown, !wasDown { downs.append(stage.time) }
      wasDown = isDown
    }
    return downs.count == 2 ? downs[1] - downs[0] : nil
  }

  @Test(arguments: TestStudio.names) func `touching the stage takes over without a jump`(_ name: String) {
    for tenths in stride(from: 1, through: 60, by: 7) {
      var stage = stage(name)
      stage.press(.space)
      stage.wait(Double(tenths) / 10)
      _ = stage.frame()
      let offset = stage.offset
      stage.handle(.down(stage.point(195, 400)))
      #expect(stage.studio.stage.loop == nil)
      #expect(abs(stage.offset - offset) < 1e-9, "\(name) after \(tenths)")
      stage.wait(1 / 60)
      #expect(abs(stage.offset - offset) < 1e-9)
    }
  }

  @Test func `a gesture that takes over a loop is the last gesture, and no part of the one before`() {
    for tenths in [3.0, 8, 15, 22, 31] {
      var stage = TestStudio("header-stretch")
      // Pulled down and let go: the loop is past its edge a good part of the time.
      stage.drag(from: Point(x: 195, y: 200), to: Point(x: 195, y: 700))
      stage.wait(10)
      stage.press(.space)
      stage.wait(tenths / 10)
      _ = stage.frame()
      stage.drag(from: Point(x: 195, y: 700), to: Point(x: 195, y: 300))
      let tape = stage.studio.stage.tapes.tape
      #expect((tape?.duration ?? 9) < 0.3 && tape?.events.count == 12, "\(tenths) \(String(describing: tape))")
    }
  }

  @Test func `a gesture after a key is a gesture of its own`() {
    var stage = stage()
    stage.press(.pageDown)
    stage.wait(0.1)
    let offset = stage.offset
    stage.drag(from: Point(x: 195, y: 700), to: Point(x: 195, y: 500))
    let tape = stage.studio.stage.tapes.tape
    #expect(tape?.events.count == 12 && abs((tape?.from ?? 0) - offset) < 1e-9)
  }

  /// The furthest that the content goes before and past its start within a round of the loop.
  private func reach(_ stage: inout TestStudio) -> (pull: Double, scroll: Double) {
    let start = stage.studio.stage.shown.extent.bounds.lowerBound
    var reach = (pull: 0.0, scroll: 0.0)
    for _ in 0..<600 {
      stage.wait(0.02)
      stage.studio.advance(to: stage.time)
      reach = (max(reach.pull, start - stage.offset), max(reach.scroll, stage.offset - start))
    }
    return reach
  }

  @Test(arguments: TestStudio.names) func `without a gesture the effect shows itself`(_ name: String) {
    for isTurned in [false, true] {
      var stage = TestStudio(name)
      if isTurned { stage.press(.letter("r")) }
      stage.press(.space)
      let reach = reach(&stage)
      let height = stage.studio.stage.scene.device.height
      switch name {
      case "header-refresh": #expect(reach.pull > 100, "the pull refreshes")
      case "header-stretch", "stretch-banner":
        let header = stage.studio.stage.scene.device.width / 2
        // Against the band, in one stroke: a low screen has no room for a long one.
        #expect(reach.pull > header * (isTurned ? 0.15 : 0.4) && reach.scroll > header, "\(reach)")
      case "album-stack": #expect(reach.scroll > 3 * 112, "\(reach)")
      default: #expect(reach.scroll > height * 0.8, "\(reach)")
      }
    }
  }

  @Test func `Shift and Space show the effect where a gesture was made, and end it`() {
    var stage = stage("header-stretch")
    stage.press(.space)
    #expect(stage.studio.stage.loop?.showsEffect == false)
    stage.press(.space, .shift)
    #expect(stage.studio.stage.loop?.showsEffect == true)
    stage.press(.space, .shift)
    #expect(stage.studio.stage.loop == nil)
  }

  @Test func `the effect's own gesture follows its numbers`() {
    var stage = TestStudio("header-stretch")
    stage.press(.space)
    let before = reach(&stage)
    stage.studio.edit(at: stage.time) { _ = $0.assign(.number(1), to: "parameters.aspect") }
    let after = reach(&stage)
    #expect(after.scroll > before.scroll * 1.8 && after.pull > before.pull * 1.3, "\(before) \(after)")
  }

  @Test func `a dot shows the finger while it is down`() {
    var stage = stage()
    stage.press(.space)
    stage.wait(0.1)
    func hasDot(_ list: DrawList) -> Bool {
      list.commands.contains { if case .shape(let shape) = $0 { shape.fill == Theme.dark.finger } else { false } }
    }
    #expect(hasDot(stage.frame()))
    stage.wait(0.3)
    #expect(!hasDot(stage.frame()))
  }

  @Test func `P and X act while it loops`() {
    var stage = stage()
    stage.press(.space)
    stage.wait(0.4)
    let plain = stage.frame()
    stage.handle(.keyDown(.letter("p"), [], isRepeat: false))
    #expect(stage.frame() != plain)
    stage.handle(.keyUp(.letter("p"), []))
    #expect(difference(stage.frame(), plain).isEmpty)
  }
}
