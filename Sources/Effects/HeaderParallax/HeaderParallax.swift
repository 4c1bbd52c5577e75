import Geometry
import Parameters

/// A table whose first cell is a picture that lags behind the rows, and that stretches or reveals a refresh control
/// when pulled.
public struct HeaderParallax: HeaderOverRows {
  public enum Overscroll: String, Choice { case stretch, refresh, none }

  public var ratio = 0.5
  public var follow: Double?
  public var aspect = 2.0
  public var overscroll = Overscroll.stretch
  public var rowHeight = 50.0
  public var refreshThreshold = 100.0
  public var refreshHold = 60.0
  public var refreshDuration = 1.0
  public var minHeight: SafeLength = 0
  public var maxStretch = 3.0
  public var bar = false

  public init() {}

  public static let name = "header-parallax"
  public static let title = "Header parallax"
  public static let traits: Set<EffectTrait> = [.containsPictures]
  public static let content = Set(ContentPart.allCases).subtracting([.scrim])
  public static let fields = HeaderFields(
    aspect: \HeaderParallax.aspect, minHeight: \.minHeight, maxStretch: \.maxStretch, rowHeight: \.rowHeight, bar: \.bar
  )

  public static let parameters: [Parameter<Self>] = [
    Parameter("ratio", \.ratio, .ratio, "Picture speed over row speed: 0 is pinned to the screen, 1 is no parallax.")
      .role(.speed),
    Parameter("follow", \.follow, .follow, "How fast the picture follows the rows; if off, at once.")
      .unset("At once"),
    Parameter("aspect", \.aspect, .number(0.5...4), "Width of the header over its height."),
    Parameter("overscroll", \.overscroll, "Reaction of the header to a pull."),
    Parameter("rowHeight", \.rowHeight, .points(20...400), "Height of a row of text.").role(.rowHeight),
    Parameter(
      "refreshThreshold", \.refreshThreshold, .points(40...200), "Length of the pull that starts a refresh."
    )
    .labeled("Pull to refresh").role(.pull),
    Parameter(
      "refreshHold", \.refreshHold, .points(20...160), "Height of the gap during a refresh."
    )
    .role(.pull),
    Parameter(
      "refreshDuration", \.refreshDuration, .number(0...10, unit: "s", step: 0.1), "Duration of a refresh."
    )
    .labeled("Refresh time").role(.pull),
    Parameter("minHeight", \.minHeight, .minHeight, "Height of the collapsed header."),
    Parameter(
      "maxStretch", \.maxStretch, .number(1...10, unit: "x", step: 0.1), "Largest zoom by pulling."
    )
    .role(.pull),
    Parameter("bar", \.bar, "A bar with the scene's title, into which the header collapses.").labeled("Title bar"),
  ]

  public static let publication: Publication? = Publication(
    Publication.Source(
      "Parallaxes Scrollen von Bildern mit Storyboards", by: "Lammert Westerhoff", on: "updated on 22 October 2025"),
    "in German",
    original: Publication.Source(
      "Parallax image scrolling using Storyboards", on: "21 July 2015",
      at: "xebia.com/blog/parallax-image-scrolling-using-storyboards/"),
    isRightAtFirst: true,
    departure:
      "The article\u{2019}s header stretches without limit. Here it stops at 3 times its size by default, because "
      + "pictures blur beyond some size.")

  public static var published: Self {
    var effect = Self()
    effect.maxStretch = 10
    return effect
  }

  /// The article has a table that stretches and one with a refresh control.
  public var asPublished: Self {
    overscroll == .refresh ? Self.published.with(\.overscroll, .refresh) : Self.published
  }
}
