internal import CSDL2

/// An open font at one size. Lengths are pixels.
struct Font {
  let pointer: OpaquePointer
  /// From the top of a line to its baseline.
  let ascent: Int
  /// Of a whole line.
  let height: Int
  /// Of an H, with its fraction: what looks like the height of a line.
  let capHeight: Double
  /// The last frame that asked for it.
  var lastUse: Int
}

/// The height of a font in eighths of a pixel: fine enough for any scale, coarse enough that a zoom does not open a
/// font each frame.
struct FontSize: Hashable {
  var eighths: Int32

  /// From 4 to 300 pixels; what is no number is the smallest.
  init(pixels: Double) {
    eighths = pixels > 4 ? Int32(min(300, pixels) * 8 + 0.5) : 32
  }

  static let largest = FontSize(pixels: 300)

  var pixels: Double { Double(eighths) / 8 }
}

extension Font {
  /// `capShare`: the height of an H as a share of the font's size.
  init(_ pointer: OpaquePointer, size: FontSize, capShare: Double, frame: Int) {
    self.pointer = pointer
    ascent = Int(TTF_FontAscent(pointer))
    height = Int(TTF_FontHeight(pointer))
    capHeight = capShare * size.pixels
    lastUse = frame
  }

  func has(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(pointer, scalar.value) != 0 }

  /// Width of a run; 0 where the shaper refuses it.
  func width(of run: TextRun) -> Int {
    prepare(for: run)
    var width: Int32 = 0
    return TTF_SizeUTF8(pointer, run.text, &width, nil) == 0 ? Int(max(0, width)) : 0
  }

  /// A run's letters, white with 32 bits a pixel; nil where there are none. Whoever asks frees them.
  func render(_ run: TextRun) -> UnsafeMutablePointer<SDL_Surface>? {
    prepare(for: run)
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderUTF8_Blended(pointer, run.text, white) else { return nil }
    if surface.pointee.format.pointee.format == PARALLAX_GLYPH_PIXELS { return surface }
    SDL_FreeSurface(surface)
    return nil
  }

  private func prepare(for run: TextRun) {
    TTF_SetFontDirection(pointer, run.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(pointer, run.script.tag)
  }

  /// The top of an H above its baseline, in whole pixels; nil: the font has none.
  static func capHeight(_ pointer: OpaquePointer) -> Int? {
    var top: Int32 = 0
    guard TTF_GlyphMetrics32(pointer, 0x48, nil, nil, nil, &top, nil) == 0, top > 0 else { return nil }
    return Int(top)
  }
}
