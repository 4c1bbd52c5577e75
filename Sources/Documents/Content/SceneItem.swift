import Effects
import Notation
import Parameters

/// A list item, as on real screens.
public struct SceneItem: Record {
  public var title = ""
  /// One or more lines below the title.
  public var subtitle: String?
  public var value: String?
  /// A small picture before the text.
  public var picture: PictureName?
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
      "picture", \.picture, .either(PictureName.domain, .null),
      "A small picture before the text: its id, or its position in the scene from 0."
    ).role(.picture),
    Parameter("symbol", \.symbol, .either(.text, .null), "One or two letters in a colored badge before the text."),
  ]
}

extension SceneItem {
  /// The lines below the title.
  public var subtitles: [String] {
    subtitle.map { $0.split(separator: "\n").map(String.init) } ?? []
  }

  func row(in setting: Setting) -> RowItem {
    RowItem(
      subtitles: subtitles.count, hasValue: value?.isEmpty == false, hasSymbol: symbol?.isEmpty == false,
      picture: picture.map(setting.picture))
  }
}
