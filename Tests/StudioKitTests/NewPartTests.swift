import Boundary
import Geometry
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// A part that exists only here: the seconds of the window's clock, in a strip below the stage.
private struct Clock: Part {
  let name: PartName = "clock"
  let side = Side.below
  func title(_ studio: Studio) -> String { "Clock" }

  func frame(in room: inout Room, _ studio: Studio) -> Rect { room.bottom(30) }

  func subject(_ studio: Studio, _ present: Present) -> Int { Int(present.time) }

  func show(_ seconds: Int, _ ui: inout WindowUI) -> [Intent] {
    ui.pen.text("\(seconds) s", in: ui.frame, .body, ui.pen.look.text)
    let button = PushButton<ControlID>(.tool(0), "Reset", tip: "Starts again.")
    return button.show(in: Rect(x: ui.frame.x, y: ui.frame.y, width: 80, height: 30), &ui) ? [.perform(Self.reset)] : []
  }

  static let reset = Command("clock.reset", "Reset the clock", keys: ["Ctrl K"], "Starts the clock again.") {
    studio, time in
    studio.say("The clock starts again", at: time)
  }

  var commands: [Command] { [Self.reset] }

  func picture(at point: Point, _ studio: Studio, _ ui: WindowUI) -> Int? { 0 }
}

/// A new part is one file and one entry of the list. Everything else follows from the list.
struct NewPartTests {
  private func stage() -> TestStudio {
    var stage = TestStudio("map-crop", window: Size(width: 1280, height: 820))
    stage.window = Window(stage.studio, parts: WindowParts.all + [Clock()])
    stage.window.isHeard = true
    _ = stage.frame()
    return stage
  }

  private func says(_ words: String, _ list: DrawList) -> Bool {
    list.commands.contains { if case .text(words, _, _) = $0 { true } else { false } }
  }

  private func frame(_ stage: TestStudio) -> Rect { stage.studio.layout["clock"] }

  @Test func `it has its place, is drawn, and is drawn again when its value is another one`() {
    var stage = stage()
    let others = stage.window.ui.names.filter { $0 != "clock" }.map { stage.studio.layout[$0] }
    #expect(
      frame(stage).height == 30 && others.allSatisfy { $0.isEmpty || !$0.overlaps(frame(stage)) || $0.height > 700 })
    let seconds = Int(stage.time)
    #expect(says("\(seconds) s", stage.frame()))
    stage.wait(1)
    #expect(says("\(seconds + 1) s", stage.frame()))
  }

  @Test func `F6 goes to it, Enter presses its button, and a screen reader reads it`() throws {
    var stage = stage()
    for _ in 0..<12 where stage.window.ui.keyPart != "clock" { stage.press(.function(6)) }
    #expect(stage.window.ui.keyPart == "clock")
    let part = try #require(stage.window.accessible(at: stage.time).parts.first { $0.part == "clock" })
    #expect(part.name == "Clock" && part.items.map(\.name) == ["Reset"])
    stage.press(.enter)
    #expect(stage.studio.view.notice?.text == "The clock starts again")
  }

  @Test func `its command has a key, and is in the palette and in the list of keys`() {
    var stage = stage()
    stage.press(.letter("k"), .control)
    #expect(stage.studio.view.notice?.text == "The clock starts again")
    stage.handle(.text("/"))
    stage.handle(.text("reset the clock"))
    #expect(says("Reset the clock", stage.frame()))
    stage.press(.escape)
    stage.press(.function(1))
    _ = stage.frame()
    let words = stage.window.accessible(at: stage.time).parts.first { $0.part == .sheet }?.items.map(\.name) ?? []
    #expect(words.contains("Ctrl K: reset the clock"))
  }

  @Test func `a file that is dropped on it takes the place of the picture that it names`() {
    var stage = stage()
    _ = stage.studio.requests.takeAll()
    stage.handle(.drop(path: "/a/b.png", at: frame(stage).center))
    let asked = stage.window.takeRequests(at: stage.time).map { "\($0)" }
    #expect(asked.contains { $0.contains("/a/b.png") && $0.contains("picture: Optional(0)") }, "\(asked)")
  }
}

/// Laying out is a step of its own.
struct LayoutCountTests {
  private func layouts(_ act: (inout TestStudio) -> Void) -> Int {
    var stage = TestStudio("map-crop", window: Size(width: 1280, height: 820))
    _ = stage.frame()
    let before = stage.window.stack.layouts
    act(&stage)
    return stage.window.stack.layouts - before
  }

  @Test func `the window is laid out once for an event, for each intent, and for a frame`() {
    #expect(layouts { $0.handle(.hover($0.point(10, 10))) } == 1)
    #expect(layouts { $0.handle(.wheel(dx: 0, dy: -1, at: $0.point(10, 10))) } == 2)
    #expect(layouts { $0.handle(.wheel(dx: 0, dy: -1, at: $0.gallery.thumbnail(0).center)) } == 1)
    #expect(layouts { _ = $0.frame() } == 1)
  }
}
