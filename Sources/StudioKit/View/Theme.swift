import Boundary
import Controls

/// The studio's own colors and sizes: quiet and neutral, one accent, so that the stage is the loudest thing on screen.
public enum Theme {
  public static let window = Color(0x17181A)
  public static let panel = Color(0x1F2023)
  public static let hairline = Color(0x2C2E33)
  /// Where something can be typed or dragged, and the same under the pointer.
  public static let field = Color(0x2A2C30)
  public static let raised = Color(0x373A40)
  public static let text = Color(0xE8E9EB)
  public static let quietText = Color(0x9A9DA3)
  public static let accent = Color(0x4C9DFF)
  public static let warning = Color(0xFFB84D)
  public static let fault = Color(0xFF6B5E)
  public static let finger = Color(0x4C9DFF, opacity: 0.45)

  public static let title = TextStyle(size: 13, weight: .semibold, color: text)
  public static let body = TextStyle(size: 13, color: text)
  public static let quiet = TextStyle(size: 13, color: quietText)
  public static let small = TextStyle(size: 11, color: quietText)
  public static let number = TextStyle(size: 11, color: quietText, hasTabularDigits: true)

  /// The same for the kit of controls.
  public static let look = ControlLook(
    panel: panel, hairline: hairline, field: field, raised: raised, text: text, quietText: quietText, accent: accent,
    warning: warning, fault: fault)

  /// The grid on which everything lies, in points.
  public static let step = 8.0
}
