import Boundary
import Geometry
import Testing

@testable import SDLBackend

@Suite(.serialized) struct PlainFrameTests {
  /// Two pictures in turn, edge to edge, then plain color: runs of 1, 2 and 40 quads.
  private var list: DrawList {
    var list = DrawList()
    for (row, picture) in [0, 1, 1].enumerated() {
      let frame = Rect(x: 0, y: Double(row) * 8, width: 64, height: 8)
      list.append(.picture(PictureQuad(PictureID(rawValue: picture), frame: frame)))
    }
    for column in 0..<40 {
      list.append(.fill(Rect(x: Double(column), y: 24, width: 1, height: 24), Color(UInt32(column * 5))))
    }
    return list
  }

  private func stage(_ renderer: CanvasOptions.Renderer = .opengl) throws -> Stage {
    let stage = try Stage(renderer: renderer)
    for picture in 0..<3 {
      try stage.canvas.textures.define(
        PictureID(rawValue: picture), Pixels(width: 2, height: 2) { x, y in 60 * (x + y) + 40 })
    }
    return stage
  }

  @Test(arguments: Stage.renderers)
  func `the quads of a frame look like it, each by itself and in batches`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try stage(renderer)
    let whole = try stage.pixels { $0 = list }
    let plain = try stage.canvas.plainFrame(of: list, scale: 1)
    #expect(plain.count == 43)
    for inBatches in [false, true] {
      _ = try stage.pixels { _ in }
      try stage.canvas.draw(plain, inBatches: inBatches)
      #expect(try stage.canvas.readPixels() == whole)
    }
  }

  @Test func `quads are not drawn once a texture has gone`() throws {
    let stage = try stage()
    let plain = try stage.canvas.plainFrame(of: list, scale: 1)
    try stage.canvas.draw(plain)
    #expect(stage.canvas.canDraw(plain))
    stage.canvas.textures.forget(PictureID(rawValue: 1))
    #expect(!stage.canvas.canDraw(plain))
    #expect(throws: SDLError.self) { try stage.canvas.draw(plain) }
    #expect(stage.canvas.canDraw(try stage.canvas.plainFrame(of: list, scale: 1)))
  }
}
