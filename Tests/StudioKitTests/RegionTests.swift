import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// The window by keyboard alone.
struct RegionTests {
  private func stage(_ size: Size = Size(width: 1440, height: 900)) -> TestStudio {
    var stage = TestStudio("map-crop", window: size)
    stage.window.isHeard = true
    _ = stage.frame()
    return stage
  }

  private func region(_ stage: TestStudio) -> PartName { stage.window.ui.keyPart ?? .stage }

  /// The regions that F6 visits, until it is back on the stage.
  private func round(_ stage: inout TestStudio, _ modifiers: Modifiers = []) -> [PartName] {
    var seen: [PartName] = []
    repeat {
      stage.press(.function(6), modifiers)
      seen.append(region(stage))
    } while seen.last != .stage && seen.count < 20
    return seen
  }

  /// Goes to a control of the part with the focus.
  private func tab(to control: ControlID, in stage: inout TestStudio) throws {
    func focus() -> ControlID? { stage.window.ui.read(region(stage)) { $0.focus.current } }
    for _ in 0..<40 where focus() != control { stage.press(.tab) }
    try #require(focus() == control)
  }

  /// The item with the focus, as a screen reader sees it.
  private func focused(_ stage: TestStudio) -> AccessibleItem? {
    var window = stage.window
    let spoken = window.accessible(at: stage.time)
    return spoken.focus.flatMap { focus in
      spoken.parts.first { $0.part == focus.part && $0.items.contains { $0.number == focus.number } }?
        .items.first { $0.number == focus.number }
    }
  }

  @Test func `F6 goes through every part of the window, and Shift F6 back`() {
    var stage = stage()
    let there = round(&stage)
    #expect(there == [.gesture, .footer, .panel, .bar, .gallery, .stage])
    #expect(round(&stage, .shift) == [.gallery, .bar, .panel, .footer, .gesture, .stage])
    stage.press(.letter("c"))
    stage.press(.letter("g"))
    _ = stage.frame()
    #expect(Set(round(&stage)).isSuperset(of: [.comparison, .curve]))
  }

  @Test func `the curve comes and goes with its tools, and with the focus on one of them`() {
    var stage = stage()
    stage.press(.letter("g"))
    let frame = stage.frame()
    #expect(difference(stage.frame(), frame).isEmpty)
    for _ in 0..<8 where region(stage) != .curve { stage.press(.function(6)) }
    #expect(region(stage) == .curve)
    stage.press(.letter("g"))
    _ = stage.frame()
    #expect(region(stage) == .stage)
    stage.press(.tab)
    #expect(region(stage) == .panel)
  }

  @Test(arguments: [480.0, 640, 900, 1440], [420.0, 600, 820])
  func `at every size F6 visits what is there, and no other`(width: Double, height: Double) {
    var stage = stage(Size(width: width, height: height))
    let seen = round(&stage)
    let layout = stage.studio.layout
    #expect(seen.last == .stage)
    #expect(seen.contains(.panel) == !layout[.panel].isEmpty)
    #expect(seen.contains(.gallery) == !layout[.gallery].isEmpty)
    #expect(seen.contains(.footer) == !layout[.footer].isEmpty)
    #expect(seen.contains(.gesture) == !layout[.gesture].isEmpty)
  }

  @Test func `Tab and arrows stay within a part, Enter presses, and Escape gives the keys back`() throws {
    var stage = stage()
    for _ in 0..<2 { stage.press(.function(6)) }
    #expect(region(stage) == .footer)
    let first = stage.window.ui.read(.footer) { $0.focus.current }
    #expect(first == .offset)
    let count = stage.window.ui.read(.footer) { $0.focus.order.count }
    for _ in 0..<count { stage.press(.tab) }
    #expect(stage.window.ui.read(.footer) { $0.focus.current } == first)
    let xray = try #require(Array(FooterPart.tools(Facts(stage.studio)).joined()).firstIndex(of: .xray))
    for _ in 0...xray { stage.press(.tab) }
    #expect(stage.window.ui.read(.footer) { $0.focus.current } == .tool(xray))
    stage.press(.enter)
    #expect(stage.studio.view.options.isXRay && region(stage) == .footer)
    stage.press(.right)
    #expect(stage.window.ui.read(.footer) { $0.focus.current } == .tool(xray + 1))
    stage.press(.escape)
    #expect(region(stage) == .stage)
  }

  @Test func `a choice opens on what is chosen`() throws {
    var stage = stage()
    for _ in 0..<4 { stage.press(.function(6)) }
    #expect(region(stage) == .bar)
    try tab(to: .device, in: &stage)
    stage.press(.enter)
    _ = stage.frame()
    let chosen = try #require(Device.presets.firstIndex { $0.name == stage.studio.document.scene.device.presetName })
    #expect(stage.window.ui.input.menu?.mark == chosen)
    stage.press(.down)
    stage.press(.enter)
    #expect(stage.studio.document.scene.device.presetName == Device.presets[chosen + 1].name)
    #expect(region(stage) == .bar)
  }

