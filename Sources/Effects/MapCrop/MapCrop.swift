import Geometry
import Parameters

/// A list in which some rows are windows into a larger picture that moves at its own speed.
public struct MapCrop: WindowRows {
  public enum Overscan: String, Choice { case auto, none }

  public var ratio = 0.7
  public var follow: Double?
  public var anchor = Anchor.center
  public var overscan = WordOrNumber<Overscan>.word(.auto)
  public var rowHeight = 60.0
  public var textHeight = 60.0
  public var every = 2

  public init() {}

  public static let name = "map-crop"
  public static let title = "Map crop"
  public static let content = Set(ContentPart.allCases).subtracting([.page, .pageHeader, .rowStyle, .scrim])
  public static let line = LayerSurface.separator

  public static let parameters: [Parameter<Self>] = [
    Parameter(
      "ratio", \.ratio, .ratio, "Picture speed over row speed: 0 is pinned to the screen, 1 moves with its row."
    ).role(.speed),
    Parameter("follow", \.follow, .follow, "How fast the pictures follow the rows; if off, at once.").unset("At once"),
    Parameter("anchor", \.anchor, "Line of a row that is neutral in the middle of the screen."),
    Parameter(
      "overscan", \.overscan, .either(Overscan.domain, .number(1...4, unit: "x")),
      "Size of the picture relative to its row; auto is as large as the ratio needs."
    ).role(.derived),
    Parameter("rowHeight", \.rowHeight, .points(20...800), "Height of a map row.").role(.rowHeight),
    Parameter("textHeight", \.textHeight, .points(20...400), "Height of the rows between the maps."),
    Parameter("every", \.every, .whole(1...10), "A map on every n-th row.").labeled("Every n-th"),
  ]

  public static let publication: Publication? = Publication(
    Publication.Source(
      "Parallax Scrolling", by: "Andrew Pouliot", on: "7 January 2013", at: "darknoon.com/2013/01/07/parallax/"),
    "a blog post",
    departure:
      "The article measures from the row\u{2019}s top and uses the picture as it is. Here rows are anchored at their "
      + "center and the picture is as large as the ratio needs, because in rows of 100 points on 390 x 844 its square "
      + "picture leaves a gap below a ratio of 0.656.")

  public static var published: Self {
    var effect = Self()
    effect.anchor = .top
    effect.overscan = .word(.none)
    return effect
  }
}
