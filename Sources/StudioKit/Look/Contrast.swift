import Boundary
import Glibc

/// The contrast ratio of two colors by WCAG 2: from 1, none, to 21.
enum Contrast {
  /// Minimum for text, and with high contrast.
  static let words = 4.5
  static let strongWords = 7.0
  /// Minimum for lines that separate things.
  static let lines = 3.0

  static func between(_ one: Color, _ other: Color) -> Double {
    let (one, other) = (luminance(one), luminance(other))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// A color with at least this contrast to all backgrounds: the first on the way to another one, which must have it.
  static func color(_ color: Color, on grounds: [Color], least: Double, towards end: Color) -> Color {
    let steps = 64
    for step in 0..<steps {
      let tried = color.mixed(with: end, share: Double(step) / Double(steps))
      if grounds.allSatisfy({ between(tried, $0) >= least }) { return tried }
    }
    return end
  }

  private static func luminance(_ color: Color) -> Double {
    0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }

  /// The light of a channel, from 0 to 1.
  static func linear(_ channel: UInt8) -> Double {
    let share = Double(channel) / 255
    return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
  }
}
