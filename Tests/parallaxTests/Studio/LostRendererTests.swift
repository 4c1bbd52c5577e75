import SDLBackend
import Testing

@testable import parallax

/// A driver that loses every texture while the studio is open.
@Suite(.serialized) struct LostRendererTests {
  @Test func `the panel looks as before in the next frame`() throws {
    let stage = try StudioStage("map-crop")
    let before = try stage.panelPixels()
    try stage.frames.canvas.rebuildTextures()
    #expect(try stage.panelPixels() == before)
  }
}
