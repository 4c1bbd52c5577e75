/// A color as an amount of linear light: red, green and blue, 1 being white. May exceed 1 until it is developed.
typealias Light = SIMD3<Float>

/// A point of the picture. The picture's height is 1; x runs right from 0 to its aspect, y down from 0 to 1.
typealias Spot = SIMD2<Float>

extension SIMD3<Float> {
  /// A color from its sRGB hexadecimal notation, as in 0xFF8000.
  init(hex: UInt32) {
    self.init(
      Transfer.decode(Float((hex >> 16) & 0xFF) / 255),
      Transfer.decode(Float((hex >> 8) & 0xFF) / 255),
      Transfer.decode(Float(hex & 0xFF) / 255))
  }

  /// How bright the color looks: Rec. 709 luminance.
  var luminance: Float { 0.2126 * x + 0.7152 * y + 0.0722 * z }

  /// The same color with its distance from gray multiplied.
  func saturated(_ factor: Float) -> Light {
    let gray = luminance
    return (self - gray) * factor + gray
  }

  /// Black and white swapped for layering: brightens like a second projector, never past white.
  func screened(_ other: Light) -> Light { 1 - (1 - self) * (1 - other) }
}
