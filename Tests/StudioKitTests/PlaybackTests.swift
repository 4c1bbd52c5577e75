import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit
import Testing

@testable import StudioKit

/// Space: the last gesture, looped.
struct PlaybackTests {
  /// A stage with a known, finished gesture.
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

  @Test func `a notch of the wheel leaves a chosen gesture, and a gesture by hand says that it takes its place`() {
    for choose in [Command.showEffect, .gesture(.flick)] {
      var stage = TestStudio("map-crop")
      stage.studio.perform(choose, at: stage.time)
      _ = stage.frame()
      let chosen = stage.studio.stage.playback?.source
      stage.studio.view.notice = nil
      let point = stage.point(195, 400)
      stage.handle(.wheel(dx: 0, dy: -1, at: point))
      stage.wait(5)
      _ = stage.frame()
      stage.wait(5)
      _ = stage.frame()
      #expect(stage.studio.stage.playback?.source == chosen && stage.studio.view.notice == nil)
      stage.drag(from: Point(x: 195, y: 600), to: Point(x: 195, y: 300))
      stage.wait(10)
      _ = stage.frame()
      #expect(stage.studio.stage.playback?.source != chosen)
      #expect(stage.studio.view.notice?.text.contains("instead of") == true)
      // The next one by hand needs no words.
      stage.studio.view.notice = nil
      stage.drag(from: Point(x: 195, y: 600), to: Point(x: 195, y: 400))
      stage.wait(10)
      _ = stage.frame()
      #expect(stage.studio.view.notice == nil)
    }
  }

  @Test func `every round is the same`() {
    var stage = stage()
    stage.press(.space)
    guard let length = period(of: &stage) else {
      Issue.record("the finger never came back")
      return
    }
    stage.wait(0.3)
    stage.studio.stage.advance(to: stage.time)
    let offset = stage.offset
    stage.wait(length)
    stage.studio.stage.advance(to: stage.time)
    // The period is known to a hundredth of a second.
    #expect(abs(stage.offset - offset) < 15, "\(stage.offset - offset)")
  }

  /// The time between two presses of the loop's finger.
  private func period(of stage: inout TestStudio) -> Double? {
    var downs: [Double] = []
    var wasDown = true
    for _ in 0..<4000 where downs.count < 2 {
      stage.wait(0.01)
      stage.studio.stage.advance(to: stage.time)
      let isDown = stage.studio.stage.finger(at: stage.time) != nil
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
      #expect(!stage.studio.stage.isPlayback)
      #expect(abs(stage.offset - offset) < 1e-9, "\(name) after \(tenths)")
      stage.wait(1 / 60)
      #expect(abs(stage.offset - offset) < 1e-9)
    }
  }

  @Test func `a gesture that takes over a loop is the last gesture, and no part of the one before`() {
    for tenths in [3.0, 8, 15, 22, 31] {
      var stage = TestStudio("header-stretch")
      // Pulled down and released: the loop spends much of its time past the edge.
      stage.drag(from: Point(x: 195, y: 200), to: Point(x: 195, y: 700))
      stage.wait(10)
      stage.press(.space)
      stage.wait(tenths / 10)
      _ = stage.frame()
      stage.drag(from: Point(x: 195, y: 700), to: Point(x: 195, y: 300))
      let tape = stage.studio.stage.hand.tape
      #expect((tape?.duration ?? 9) < 0.3 && tape?.events.count == 12, "\(tenths) \(String(describing: tape))")
    }
  }

  @Test func `a gesture after a key is a gesture of its own`() {
    var stage = stage()
    stage.press(.pageDown)
    stage.wait(0.1)
    let offset = stage.offset
    stage.drag(from: Point(x: 195, y: 700), to: Point(x: 195, y: 500))
    let tape = stage.studio.stage.hand.tape
    #expect(tape?.events.count == 12 && abs((tape?.from ?? 0) - offset) < 1e-9)
  }

