import Boundary
import Documents
import Effects
import Geometry

/// The text of items.
extension LayerPainter {
  func drawItem(
    _ index: Int, _ part: ItemPart, _ place: ItemPlace, _ layer: Layer, into list: inout DrawList
  ) {
    guard layer.opacity > 0, preview.itemWords.indices.contains(index) else { return }
    let words = preview.itemWords[index]
    if part == .symbol { return symbol(words.symbol, index, layer, into: &list) }
    let text: String
    switch part {
    case .title: text = words.title
    case .subtitle(let line): text = words.subtitles.indices.contains(line) ? words.subtitles[line] : ""
    case .value, .symbol: text = words.value
    }
    guard !text.isEmpty else { return }
    var style = style(of: part, place, opacity: layer.opacity)
    style.zoom = layer.zoom
    line(text, of: layer, style, into: &list)
  }

  private func style(of part: ItemPart, _ place: ItemPlace, opacity: Double) -> TextStyle {
    let scale = preview.setting.textScale
    let isRightToLeft = preview.setting.isRightToLeft
    let quiet = place == .captionOnPicture ? palette.quietOnPicture : palette.quiet
    let look: (size: Double, weight: TextStyle.Weight, color: Color) =
      switch (place, part) {
      case (.row, .title): (17, .medium, palette.title)
      case (.row, .value): (17, .regular, palette.quiet)
      case (.row, _): (14, .regular, palette.quiet)
      case (.picture, .title): (19, .semibold, .white)
      case (.picture, .value): (34, .medium, .white)
      case (.picture, _): (14, .medium, .white)
      case (.caption, .title), (.captionOnPicture, .title): (22, .bold, palette.title)
      case (.caption, .value), (.captionOnPicture, .value): (14, .regular, quiet)
      case (.caption, _), (.captionOnPicture, _): (17, .regular, quiet)
      }
    let isCaption = place == .caption || place == .captionOnPicture
    let alignment: TextStyle.Alignment = isCaption ? .center : part == .value ? .trailing : .leading
    return TextStyle(
      size: look.size * scale, weight: look.weight, color: look.color.opacity(opacity), alignment: alignment,
      isRightToLeft: isRightToLeft)
  }

  /// Draws a letter or two in a badge, colored by its index.
  private func symbol(_ text: String, _ index: Int, _ layer: Layer, into list: inout DrawList) {
    let side = layer.frame.height
    list.append(
      .shape(
        RoundedShape(
          frame: layer.frame, radius: side * 0.24, fill: Palette.symbols[index % Palette.symbols.count])))
    list.append(
      .text(
        text, box: layer.frame,
        style: TextStyle(size: side * 0.5, weight: .semibold, color: .white, alignment: .center)))
  }
}
