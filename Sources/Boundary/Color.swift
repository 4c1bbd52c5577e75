/// A color with straight (not premultiplied) alpha, eight bits a channel, as textures and vertices hold it.
public struct Color: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  public var alpha: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A color as designers write it: `Color(0x4C9DFF)`.
  public init(_ hex: UInt32, opacity: Double = 1) {
    self.init(
      red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
      blue: UInt8(truncatingIfNeeded: hex), alpha: Color.channel(opacity))
  }

  public static let white = Color(0xFFFFFF)
  public static let black = Color(0x000000)
  public static let clear = Color(0x000000, opacity: 0)
}

extension Color {
  /// Red, green, blue and alpha, 0...1, multiplied by alpha.
  public init(_ channels: SIMD4<Double>) {
    let color = channels / max(channels.w, 1e-9)
    self.init(
      red: Color.channel(color.x), green: Color.channel(color.y), blue: Color.channel(color.z),
      alpha: Color.channel(channels.w))
  }

  /// The same color, more transparent: its alpha times `factor` (0...1).
  public func opacity(_ factor: Double) -> Color {
    var color = self
    color.alpha = Color.channel(Double(alpha) / 255 * factor)
    return color
  }

  /// This color mixed with `other`; `share` 0 is this one, 1 the other.
  public func mixed(with other: Color, share: Double) -> Color {
    func mix(_ one: UInt8, _ two: UInt8) -> UInt8 {
      Color.channel((Double(one) + (Double(two) - Double(one)) * share) / 255)
    }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// A share (0...1) as eight bits, rounded. NaN gives 0.
  private static func channel(_ share: Double) -> UInt8 {
    share > 0 ? UInt8(min(255, share * 255 + 0.5)) : 0
  }
}
