/// The layers of rows, lists and bars, which several effects have.
extension LayerKind {
  static let rowBackground = LayerKind("row", "background")
  static let rowImage = LayerKind("row", "image")
  static let rowTitle = LayerKind("row", "title")
  static let rowSeparator = LayerKind("row", "separator")
  static let rowScrim = LayerKind("row", "scrim")
  static let rowThumbnail = LayerKind("row", "thumbnail")
  static let rowSymbol = LayerKind("row", "symbol")
  static let rowValue = LayerKind("row", "value")
  static let rowSubtitle = LayerKind("row", "subtitle")
  static let page = LayerKind("page", "image")
  static let indicator = LayerKind("list", "indicator")
  static let barBackground = LayerKind("bar", "background")
  static let barTitle = LayerKind("bar", "title")
  static let barBack = LayerKind("bar", "back")
}
