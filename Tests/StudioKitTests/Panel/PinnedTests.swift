import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import ScrollPhysics
import Testing

@testable import StudioKit

/// The panel as a whole: pinned rows, width, scrolling into view.
struct PinnedTests {
  @Test func `undo, A and B and the ratio stay where they are while the rest scrolls`() throws {
    var bench = try Bench(Scene(effect: MapCrop()), height: 500)
    let pinned: [ControlID] = ["setting", "parameters.ratio", "parameters.ratio/number"]
    let before = pinned.map { bench.inspector.frame(of: $0) }
    for _ in 0..<20 { bench.send(.wheel(dx: 0, dy: -1, at: try bench.place("parameters.ratio"))) }
    #expect(bench.inspector.scroll > 0)
    #expect(pinned.map { bench.inspector.frame(of: $0) } == before)
    #expect(before.allSatisfy { $0 != nil })
  }

  @Test func `whether the effect chooses the ratio is switched by keys`() throws {
    var bench = try Bench(Scene(effect: AlbumStack()))
    let path = try #require(bench.inspector.document?.speed)
    bench.inspector.focus = .field(path)
    bench.press(.tab)
    #expect(bench.inspector.focus == .auto(path))
    let before = bench.scene
    bench.press(.space)
    #expect(bench.scene.parameter(path)?.get(bench.scene) != "auto" && bench.inspector.focus == .auto(path))
    bench.press(.enter)
    #expect(bench.scene == before && bench.scene.parameter(path)?.get(bench.scene) == "auto")
  }

  @Test func `a section that is opened comes into view`() throws {
    var bench = try Bench(Scene(effect: MapCrop()), height: 620)
    bench.inspector.focus = "section.device"
    bench.press(.enter)
    let head = try #require(bench.inspector.frame(of: "section.device"))
    #expect(bench.inspector.frame(of: "device.height") != nil)
    #expect(head.height == 36)
  }

