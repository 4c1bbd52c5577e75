import Geometry

/// The parts that rows of every list share.
public enum RowParts {
  /// Distance of a row's title from the screen's edge, in points.
  public static let margin = 16.0

  static func surface(
    _ row: Int, _ surface: LayerSurface = .row, frame: Rect, in setting: Setting, into layers: inout [Layer]
  ) {
    layers.show(Layer(LayerID("row", row, "background"), frame: frame, content: .surface(surface)), on: setting.screen)
  }

  /// A title on a plain row: as tall as the row, so that it is centred in it.
  static func title(_ row: Int, title: Int, frame: Rect, in setting: Setting, into layers: inout [Layer]) {
    let box = Rect(
      x: margin + setting.leadingInset, y: frame.y,
      width: max(0, frame.width - 2 * margin - setting.leadingInset - setting.trailingInset), height: frame.height)
    layers.show(
      Layer(LayerID("row", row, "title"), frame: setting.directed(box), content: .title(title, .row)),
      on: setting.screen)
  }

  /// A line of one pixel along the bottom of a row.
  static func separator(
    _ row: Int, frame: Rect, content: LayerContent, in setting: Setting, into layers: inout [Layer]
  ) {
    let line = Rect(x: frame.x, y: frame.maxY - setting.hairline, width: frame.width, height: setting.hairline)
    layers.show(Layer(LayerID("row", row, "separator"), frame: line, content: content), on: setting.screen)
  }
}
