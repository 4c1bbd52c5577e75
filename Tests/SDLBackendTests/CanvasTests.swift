import Boundary
import Geometry
import SDLBackend
import Testing

@Suite struct CanvasTests {
  @Test func opens() throws {
    let canvas = try Canvas(CanvasOptions(.offscreen(width: 200, height: 300)))
    print(canvas.rendererName, canvas.rendererDevice, canvas.videoDriver, canvas.warnings)
  }
}
