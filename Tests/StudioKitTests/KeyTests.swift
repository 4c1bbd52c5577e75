import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// Keys and the view options.
struct KeyTests {
  @Test func `the digits show the scenes, and others show nothing`() {
    var stage = TestStudio()
    for (index, name) in TestStudio.names.enumerated() {
      stage.press(.letter(Character("\(index + 1)")))
      #expect(stage.studio.document.name == name)
      stage.studio.advanceFiles(to: stage.time)
      let title = "\(stage.studio.document.scene.displayTitle) - Parallax"
      #expect(stage.studio.requests.takeAll().first == .window(.title(title)))
    }
    stage.wait(5)
    let frame = stage.frame()
    for key in ["7", "8", "9", "0", "²", "½", "٣", "w", "ß"] { stage.press(.letter(Character(key))) }
    #expect(difference(stage.frame(), frame).isEmpty && stage.studio.requests.takeAll().isEmpty)
  }

  @Test func `Space plays after a click on any control, and presses those that Tab has come to`() throws {
    var bench = try Bench(BuiltInScene.named("map-crop") ?? Scene(effect: MapCrop()), height: 3000)
    for section in SectionName.allCases { bench.inspector.setOpen(section, true) }
    bench.look()
    let controls = bench.inspector.parts.keys.filter {
      switch $0 {
      case .section, .libraries, .field, .word, .allPhysics: true
      default: false
      }
    }
    #expect(controls.count > 10)
    for control in controls {
      guard bench.inspector.frame(of: control) != nil else { continue }
      try bench.click(control)
      if bench.inspector.isTyping || bench.inspector.menu != nil { bench.press(.escape) }
      let (scene, sections) = (bench.scene, bench.inspector.openSections)
      let isPlaying = bench.studio.stage.isPlaying
      bench.press(.space)
      #expect(bench.studio.stage.isPlaying != isPlaying, "after a click on \(control)")
      #expect(bench.scene == scene && bench.inspector.openSections == sections, "after a click on \(control)")
    }
    bench.inspector.focus = .section(.device)
    let isOpen = bench.inspector.openSections.contains(.device)
    bench.press(.space)
    #expect(bench.inspector.openSections.contains(.device) != isOpen)
    // A click gives it to Enter all the same.
    try bench.click(.section(.device))
    bench.press(.enter)
    #expect(bench.inspector.openSections.contains(.device) != isOpen)
  }

  @Test func `a click on the title edits it: what is typed is the title, and no command`() throws {
    var stage = TestStudio("map-crop")
    _ = stage.frame()
    let title = try #require(stage.window.ui.read(.bar) { $0.parts[.title] })
    stage.handle(.hover(title.center))
    _ = stage.frame()
    #expect(stage.window.pointerShape == .text)
    stage.handle(.down(title.center))
    stage.handle(.up(title.center))
    _ = stage.frame()
    #expect(stage.window.takesText && stage.window.caret != nil)
    let options = stage.studio.view.options
    for letter in "x hemp 2" {
      stage.handle(.keyDown(letter == " " ? .space : .letter(letter), [], isRepeat: false))
      stage.handle(.text(String(letter)))
      stage.handle(.keyUp(letter == " " ? .space : .letter(letter), []))
    }
    #expect(stage.studio.view.options == options && stage.studio.document.name == "map-crop")
    stage.press(.enter)
    #expect(stage.studio.document.scene.title == "x hemp 2" && !stage.window.takesText)
    // Escape and a click elsewhere leave it, the first without taking the text.
    stage.handle(.down(title.center))
    stage.handle(.up(title.center))
    stage.handle(.text("y"))
    stage.press(.escape)
    #expect(stage.studio.document.scene.title == "x hemp 2")
    stage.handle(.down(title.center))
    stage.handle(.up(title.center))
    stage.handle(.text("Lisbon"))
    stage.handle(.down(stage.point(100, 300)))
    stage.handle(.up(stage.point(100, 300)))
    #expect(stage.studio.document.scene.title == "Lisbon")
  }

