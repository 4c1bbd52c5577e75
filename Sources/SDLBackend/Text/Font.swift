internal import CSDL2

/// An open font at one size. Lengths are pixels.
struct Font {
  let pointer: OpaquePointer
  /// From the top of a line to its baseline.
  let ascent: Int
  /// Of a whole line.
  let height: Int
  /// Of an H, with its fraction: what looks like the height of a line. As it is drawn, which hinting changes by up to a
  /// pixel: its ink is around half of this above the baseline.
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

  var pixels: Double { Double(eighths) / 8 }
}

extension Font {
  /// A font that is hinted as it will be drawn.
  init(_ pointer: OpaquePointer, size: FontSize, frame: Int) {
    self.pointer = pointer
    ascent = Int(TTF_FontAscent(pointer))
    height = Int(TTF_FontHeight(pointer))
    capHeight = Self.inkMiddle(pointer).map { 2 * (Double(TTF_FontAscent(pointer)) - $0) } ?? 0.72 * size.pixels
    lastUse = frame
  }

  func has(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(pointer, scalar.value) != 0 }

  /// Width of a run; 0 where the shaper refuses it.
  func width(of run: TextRun) -> Int {
    prepare(for: run)
    var width: Int32 = 0
    return TTF_SizeUTF8(pointer, run.text, &width, nil) == 0 ? Int(max(0, width)) : 0
  }

  private func prepare(for run: TextRun) {
    TTF_SetFontDirection(pointer, run.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(pointer, run.script.tag)
  }

  /// The middle of the ink of an H below the top of its line; nil: the font has none.
  private static func inkMiddle(_ pointer: OpaquePointer) -> Double? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = TTF_RenderGlyph32_Blended(pointer, 0x48, white) else { return nil }
    defer { SDL_FreeSurface(surface) }
    guard let pixels = surface.pointee.pixels, surface.pointee.format.pointee.format == PARALLAX_GLYPH_PIXELS else {
      return nil
    }
    var (ink, weighted) = (0.0, 0.0)
    for y in 0..<Int(surface.pointee.h) {
      let row = (pixels + y * Int(surface.pointee.pitch)).assumingMemoryBound(to: UInt32.self)
      for x in 0..<Int(surface.pointee.w) {
        let opacity = Double(row[x] >> 24)
        ink += opacity
        weighted += opacity * (Double(y) + 0.5)
      }
    }
    return ink > 0 ? weighted / ink : nil
  }
}
