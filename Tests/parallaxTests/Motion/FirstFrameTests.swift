import Boundary
import Desktop
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import SDLBackend
import TestSupport
import Testing

@testable import parallax

/// The first frame is correct: nothing waits for a scroll event, whatever has changed.
struct FirstFrameTests {
  nonisolated static let names = SceneLibrary.builtIn
  /// Shares of the way from the low bound to the high one, past both.
  static let places = [-0.03, 0, 0.0137, 0.21, 0.5, 1, 1.02]

  /// A frame of the built-in scene, drawn as in the studio.
  static func frame(_ preview: Preview, at time: Double, isXRay: Bool = true) -> DrawList {
    var (layers, list) = ([Layer](), DrawList())
    preview.layers(at: time, into: &layers)
    LayerPainter(preview).draw(layers, at: time, into: &list)
    if isXRay { XRay(preview, scale: 2).draw(layers, at: time, into: &list) }
    return list
  }

  static func preview(_ name: String) throws -> Preview {
    let loaded = try LoadedScene(name, sets: []).placed
    var registry = PictureRegistry()
    return registry.preview(of: loaded)
  }

  /// The same scene held at an offset from the start.
  static func first(_ preview: Preview, at offset: Double) -> Preview {
    var first = Preview(preview.scene, pictures: preview.pictures)
    first.jump(to: offset, hold: true, at: 0)
    return first
  }

  static func offsets(_ preview: Preview) -> [Double] {
    let bounds = preview.extent.bounds
    return places.map { bounds.lowerBound + (bounds.upperBound - bounds.lowerBound) * $0 }
  }

  /// Moves a preview around, then holds it at an offset until nothing fades any more.
  static func settled(_ preview: inout Preview, at offset: Double, from time: Double) -> Double {
    var time = time
    for step in 0..<8 {
      preview.handle(
        step == 0 ? .down(Point(x: 200, y: 500)) : .move(Point(x: 200 - Double(step) * 9, y: 500 - Double(step) * 11)),
        at: time)
      time += 0.016
    }
    preview.handle(.up(nil), at: time)
    _ = frame(preview, at: time + 0.7)
    preview.handle(.wheel(dx: 0, dy: 3, at: nil), at: time + 1)
    preview.jump(to: preview.extent.bounds.lowerBound, at: time + 5)
    time += 20
    _ = frame(preview, at: time)
    // At rest nothing shows that it has moved.
    preview.setStill(true, at: time)
    preview.setStill(false, at: time)
    preview.jump(to: offset, hold: true, at: time)
    return time
  }

  @Test(arguments: names) func `the first frame is the settled one at the same offset`(_ name: String) throws {
    var worn = try Self.preview(name)
    var time = 0.0
    for offset in Self.offsets(worn) {
      time = Self.settled(&worn, at: offset, from: time)
      #expect(Self.frame(worn, at: time) == Self.frame(Self.first(worn, at: offset), at: 0), "\(offset)")
      worn.letGo(at: time)
    }
  }

  /// The kind of change by an edit.
  nonisolated enum Change: String, CaseIterable, Sendable {
    case turned, narrow, tall, ratio, rows, rightToLeft, reducedMotion

    func apply(_ scene: inout Scene) {
      switch self {
      case .turned: scene.device = scene.device.rotated
      case .narrow: scene.device.width = 320
      case .tall: scene.device.height = 1200
      case .ratio: _ = scene.assign(.number(0.3), to: "parameters.ratio")
      case .rows: scene.content.rows = 7
      case .rightToLeft: scene.device.direction = .rtl
      case .reducedMotion: scene.device.reduceMotion = true
      }
    }
  }

  @Test(arguments: names, Change.allCases) func `it is right at once after a resize, a turn and an edit`(
    _ name: String, _ change: Change
  ) throws {
    var preview = try Self.preview(name)
    for offset in Self.offsets(preview) {
      var edited = preview
      let time = Self.settled(&edited, at: offset, from: 0)
      var scene = preview.scene
      change.apply(&scene)
      edited.edit(scene, pictures: preview.pictures, at: time)
      #expect(
        Self.frame(edited, at: time) == Self.frame(Self.first(edited, at: edited.offset(at: time)), at: 0),
        "\(change) at \(offset)")
    }
    preview.letGo(at: 0)
  }

  @Test(arguments: names) func `forwards and back are the same frames`(_ name: String) throws {
    var preview = try Self.preview(name)
    let offsets = (0...240).map { preview.extent.bounds.lowerBound - 120 + Double($0) * 7.3 }
    var there: [DrawList] = []
    for offset in offsets {
      preview.jump(to: offset, hold: true, at: 0)
      there.append(Self.frame(preview, at: 0))
    }
    for (index, offset) in offsets.enumerated().reversed() {
      preview.jump(to: offset, hold: true, at: 0)
      #expect(Self.frame(preview, at: 0) == there[index], "\(offset)")
    }
  }

  @Test(arguments: names) func `a tape at any rate, with frames left out, gives equal frames at equal times`(
    _ name: String
  ) throws {
    let start = try Self.preview(name)
    let tape = Tape(
      from: start.extent.bounds.lowerBound,
      events: (0...12).map { step in
        let point = Point(x: 330 - Double(step * step) * 1.9, y: 400 + Double(step * step) * 2.7)
        let time = 0.1 + Double(step) * 0.0137
        return TapeEvent(time: time, action: .input(step == 0 ? .down(point) : step == 12 ? .up(point) : .move(point)))
      } + [
        TapeEvent(time: 1.31, action: .input(.wheel(dx: 0, dy: -2, at: nil))),
        TapeEvent(time: 1.9, action: .resize(Size(width: 844, height: 390))),
      ])
    var player = TapePlayer(tape, into: start)
    let moments = (0...72).map { Double($0) / 24 }
    let expected = moments.map { time in
      player.play(to: time)
      return Self.frame(player.preview, at: time)
    }
    for rate in [24, 60, 120, 144, 240] {
      var player = TapePlayer(tape, into: start)
      for tick in 0...3 * rate where tick % 7 != 3 || tick * 24 % rate == 0 {
        let time = Double(tick) / Double(rate)
        player.play(to: time)
        let frame = Self.frame(player.preview, at: time)
        guard let index = moments.firstIndex(of: time) else { continue }
        #expect(frame == expected[index], "\(rate) Hz at \(time)")
      }
    }
  }

  @Test(arguments: ["map-crop", "album-stack"]) func `in pixels, too, whatever the canvas has drawn before`(
    _ name: String
  ) throws {
    func open() throws -> (OffscreenCanvas, Preview) {
      let canvas = try OffscreenCanvas(pixels: Size(width: 390, height: 844), renderer: .opengl, decoder: .built)
      return (canvas, canvas.preview(of: try LoadedScene(name, sets: []).placed))
    }
    let (worn, preview) = try open()
    for offset in Self.offsets(preview) {
      _ = try worn.pixels(
        of: Self.frame(Self.first(preview, at: offset), at: 0), size: preview.setting.viewport, scale: 1)
    }
    let (fresh, again) = try open()
    let last = Self.frame(Self.first(preview, at: 333.3), at: 0)
    let pixels = try fresh.pixels(
      of: Self.frame(Self.first(again, at: 333.3), at: 0), size: again.setting.viewport, scale: 1)
    #expect(try worn.pixels(of: last, size: preview.setting.viewport, scale: 1) == pixels)
  }
}