  @Test func `the pointer has the shape of what can be done under it`() throws {
    var stage = TestStudio("map-crop")
    _ = stage.frame()
    func shape(at point: Point) -> PointerShape {
      stage.handle(.hover(point))
      _ = stage.frame()
      return stage.window.pointerShape
    }
    #expect(shape(at: stage.point(100, 300)) == .hand)
    #expect(shape(at: Point(x: stage.studio.layout.stage.x + 3, y: stage.studio.layout.stage.midY)) == .arrow)
    #expect(shape(at: stage.thumbnail(0)) == .arrow)
    let panel = stage.studio.layout[.panel]
    #expect(shape(at: Point(x: panel.x + 1, y: panel.midY)) == .leftRight)
    let number = try #require(
      stage.window.ui.read(.panel) { $0.parts.first { if case .number = $0.key { true } else { false } } })
    #expect(shape(at: number.value.center) == .leftRight)
    #expect(shape(at: try #require(stage.window.ui.read(.footer) { $0.parts[.offset] }).center) == .leftRight)
    // Typed into, a number is text.
    stage.handle(.down(number.value.center))
    stage.handle(.up(number.value.center))
    #expect(shape(at: number.value.center) == .text)
    stage.press(.escape)
    #expect(shape(at: try #require(stage.window.ui.read(.panel) { $0.parts[.section(.device)] }).center) == .arrow)
    // A finger that has left the phone still scrolls it.
    stage.handle(.down(stage.point(100, 300)))
    stage.handle(.move(Point(x: stage.studio.layout.stage.x + 3, y: 300)))
    #expect(stage.window.pointerShape == .hand)
    stage.handle(.up(nil))
  }

  @Test func `X and H switch, and back is as before`() {
    var stage = TestStudio()
    let plain = stage.frame()
    for key in ["x", "h"] {
      stage.press(.letter(Character(key)))
      #expect(stage.frame() != plain)
      stage.press(.letter(Character(key)))
      #expect(difference(stage.frame(), plain).isEmpty)
    }
  }

  @Test(arguments: TestStudio.names) func `R turns the device at once, and again is as before`(_ name: String) {
    var stage = TestStudio(name)
    stage.press(.home)
    stage.wait(5)
    let upright = stage.frame()
    stage.press(.letter("r"))
    let turned = stage.frame()
    #expect(turned != upright && stage.studio.layout.screen.width > stage.studio.layout.screen.height)
    stage.wait(5)
    #expect(difference(stage.frame(), turned).isEmpty)
    stage.press(.letter("r"))
    #expect(difference(stage.frame(), upright).isEmpty)
  }

  @Test func `P shows the scene without its effect while it is held`() {
    var stage = TestStudio("map-crop")
    stage.press(.down)
    stage.wait(5)
    let plain = stage.frame()
    stage.handle(.keyDown(.letter("p"), [], isRepeat: false))
    let still = stage.frame()
    for _ in 0..<5 { stage.handle(.keyDown(.letter("p"), [], isRepeat: true)) }
    #expect(still != plain && difference(stage.frame(), still).isEmpty)
    stage.handle(.keyUp(.letter("p"), []))
    #expect(difference(stage.frame(), plain).isEmpty)
  }

  @Test func `P that is let go behind another window is let go`() {
    var stage = TestStudio()
    let plain = stage.frame()
    stage.handle(.keyDown(.letter("p"), [], isRepeat: false))
    stage.handle(.focus(false))
    stage.handle(.focus(true))
    #expect(difference(stage.frame(), plain).isEmpty)
  }

  @Test func `without its effect a scene stays that was switched so, also behind another window`() {
    var stage = TestStudio()
    let effect = stage.frame()
    stage.studio.perform(.plain, at: stage.time)
    let plain = stage.frame()
    stage.handle(.focus(false))
    stage.handle(.focus(true))
    #expect(plain != effect && difference(stage.frame(), plain).isEmpty)
    stage.press(.letter("p"))
    #expect(difference(stage.frame(), effect).isEmpty, "the key, let go, leads back")
  }

  @Test func `F1, a question mark and Escape open and close the list of keys`() {
    var stage = TestStudio()
    let plain = stage.frame()
    for open: InputEvent in [.keyDown(.function(1), [], isRepeat: false), .text("?")] {
      stage.handle(open)
      #expect(stage.frame() != plain)
      stage.press(.escape)
      #expect(difference(stage.frame(), plain).isEmpty)
    }
    stage.press(.function(1))
    stage.handle(.down(stage.point(195, 400)))
    stage.handle(.up(stage.point(195, 400)))
    #expect(difference(stage.frame(), plain).isEmpty, "a click closes it, and taps nothing")
  }

  @Test func `the list of keys stays open while the mouse moves, and the stage under it keeps still`() {
    var stage = TestStudio()
    stage.press(.function(1))
    let open = stage.frame()
    stage.handle(.wheel(dx: 0, dy: -3, at: stage.point(195, 400)))
    stage.wait(0.1)
    #expect(difference(stage.frame(), open).isEmpty)
  }

  @Test func `what the machine has to do is asked for`() {
    var stage = TestStudio()
    stage.press(.letter("q"), .control)
    stage.press(.function(11))
    stage.handle(.drop(path: "/tmp/a.png", at: nil))
    stage.handle(.close)
    #expect(
      stage.studio.requests.takeAll() == [
        .window(.quit), .window(.toggleFullScreen), .pictures(.open(["/tmp/a.png"], into: DropPlace(DocumentID(4)))),
        .window(.quit),
      ])
    #expect(stage.studio.requests.takeAll().isEmpty)
  }
}
