/// How wide words are about, without their font: a layout has none.
extension LayerSettings {
  /// Width of the longest line, in points.
  var wordsWidth: Double {
    let emphasis = weight == .bold ? 1.06 : weight == .semibold ? 1.03 : 1
    var widest = 0.0
    for line in lines {
      var width = 0.0
      for scalar in line.unicodeScalars { width += Self.advance(of: scalar) * emphasis + spacing }
      widest = max(widest, width)
    }
    return max(0.2, widest) * size
  }

  /// Width of a letter over the font size, as in a usual sans-serif.
  private static func advance(of scalar: Unicode.Scalar) -> Double {
    switch scalar {
    case "i", "j", "l", ".", ",", ":", ";", "'", "|", "!", "\u{2019}": 0.27
    case " ", "f", "r", "t", "I", "(", ")", "[", "]", "/", "-": 0.34
    case "m", "w", "M", "W", "@", "%": 0.88
    case "A"..."Z": 0.67
    case "\u{300}"..."\u{36F}", "\u{200B}"..."\u{200F}": 0
    case "\u{1100}"..."\u{115F}", "\u{2E80}"..."\u{FFFF}", "\u{1F000}"..."\u{1FAFF}": 1
    default: 0.57
    }
  }
}
