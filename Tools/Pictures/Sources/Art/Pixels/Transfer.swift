/// The sRGB transfer curve between linear light and the encoded values in a file.
enum Transfer {
  /// Linear light for an encoded value, both 0...1.
  static func decode(_ value: Float) -> Float {
    value <= 0.040_45 ? value / 12.92 : Exact.power((value + 0.055) / 1.055, 2.4)
  }

  /// The encoded value for linear light, both 0...1; outside is clipped.
  static func encode(_ light: Float) -> Float {
    // A table over √light is dense where the curve is steep.
    let scaled = unit(light).squareRoot() * 1024
    let index = min(1023, Int(scaled))
    return mix(table[index], table[index + 1], scaled - Float(index))
  }

  private static let table: [Float] = (0...1024).map { index in
    let root = Float(index) / 1024
    let light = root * root
    return light <= 0.003_130_8 ? light * 12.92 : 1.055 * Exact.power(light, 0.416_666_67) - 0.055
  }
}
