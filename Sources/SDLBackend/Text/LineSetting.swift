import Boundary

/// The setting of a line for its box: face, maximum length and scale.
struct LineSetting {
  /// A line that grows or shrinks is set at the next power of two and scaled down. It stays sharp, and needs no new
  /// glyphs from frame to frame.
  let set: TextSetting
  /// Font size in pixels.
  let size: Double
  /// The box of the line.
  let box: PixelRect
  let face: TextFace
  /// Maximum width in pixels.
  let limit: Int
  let blur: TextBlur?

  /// Nil if the line is not visible.
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
    blur = style.blur > 0 ? TextBlur(deviation: set.asSet(style.blur * scale)) : nil
  }
}
