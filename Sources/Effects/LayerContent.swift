/// What a layer shows, in words that carry no color, font or texture.
public enum LayerContent: Hashable, Sendable {
  /// A picture by its place in the scene's list. `shade` darkens it: 0 is the picture itself, 1 is black.
  case picture(Int, shade: Double = 0)
  /// The same, as soft as behind frosted glass: a ground for what lies before it.
  case blurred(Int)
  /// The tall picture of a real page that stands in for the rows.
  case page
  /// A line of text by its place in the scene's list of titles.
  case title(Int, Title)
  /// A line of an effect's own.
  case text(LayerText)
  /// The scene's title in a bar: how much larger it is drawn than at rest, and how much of the bar's ground there is.
  case heading(zoom: Double, share: Double)
  /// The mark in a bar that leads back.
  case backMark
  /// A part of an item of the scene's list.
  case item(Int, ItemPart, ItemPlace)
  /// Darkens the foot of a picture, so that words can be read on it: how dark its lower half is, 0...1.
  case scrim(Double)
  case surface(LayerSurface)
  /// A frame of one pixel.
  case outline
  /// The refresh control: how far it has been pulled (0...1), or how many turns it has made.
  case spinner(pulled: Double, turns: Double?)
  case indicator

  public enum Title: Hashable, Sendable {
    /// Dark on a row.
    case row
    /// White on a picture.
    case picture
  }
}

/// A line of text that an effect brings with it.
public struct LayerText: Hashable, Sendable {
  public var string: String
  /// Of its font, in points, before it is zoomed.
  public var size: Double
  /// How much larger it is drawn than it is set.
  public var zoom: Double
  public var align: LayerSettings.Align
  public var isLight: Bool
}

/// What is plain.
public enum LayerSurface: Hashable, Sendable { case row, card, separator, lightSeparator, missing, bar }

extension LayerContent {
  /// The word that `layout` prints for it.
  public var kind: String {
    switch self {
    case .picture, .blurred, .page: "image"
    case .title, .heading: "title"
    case .text: "text"
    case .item(_, let part, _):
      switch part {
      case .title: "title"
      case .subtitle: "subtitle"
      case .value: "value"
      case .symbol: "symbol"
      }
    case .scrim: "scrim"
    case .backMark: "symbol"
    case .surface(.card), .surface(.row), .surface(.missing), .surface(.bar): "background"
    case .surface(.separator), .surface(.lightSeparator): "separator"
    case .outline: "outline"
    case .spinner: "spinner"
    case .indicator: "indicator"
    }
  }

  /// The picture that it shows by its place in the scene's list; nil where it shows none.
  ///
  /// It is never inlined: Swift 6.3 trips over the copy of a text that it makes there.
  @inline(never)
  public var picture: Int? { if case .picture(let index, _) = self { index } else { nil } }

  public var isBlurred: Bool { if case .blurred = self { true } else { false } }

  /// Whether it shows a part of a picture, and so has a crop.
  public var isPicture: Bool {
    switch self {
    case .picture, .blurred, .page: true
    default: false
    }
  }
}
