import Geometry

/// The content of a layer, independent of colors, fonts and textures.
public enum LayerContent: Hashable, Sendable {
  /// A picture by its index in the scene's list. `shade` darkens it: 0 is the original, 1 is black.
  case picture(Int, shade: Double = 0)
  /// A shape with lengths over the width of its box, and the width at which it has to be sharp, in points.
  case shape(PaintedShape, sharpWidth: Double)
  /// A heavily blurred picture, used as a background.
  case blurred(Int)
  /// The tall picture of a page that replaces the rows.
  case page
  /// A title by its index in the scene's list.
  case title(Int, Title)
  /// A text supplied by the effect.
  case text(LayerText)
  /// The scene's title in a bar: its scale relative to rest, and the opacity of the bar's background.
  case heading(zoom: Double, share: Double)
  /// The back chevron in a bar.
  case backMark
  /// A symbol of a tab bar.
  case tab(isChosen: Bool)
  /// A part of an item of the scene's list.
  case item(Int, ItemPart, ItemPlace)
  /// Darkens the lower part of a picture so that text on it is readable; the value is the darkness of the lower half,
  /// 0...1.
  case scrim(Double)
  case surface(LayerSurface)
  /// An outline one pixel wide.
  case outline
  /// The refresh control: the pulled share (0...1), or the turns made while refreshing.
  case spinner(pulled: Double, turns: Double?)
  case indicator

  public enum Title: Hashable, Sendable {
    /// Dark text on a row.
    case row
    /// White text on a picture.
    case picture
  }
}

/// A text supplied by an effect.
public struct LayerText: Hashable, Sendable {
  /// At least one.
  public var lines: [String]
  /// Font size in points, before zooming.
  public var size: Double
  /// Scale at which the text is drawn.
  public var zoom: Double
  public var align: LayerSettings.Align
  /// `0xRRGGBB`.
  public var color: UInt32
  public var weight: LayerSettings.Weight
  /// A font family. Nil: the system’s.
  public var family: String?
  /// Height of a line, and room between letters, over the font size.
  public var lineHeight: Double
  public var spacing: Double
  /// Whether its box is as wide as its words.
  public var hugs: Bool
}

extension LayerText {
  /// The colors of the two tones.
  static let (light, dark) = (UInt32(0xFFFFFF), UInt32(0x1C1C1E))

  init(_ layer: LayerSettings, zoom: Double) {
    self.init(
      lines: layer.lines, size: layer.size, zoom: zoom, align: layer.align, color: layer.ink, weight: layer.weight,
      family: layer.family, lineHeight: layer.lineHeight, spacing: layer.spacing, hugs: layer.hug)
  }
}

/// Plain surfaces without content. A shade is black: its opacity is how much it darkens.
public enum LayerSurface: Hashable, Sendable { case row, card, separator, lightSeparator, missing, bar, shade }

extension LayerContent {
  /// The kind as printed by `layout`.
  public var kind: String {
    switch self {
    case .picture, .blurred, .page: "image"
    case .shape: "shape"
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
    case .surface(.shade): "shade"
    case .backMark, .tab: "symbol"
    case .surface(.card), .surface(.row), .surface(.missing), .surface(.bar): "background"
    case .surface(.separator), .surface(.lightSeparator): "separator"
    case .outline: "outline"
    case .spinner: "spinner"
    case .indicator: "indicator"
    }
  }

  /// The index of the layer's picture in the scene's list; nil for layers without one.
  ///
  /// Never inlined: Swift 6.3 fails on the copy of a text that inlining makes here.
  @inline(never)
  public var picture: Int? { if case .picture(let index, _) = self { index } else { nil } }

  /// Darkening of a picture: 0 is the original, 1 is black.
  public var shade: Double { if case .picture(_, let shade) = self { shade } else { 0 } }

  public var isBlurred: Bool { if case .blurred = self { true } else { false } }

  /// Whether the layer shows a cropped part of a picture or a shape.
  public var isPicture: Bool {
    switch self {
    case .shape, .picture, .blurred, .page: true
    default: false
    }
  }
}
