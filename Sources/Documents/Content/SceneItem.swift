import Effects
import Notation
import Parameters

/// A list item, as on real screens.
public struct SceneItem: Record {
  public var title = ""
  /// One or more lines below the title.
  public var subtitle: String?
  public var value: String?
  /// Index into the scene's pictures of a small picture before the text.
  public var picture: Int?
  /// One or two letters in a colored badge before the text.
  public var symbol: String?

  public init() {}

  public init(_ title: String, subtitle: String? = nil, value: String? = nil, symbol: String? = nil) {
    (self.title, self.subtitle, self.value, self.symbol) = (title, subtitle, value, symbol)
  }

  public static let noun = "item"

  public static let parameters: [Parameter<Self>] = [
    Parameter("title", \.title, "Its first line."),
    Parameter("subtitle", \.subtitle, .either(.text, .null), "Text below the title; may have several lines."),
    Parameter("value", \.value, .either(.text, .null), "Text at the opposite side: a price, a temperature."),
    Parameter(
      "picture", \.picture, .either(.whole(0...99_999), .null),
      "A small picture before the text: its index in the scene, from 0."),
    Parameter("symbol", \.symbol, .either(.text, .null), "One or two letters in a colored badge before the text."),
  ]
}

extension SceneItem {
  /// The lines below the title.
  public var subtitles: [String] {
    subtitle.map { $0.split(separator: "\n").map(String.init) } ?? []
  }

  var row: RowItem {
    RowItem(
      subtitles: subtitles.count, hasValue: value?.isEmpty == false, hasSymbol: symbol?.isEmpty == false,
      picture: picture)
  }
}
