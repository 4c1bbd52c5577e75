import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
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
    for key in ["7", "8", "9", "0", "²", "½", "٣", "z", "ß"] { stage.press(.letter(Character(key))) }
    #expect(difference(stage.frame(), frame).isEmpty && stage.studio.requests.takeAll().isEmpty)
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
        .window(.quit), .window(.toggleFullScreen), .pictures(.open(["/tmp/a.png"], into: DocumentID(4))),
        .window(.quit),
      ])
    #expect(stage.studio.requests.takeAll().isEmpty)
  }
}
