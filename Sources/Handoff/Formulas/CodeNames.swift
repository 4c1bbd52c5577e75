import Geometry

/// The names that code has by itself, with all that they can be. What a developer may edit is a `Constant`.
extension Expression {
  /// Length of the screen along the axis, and width of the list.
  static let screen = Self.name("screen", Bounds(100, 4096))
  static let width = Self.name("width", Bounds(100, 4096))
  /// Distance from rest; negative while the list is pulled.
  static let scrolled = Self.name("s", .unknown)
  /// The same for what lags behind the content.
  static let followed = Self.name("followed", .unknown)
  /// Where a row or an album begins on the screen.
  static let rowStart = Self.name("y", .unknown)
  static let albumStart = Self.name("x", .unknown)
  /// Height of a row that is a window.
  static let rowHeight = Self.name("h", Bounds(20, 800))
  /// Width over height of a picture.
  static let aspect = Self.name("aspect", Bounds(0.01, 100))
  /// The number of a layer, a card, or an album.
  static let layer = Self.name("i", Bounds(0, 12))
  static let card = Self.name("i", Bounds(0, .infinity))
  static let album = Self.name("album", Bounds(0, .infinity))
  /// The number of an album in a style sheet.
  static let place = Self.name("n", Bounds(0, .infinity))
}
