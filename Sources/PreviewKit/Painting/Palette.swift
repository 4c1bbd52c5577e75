import Boundary
import Effects

/// The colors of a phone's screen.
public struct Palette: Hashable, Sendable {
  public var page: Color
  public var row: Color
  public var bar: Color
  public var title: Color
  public var separator: Color
  public var indicator: Color
  public var spinner: Color

  public static let light = Palette(
    page: Color(0xF2F2F7), row: .white, bar: Color(0xF9F9FB), title: Color(0x1C1C1E),
    separator: Color(0x3C3C43, opacity: 0.29),
    indicator: Color(0x000000, opacity: 0.38), spinner: Color(0x8E8E93))

  public static let dark = Palette(
    page: Color(0x111214), row: Color(0x1C1C1E), bar: Color(0x1C1C1E), title: .white,
    separator: Color(0xFFFFFF, opacity: 0.2),
    indicator: Color(0xFFFFFF, opacity: 0.55), spinner: Color(0xA0A0A6))

  public static func of(_ backdrop: Backdrop) -> Palette { backdrop == .light ? light : dark }

  /// What stands in for a picture that is missing.
  public static let missing = Color(0x808080)
  /// What a tap lays over a row.
  public static let tapped = Color(0x000000, opacity: 0.14)
}
