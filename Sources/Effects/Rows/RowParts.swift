import Geometry

/// Row parts common to all lists.
public enum RowParts {
  /// Distance of a row's title from the edge of the screen, in points.
  public static let margin = 16.0

  static func surface(
    _ row: Int, _ surface: LayerSurface = .row, frame: Rect, in setting: Setting, into layers: inout [Layer]
  ) {
    layers.show(Layer(LayerID(.rowBackground, row), frame: frame, content: .surface(surface)), on: setting.screen)
  }

  /// Distance of a card from the edges of the screen and from neighboring cards, and its corner radius, in points.
  static let cardMargin = 12.0
  static let cardGap = 8.0
  static let cardRadius = 14.0

  /// A card. It takes half the gap from its row at the top and at the bottom.
  static func card(_ row: Int, title: Int, frame: Rect, in setting: Setting, into layers: inout [Layer]) {
    let side = cardMargin + max(setting.leadingInset, setting.trailingInset)
    let box = Rect(
      x: frame.x + side, y: frame.y + cardGap / 2, width: max(0, frame.width - 2 * side),
      height: max(0, frame.height - cardGap))
    var layer = Layer(LayerID(.rowBackground, row), frame: box, content: .surface(.card))
    layer.radius = min(cardRadius, box.height / 2)
    layers.show(layer, on: setting.screen)
    guard setting.items.isEmpty else {
      return ItemRow(row: row, item: title % setting.items.count, frame: frame)
        .append(margin: cardMargin + margin, in: setting, into: &layers)
    }
    let words = Rect(
      x: box.x + margin, y: box.y, width: max(0, box.width - 2 * margin), height: box.height)
    layers.show(
      Layer(LayerID(.rowTitle, row), frame: setting.directed(words), content: .title(title, .row)),
      on: setting.screen)
  }

  /// A title on a plain row. It is as tall as the row, to be centered.
  static func title(_ row: Int, title: Int, frame: Rect, in setting: Setting, into layers: inout [Layer]) {
    guard setting.items.isEmpty else {
      return ItemRow(row: row, item: title % setting.items.count, frame: frame).append(in: setting, into: &layers)
    }
    let box = Rect(
      x: margin + setting.leadingInset, y: frame.y,
      width: max(0, frame.width - 2 * margin - setting.leadingInset - setting.trailingInset), height: frame.height)
    layers.show(
      Layer(LayerID(.rowTitle, row), frame: setting.directed(box), content: .title(title, .row)),
      on: setting.screen)
  }

  /// A line one pixel high along the bottom of a row.
  static func separator(
    _ row: Int, frame: Rect, content: LayerContent, in setting: Setting, into layers: inout [Layer]
  ) {
    guard setting.hasSeparators else { return }
    let line = Rect(x: frame.x, y: frame.maxY - setting.hairline, width: frame.width, height: setting.hairline)
    layers.show(Layer(LayerID(.rowSeparator, row), frame: line, content: content), on: setting.screen)
  }
}
