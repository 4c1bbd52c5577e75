import Inspector
import SDLBackend

/// The panel's glyphs on the canvas: drawn when the display's scale is new, handed over again when a driver lost them.
struct PanelGlyphs {
  /// Pixels per point for which they are drawn.
  private var scale = 0.0

  /// Sees to it that the canvas has them. To be called before each frame.
  mutating func bring(from panel: Panel, to canvas: Canvas, scale: Double) throws(SDLError) {
    let isLost = canvas.takeLostAtlases().contains(Panel.atlas)
    guard isLost || scale != self.scale else { return }
    var atlas: PanelAtlas?
    if scale == self.scale {
      atlas = panel.atlas
    } else {
      self.scale = scale
      let fonts = [canvas.fontFile(isBold: false), canvas.fontFile(isBold: true)].map { file in
        file.map { PanelFont(path: $0.path, face: $0.face) }
      }
      atlas = panel.setFonts(
        regular: fonts[0], semibold: fonts[1], scale: scale, isPixelExact: canvas.renderer.movesInWholePixels)
    }
    guard let atlas else { return }
    var pixels = Pixels(width: atlas.width, height: atlas.height)
    pixels.bytes = atlas.bytes
    try canvas.setAtlas(Panel.atlas, pixels)
  }
}