  @Test func `arrows in the gallery show the next scene, and the menu key opens its menu`() {
    var stage = stage()
    stage.press(.function(6), .shift)
    #expect(region(stage) == .gallery)
    let selected = stage.studio.library.selected
    stage.press(.up)
    #expect(stage.studio.library.selected == selected - 1 && region(stage) == .gallery)
    stage.press(.end)
    #expect(stage.studio.library.selected == TestStudio.names.count - 1)
    stage.press(.menu)
    _ = stage.frame()
    #expect(stage.window.ui.input.menu?.id == .galleryMenu(TestStudio.names.count - 1))
    stage.press(.escape)
    stage.press(.escape)
    stage.press(.function(10), .shift)
    _ = stage.frame()
    #expect(stage.window.ui.input.menu?.id == .contextMenu(.phone))
  }

  /// The tools that keys alone reach: by the focus, and behind the last button of a strip.
  private func reached(_ stage: inout TestStudio) -> (controls: Set<ControlID>, titles: Set<String>) {
    var (controls, titles) = (Set<ControlID>(), Set<String>())
    let regions = round(&stage).filter { $0 != .stage && $0 != .panel }
    for target in regions {
      for _ in 0..<20 where region(stage) != target { stage.press(.function(6)) }
      var first: ControlID?
      for _ in 0..<60 {
        guard let focus = stage.window.ui.read(target, { $0.focus.current }), focus != first else { break }
        first = first ?? focus
        controls.insert(focus)
        if let title = focused(stage)?.name { titles.insert(title) }
        if focus == .more {
          stage.press(.enter)
          _ = stage.frame()
          for item in stage.window.ui.input.menu?.items ?? [] { titles.insert(item.title) }
          stage.press(.escape)
        }
        stage.press(.tab)
        _ = stage.frame()
        if region(stage) != target { break }
      }
    }
    return (controls, titles)
  }

