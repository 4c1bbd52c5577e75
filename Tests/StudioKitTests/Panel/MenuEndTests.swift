import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import Testing

@testable import StudioKit

/// An open menu closes, and releases the keys, when its control is not visible any more.
struct MenuEndTests {
  /// A panel too low for its rows, with an open menu.
  private func bench() throws -> (Bench, Point) {
    var bench = try Bench(Scene(effect: MapCrop()), height: 500, path: "/a.json")
    let place = try bench.place("parameters.rowHeight/label")
    bench.send(.hover(place), .secondary(place))
    #expect(bench.inspector.menu == "parameters.rowHeight/menu" && bench.inspector.isBusy)
    return (bench, place)
  }

  /// Checks that keys and clicks go to the stage again.
  private func checkStage(_ bench: inout Bench) {
    #expect(bench.inspector.menu == nil && !bench.inspector.isBusy)
    bench.press(.letter("x"))
    #expect(bench.studio.view.options.isXRay)
    let stage = bench.studio.layout.screen
    let event = InputEvent.down(Point(x: stage.midX, y: stage.midY))
    let isTaken = bench.window.handle(event, at: bench.time)
    #expect(!isTaken)
  }

  @Test func `a wheel or a touchpad closes the menu, and scrolls`() throws {
    for turn in [InputEvent.wheel(dx: 0, dy: -1, at: nil), .touchpad(dx: 0, dy: -9, at: nil)] {
      var (bench, place) = try bench()
      for _ in 0..<12 {
        if case .wheel = turn {
          bench.send(.wheel(dx: 0, dy: -1, at: place))
        } else {
          bench.send(.touchpad(dx: 0, dy: -9, at: place))
        }
      }
      #expect(bench.inspector.scroll > 0)
      checkStage(&bench)
    }
  }

  @Test func `the first click after a menu that a wheel closed counts`() throws {
    var bench = try Bench(Scene(effect: MapCrop()), height: 700)
    bench.inspector.setOpen(.device, true)
    bench.look()
    bench.inspector.focus = "device"
    bench.press(.enter)
    #expect(bench.inspector.menu == "device/choices")
    let place = try bench.place("device")
    bench.send(.wheel(dx: 0, dy: -1, at: Point(x: place.x, y: place.y)))
    #expect(bench.inspector.menu == nil)
    try bench.click("device")
    #expect(bench.inspector.menu == "device/choices")
    try bench.choose("Pixel 8")
    #expect(bench.scene.device.presetName == "pixel-8")
  }

  @Test func `a menu goes with the panel`() throws {
    var (bench, _) = try bench()
    bench.send(.resize(Size(width: 480, height: 360), scale: 1))
    #expect(bench.studio.layout[.panel].isEmpty)
    checkStage(&bench)
    bench.send(.resize(Size(width: 1440, height: 900), scale: 1))
    #expect(bench.inspector.menu == nil)
  }

  @Test func `a menu goes with its control`() throws {
    var (bench, _) = try bench()
    let albums = Scene(effect: AlbumStack())
    bench.studio.add(SceneDocument(name: "albums", scene: albums, pictures: ScenePictures(images: [])), at: bench.time)
    bench.look()
    checkStage(&bench)
  }

  @Test func `a window closes over an open menu, by its button and by Ctrl Q`() throws {
    var (one, _) = try bench()
    one.send(.close)
    #expect(one.studio.requests.takeAll().contains(.window(.quit)) && !one.inspector.isBusy)
    var (two, _) = try bench()
    two.press(.letter("q"), .control)
    #expect(two.studio.requests.takeAll().contains(.window(.quit)) && !two.inspector.isBusy)
  }

  @Test func `a window that closes takes what is typed`() throws {
    for isKey in [false, true] {
      var bench = try Bench(Scene(effect: MapCrop()))
      bench.inspector.focus = "parameters.ratio"
      bench.press(.enter)
      bench.type("0.25")
      if isKey { bench.press(.letter("q"), .control) } else { bench.send(.close) }
      #expect((bench.scene.effect as? MapCrop)?.ratio == 0.25)
      #expect(!bench.inspector.isBusy)
    }
  }

  @Test func `a window that becomes too narrow for the panel takes what is typed`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    bench.inspector.focus = "parameters.ratio"
    bench.press(.enter)
    bench.type("0.25")
    bench.send(.resize(Size(width: 480, height: 360), scale: 1))
    #expect((bench.scene.effect as? MapCrop)?.ratio == 0.25)
    #expect(!bench.inspector.isBusy)
  }

  @Test func `what is typed is taken when its field is scrolled away`() throws {
    var bench = try Bench(Scene(effect: MapCrop()), height: 420)
    bench.inspector.focus = "parameters.rowHeight"
    bench.press(.enter)
    bench.type("75")
    // Below the field: over it, the wheel would turn its number.
    let place = Point(x: try bench.place("section.effect").x, y: 380)
    for _ in 0..<9 { bench.send(.wheel(dx: 0, dy: -1, at: place)) }
    #expect(bench.inspector.frame(of: "parameters.rowHeight") == nil)
    #expect((bench.scene.effect as? MapCrop)?.rowHeight == 75)
    #expect(!bench.inspector.isTyping)
  }

  @Test func `a key with Control closes a menu of the stage, and is that of the control with the focus`() throws {
    var bench = try Bench(Scene(effect: MapCrop()))
    bench.inspector.focus = "parameters.ratio"
    bench.send(.secondary(bench.studio.layout.stage.center))
    #expect(bench.window.ui.input.menu != nil)
    bench.press(.letter("c"), .control)
    #expect(bench.window.ui.input.menu == nil)
    #expect(bench.studio.requests.takeAll().contains(.window(.copy("0.7"))))
  }
}
