import Boundary
import Geometry
import TestSupport
import Testing

@testable import SDLBackend

/// Two drawings composited into one, by GL and by the built-in painter.
@Suite(.serialized) struct PairTests {
  private static let picture = Pixels(width: 40, height: 30) { ($0 * 37 ^ $1 * 91) & 255 }

  /// A drawing with pictures, text, shapes and overlaps.
  private static func draw(_ step: Double, _ list: inout DrawList) {
    list.append(.fill(Rect(x: 20, y: 10, width: 200, height: 150), Color(0x8090A0)))
    list.append(.picture(PictureQuad(PictureID(rawValue: 0), frame: Rect(x: 30, y: 20 + step, width: 90, height: 60))))
    list.append(.fill(Rect(x: 100, y: 60, width: 120, height: 40), Color(0x204060)))
    list.append(
      .shape(RoundedShape(frame: Rect(x: 120, y: 30 + step, width: 60, height: 60), radius: 14, fill: Color(0xF0A030))))
    list.append(
      .text(
        "Both", box: Rect(x: 40, y: 100, width: 80, height: 30), style: TextStyle(size: 18, color: .white)))
  }

  private static let place = Rect(x: 20, y: 10, width: 200, height: 150)

  private static func frame(_ blend: DrawPair.Blend?, _ one: Double, _ other: Double) -> DrawList {
    var list = DrawList()
    list.append(.gradient(Rect(x: 0, y: 0, width: 240, height: 180), from: .white, to: .black, along: .vertical))
    if let blend {
      list.pair(on: place, as: blend, { draw(one, &$0) }, { draw(other, &$0) })
    } else {
      list.clipped(to: place) { draw(one, &$0) }
    }
    // A later command covers a part.
    list.append(.fill(Rect(x: 0, y: 140, width: 240, height: 20), Color(0x30A050)))
    return list
  }

  private static func stage(_ renderer: CanvasOptions.Renderer) throws -> Stage {
    let stage = try Stage(240, 180, renderer: renderer)
    try stage.canvas.textures.define(PictureID(rawValue: 0), picture)
    return stage
  }

  private static func pixels(_ list: DrawList, on stage: Stage) throws -> Pixels {
    try stage.canvas.draw(list, scale: 1)
    return try stage.canvas.readPixels()
  }

  @Test(arguments: Stage.renderers) func `the difference of equal drawings is black, and nothing else changes`(
    renderer: CanvasOptions.Renderer
  ) throws {
    let stage = try Self.stage(renderer)
    let pixels = try Self.pixels(Self.frame(.difference, 3.25, 3.25), on: stage)
    var expected = try Self.pixels(Self.frame(nil, 3.25, 3.25), on: stage)
    for y in 10..<140 { for x in 20..<220 { expected[x, y] = SIMD4(0, 0, 0, 255) } }
    #expect(pixels.difference(from: expected).largest == 0)
  }

  @Test(arguments: Stage.renderers) func `mix and difference are what arithmetic makes of the two`(
    renderer: CanvasOptions.Renderer
  ) throws {
    let stage = try Self.stage(renderer)
    let one = try Self.pixels(Self.frame(nil, 0, 0), on: stage)
    let other = try Self.pixels(Self.frame(nil, 11.4, 11.4), on: stage)
    let blends: [DrawPair.Blend] = [.difference, .mix(0), .mix(0.3), .mix(0.5), .mix(1)]
    for blend in blends {
      let pixels = try Self.pixels(Self.frame(blend, 0, 11.4), on: stage)
      var expected = one
      for y in 10..<140 {
        for x in 20..<220 {
          let (a, b) = (SIMD4<Double>(one[x, y]), SIMD4<Double>(other[x, y]))
          var result = a
          switch blend {
          case .mix(let share): result = a + (b - a) * share
          case .difference:
            result = (a - b).replacing(with: b - a, where: b .> a)
            result[3] = 255
          }
          expected[x, y] = SIMD4<UInt8>(result.rounded(.toNearestOrAwayFromZero))
        }
      }
      #expect(pixels.difference(from: expected).largest <= 2, "\(blend)")
    }
  }

  @Test func `both painters make the same of it`() throws {
    let stages = try Stage.renderers.map { try Self.stage($0) }
    for blend in [DrawPair.Blend.difference, .mix(0.42)] {
      let pictures = try stages.map { try Self.pixels(Self.frame(blend, 0, 7), on: $0) }
      #expect(pictures[0].places(apart: 3, from: pictures[1]).count < 40, "\(blend)")
    }
  }

  @Test(arguments: Stage.renderers) func `frame after frame has the pixels of one that was drawn alone`(
    renderer: CanvasOptions.Renderer
  ) throws {
    let (stage, alone) = (try Self.stage(renderer), try Self.stage(renderer))
    let steps: [(DrawPair.Blend?, Double)] = [
      (.difference, 0), (.difference, 4.5), (.mix(0.5), 4.5), (nil, 4.5), (.mix(0.25), 9), (.mix(0.25), 9.1), (nil, 0),
      // One side is still, then both are, then the other one moves again.
      (.mix(0.2), 2), (.mix(0.4), 3), (.mix(0.6), 3), (.mix(0.8), 3), (.mix(0.9), 7.5), (.difference, 7.5),
    ]
    for (index, step) in steps.enumerated() {
      let list = Self.frame(step.0, step.1, 6)
      alone.canvas.forgetFrame()
      #expect(try Self.pixels(list, on: stage) == Self.pixels(list, on: alone), "step \(index)")
    }
    // Textures for drawing exist only as long as needed.
    _ = try (Self.pixels(Self.frame(nil, 0, 6), on: stage), Self.pixels(Self.frame(nil, 0, 6), on: alone))
    #expect(stage.canvas.textures.bytes == alone.canvas.textures.bytes)
    let bytes = stage.canvas.textures.bytes
    _ = try Self.pixels(Self.frame(.difference, 0, 1), on: stage)
    #expect(stage.canvas.textures.bytes == bytes + 2 * 240 * 180 * 4)
  }

  @Test func `a painter mixes two still drawings without drawing them again`() throws {
    let stage = try Self.stage(.software)
    var calls: [Int] = []
    for share in [0.2, 0.4, 0.6, 0.8] {
      _ = try Self.pixels(Self.frame(.mix(share), 0, 6), on: stage)
      calls.append(stage.canvas.cost.drawCalls)
    }
    // Left is what lies under the pair and over it.
    #expect(calls[2...] == [2, 2], "\(calls)")
    // One side moves.
    _ = try Self.pixels(Self.frame(.mix(0.9), 1, 6), on: stage)
    #expect(stage.canvas.cost.drawCalls == 2 + (calls[0] - 2) / 2, "\(calls)")
  }

  @Test(arguments: Stage.renderers) func `it keeps to the clip, also when it is scaled and moved`(
    renderer: CanvasOptions.Renderer
  ) throws {
    let stage = try Self.stage(renderer)
    var inner = DrawList()
    inner.pair(
      on: Rect(x: 0, y: 0, width: 40, height: 40), as: .difference,
      { $0.append(.fill(Rect(x: 0, y: 0, width: 40, height: 40), .white)) }, { _ in })
    var list = DrawList()
    list.clipped(to: Rect(x: 50, y: 50, width: 40, height: 200)) {
      $0.append(inner, scaledBy: 2, at: Point(x: 30, y: 30))
    }
    let pixels = try Self.pixels(list, on: stage)
    #expect(pixels.litPixels == 40 * 60 && pixels.red(50, 50) == 255 && pixels.red(89, 109) == 255)
  }
}
