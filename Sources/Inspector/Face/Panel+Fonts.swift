import CImGui

extension Panel {
  /// Draws the glyphs for a display of so many pixels per point. A font that can't be read is replaced by a plain one.
  ///
  /// - Parameter isPixelExact: Keeps glyphs on whole pixels, for a renderer that cannot place them between.
  public func setFonts(
    regular: PanelFont?, semibold: PanelFont?, scale: Double, isPixelExact: Bool = false
  ) -> PanelAtlas? {
    imgui_use(face)
    imgui_forget_fonts()
    pen.scale = scale > 0 && scale.isFinite ? min(scale, 8) : 1
    for text in PanelText.allCases {
      guard let font = text.isBold ? semibold ?? regular : regular else { continue }
      // ImGui measures from ascender to descender; Inter is 1.21 times as high as its size.
      let pixels = Float((text.size * 1.21 * pen.scale).rounded())
      if imgui_add_font(font.path, Int32(font.face), pixels, isPixelExact) < 0 { break }
    }
    touch()
    return atlas
  }

  /// The glyphs of the fonts in use, for a canvas that has lost them. Nil where there is no memory.
  public var atlas: PanelAtlas? {
    imgui_use(face)
    var width: Int32 = 0
    var height: Int32 = 0
    guard let pixels = imgui_build_fonts(&width, &height), width > 0, height > 0 else { return nil }
    let bytes = UnsafeBufferPointer(start: pixels, count: Int(width) * Int(height) * 4)
    return PanelAtlas(width: Int(width), height: Int(height), bytes: Array(bytes))
  }
}