  @Test func `the panel's edge can be dragged, and a double-click brings its width back`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    let width = bench.studio.layout[.panel].width
    func edge() -> Point { Point(x: bench.studio.layout[.panel].x + 2, y: 700) }
    let start = edge()
    bench.send(.hover(start), .down(start), .move(Point(x: start.x - 50, y: 700)), .up(nil))
    #expect(abs(bench.studio.layout[.panel].width - width - 50) < 1)
    #expect(bench.studio.document.history.steps.count == 1, "no edit of the scene")
    bench.time += 1
    bench.send(.down(edge()), .up(edge()), .down(edge()), .up(edge()))
    #expect(bench.studio.layout[.panel].width == width)
    bench.time += 1
    bench.send(.down(edge()), .move(Point(x: -900, y: 700)), .up(nil))
    #expect(bench.studio.layout[.panel].width <= 560)
  }

  /// A control without effect gives the reason, and one press fixes it.
  private func check(_ path: String, _ scene: Scene, edits: String) throws {
    var bench = try Bench(scene)
    for section: SectionName in [.physics, .content] { bench.inspector.setOpen(section, true) }
    bench.look()
    #expect(bench.inspector.field(path)?.idle != nil, "\(path)")
    try bench.click(.wayOut(path))
    #expect(bench.inspector.field(path)?.idle == nil, "\(path)")
    let other = bench.scene.changes(since: scene).map(\.path)
    #expect(other == [edits], "\(path)")
  }

  @Test func `what has no effect now says why, and offers the way out`() throws {
    var heights = Scene(effect: HeaderParallax())
    heights.content.rowHeights = [44, 60]
    try check("parameters.rowHeight", heights, edits: "content.rowHeights")
    try check("parameters.refreshDuration", Scene(effect: HeaderParallax()), edits: "parameters.overscroll")
    var refresh = HeaderParallax()
    refresh.overscroll = .refresh
    try check("parameters.maxStretch", Scene(effect: refresh), edits: "parameters.overscroll")
    // Without overscroll, a header neither stretches nor refreshes.
    for preset in [ScrollPreset.android, .flutterAndroid] {
      var still = Scene(effect: HeaderParallax())
      still.physics = ScenePhysics(preset: preset)
      try check("parameters.maxStretch", still, edits: "physics.overscroll")
      still.effect = refresh
      try check("parameters.refreshDuration", still, edits: "physics.overscroll")
    }
  }

  @Test func `fields that one reason leaves without an effect say it once`() throws {
    let bench = try Bench(Scene(effect: HeaderParallax()))
    let ways = ["refreshThreshold", "refreshHold", "refreshDuration"].map {
      bench.inspector.parts[.wayOut("parameters.\($0)")] != nil
    }
    #expect(ways == [false, false, true])
    #expect(bench.inspector.field("parameters.refreshHold")?.tip.contains("Pulling does not refresh.") == true)
  }

  @Test func `a reason that is too long for its line is not cut`() throws {
    var scene = Scene(effect: WeatherMenu())
    scene.content.rowHeights = [44, 60]
    let bench = try Bench(scene)
    let words = bench.list.commands.compactMap { command -> String? in
      if case .text(let text, _, _) = command { text } else { nil }
    }
    #expect(words.joined(separator: " ").contains("The rows have their own heights."))
  }

  @Test func `without a ratio and without advice one line lies under what is pinned`() throws {
    var effect = Layers()
    effect.layers += effect.layers
    var scene = Scene(effect: effect)
    scene.content.images = ["a.jpg"]
    let bench = try Bench(scene)
    #expect(bench.studio.advice.findings.isEmpty)
    let width = bench.studio.layout[.panel].width
    let lines = bench.list.commands.compactMap { command -> Double? in
      guard case .fill(let rect, _) = command, rect.height == 1, rect.width >= width else { return nil }
      return rect.y
    }.sorted()
    for (one, other) in zip(lines, lines.dropFirst()) { #expect(other - one > 20, "\(lines)") }
  }

  @Test func `a curve of the system's own gives way to one that a rate sets`() throws {
    var scene = Scene(effect: MapCrop())
    scene.physics = ScenePhysics(preset: .chromium)
    var bench = try Bench(scene)
    bench.inspector.setOpen(.physics, true)
    bench.look()
    try bench.click(.wayOut("physics.decelerationRate"))
    #expect(bench.scene.physics == ScenePhysics() && bench.inspector.field("physics.decelerationRate")?.idle == nil)
  }

  @Test func `a digit and a backquote after a drag are the stage's`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    try bench.drag("parameters.ratio", from: 0.6, to: 0.3)
    for letter: Character in ["2", "`"] {
      let event = InputEvent.keyDown(.letter(letter), [], isRepeat: false)
      let isTaken = bench.window.handle(event, at: bench.time)
      #expect(!isTaken, "\(letter)")
    }
    #expect(!bench.inspector.isTyping)
  }

  @Test func `Control snaps a drag to round numbers`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    let track = try #require(bench.inspector.frame(of: "parameters.ratio"))
    let start = Point(x: track.x + track.width * 0.6, y: track.midY)
    bench.send(.hover(start), .down(start), .modifiers(.control))
    for step in 1...20 {
      bench.send(.move(Point(x: start.x - Double(step) * 3, y: start.y)))
      let ratio = (bench.scene.effect as? MapCrop)?.ratio ?? .nan
      #expect(abs(ratio * 20 - (ratio * 20).rounded()) < 1e-9, "\(ratio)")
    }
  }

  @Test func `every number has its unit beside it`() throws {
    var bench = try Bench(Scene(effect: HeaderParallax()))
    bench.inspector.setOpen(.physics, true)
    bench.inspector.showsAllPhysics = true
    bench.look()
    let texts = bench.list.commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    for unit in ["pt", "s", "\u{D7}", "/ms", "/s", "pt/s"] { #expect(texts.contains(unit), "\(unit)") }
  }
}
