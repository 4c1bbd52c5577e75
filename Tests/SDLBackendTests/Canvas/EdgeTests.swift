import Boundary
import Geometry
import Testing

@testable import SDLBackend

/// Drawing at and beyond the edges of pictures and shapes.
@Suite(.serialized) struct EdgeTests {
  @Test(arguments: Stage.renderers)
  func `a crop that leaves the picture goes on with its edge`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(renderer: renderer)
    // Ten texels on twenty pixels of a forty pixel quad: ten pixels of edge on each side.
    try stage.canvas.textures.define(PictureID(rawValue: 0), Pixels(width: 20, height: 20) { $0 * 10 + $1 })
    let pixels = try stage.pixels {
      $0.append(
        .picture(
          PictureQuad(
            PictureID(rawValue: 0), crop: Rect(x: -0.5, y: -0.5, width: 2, height: 2),
            frame: Rect(x: 4, y: 4, width: 40, height: 40))))
    }
    let expected: [(x: Int, y: Int, red: Int)] = [
      (4, 4, 0), (13, 13, 0), (14, 14, 0), (15, 14, 10), (33, 14, 190), (34, 14, 190), (43, 4, 190), (43, 43, 209),
      (4, 43, 19), (24, 43, 119), (24, 4, 100), (44, 20, 0), (3, 20, 0),
    ]
    for place in expected {
      #expect(abs(pixels.red(place.x, place.y) - place.red) <= 1, "\(place): \(pixels.red(place.x, place.y))")
    }
  }

  @Test(arguments: Stage.renderers)
  func `nothing of the next texture bleeds in at a fraction of a pixel`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(renderer: renderer)
    try stage.canvas.textures.define(PictureID(rawValue: 0), Pixels(width: 20, height: 10) { _, _ in 255 })
    for step in 0..<10 {
      let x = 7 + Double(step) / 10
      let pixels = try stage.pixels {
        $0.append(.picture(PictureQuad(PictureID(rawValue: 0), frame: Rect(x: x, y: 5, width: 20, height: 10))))
      }
      #expect((9..<26).allSatisfy { pixels.red($0, 10) == 255 })
      #expect(abs(pixels.red(7, 10) - Int((255 * (8 - x)).rounded())) <= 2)
    }
  }

  @Test(arguments: Stage.renderers)
  func `a round corner fades without a step back`(_ renderer: CanvasOptions.Renderer) throws {
    for radius in [2.0, 7, 16, 20] {
      let pixels = try Stage(renderer: renderer).pixels {
        $0.append(
          .shape(RoundedShape(frame: Rect(x: 4, y: 4, width: 40, height: 40), radius: radius, fill: .white)))
      }
      for row in 4..<24 {
        let line = (3...24).map { pixels.red($0, row) }
        #expect(line == line.sorted(), "radius \(radius), row \(row): \(line)")
      }
      // The area of a rounded square, to a tenth of a pixel and a bit per unit of its edge.
      let area = (0..<48).reduce(0.0) { sum, y in (0..<64).reduce(sum) { $0 + Double(pixels.red($1, y)) / 255 } }
      let exact = 1600 - (4 - Double.pi) * radius * radius
      #expect(abs(area - exact) < 2.5, "radius \(radius): \(area), not \(exact)")
    }
  }

  @Test(arguments: Stage.renderers)
  func `a corner cover and the shape under it add up to the frame`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(renderer: renderer)
    let frame = Rect(x: 4, y: 4, width: 40, height: 40)
    let pixels = try stage.pixels {
      $0.append(.shape(RoundedShape(frame: frame, radius: 12, fill: .white)))
      $0.append(.shape(RoundedShape(frame: frame, radius: 12, part: .corners, fill: .white)))
    }
    for y in 4..<44 { for x in 4..<44 { #expect(pixels.red(x, y) > 185, "\(x), \(y)") } }
    #expect(pixels.red(3, 3) == 0 && pixels.red(44, 44) == 0)
  }

  @Test(arguments: Stage.renderers)
  func `a shadow fades outwards and lies where its offset says`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(120, 120, renderer: renderer)
    let pixels = try stage.pixels {
      $0.append(.fill(Rect(x: 0, y: 0, width: 120, height: 120), .white))
      $0.append(
        .shape(
          RoundedShape(
            frame: Rect(x: 40, y: 40, width: 40, height: 40), radius: 8, fill: .white,
            shadow: .init(color: .black, blur: 10, offset: Point(x: 0, y: 5)))))
    }
    let below = (80..<100).map { pixels.red(60, $0) }
    #expect(below == below.sorted(), "\(below)")
    #expect(below[0] < 130 && pixels.red(60, 96) == 255 && pixels.red(60, 60) == 255)
    #expect(pixels.red(60, 37) > pixels.red(60, 82))
  }
}
