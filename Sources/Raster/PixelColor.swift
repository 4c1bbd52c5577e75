import Boundary

/// A color in the format of a plane's pixels.
struct PixelColor: Hashable {
  /// Alpha, red, green and blue, from the highest byte.
  var number: UInt32

  init(_ color: Color) {
    number =
      UInt32(color.alpha) &<< 24 | UInt32(color.red) &<< 16 | UInt32(color.green) &<< 8 | UInt32(color.blue)
  }

  /// Red, green, blue and alpha, 0...255, rounded. NaN becomes 0.
  init(_ channels: SIMD4<Float>) {
    func byte(_ channel: Float) -> UInt32 { channel > 0 ? UInt32(min(255, channel + 0.5)) : 0 }
    number = byte(channels.w) &<< 24 | byte(channels.x) &<< 16 | byte(channels.y) &<< 8 | byte(channels.z)
  }
}

extension PixelColor {
  var alpha: UInt8 { UInt8(truncatingIfNeeded: number &>> 24) }
  var red: UInt8 { UInt8(truncatingIfNeeded: number &>> 16) }
  var green: UInt8 { UInt8(truncatingIfNeeded: number &>> 8) }
  var blue: UInt8 { UInt8(truncatingIfNeeded: number) }

  /// Opacity in 256ths.
  var weight: UInt32 { Self.weight(alpha) }

  var isWhite: Bool { number & 0x00FF_FFFF == 0x00FF_FFFF }

  /// A byte in 256ths: 255 becomes 256.
  static func weight(_ byte: UInt8) -> UInt32 { UInt32(byte) &+ UInt32(byte &>> 7) }
}
