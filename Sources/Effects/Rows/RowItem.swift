import Geometry

/// What an item of a list has besides its title.
public struct RowItem: Hashable, Sendable {
  /// Lines below the title.
  public var subtitles = 0
  public var hasValue = false
  public var hasSymbol = false
  /// A small picture before the words, by its place in the scene's list.
  public var picture: Int?

  public init(subtitles: Int = 0, hasValue: Bool = false, hasSymbol: Bool = false, picture: Int? = nil) {
    self.subtitles = subtitles
    self.hasValue = hasValue
    self.hasSymbol = hasSymbol
    self.picture = picture
  }
}

/// A part of an item, in the words of the scene.
public enum ItemPart: Hashable, Sendable {
  case title
  /// A line below the title, from 0.
  case subtitle(Int)
  case value, symbol
}

/// On what the words of an item stand.
public enum ItemPlace: Hashable, Sendable {
  /// Dark on a light row, or light on a dark one.
  case row
  /// White on a picture.
  case picture
  /// Centred below a cover.
  case caption
  /// The same where there is a blurred cover behind.
  case captionOnPicture
}
