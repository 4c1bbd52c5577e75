import Glibc

/// The curve of sRGB.
enum Power {
  static func of(_ base: Double) -> Double { pow(base, 2.4) }

  /// A bell with a height of 1.
  static func bell(_ distance: Double) -> Double { exp(0 - distance * distance / 2) }
}
