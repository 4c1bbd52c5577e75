import Boundary

/// A font at a size.
struct FontKey: Hashable {
  var file: FontFile
  var size: FontSize
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
