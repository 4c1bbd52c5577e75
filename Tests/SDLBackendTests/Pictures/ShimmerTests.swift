import Boundary
import Geometry
import Images
import TestSupport
import Testing

@testable import SDLBackend

@Suite(.serialized) struct ShimmerTests {
  struct Case: Sendable {
    /// Texels of the file in a row; width of a field of the board in texels.
    var texels: Int
    var field: Int
    /// Size of the picture on the screen, in pixels.
    var pixels: Double
  }

  /// The mean change of a channel between two frames, of 255.
  private func change(from one: Pixels, to other: Pixels) -> Double {
    let sum = zip(one.bytes, other.bytes).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(one.bytes.count * 3 / 4)
  }

  @Test(arguments: [
    Case(texels: 160, field: 1, pixels: 120), Case(texels: 160, field: 1, pixels: 106.8),
    Case(texels: 160, field: 1, pixels: 80), Case(texels: 400, field: 1, pixels: 108.2),
    Case(texels: 400, field: 2, pixels: 80), Case(texels: 800, field: 3, pixels: 76.3),
  ])
  func `a fine checkerboard that moves by quarters of a pixel stays gray`(_ c: Case) throws {
    let canvas = try Canvas(CanvasOptions(.offscreen(width: 96, height: 96), renderer: .opengl))
    let folder = try PictureFolder()
    let loader = PictureLoader(canvas: canvas, decoder: .built)
    let board = Bitmap(c.texels, c.texels) { x, y in
      (x / c.field + y / c.field) % 2 == 0 ? Bitmap.white : Bitmap.black
    }
    let picture = PictureID(rawValue: 1)
    loader.define(picture, path: try folder.write(board, to: "board.png"))
    var last: Pixels?
    var changes: [Double] = []
    for step in 0..<13 {
      // The board is larger than the screen at every step, so that its edges do not matter.
      let frame = Rect(x: -2 - Double(step) / 4, y: -2 - Double(step) / 4, width: c.pixels, height: c.pixels)
      let clip = Rect(x: 0, y: 0, width: 70, height: 70)
      var list = DrawList()
      list.clipped(to: clip) { $0.append(.picture(PictureQuad(picture, frame: frame))) }
      loader.show(list, surface: Size(width: 96, height: 96), scale: 1, at: Double(step))
      loader.loadAll()
      try canvas.draw(list, scale: 1)
      let pixels = try canvas.readPixels()
      if let last { changes.append(change(from: last, to: pixels) * (96 * 96) / (70 * 70)) }
      last = pixels
    }
    #expect(changes.allSatisfy { $0 < 4 }, "\(changes)")
  }
}
