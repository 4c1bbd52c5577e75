import Boundary
import Documents
import Effects
import Geometry
import Notation
import Parameters
import PreviewKit
import Testing

@testable import StudioKit

/// Dragging edges on the stage.
@Suite struct StageHandleTests {
  /// The points along a line over the phone at which the pointer has a given shape, one per edge.
  private static func edges(_ studio: inout TestStudio, _ shape: PointerShape) -> [Point] {
    let screen = studio.studio.layout.screen
    let isLevel = shape == .upDown
    var edges: [Point] = []
    var run: [Double] = []
    let places = Array(
      stride(from: isLevel ? screen.y + 40 : screen.x, to: isLevel ? screen.maxY - 60 : screen.maxX, by: 1))
    for place in places {
      // A quarter into the screen, away from the minimap.
      let point = isLevel ? Point(x: screen.x + screen.width / 4, y: place) : Point(x: place, y: screen.midY)
      studio.handle(.hover(point))
      if studio.window.pointerShape == shape {
        run.append(place)
      } else if !run.isEmpty {
        let middle = run[run.count / 2]
        edges.append(isLevel ? Point(x: point.x, y: middle) : Point(x: middle, y: point.y))
        run = []
      }
    }
    return edges
  }

  @Test(arguments: [
    "header-refresh", "header-stretch", "stretch-banner", "map-crop", "weather-menu", "album-stack", "mountain-hero",
  ])
  func `an edge follows the pointer that drags it, in one step`(_ name: String) throws {
    let shape = name == "album-stack" ? PointerShape.leftRight : .upDown
    var fresh = TestStudio(name)
    fresh.press(.letter("x"))
    _ = fresh.frame()
    let edges = Self.edges(&fresh, shape)
    #expect(!edges.isEmpty)
    // Of these rows another one is the nearest to the middle once they are higher.
    for edge in name == "mountain-hero" ? edges.prefix(1) : edges[...] {
      var studio = fresh
      let (steps, scene) = (studio.studio.document.history.steps.count, studio.studio.document.scene)
      studio.handle(.down(edge))
      for way in 1...6 {
        let moved = Double(way) * 4
        studio.handle(.move(shape == .upDown ? edge.moved(y: moved) : edge.moved(x: moved)))
        _ = studio.frame()
      }
      let end = shape == .upDown ? edge.moved(y: 24) : edge.moved(x: 24)
      #expect(studio.window.pointerShape == shape)
      studio.handle(.up(end))
      _ = studio.frame()
      #expect(studio.studio.document.scene != scene && studio.studio.document.history.steps.count == steps + 1)
      studio.handle(.hover(end))
      #expect(studio.window.pointerShape == shape, "\(edge) has not come to \(end)")
    }
  }

  @Test func `nothing is taken hold of unless the outlines are shown or Control is held`() {
    var studio = TestStudio("weather-menu")
    _ = studio.frame()
    #expect(Self.edges(&studio, .upDown).isEmpty)
    studio.handle(.modifiers(.control))
    #expect(!Self.edges(&studio, .upDown).isEmpty)
    studio.handle(.modifiers([]))
    #expect(Self.edges(&studio, .upDown).isEmpty)
  }

  @Test func `of a header of layers it is the height, and what is left of it once it has collapsed`() throws {
    var effect = Layers()
    effect.height = 300
    effect.minHeight = 80
    let setting = Setting()
    func header(_ offset: Double) -> Handle? {
      var layers: [Layer] = []
      effect.layers(at: Moment(offset: offset), in: setting, into: &layers)
      return effect.affordances(in: setting).handles(on: layers, at: offset).first { $0.field != "rowHeight" }
    }
    #expect(header(0)?.field == "height" && header(0)?.line.y == 300)
    #expect(header(100)?.field == "height" && header(100)?.line.y == 200)
    #expect(header(-50)?.field == "height" && header(-50)?.line.y == 350)
    #expect(header(600)?.field == "minHeight" && header(600)?.line.y == 80)
    effect.place = .screen
    #expect(header(0) == nil)
  }

