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

/// A window is not cleared between frames: each has to paint every pixel, opaquely. And both renderers draw the same.
///
/// One canvas of each renderer draws all scenes, so that a picture is decoded once for each. It lives within one test: on
/// a canvas of GL that outlived others which were opened and closed meanwhile, some frames were never drawn.
@Suite struct CoveringTests {
  nonisolated static let renderers: [CanvasOptions.Renderer] = [.opengl, .software]

  @Test
  func `nothing of before shines through, what later quads cover is left out unseen, and a scene has GL's colors`()
    throws
  {
    let canvases = try Self.renderers.map {
      try OffscreenCanvas(pixels: Size(width: 300, height: 480), renderer: $0, decoder: .built)
    }
    for name in SceneLibrary.builtIn { try check(name, on: canvases) }
  }

  /// At every fraction of a pixel, pulled, and past the end.
  private func check(_ name: String, on canvases: [OffscreenCanvas]) throws {
    for scale in [0.7986, 1.5] {
      let pictures = try canvases.map { try checkCovering(name, scale, $0) }
      // But for edges through the middle of a pixel.
      for (offset, picture) in pictures[0] where scale == 1.5 {
        let far = try picture.share(apart: 3, from: #require(pictures[1][offset]))
        #expect(far < 0.0005, "\(name) at \(offset): \(far * 100) % of the pixels")
      }
    }
  }

  /// The pictures of a scene by their offset, as they are with everything drawn.
  private func checkCovering(_ name: String, _ scale: Double, _ offscreen: OffscreenCanvas) throws -> [Double: Pixels] {
    var loaded = try LoadedScene(name, sets: []).placed
    (loaded.scene.device.width, loaded.scene.device.height) = (300 / scale, 480 / scale)
    let preview = offscreen.preview(of: loaded)
    var pictures: [Double: Pixels] = [:]
    for offset in [-61.3, 0, 70.5, 113.37, 333.3, FirstFrameTests.offsets(preview).last ?? 0] {
      let held = FirstFrameTests.first(preview, at: offset)
      let list = FirstFrameTests.frame(held, at: 0, isXRay: false)
      offscreen.canvas.painter.leavesOutCovered = false
      let whole = try offscreen.pixels(of: list, size: held.setting.viewport, scale: scale)
      #expect(offscreen.faults == [], "\(name) at \(offset)")
      offscreen.canvas.painter.leavesOutCovered = true
      try offscreen.canvas.draw(list, scale: scale, clear: .white)
      let onWhite = try offscreen.canvas.readPixels()
      try offscreen.canvas.draw(list, scale: scale, clear: Color(0xFF0000))
      let onRed = try offscreen.canvas.readPixels()
      let shining = onWhite.difference(from: onRed)
      #expect(shining.largest <= 1, "\(name) at \(offset) lets through what was before: \(shining)")
      let missing = onWhite.difference(from: whole)
      #expect(missing.largest <= 1, "\(name) at \(offset) leaves out what is seen: \(missing)")
      pictures[offset] = onWhite
    }
    return pictures
  }
}

extension Pixels {
  /// The share of pixels with a channel that differs by more than `apart`.
  fileprivate func share(apart: Int, from other: Pixels) -> Double {
    var count = 0
    for start in stride(from: 0, to: bytes.count, by: 4) {
      var most = 0
      for place in start..<start + 4 { most = max(most, abs(Int(bytes[place]) - Int(other.bytes[place]))) }
      if most > apart { count += 1 }
    }
    return Double(count) / Double(max(1, width * height))
  }
}
