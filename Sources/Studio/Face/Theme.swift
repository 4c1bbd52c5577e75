import Boundary

/// The studio's own colors and sizes: quiet and neutral, one accent, so that the stage is the loudest thing on screen.
enum Theme {
  static let window = Color(0x17181A)
  static let panel = Color(0x1F2023)
  static let hairline = Color(0x2C2E33)
  static let text = Color(0xE8E9EB)
  static let quietText = Color(0x9A9DA3)
  static let accent = Color(0x4C9DFF)
  static let fault = Color(0xFF6B5E)
  static let finger = Color(0x4C9DFF, opacity: 0.45)

  static let title = TextStyle(size: 13, weight: .semibold, color: text)
  static let body = TextStyle(size: 13, color: text)
  static let quiet = TextStyle(size: 13, color: quietText)
  static let small = TextStyle(size: 11, color: quietText)
  static let number = TextStyle(size: 11, color: quietText, hasTabularDigits: true)

  /// The grid on which everything lies, in points.
  static let step = 8.0
}