  /// The furthest offsets before and after the start during a loop.
  private func reach(_ stage: inout TestStudio) -> (pull: Double, scroll: Double) {
    let start = stage.studio.stage.shown.extent.bounds.lowerBound
    var reach = (pull: 0.0, scroll: 0.0)
    for _ in 0..<600 {
      stage.wait(0.02)
      stage.studio.stage.advance(to: stage.time)
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
        // Against the rubber band in one stroke, which is short on a low screen.
        #expect(reach.pull > header * (isTurned ? 0.15 : 0.4) && reach.scroll > header, "\(reach)")
      case "album-stack": #expect(reach.scroll > 3 * 112, "\(reach)")
      default: #expect(reach.scroll > height * 0.8, "\(reach)")
      }
    }
  }

  @Test func `Shift and Space show the effect where a gesture was made, and end it`() {
    var stage = stage("header-stretch")
    stage.press(.space)
    #expect(stage.studio.stage.playback?.source != .effect)
    stage.press(.space, .shift)
    #expect(stage.studio.stage.playback?.source == .effect)
    stage.press(.space, .shift)
    #expect(!stage.studio.stage.isPlayback)
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

/// The timeline: any moment of a gesture, at any speed.
struct TimeLineTests {
  private func stage(_ name: String = "map-crop") -> TestStudio {
    var stage = TestStudio(name)
    stage.drag(from: Point(x: 300, y: 700), to: Point(x: 150, y: 500))
    stage.wait(10)
    _ = stage.frame()
    return stage
  }

  /// The screen's drawing, from a whole frame without the timeline.
  private func screen(_ stage: inout TestStudio) -> DrawList {
    if stage.studio.view.options.showsGesture { stage.press(.letter("t")) }
    return stage.stageFrame()
  }

  @Test(arguments: TestStudio.names) func `scrubbing shows what playing shows, in any order`(name: String) {
    var playing = stage(name)
    // Times that the clock represents without rounding.
    playing.time = 128
    playing.press(.space)
    let start = playing.time
    var (shown, moments): ([DrawList], [Double]) = ([], [0.03125, 0.25, 0.625, 0.875, 1.375])
    moments.removeAll { $0 > (playing.studio.stage.playback?.end ?? 0) }
    for moment in moments {
      playing.time = start + moment
      shown.append(screen(&playing))
    }
    var scrubbed = stage(name)
    for index in moments.indices.shuffled() {
      scrubbed.studio.stage.scrub(to: moments[index], at: scrubbed.time)
      #expect(difference(screen(&scrubbed), shown[index]).isEmpty, "at \(moments[index])")
      #expect(!scrubbed.isMoving)
    }
  }

  @Test func `dragging on the time line looks at that moment, and the stage goes on from there`() {
    var stage = stage()
    let track = TimeLinePart.track(in: stage.studio.layout[.gesture])
    stage.handle(.down(Point(x: track.midX, y: track.midY)))
    let end = stage.studio.stage.playback?.end ?? 0
    #expect(end > 0.5)
    #expect(abs((stage.studio.stage.playback?.playhead(at: stage.time) ?? 0) - end / 2) < 1e-9)
    stage.handle(.move(Point(x: track.x - 90, y: 4)))
    #expect(stage.studio.stage.playback?.playhead(at: stage.time) == 0)
    stage.handle(.move(Point(x: track.maxX + 90, y: 4)))
    #expect(stage.studio.stage.playback?.playhead(at: stage.time) == end)
    stage.handle(.up(nil))
    stage.handle(.move(Point(x: track.midX, y: track.midY)))
    #expect(stage.studio.stage.playback?.playhead(at: stage.time) == end && stage.studio.stage.isPlayback)
    let offset = stage.offset
    stage.handle(.down(stage.point(195, 400)))
    #expect(!stage.studio.stage.isPlayback && stage.offset == offset)
  }

  @Test func `full stop and comma are frames of a sixtieth`() {
    var stage = stage()
    for _ in 0..<9 { stage.press(.letter(".")) }
    #expect(abs((stage.studio.stage.playback?.playhead(at: stage.time) ?? 0) - 9.0 / 60) < 1e-9)
    for _ in 0..<4 { stage.press(.letter(",")) }
    #expect(abs((stage.studio.stage.playback?.playhead(at: stage.time) ?? 0) - 5.0 / 60) < 1e-9)
    stage.wait(3)
    _ = stage.frame()
    #expect(abs((stage.studio.stage.playback?.playhead(at: stage.time) ?? 0) - 5.0 / 60) < 1e-9 && !stage.isMoving)
    for _ in 0..<9 { stage.press(.letter(",")) }
    #expect(stage.studio.stage.playback?.playhead(at: stage.time) == 0)
  }

  @Test(arguments: [0.5, 0.25, 0.125])
  func `slower it is later at the same moment, and a change of speed does not jump`(
    speed: Double
  ) {
    var stage = stage()
    stage.press(.space)
    stage.wait(0.3)
    _ = stage.frame()
    let before = stage.studio.stage.playback?.playhead(at: stage.time) ?? 0
    stage.studio.perform(.speed(speed), at: stage.time)
    #expect(stage.studio.stage.playback?.playhead(at: stage.time) == before)
    stage.wait(0.4)
    #expect(abs((stage.studio.stage.playback?.playhead(at: stage.time) ?? 0) - before - 0.4 * speed) < 1e-9)
  }

  @Test func `once, it stops at its end, and plays anew from there`() {
    var stage = stage()
    stage.press(.space)
    stage.studio.perform(.repeats(false), at: stage.time)
    stage.wait(30)
    _ = stage.frame()
    #expect(!stage.isMoving)
    #expect(stage.studio.stage.playback?.playhead(at: stage.time) == stage.studio.stage.playback?.end)
    stage.press(.space)
    #expect(stage.isMoving && stage.studio.stage.playback?.playhead(at: stage.time) == 0)
  }

  @Test func `numbers that are edited while it stands show that very moment`() {
    var stage = stage("weather-menu")
    stage.studio.stage.scrub(to: 0.3, at: stage.time)
    let before = screen(&stage)
    let offset = stage.offset
    stage.studio.edit(at: stage.time) { _ = $0.assign(.number(0.1), to: "parameters.ratio") }
    #expect(stage.offset == offset && screen(&stage) != before)
    stage.studio.perform(.undo, at: stage.time)
    #expect(difference(screen(&stage), before).isEmpty)
  }

  @Test(arguments: UsefulGesture.allCases, ["header-stretch", "album-stack", "map-crop"])
  func `every useful gesture moves the content, and comes to rest`(gesture: UsefulGesture, name: String) {
    for isMirrored in [false, true] {
      var stage = TestStudio(name)
      if isMirrored { stage.studio.edit(at: stage.time) { _ = $0.assign(.text("rtl"), to: "device.direction") } }
      stage.studio.perform(.gesture(gesture), at: stage.time)
      let trace = stage.studio.stage.player.gesture?.trace
      let bounds = stage.studio.stage.shown.extent.bounds
      let offsets = trace?.offsets ?? 0...0
      #expect(offsets.upperBound - offsets.lowerBound > 60, "\(offsets)")
      if gesture == .pull { #expect(offsets.lowerBound < bounds.lowerBound - 30) }
      if gesture == .intoTheEdge { #expect(offsets.lowerBound < bounds.lowerBound - 4) }
      #expect(trace?.samples.last?.velocity == 0)
    }
  }

  @Test func `a situation is marked by how far it puts layers off`() throws {
    var stage = stage("weather-menu")
    stage.studio.perform(.gesture(.slowDrag), at: stage.time)
    #expect(stage.studio.stage.player.gesture?.trace.departure == 0)
    let speed = try #require(stage.studio.stage.player.gesture?.trace).speed
    stage.studio.perform(.situation(.late), at: stage.time)
    let scene = stage.studio.stage.scene
    guard case .number(let ratio) = scene.parameter("parameters.ratio")?.get(scene) ?? .null else {
      // This scene gives the picture's height instead.
      #expect((stage.studio.stage.player.gesture?.trace.departure ?? 0) > 0)
      return
    }
    #expect(abs((stage.studio.stage.player.gesture?.trace.departure ?? 0) - (1 - ratio) * speed / 60) < 0.2)
  }

  @Test func `a window that is too low has no time line, and a key hides it`() {
    var stage = TestStudio(window: Size(width: 900, height: 590))
    #expect(stage.studio.layout[.gesture].isEmpty)
    stage.handle(.resize(Size(width: 900, height: 700), scale: 1))
    let layout = stage.studio.layout
    #expect(!layout[.gesture].isEmpty && layout[.gesture].y == layout.stage.maxY)
    #expect(layout[.gesture].maxY == layout[.footer].y)
    stage.press(.letter("t"))
    #expect(stage.studio.layout[.gesture].isEmpty)
  }
}
