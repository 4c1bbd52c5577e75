import Boundary
import Geometry
import TestSupport
import Testing

@testable import SDLBackend

/// Turned pictures, shapes and lines of text, against plain arithmetic.
@Suite(.serialized) struct TurnedTests {
  private static let picture = PictureID(rawValue: 1)

  /// Brightness of a point of the picture, in its unit square.
  private static func gray(_ x: Double, _ y: Double) -> Double { 40 + 150 * x + 50 * y }

  private static let pixels = Pixels(width: 60, height: 40) { x, y in
    Int(gray((Double(x) + 0.5) / 60, (Double(y) + 0.5) / 40).rounded())
  }

  /// A turned quad on black within a clip, each pixel from a grid of points in it.
  private static func plain(_ quad: PictureQuad, clip: Rect, width: Int, height: Int) -> Pixels {
    let grid = 12
    return Pixels(width: width, height: height) { x, y in
      var sum = 0.0
      for step in 0..<grid * grid {
        let place = Point(
          x: Double(x) + (Double(step % grid) + 0.5) / Double(grid),
          y: Double(y) + (Double(step / grid) + 0.5) / Double(grid))
        let origin = quad.turn?.origin(of: place) ?? place
        guard clip.contains(place), quad.frame.contains(origin) else { continue }
        sum += gray(
          quad.crop.x + (origin.x - quad.frame.x) / quad.frame.width * quad.crop.width,
          quad.crop.y + (origin.y - quad.frame.y) / quad.frame.height * quad.crop.height)
      }
      return Int((sum / Double(grid * grid)).rounded())
    }
  }

  @Test(arguments: Stage.renderers)
  func `a turned picture covers its pixels as plain arithmetic says, also where a clip cuts it`(
    _ renderer: CanvasOptions.Renderer
  ) throws {
    var random = SplitMix64(seed: 7)
    let stage = try Stage(96, 80, renderer: renderer)
    try stage.canvas.textures.define(Self.picture, Self.pixels)
    for _ in 0..<40 {
      let frame = Rect(
        x: random.number(5...30), y: random.number(5...30), width: random.number(20...60),
        height: random.number(15...40))
      var quad = PictureQuad(Self.picture, crop: Rect(x: 0.1, y: 0.2, width: 0.8, height: 0.7), frame: frame)
      quad.turn = Turn(degrees: random.number(-400...400), about: frame.center)
      let clip = Rect(
        x: random.number(0...20), y: random.number(0...20), width: random.number(40...76),
        height: random.number(30...60))
      let drawn = try stage.pixels { list in list.clipped(to: clip) { $0.append(.picture(quad)) } }
      let plain = Self.plain(quad, clip: clip, width: 96, height: 80)
      // A soft edge fades evenly over a pixel; what a slanted one covers differs from that by a twentieth, and by an
      // eighth where two of them, or one and that of the clip, meet in a pixel.
      var (worst, sum) = (0, 0)
      for y in 0..<80 {
        for x in 0..<96 {
          let off = abs(drawn.red(x, y) - plain.red(x, y))
          (worst, sum) = (max(worst, off), sum + off)
        }
      }
      #expect(worst <= 34, "\(quad) in \(clip) is off by \(worst)")
      #expect(Double(sum) / (96 * 80) < 0.6, "\(quad) in \(clip) is off by \(sum) together")
    }
  }

  @Test func `both renderers draw a turned picture and a turned line alike`() throws {
    var frames: [Pixels] = []
    for renderer in Stage.renderers {
      let stage = try Stage(160, 120, renderer: renderer)
      try stage.canvas.textures.define(Self.picture, Self.pixels)
      frames.append(
        try stage.pixels { list in
          var quad = PictureQuad(Self.picture, frame: Rect(x: 20, y: 15, width: 90, height: 60))
          quad.turn = Turn(degrees: 23.4, about: quad.frame.center)
          list.append(.picture(quad))
          var style = TextStyle(size: 22, weight: .bold, color: .white, alignment: .center)
          let box = Rect(x: 10, y: 70, width: 140, height: 28)
          style.turn = Turn(degrees: -12, about: box.center)
          style.part = Rect(x: 0, y: 0, width: 0.6, height: 1)
          list.append(.text("Turned", box: box, style: style))
        })
    }
    var worst = 0
    for y in 0..<120 { for x in 0..<160 { worst = max(worst, abs(frames[0].red(x, y) - frames[1].red(x, y))) } }
    #expect(worst <= 6)
    #expect(frames[0].litPixels > 5000)
  }

  @Test(arguments: Stage.renderers)
  func `twenty steps of a tenth of a degree are twenty pictures`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(96, 80, renderer: renderer)
    try stage.canvas.textures.define(Self.picture, Self.pixels)
    var seen: Set<[UInt8]> = []
    for step in 0..<20 {
      let frame = Rect(x: 18, y: 20, width: 60, height: 40)
      var quad = PictureQuad(Self.picture, frame: frame)
      quad.turn = Turn(degrees: Double(step) / 10, about: frame.center)
      seen.insert(try stage.pixels { $0.append(.picture(quad)) }.bytes)
    }
    #expect(seen.count == 20)
  }

  @Test func `a turned layer that moves has the same pixels drawn in parts as drawn at once`() throws {
    let moving = try Stage(220, 200, renderer: .software)
    try moving.canvas.textures.define(Self.picture, Self.pixels)
    func build(_ step: Int, _ list: inout DrawList) {
      list.append(.fill(Rect(x: 0, y: 0, width: 220, height: 200), Color(0x224466)))
      let frame = Rect(x: 30 + Double(step) * 3.3, y: 60, width: 90, height: 50)
      var quad = PictureQuad(Self.picture, frame: frame)
      quad.turn = Turn(degrees: Double(step) * 7.3, about: frame.center)
      list.clipped(to: Rect(x: 12.4, y: 10.6, width: 180.2, height: 140.7)) { $0.append(.picture(quad)) }
    }
    for step in 0..<25 {
      let one = try moving.pixels { build(step, &$0) }
      let fresh = try Stage(220, 200, renderer: .software)
      try fresh.canvas.textures.define(Self.picture, Self.pixels)
      let other = try fresh.pixels { build(step, &$0) }
      #expect(one.bytes == other.bytes, "at step \(step)")
    }
  }
}
