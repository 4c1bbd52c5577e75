import Boundary
import Geometry
import Images
import TestSupport
import Testing

@testable import SDLBackend

/// Shapes, finished pictures and blends as they are drawn, against plain arithmetic.
@Suite(.serialized) struct MadePictureTests {
  let folder: PictureFolder
  private let id = PictureID(rawValue: 3)
  private static let screen = Size(width: 240, height: 200)

  init() throws { folder = try PictureFolder() }

  private func stage(_ renderer: CanvasOptions.Renderer, _ picture: Bitmap? = nil) throws -> (Canvas, PictureLoader) {
    let canvas = try Canvas(CanvasOptions(.offscreen(width: 240, height: 200), renderer: renderer))
    let loader = PictureLoader(canvas: canvas, decoder: .built)
    if let picture { loader.define(id, path: try folder.write(picture, to: "a.png")) }
    return (canvas, loader)
  }

  private func pixels(_ list: DrawList, _ canvas: Canvas, _ loader: PictureLoader, loads: Bool = true) throws -> Pixels
  {
    loader.show(list, surface: Self.screen, scale: 1, at: 0)
    if loads { loader.loadAll() }
    try canvas.draw(list, scale: 1)
    return try canvas.readPixels()
  }

  /// Whether a place in the unit square is inside a shape that is so much smaller, in shares of its width.
  private static func contains(_ shape: PaintedShape, _ x: Double, _ y: Double, inset: Double) -> Bool {
    let (halfWidth, halfHeight) = (0.5, 0.5 / shape.aspect)
    let (right, down) = ((x - 0.5).magnitude, (y - 0.5).magnitude / shape.aspect)
    let (wide, high) = (halfWidth - inset, halfHeight - inset)
    guard right <= wide, down <= high else { return false }
    if shape.outline == .ellipse { return right * right / wide / wide + down * down / high / high <= 1 }
    let radius = max(0, min(shape.radius, halfHeight, halfWidth) - inset)
    let (corner, side) = (right - wide + radius, down - high + radius)
    return corner <= 0 || side <= 0 || corner * corner + side * side <= radius * radius
  }

  /// A shape on black, each pixel from a grid of points in it.
  private static func plain(_ shape: PaintedShape, _ quad: PictureQuad, opacity: Double, x: Int, y: Int) -> SIMD4<
    Double
  > {
    let grid = 6
    var sum = SIMD4<Double>.zero
    let way = shape.paint.way(aspect: shape.aspect)
    for step in 0..<grid * grid {
      let place = Point(
        x: Double(x) + (Double(step % grid) + 0.5) / Double(grid),
        y: Double(y) + (Double(step / grid) + 0.5) / Double(grid))
      let origin = quad.turn?.origin(of: place) ?? place
      let across = (origin.x - quad.frame.x) / quad.frame.width
      let down = (origin.y - quad.frame.y) / quad.frame.height
      guard contains(shape, across, down, inset: 0) else { continue }
      var color = shape.paint.color(at: way.share(at: across, down))
      if shape.lineWidth > 0, !contains(shape, across, down, inset: shape.lineWidth) {
        let line = PaintedShape.Paint.color(shape.lineColor).color(at: 0)
        color = line + color * (1 - line.w)
      }
      sum += color
    }
    return sum / Double(grid * grid) * opacity * 255
  }

  nonisolated private static let stops = [
    PaintedShape.Stop(at: 0.1, 0xFFD3_6BFF), PaintedShape.Stop(at: 0.5, 0xC255_7A80),
    PaintedShape.Stop(at: 1, 0x1B2A_6BFF),
  ]

  nonisolated private static let shapes = [
    PaintedShape(.rectangle, aspect: 1.5, radius: 0, .color(0x0A84_FFFF)),
    PaintedShape(
      .rectangle, aspect: 1.5, radius: 0.15, .linear(angle: 160, stops), lineWidth: 0.05, lineColor: 0xFFFF_FFC0),
    PaintedShape(.ellipse, aspect: 1.5, radius: 0, .radial(stops)),
    PaintedShape(.ellipse, aspect: 1.5, radius: 0, .color(0x30D1_58FF), lineWidth: 0.08, lineColor: 0x0000_00FF),
    PaintedShape(.rectangle, aspect: 1.5, radius: 3, .linear(angle: 20, Array(stops.prefix(2)))),
  ]

