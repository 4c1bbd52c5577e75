import Geometry
import Parameters

/// A picture pinned above a list: it collapses under the rows, and shows more of itself, then grows, when the list is
/// pulled.
public struct StretchBanner: HeaderOverRows {
  public enum PullResponse: String, Choice { case reveal, zoom, none }

  public var ratio = 0.5
  public var follow: Double?
  public var aspect = 2.0
  public var stretch = PullResponse.reveal
  public var minHeight: SafeLength = 0
  public var maxStretch = 3.0
  public var rowHeight = 44.0
  public var bar = false

  public init() {}

  public static let name = "stretch-banner"
  public static let title = "Stretchy banner"
  public static let content = Set(ContentPart.allCases).subtracting([.scrim])
  public static let fields = HeaderFields(
    aspect: \StretchBanner.aspect, minHeight: \.minHeight, maxStretch: \.maxStretch, rowHeight: \.rowHeight, bar: \.bar)

  public static let parameters: [Parameter<Self>] = [
    Parameter("ratio", \.ratio, .ratio, "Picture speed over row speed while the banner collapses.")
      .role(.speed),
    Parameter("follow", \.follow, .follow, "How fast the picture follows the rows; if off, at once.")
      .unset("At once"),
    Parameter("aspect", \.aspect, .number(0.5...4), "Width of the banner over its height at rest."),
    Parameter("stretch", \.stretch, "Reaction of the picture to a pull."),
    Parameter("minHeight", \.minHeight, .minHeight, "Height of the collapsed banner."),
    Parameter(
      "maxStretch", \.maxStretch, .number(1...10, unit: "x", step: 0.1),
      "Largest zoom by pulling, relative to rest."
    ).role(.pull),
    Parameter("rowHeight", \.rowHeight, .points(20...400), "Height of rows without their own height.")
      .role(.rowHeight),
    Parameter("bar", \.bar, "A bar with the scene's title, into which the header collapses."),
  ]

  public static let publication: Publication? = Publication(
    Publication.Source("iOS - UIScrollView的联动反馈效果实现"),
    "in Chinese, on 简书 (Jianshu), undated, author unknown", isRightAtFirst: true,
    departure:
      "The article computes the banner\u{2019}s inset once. Here height and inset follow the screen\u{2019}s width, "
      + "because otherwise a rotated phone of 390 x 844 points keeps a 195 pt banner instead of 422 pt.")

  public static var published: Self {
    var effect = Self()
    effect.maxStretch = 10
    return effect
  }
}