  @Test(arguments: [0.0, 180, 360, 500, 900], [false, true])
  func `a layer that turns follows the knob that is dragged around its middle, more than once`(
    _ offset: Double, _ isRightToLeft: Bool
  ) throws {
    var studio = TestStudio("record")
    studio.studio.edit(at: studio.time) {
      _ = $0.assign(isRightToLeft ? "rtl" : "ltr", to: "device.direction")
      _ = $0.assign(12, to: "parameters.layers.1.keys.0.rotation")
    }
    studio.press(.letter("x"))
    studio.studio.stage.main.jump(to: offset, at: studio.time)
    _ = studio.frame()
    func layers() -> [Layer] {
      var layers: [Layer] = []
      studio.studio.stage.shown.layers(at: studio.time, into: &layers)
      return layers
    }
    func record() throws -> Layer { try #require(layers().first { $0.id == LayerID("layer", 1, "image") }) }
    func handle() throws -> (place: Point, around: Point) {
      let shown = studio.studio.stage.shown
      let found = shown.scene.effect.affordances(in: shown.setting).handles(on: layers(), at: offset)
      let turn = try #require(found.first { $0.field.hasPrefix("layers.1.") })
      guard case .knob(let place, let middle) = turn.grip else { throw Missing() }
      return (place, middle)
    }
    let before = try record().rotation
    let (place, middle) = try handle()
    let steps = studio.studio.document.history.steps.count
    func pointer(_ degrees: Double) throws -> Point {
      let turned = try #require(Turn(degrees: degrees, about: middle)).place(place)
      return studio.point(turned.x, turned.y)
    }
    studio.handle(.down(studio.point(place.x, place.y)))
    #expect(studio.window.pointerShape == .cross)
    for degrees in stride(from: 10.0, through: 400, by: 10) where degrees != 360 {
      studio.handle(.move(try pointer(degrees)))
      _ = studio.frame()
      #expect((try record().rotation - before - degrees).magnitude < 0.11, "\(degrees)")
    }
    studio.handle(.up(try pointer(400)))
    #expect(studio.studio.document.history.steps.count == steps + 1)
  }

  private struct Missing: Error {}

  @Test func `the edge of a collapsed header stays below the safe area`() throws {
    var studio = TestStudio("header-stretch")
    studio.studio.edit(at: studio.time) { _ = $0.assign("safe+44", to: "parameters.minHeight") }
    studio.press(.letter("x"))
    studio.press(.end)
    studio.wait(9)
    _ = studio.frame()
    let lower = studio.point(0, 91).y
    let edge = try #require(Self.edges(&studio, .upDown).min { abs($0.y - lower) < abs($1.y - lower) })
    #expect(abs(edge.y - lower) < 4)
    studio.handle(.down(edge))
    for way in 1...5 {
      studio.handle(.move(edge.moved(y: Double(way) * 4 * studio.studio.layout.zoom)))
      _ = studio.frame()
    }
    studio.handle(.up(edge.moved(y: 20 * studio.studio.layout.zoom)))
    let scene = studio.studio.document.scene
    let value = try #require((scene.effect as? HeaderParallax)?.minHeight)
    #expect(value.isSafe && abs(value.number - 64) <= 1, "\(scene.effect)")
  }

  @Test func `what an edge comes to is written beside the pointer`() throws {
    var studio = TestStudio("weather-menu")
    studio.press(.letter("x"))
    _ = studio.frame()
    let edge = try #require(Self.edges(&studio, .upDown).first)
    studio.handle(.hover(edge))
    let words = studio.frame().commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
    #expect(words.contains("Row height 100 pt"), "\(words)")
  }

  @Test func `a point of the small picture stays in sight`() throws {
    var studio = TestStudio("header-refresh")
    studio.press(.letter("x"))
    _ = studio.frame()
    let stage = studio.studio.layout.stage
    // The picture is in the lower left corner of the stage.
    let point = Point(x: stage.x + 16 + 8 + 31, y: stage.maxY - 16 - 8 - 20)
    studio.handle(.hover(point))
    #expect(studio.window.pointerShape == .cross)
    let steps = studio.studio.document.history.steps.count
    studio.handle(.down(point))
    studio.handle(.move(point.moved(x: 10)))
    studio.handle(.move(point.moved(x: -200)))
    studio.handle(.up(point))
    let focus = try #require(studio.studio.document.scene.content.images.first?.focus)
    #expect(focus.x == 0 && focus.y > 0.5, "\(focus)")
    #expect(studio.studio.document.history.steps.count == steps + 1)
  }
}

extension Point {
  fileprivate func moved(x: Double = 0, y: Double = 0) -> Point { Point(x: self.x + x, y: self.y + y) }
}
