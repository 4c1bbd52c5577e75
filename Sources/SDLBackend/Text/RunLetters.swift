internal import CSDL2

/// The drawn letters of a run, white with 32 bits a pixel, and where their baseline is. Lengths are in pixels. The owner
/// frees the surface.
struct RunLetters {
  let surface: UnsafeMutablePointer<SDL_Surface>
  /// From its left end to that of the next run.
  let advance: Int
  /// From the left end of the line.
  var x = 0
  /// From the top of the surface to the baseline.
  let ascent: Int

  /// From the baseline to the bottom of the surface.
  var descent: Int { Int(surface.pointee.h) - ascent }
}

extension Font {
  /// Draws the letters of a run. Nil if there are none.
  func letters(of run: TextRun) -> RunLetters? {
    let advance = run.advance ?? width(of: run)
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard width(of: run) > 0, let surface = TTF_RenderUTF8_Blended(pointer, run.text, white) else { return nil }
    guard surface.pointee.format.pointee.format == PARALLAX_GLYPH_PIXELS else {
      SDL_FreeSurface(surface)
      return nil
    }
    return RunLetters(surface: surface, advance: advance, ascent: ascent + rise(of: run, on: surface.pointee))
  }

  /// How far letters rise above the font's line. SDL_ttf makes a surface as tall as the line and as what leaves it at
  /// either end, and does not say at which.
  private func rise(of run: TextRun, on surface: SDL_Surface) -> Int {
    let excess = Int(surface.h) - height
    guard excess > 0 else { return 0 }
    var (rise, fall) = (0, 0)
    for scalar in run.text.unicodeScalars {
      var (bottom, top) = (Int32(0), Int32(0))
      guard TTF_GlyphMetrics32(pointer, scalar.value, nil, nil, &bottom, &top, nil) == 0 else { continue }
      rise = max(rise, Int(top) - ascent)
      fall = max(fall, 0 - Int(bottom) - (height - ascent))
    }
    if rise + fall == excess { return rise }
    // Shaping has moved marks or taken other glyphs. What leaves the line reaches the edge of the surface.
    guard surface.hasInk(inRow: 0) else { return 0 }
    return surface.hasInk(inRow: Int(surface.h) - 1) ? min(rise, excess) : excess
  }
}

extension SDL_Surface {
  fileprivate func hasInk(inRow row: Int) -> Bool {
    guard let pixels else { return false }
    let row = (pixels + row * Int(pitch)).assumingMemoryBound(to: UInt32.self)
    return (0..<Int(w)).contains { row[$0] &>> 24 > 0 }
  }
}