  @Test func `every tool is reached by keys at every window size`() {
    var random = SplitMix64(seed: 11)
    let sizes =
      [(480, 420), (480, 820), (640, 480), (900, 600), (1420, 420), (1600, 1000)].map {
        Size(width: $0.0, height: $0.1)
      }
      + (0..<4).map { _ in
        Size(
          width: .random(in: 480...1700, using: &random).rounded(),
          height: .random(in: 420...1100, using: &random).rounded())
      }
    for size in sizes {
      var stage = stage(size)
      let seen = reached(&stage)
      let facts = Facts(stage.studio)
      let player: [Command] = [.previousFrame, .play, .nextFrame]
      for command in BarPart.files + FooterPart.tools(facts).joined() + player {
        let tip = String(command.tip.prefix { $0 != ":" && $0 != "." })
        let names = [command.title(facts), command.menuTitle(facts), tip]
        #expect(names.contains { seen.titles.contains($0) }, "\(size): \(command), among \(seen.titles.sorted())")
      }
      let bar = stage.window.part(BarPart.self).subject(
        stage.studio, Present(facts: facts, time: stage.time, isHeard: false))
      let choices =
        ToolChoice.ofBar(bar, isRoomy: true) + [.gestures(facts)] + ToolChoice.playing(facts)
        + [ToolChoice.scenes(bar)].compactMap(\.self)
      for choice in choices {
        let isBehind = seen.titles.contains { $0.hasPrefix("\(choice.name): ") }
        #expect(seen.controls.contains(choice.button) || isBehind, "\(size): \(choice.name)")
      }
      #expect(
        !stage.studio.layout[.panel].isEmpty || seen.titles.contains(Command.drawer.menuTitle(facts)), "\(size): panel")
    }
  }

  @Test func `a choice without space is made behind the last button, by keys`() throws {
    var stage = stage(Size(width: 480, height: 820))
    let speed = Facts(stage.studio).speed
    stage.press(.function(6))
    #expect(region(stage) == .gesture)
    try tab(to: .more, in: &stage)
    stage.press(.enter)
    _ = stage.frame()
    let items = try #require(stage.window.ui.input.menu?.items)
    let place = try #require(items.firstIndex { $0.title.hasPrefix("Speed: ") })
    for _ in 0..<place { stage.press(.down) }
    stage.press(.enter)
    _ = stage.frame()
    #expect(stage.window.ui.input.menu?.id == .choiceMenu(3))
    stage.press(.down)
    stage.press(.enter)
    _ = stage.frame()
    #expect(stage.window.ui.input.menu == nil && Facts(stage.studio).speed != speed)
  }

  @Test func `the panel of a narrow window opens beside the phone, and F6 goes there`() {
    var stage = stage(Size(width: 480, height: 820))
    #expect(stage.studio.layout[.panel].isEmpty)
    stage.studio.apply(.perform(.drawer), at: stage.time)
    _ = stage.frame()
    let layout = stage.studio.layout
    #expect(!layout[.panel].isEmpty && !layout[.panel].overlaps(layout.stage) && layout.screen.width > 80)
    #expect(round(&stage).contains(.panel))
    stage.studio.apply(.perform(.drawer), at: stage.time)
    _ = stage.frame()
    #expect(stage.studio.layout[.panel].isEmpty)
  }

  static let menus = [
    StagePart.phoneMenu, StagePart.groundMenu, CurvePart.menu, TimeLinePart.menu, MeterPart.menu, GalleryPart.menu,
  ]

  @Test func `a context menu has groups of what is at hand, a dozen at most, and the palette`() {
    for size in [Size(width: 480, height: 420), Size(width: 1600, height: 1000)] {
      let facts = Facts(stage(size).studio)
      for menu in Self.menus {
        let commands = ToolButtons.shown(menu, facts).flatMap(\.self)
        #expect((1...12).contains(commands.count) && Set(commands).count == commands.count)
        #expect(commands.last == .palette && commands.allSatisfy { $0.isOn(facts) })
      }
    }
  }

  @Test func `the track goes by frames, by moments, and zooms`() throws {
    var stage = stage()
    stage.press(.function(6))
    #expect(region(stage) == .gesture)
    try tab(to: .track, in: &stage)
    func playhead() -> Double { stage.studio.stage.playback?.playhead(at: stage.time) ?? .nan }
    stage.press(.home)
    stage.press(.right)
    #expect(abs(playhead() - 1 / 60) < 1e-9)
    stage.press(.right, .shift)
    #expect(abs(playhead() - 11 / 60) < 1e-9)
    stage.press(.left, .alt)
    #expect(abs(playhead() - 10.9 / 60) < 1e-9)
    stage.press(.down)
    let marks = stage.studio.stage.player.gesture?.trace.marks ?? []
    #expect(marks.contains { abs($0.time - playhead()) < 0.03 }, "\(playhead()) \(marks.map(\.time))")
    stage.press(.letter("+"))
    #expect(!stage.studio.view.timeZoom.isWhole)
    stage.press(.letter("0"))
    #expect(stage.studio.view.timeZoom.isWhole)
    #expect(stage.studio.document.name == "map-crop")
  }

  @Test func `the line between two scenes moves by keys`() throws {
    var stage = stage()
    stage.press(.letter("c"))
    stage.studio.perform(.arrange(.split), at: stage.time)
    _ = stage.frame()
    for _ in 0..<8 where region(stage) != .comparison { stage.press(.function(6)) }
    try tab(to: .share, in: &stage)
    let before = try #require(stage.studio.stage.beside.comparison?.share)
    stage.press(.right, .shift)
    #expect(abs((stage.studio.stage.beside.comparison?.share ?? 0) - before - 0.1) < 1e-9)
  }

  @Test func `a press on the stage takes the keys from the tools`() {
    var stage = stage()
    stage.press(.function(6))
    #expect(region(stage) == .gesture)
    stage.handle(.down(stage.point(195, 400)))
    stage.handle(.up(stage.point(195, 400)))
    #expect(region(stage) == .stage)
  }

  @Test func `a letter that a number cannot use is refused in a sentence, and is no shortcut`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    try bench.click("parameters.ratio/number")
    for letter in "bcgx?`~ß" {
      bench.send(.keyDown(.letter(letter), [], isRepeat: false), .text(String(letter)))
      #expect(bench.inspector.isTyping, "\(letter) ends the edit")
    }
    let options = bench.studio.view.options
    #expect(options == ViewOptions() && bench.studio.stage.beside.comparison == nil)
    #expect(bench.studio.view.notice?.isFault == true)
    bench.press(.letter("a"), .control)
    bench.type("0.4")
    bench.press(.enter)
    #expect((bench.scene.effect as? MapCrop)?.ratio == 0.4)
  }

  @Test func `the panel does not scroll to a control that is pinned above its sections`() throws {
    var bench = try Bench(Scene(effect: MapCrop()), height: 460)
    for _ in 0..<6 { bench.send(.wheel(dx: 0, dy: -1, at: try bench.place("parameters.ratio"))) }
    let scroll = bench.inspector.scroll
    #expect(scroll > 100)
    bench.inspector.focus = "parameters.ratio"
    bench.look()
    #expect(bench.inspector.scroll == scroll)
  }
}
