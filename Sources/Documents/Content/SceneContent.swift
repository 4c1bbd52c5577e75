import Effects
import Geometry
import Parameters

/// The content of a scene: the number of rows, and the pictures and titles, which repeat if there are more rows.
public struct SceneContent: Declared {
  public var rows = 100
  public var images: [SceneImage] = []
  public var titles: [String] = []
  /// List items, which replace the titles.
  public var items: [SceneItem] = []
  public var rowHeights: [Double]?
  /// Width and height assumed for a missing picture.
  public var pictureSize: [Double]?
  /// A tall picture of a real page, shown instead of the rows under a header or banner.
  public var page: String?
  /// Whether the top of that picture is the header's.
  public var pageHeader = false
  /// The bar of a header or a list. Its title defaults to the scene's.
  public var bar = SceneBar()
  /// The bar at the foot of the screen.
  public var tabBar: TabBar?
  public var rowStyle = RowStyle.plain
  public var separators = true
  public var tone = Tone.auto
  /// Darkening at the foot of a picture behind text, as a share.
  public var scrim = 0.0
  /// Scale of the text size.
  public var textScale = 1.0

  public init() {}

  public static let parameters: [Parameter<Self>] = [
    Parameter("rows", \.rows, .whole(0...10_000_000), "Number of rows or albums."),
    Parameter(
      "images", \.images, .list(of: SceneImage.domain, count: 0...100_000),
      "Picture files, optionally with a focus point that stays visible and a fit; they repeat."),
    Parameter("titles", \.titles, .list(of: .text, count: 0...100_000), "Texts of the rows; they repeat."),
    Parameter(
      "items", \.items, .list(of: SceneItem.domain, count: 0...10_000),
      "Items shown instead of titles; they repeat."
    ),
    Parameter(
      "rowHeights", \.rowHeights, .either(.list(of: .number(20...800, unit: "pt", step: 1), count: 1...100_000), .null),
      "Heights of the rows, replacing the effect's; they repeat."),
    Parameter(
      "pictureSize", \.pictureSize, .either(.list(of: .number(1...100_000), count: 2...2), .null),
      "Width and height assumed for a missing picture."),
    Parameter("page", \.page, .either(.path, .null), "A tall picture of a page, shown instead of the rows.")
      .labeled("Page picture"),
    Parameter(
      "pageHeader", \.pageHeader, "Uses the top of the page as the header's picture, and the rest below it."),
    Parameter(
      "bar.title", \.bar.title, .either(.text, .null), "Title in the bar; if off, the scene's title."
    )
    .labeled("Bar title"),
    Parameter("bar.style", \.bar.style, "Whether the title is large at rest, or appears with the bar.")
      .labeled("Bar style"),
    Parameter("bar.back", \.bar.back, "Shows a back chevron before the bar's title.").labeled("Back mark"),
    Parameter("bar.hides", \.bar.hides, "When the bar hides: never, while content scrolls down, or with the content.")
      .labeled("Bar hides"),
    Parameter("bar.snaps", \.bar.snaps, "Whether the bar goes to the nearer end when the content rests.")
      .labeled("Bar snaps"),
    Parameter("tabBar", \.tabBar, .either(TabBar.domain, .null), "A bar with symbols at the foot of the screen."),
    Parameter("rowStyle", \.rowStyle, "Style of the rows under a header or banner: plain, or cards."),
    Parameter("separators", \.separators, "Draws a line between rows."),
    Parameter("tone", \.tone, "Light or dark rows and page; auto follows the effect."),
    Parameter("scrim", \.scrim, .number(0...1), "Darkening at the foot of a picture behind text."),
    Parameter("textScale", \.textScale, .number(0.5...3.1, unit: "x"), "Scale of the text."),
  ]
}

/// The bar at the top. A header collapses into it; a list shows it as soon as one of its fields is set.
public struct SceneBar: Hashable, Sendable {
  public var title: String?
  public var style = BarStyle.large
  public var back = false
  public var hides = BarHiding.never
  public var snaps = true
}

/// The style of the rows under a header.
public enum RowStyle: String, Choice { case plain, cards }

/// The brightness of the background behind text.
public enum Tone: String, Choice { case auto, dark, light }

/// The style of a bar's title.
public enum BarStyle: String, Choice { case large, small }

extension SceneContent {
  /// The pictures as written, each as one path: relative to the scene file or absolute.
  public var imageFiles: [String] { images.map(\.address) }

  /// The picture files, several times if several layers are in one, and the page.
  public var files: [String] { images.map(\.file) + [page].compactMap(\.self) }

  /// Rewrites the paths of all pictures.
  public mutating func spellImages(_ path: (String) -> String) {
    for index in images.indices { images[index].file = path(images[index].file) }
  }

  /// The size assumed for a missing picture. Defaults to an aspect of 3:2.
  public var standIn: Size {
    guard let size = pictureSize, size.count == 2 else { return Size(width: 3, height: 2) }
    return Size(width: size[0], height: size[1])
  }
}