  @Test(arguments: Stage.renderers, shapes)
  func `a shape has the colors and edges of its formulas, upright, turned and faded, without waiting for anything`(
    _ renderer: CanvasOptions.Renderer, _ shape: PaintedShape
  ) throws {
    let (canvas, loader) = try stage(renderer)
    for (degrees, opacity) in [(0.0, 1.0), (0, 0.4), (23, 1), (-70, 0.7)] {
      let frame = Rect(x: 45.5, y: 50, width: 150, height: 100)
      var quad = PictureQuad(.shape(shape), crop: .unit, frame: frame, tint: Color.white.opacity(opacity))
      quad.turn = Turn(degrees: degrees, about: frame.center)
      var list = DrawList()
      list.append(.fill(Rect(Self.screen), .black))
      list.append(.picture(quad))
      let shown = try pixels(list, canvas, loader, loads: false)
      #expect(loader.isComplete)
      var (worst, sum, count) = (0.0, 0.0, 0)
      for y in stride(from: 10, to: 190, by: 3) {
        for x in stride(from: 10, to: 230, by: 3) {
          let wanted = Self.plain(shape, quad, opacity: opacity, x: x, y: y)
          for channel in 0..<3 {
            let off = (Double(shown[x, y][channel]) - wanted[channel]).magnitude
            (worst, sum, count) = (max(worst, off), sum + off, count + 1)
          }
        }
      }
      #expect(sum / Double(count) < 0.8, "\(shape) at \(degrees) is off by \(sum / Double(count)) on average")
      #expect(worst < 60, "\(shape) at \(degrees) is off by \(worst)")
    }
  }

  @Test func `both renderers draw shapes, shadows and blends alike`() throws {
    let photo = Bitmap(96, 64) { x, y in
      (x / 12 % 2 == 0 ? 0xFF00_0000 : 0xA000_0000) | UInt32(x * 2) | UInt32(y * 3) << 8 | 0x60_0000
    }
    var frames: [Pixels] = []
    for renderer in Stage.renderers {
      let (canvas, loader) = try stage(renderer, photo)
      var list = DrawList()
      list.append(.gradient(Rect(Self.screen), from: Color(0x203050), to: Color(0xE0A060), along: .vertical))
      for (index, blend) in [PictureBlend.normal, .multiply, .screen, .overlay].enumerated() {
        let frame = Rect(x: 12 + 56 * Double(index), y: 20, width: 48, height: 32)
        var quad = PictureQuad(id, frame: frame, tint: Color.white.opacity(0.8))
        quad.blend = blend
        list.append(.picture(quad))
        quad.frame = frame.moved(y: 60)
        quad.turn = Turn(degrees: 20, about: quad.frame.center)
        list.append(.picture(quad))
        let finishing = PictureFinishing(radius: 0.2, shadow: 0.8, deviation: 0.1, drop: 0.08)
        var made = PictureQuad(
          .finished(id, finishing), crop: Rect(x: -0.4, y: -0.6, width: 1.8, height: 2.2),
          frame: Rect(x: frame.x - 19.2, y: 130 - 19.2, width: 86.4, height: 70.4))
        (made.blend, made.sharpSize) = (blend, frame.size)
        list.append(.picture(made))
      }
      frames.append(try pixels(list, canvas, loader))
    }
    var (worst, place) = (0, (0, 0))
    for y in 0..<200 {
      for x in 0..<240 {
        for channel in 0..<3 {
          let off = abs(Int(frames[0][x, y][channel]) - Int(frames[1][x, y][channel]))
          if off > worst { (worst, place) = (off, (x, y)) }
        }
      }
    }
    #expect(worst <= 8, "\(worst) at \(place)")
  }

  /// The formulas of the W3C's compositing specification, over an opaque color.
  private static func blended(_ blend: PictureBlend, _ source: Double, _ alpha: Double, over behind: Double) -> Double {
    func hard(_ source: Double, _ behind: Double) -> Double {
      source <= 0.5 ? behind * 2 * source : behind + (2 * source - 1) - behind * (2 * source - 1)
    }
    let mixed =
      switch blend {
      case .normal: source
      case .multiply: source * behind
      case .screen: source + behind - source * behind
      case .overlay: hard(behind, source)
      }
    return alpha * mixed + (1 - alpha) * behind
  }

