import Boundary
import Glibc

/// How well a color is told from another: the contrast ratio of WCAG 2, and APCA's figure.
enum Legibility {
  /// The least contrast of text, and of text that is large (1.4.3).
  static let text = 4.5
  static let largeText = 3.0
  /// Text is large from 24 points on, or from 18.66 if it is bold: 18 and 14 typographic points.
  static let large = 24.0
  private static let largeBold = 18.66

  /// The contrast that a line needs by its size on the screen.
  static func needed(by style: TextStyle) -> Double {
    let size = style.size * style.zoom
    return size >= (style.weight == .bold ? largeBold : large) ? largeText : text
  }

  /// Steps of the table in a step of a channel.
  private static let fineness = 8

  /// The linear light of a channel, by eighths of its steps.
  private static let linear: [Float] = (0...255 * fineness).map { step in
    let share = Double(step) / Double(255 * fineness)
    return Float(share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4))
  }

  /// Relative luminance, 0...1, of a color with channels 0...255.
  static func luminance(_ color: SIMD4<Float>) -> Float {
    func light(_ channel: Float) -> Float {
      linear[min(linear.count - 1, max(0, Int(channel * Float(fineness) + 0.5)))]
    }
    return 0.2126 * light(color.x) + 0.7152 * light(color.y) + 0.0722 * light(color.z)
  }

  /// The ratio of two luminances, from 1 to 21.
  static func contrast(_ one: Float, _ other: Float) -> Float { (max(one, other) + 0.05) / (min(one, other) + 0.05) }

  /// APCA's lightness contrast (0.0.98G-4g) of a text with its ground, without a sign: about 60 for body text. It left the
  /// draft of WCAG 3, so nothing is judged by it.
  static func apca(_ text: SIMD4<Float>, on ground: SIMD4<Float>) -> Double {
    func screen(_ color: SIMD4<Float>) -> Double {
      let shares = (Double(color.x) / 255, Double(color.y) / 255, Double(color.z) / 255)
      let light = 0.2126729 * pow(shares.0, 2.4) + 0.7151522 * pow(shares.1, 2.4) + 0.072175 * pow(shares.2, 2.4)
      return light < 0.022 ? light + pow(0.022 - light, 1.414) : light
    }
    let (words, under) = (screen(text), screen(ground))
    guard (words - under).magnitude >= 0.0005 else { return 0 }
    let raw =
      under > words ? (pow(under, 0.56) - pow(words, 0.57)) * 1.14 : (pow(words, 0.62) - pow(under, 0.65)) * 1.14
    return raw < 0.1 ? 0 : (raw - 0.027) * 100
  }
}

extension Color {
  /// The channels, 0...255, without the opacity.
  var channels: SIMD4<Float> { SIMD4(Float(red), Float(green), Float(blue), 255) }
}
