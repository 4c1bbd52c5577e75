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
  /// The greatest blur to come, and the least; nil for none.
  let blurs: (least: TextBlur?, most: TextBlur?)

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
    let pixels = set.asSet(scale)
    blur = TextBlur(deviation: style.blur * pixels)
    // A line that grows meanwhile is set otherwise in each frame.
    let isSteady = style.zoom == 1
    blurs = (
      isSteady ? TextBlur(deviation: style.blurs.lowerBound * pixels) : nil,
      isSteady ? TextBlur(deviation: style.blurs.upperBound * pixels) : nil
    )
  }
}
