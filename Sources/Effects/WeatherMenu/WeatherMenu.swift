import Geometry
import Parameters

/// Rows that each show a picture taller than themselves, which drifts as they pass through the screen.
public struct WeatherMenu: WindowRows {
  /// Height at which the picture is drawn, in points; nil where `ratio` is given instead.
  public var imageHeight: Double? = standardHeight
  public var ratio: Double?
  public var follow: Double?
  public var anchor = Anchor.center
  public var rowHeight = 100.0

  public init() {}

  public static let name = "weather-menu"
  public static let title = "Weather menu"
  public static let content = Set(ContentPart.allCases).subtracting([.page, .pageHeader, .rowStyle])
  public static let line = LayerSurface.lightSeparator
  private static let standardHeight = 200.0

  public static let parameters: [Parameter<Self>] = [
    Parameter(
      "imageHeight", \.imageHeight, or: "ratio", \.ratio, fallback: 0.9, .points(20...1600),
      "Drawn picture height. The part taller than the row is the travel."
    ).role(.derived),
    Parameter(
      "ratio", \.ratio, or: "imageHeight", \.imageHeight, fallback: standardHeight, .number(-0.5...1),
      "Picture speed over row speed, instead of a height, which follows from it."
    ).role(.speed),
    Parameter("follow", \.follow, .follow, "How fast the pictures follow the rows; if off, at once.").unset("At once"),
    Parameter("anchor", \.anchor, "Line of a row that is neutral in the middle of the screen."),
    Parameter("rowHeight", \.rowHeight, .points(20...800), "Height of a row.").role(.rowHeight),
  ]

  public static let publication: Publication? = Publication(
    Publication.Source(
      "Recreating the Parallax Menu in Aeris Pulse iOS", by: "AerisWeather", on: "16 June 2016",
      at: "www.aerisweather.com/blog/2016/06/16/recreating-the-parallax-menu-in-aeris-pulse-ios/"),
    "a blog post",
    departure: "The article measures from the row\u{2019}s top. Here rows are anchored at their center, because then a "
      + "picture is centered when its row is: in rows of 100 points on a screen of 568 the article\u{2019}s is 8.8 points "
      + "off.")

  public var backdrop: Backdrop { .dark }

  public static var published: Self {
    var effect = Self()
    effect.anchor = .top
    return effect
  }
}
