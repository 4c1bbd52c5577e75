import Geometry
import Parameters

/// A list in which some rows are windows into a larger picture that moves at its own speed.
public struct MapCrop: WindowRows {
  public enum Overscan: String, Choice { case auto, none }

  public var ratio = 0.7
  public var anchor = Anchor.center
  public var overscan = WordOrNumber<Overscan>.word(.auto)
  public var rowHeight = 60.0
  public var textHeight = 60.0
  public var every = 2

  public init() {}

  public static let name = "map-crop"
  public static let title = "Map crop"
  public static let line = LayerSurface.separator

  public static let parameters: [Parameter<Self>] = [
    Parameter(
      "ratio", \.ratio, .ratio, "Picture speed over row speed: 0 is pinned to the screen, 1 moves with its row."
    ).role(.speed),
    Parameter("anchor", \.anchor, "Which line of a row is neutral in the middle of the screen."),
    Parameter(
      "overscan", \.overscan, .either(Overscan.domain, .number(1...4, unit: "x")),
      "How much larger than its row the picture is drawn; auto is as much as the ratio needs."
    ).role(.derived),
    Parameter("rowHeight", \.rowHeight, .points(20...800), "Height of a map row.").role(.rowHeight),
    Parameter("textHeight", \.textHeight, .points(20...400), "Height of the rows between the maps."),
    Parameter("every", \.every, .whole(1...10), "A map on every n-th row.").labeled("Every n-th"),
  ]

  public static let publication: Publication? = Publication(
    Publication.Source(
      "Parallax Scrolling", by: "Andrew Pouliot", on: "7 January 2013", at: "darknoon.com/2013/01/07/parallax/"),
    "whose title, author and date are those of its page and not in its text",
    departure: "A row goes by its middle and its picture is as large as the ratio needs, where the article goes by the "
      + "row\u{2019}s top and takes the picture as it is, since in rows of 100 points on 390 x 844 its square picture "
      + "ends in sight below a ratio of .656.")

  public static var published: Self {
    var effect = Self()
    effect.anchor = .top
    effect.overscan = .word(.none)
    return effect
  }
}