  @Test(arguments: Stage.renderers, [PictureBlend.multiply, .screen, .overlay])
  func `colors meet those behind as the formulas of CSS say`(
    _ renderer: CanvasOptions.Renderer, _ blend: PictureBlend
  ) throws {
    let photo = Bitmap(64, 64) { x, y in UInt32(255 - y) << 24 | UInt32(x * 4) | UInt32(y * 4) << 8 | 0x30_0000 }
    let (canvas, loader) = try stage(renderer, photo)
    for behind in [Color(0x10_60_C0), Color(0xF0_80_7F)] {
      for opacity in [1.0, 0.5] {
        var list = DrawList()
        list.append(.fill(Rect(Self.screen), behind))
        var quad = PictureQuad(
          id, frame: Rect(x: 20, y: 20, width: 64, height: 64), tint: Color.white.opacity(opacity))
        quad.blend = blend
        list.append(.picture(quad))
        let shown = try pixels(list, canvas, loader)
        for y in stride(from: 1, to: 63, by: 5) {
          for x in stride(from: 1, to: 63, by: 5) {
            let alpha = Double(255 - y) / 255 * Double(quad.tint.alpha) / 255
            for (channel, (source, below)) in [
              (Double(x * 4), behind.red), (Double(y * 4), behind.green), (48, behind.blue),
            ].enumerated() {
              let wanted = Self.blended(blend, source / 255, alpha, over: Double(below) / 255) * 255
              let found = Double(shown[20 + x, 20 + y][channel])
              #expect(
                (found - wanted).magnitude <= 3,
                "\(blend) \(opacity) at \(x), \(y), channel \(channel): \(found), not \(wanted)")
            }
          }
        }
        #expect(shown[5, 5].x == behind.red && shown[90, 90].z == behind.blue)
      }
    }
  }

  @Test(arguments: Stage.renderers)
  func `a picture with a shadow is where it is without, turned, too`(_ renderer: CanvasOptions.Renderer) throws {
    let photo = Bitmap(80, 60) { x, y in 0xFF00_0000 | UInt32(x / 10 % 2 == y / 10 % 2 ? 0x20C0F0 : 0xF04010) }
    let (canvas, loader) = try stage(renderer, photo)
    let frame = Rect(x: 80, y: 70, width: 80, height: 60)
    let finishing = PictureFinishing(radius: 0, shadow: 0.7, deviation: 0.1, drop: 0.06)
    let (across, down) = (0.36, 0.48)
    var made = PictureQuad(
      .finished(id, finishing), crop: Rect(x: -across, y: -down, width: 1 + 2 * across, height: 1 + 2 * down),
      frame: Rect(x: 80 - 28.8, y: 70 - 28.8, width: 80 + 57.6, height: 60 + 57.6))
    var plain = PictureQuad(id, frame: frame)
    var frames: [Pixels] = []
    for degrees in [0.0, 25] {
      (made.turn, made.sharpSize) = (Turn(degrees: degrees, about: frame.center), frame.size)
      (plain.turn, plain.sharpSize) = (made.turn, frame.size)
      frames = try [made, plain].map { quad in
        var list = DrawList()
        list.append(.fill(Rect(Self.screen), .white))
        list.append(.picture(quad))
        return try pixels(list, canvas, loader)
      }
      var sum = 0
      for y in 80..<120 {
        for x in 100..<140 { sum += abs(frames[0].red(x, y) - frames[1].red(x, y)) }
      }
      #expect(sum / 1600 < 6, "at \(degrees): \(sum / 1600)")
    }
  }

  @Test func `a shadow is a blurred copy of the opacity, below the picture`() throws {
    let photo = Bitmap(80, 60) { _, _ in 0xFFF0_F0F0 }
    let (canvas, loader) = try stage(.software, photo)
    var list = DrawList()
    list.append(.fill(Rect(Self.screen), .white))
    let finishing = PictureFinishing(radius: 0, shadow: 1, deviation: 6.0 / 80, drop: 8.0 / 80)
    var quad = PictureQuad(
      .finished(id, finishing), crop: Rect(x: -0.5, y: -0.5, width: 2, height: 2),
      frame: Rect(x: 40, y: 40, width: 160, height: 120))
    quad.sharpSize = Size(width: 80, height: 60)
    list.append(.picture(quad))
    let shown = try pixels(list, canvas, loader)
    // The picture is at 80...160, 70...130; its shadow at 78...138.
    #expect(shown.red(120, 100) == 0xF0)
    // At the edge of the shadow a Gaussian is half; a deviation away it is 0.16, of which little is left above.
    #expect(abs(shown.red(120, 137) - 127) < 12)
    #expect(abs(shown.red(120, 144) - 214) < 14)
    #expect(shown.red(120, 68) > 235 && shown.red(120, 165) > 250)
  }
}
