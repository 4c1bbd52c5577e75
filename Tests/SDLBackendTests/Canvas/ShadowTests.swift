import Boundary
import Geometry
import Testing

@testable import SDLBackend

/// A cached shadow looks like a new one.
@Suite(.serialized) struct ShadowTests {
  private func shape(_ x: Double, blur: Double = 8) -> RoundedShape {
    RoundedShape(
      frame: Rect(x: x, y: 12, width: 24, height: 20), radius: 5, fill: Color(0x336699),
      shadow: .init(color: .white, blur: blur, offset: Point(x: 1, y: 2)))
  }

  @Test(arguments: Stage.renderers)
  func `kept triangles give the pixels of new ones, in any clip and at any place`(_ renderer: CanvasOptions.Renderer)
    throws
  {
    let kept = try Stage(renderer: renderer)
    for step in 0..<60 {
      let fresh = try Stage(renderer: renderer)
      func build(_ list: inout DrawList) {
        list.append(.shape(shape(4)))
        list.clipped(to: Rect(x: Double(step % 3) * 10, y: 0, width: 30, height: 30)) { list in
          list.append(.shape(shape(Double(step % 4) * 6, blur: Double(step % 2) * 4 + 3)))
        }
      }
      #expect(try kept.pixels(build) == fresh.pixels(build), "step \(step)")
    }
  }

  @Test(arguments: Stage.renderers)
  func `textures that were lost are not drawn with`(_ renderer: CanvasOptions.Renderer) throws {
    let stage = try Stage(renderer: renderer)
    let before = try stage.pixels { $0.append(.shape(shape(4))) }
    try stage.canvas.rebuildTextures()
    #expect(try stage.pixels { $0.append(.shape(shape(4))) } == before)
  }

  @Test func `shadows without end take no memory without end`() throws {
    let stage = try Stage()
    for step in 0..<200 { _ = try stage.pixels { $0.append(.shape(shape(Double(step) / 7))) } }
    #expect(stage.canvas.painter.shapes.shadows.count <= 24)
  }
}
