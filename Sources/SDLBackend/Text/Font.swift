internal import CSDL2

/// An open font at one size. Lengths are pixels.
struct Font {
  let pointer: OpaquePointer
  /// From the top of a line to its baseline.
  let ascent: Int
  /// Of a whole line.
  let height: Int
  /// Of an H: what looks like the height of a line.
  let capHeight: Int
  /// The last frame that asked for it.
  var lastUse: Int
}

extension Font {
  init(_ pointer: OpaquePointer, frame: Int) {
    self.pointer = pointer
    ascent = Int(TTF_FontAscent(pointer))
    height = Int(TTF_FontHeight(pointer))
    var top: Int32 = 0
    TTF_GlyphMetrics32(pointer, 0x48, nil, nil, nil, &top, nil)
    capHeight = top > 0 ? Int(top) : Int(Double(ascent) * 0.75)
    lastUse = frame
  }

  func has(_ scalar: Unicode.Scalar) -> Bool { TTF_GlyphIsProvided32(pointer, scalar.value) != 0 }
}
