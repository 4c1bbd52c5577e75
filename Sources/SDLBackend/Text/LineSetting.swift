import Boundary

/// How a line is set for its box: in which face, how long it may become, and how it is drawn from there.
struct LineSetting {
  /// A line that grows or shrinks is set at the next power of two and drawn smaller: it is sharp, and needs no new
  /// letters from frame to frame.
  let set: TextSetting
  /// Of its font, in pixels.
  let size: Double
  /// The box in which it is set.
  let box: PixelRect
  let face: TextFace
  /// Pixels that it may take.
  let limit: Int

  /// Nil where nothing of it could be seen.
  ///
  /// - Parameter scale: Pixels per point.
  init?(of text: String, in box: PixelRect, _ style: TextStyle, scale: Double) {
    set = TextSetting(zoom: style.zoom)
    size = style.size * scale * set.size
    self.box = set.box(box)
    guard !text.isEmpty, style.color.alpha > 0, size > 0, self.box.isFinite, !self.box.isEmpty, self.box.width < 1e6
    else { return nil }
    face = TextFace(style, size: FontSize(pixels: size))
    limit = Int(self.box.width + 0.01)
  }
}
