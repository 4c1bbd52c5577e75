import Boundary
import Glibc

/// How well a color stands out from another, as the guidelines for the web count it (WCAG 2): from 1, not at all, to
/// 21.
enum Contrast {
  /// What words need, and what they need where much contrast is asked for.
  static let words = 4.5
  static let strongWords = 7.0
  /// What lines need that tell one thing from another.
  static let lines = 3.0

  static func between(_ one: Color, _ other: Color) -> Double {
    let (one, other) = (luminance(one), luminance(other))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  /// A color that contrasts with all these grounds by `least`: the first on its way to another one, which has to.
  static func color(_ color: Color, on grounds: [Color], least: Double, towards end: Color) -> Color {
    let steps = 64
    for step in 0..<steps {
      let tried = color.mixed(with: end, share: Double(step) / Double(steps))
      if grounds.allSatisfy({ between(tried, $0) >= least }) { return tried }
    }
    return end
  }

  private static func luminance(_ color: Color) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
  }
}
