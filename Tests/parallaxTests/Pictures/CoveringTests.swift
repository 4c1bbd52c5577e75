import Boundary
import Desktop
import Documents
import Effects
import Geometry
import PreviewKit
import TestSupport
import Testing

@testable import SDLBackend
@testable import parallax

/// A window is not cleared between frames: each has to paint every pixel, opaquely.
@Suite(.serialized) struct CoveringTests {
  nonisolated static let renderers: [CanvasOptions.Renderer] = [.opengl, .software]

  @Test(arguments: SceneLibrary.builtIn, renderers)
  func `nothing of before shines through, and what later quads cover is left out unseen`(
    _ name: String, _ renderer: CanvasOptions.Renderer
  ) throws {
    for scale in [0.7986, 1.5] { try checkCovering(name, scale, renderer) }
  }

  private func checkCovering(_ name: String, _ scale: Double, _ renderer: CanvasOptions.Renderer) throws {
    let offscreen = try OffscreenCanvas(pixels: Size(width: 300, height: 480), renderer: renderer, decoder: .built)
    var loaded = try LoadedScene(name, sets: []).placed
    (loaded.scene.device.width, loaded.scene.device.height) = (300 / scale, 480 / scale)
    let preview = offscreen.preview(of: loaded)
    for offset in [-61.3, 0, 70.5, 113.37, 333.3, FirstFrameTests.offsets(preview).last ?? 0] {
      let held = FirstFrameTests.first(preview, at: offset)
      let list = FirstFrameTests.frame(held, at: 0, isXRay: false)
      offscreen.canvas.painter.leavesOutCovered = false
      let whole = try offscreen.pixels(of: list, size: held.setting.viewport, scale: scale)
      offscreen.canvas.painter.leavesOutCovered = true
      try offscreen.canvas.draw(list, scale: scale, clear: .white)
      let onWhite = try offscreen.canvas.readPixels()
      try offscreen.canvas.draw(list, scale: scale, clear: Color(0xFF0000))
      let onRed = try offscreen.canvas.readPixels()
      let shining = onWhite.difference(from: onRed)
      #expect(shining.largest <= 1, "\(name) at \(offset) lets through what was before: \(shining)")
      let missing = onWhite.difference(from: whole)
      #expect(missing.largest <= 1, "\(name) at \(offset) leaves out what is seen: \(missing)")
    }
  }
}
