import Geometry

/// The parts of a list item besides its title.
public struct RowItem: Hashable, Sendable {
  /// Number of lines below the title.
  public var subtitles = 0
  public var hasValue = false
  public var hasSymbol = false
  /// Index of a small picture before the texts, in the scene's list.
  public var picture: Int?

  public init(subtitles: Int = 0, hasValue: Bool = false, hasSymbol: Bool = false, picture: Int? = nil) {
    self.subtitles = subtitles
    self.hasValue = hasValue
    self.hasSymbol = hasSymbol
    self.picture = picture
  }
}

/// A part of an item.
public enum ItemPart: Hashable, Sendable {
  case title
  /// A line below the title, counted from 0.
  case subtitle(Int)
  case value, symbol
}

/// The background of an item's texts.
public enum ItemPlace: Hashable, Sendable {
  /// A row: dark text on a light row, or light text on a dark one.
  case row
  /// A picture: white text.
  case picture
  /// Centered below a cover.
  case caption
  /// Centered below a cover, over a blurred cover.
  case captionOnPicture
}
