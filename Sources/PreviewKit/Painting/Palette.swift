import Boundary
import Effects

/// The colors of a phone's screen.
public struct Palette: Hashable, Sendable {
  public var page: Color
  public var row: Color
  public var bar: Color
  public var title: Color
  /// Secondary text; its contrast with a row is still 4.5.
  public var quiet: Color
  public var separator: Color
  public var indicator: Color
  public var spinner: Color

  public static let light = Palette(
    page: Color(0xF2F2F7), row: .white, bar: Color(0xF9F9FB), title: Color(0x1C1C1E),
    quiet: Color(0x66666B),
    separator: Color(0x3C3C43, opacity: 0.29),
    indicator: Color(0x000000, opacity: 0.38), spinner: Color(0x8E8E93))

  public static let dark = Palette(
    page: Color(0x111214), row: Color(0x1C1C1E), bar: Color(0x1C1C1E), title: .white,
    quiet: Color(0xA6A6AD),
    separator: Color(0xFFFFFF, opacity: 0.2),
    indicator: Color(0xFFFFFF, opacity: 0.55), spinner: Color(0xA0A0A6))

  /// Secondary text on a faint picture: closer to the title's color.
  var quietOnPicture: Color { quiet.mixed(with: title, share: 0.65) }

  public static func of(_ backdrop: Backdrop) -> Palette { backdrop == .light ? light : dark }

  /// The placeholder for a missing picture.
  public static let missing = Color(0x808080)
  /// The darkening of a picture behind text.
  static let scrim = Color.black

  /// Badge colors; white letters have a contrast of 4.5 with each.
  static let symbols = [
    Color(0x2F6FDE), Color(0xB3541E), Color(0x2E7D4F), Color(0x8A4FBF), Color(0xC0392F), Color(0x1F7A8C),
  ]

  /// The highlight of a tapped row.
  public static let tapped = Color(0x000000, opacity: 0.14)
}
