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

  /// The top of an H above its baseline, in whole pixels; nil: the font has none.
  static func capHeight(_ pointer: OpaquePointer) -> Int? {
    var top: Int32 = 0
    guard TTF_GlyphMetrics32(pointer, 0x48, nil, nil, nil, &top, nil) == 0, top > 0 else { return nil }
    return Int(top)
  }
}
