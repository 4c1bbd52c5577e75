import Geometry

/// The layout of an item's parts in its row, in points, for left-to-right reading.
///
///     [symbol or picture]  title                      value
///                          subtitle, as long as the row
struct ItemRow {
  let row: Int
  /// Index of the item.
  let item: Int
  let frame: Rect
  /// The names of its parts.
  var kinds = Kinds.row
  /// The group to which its parts belong.
  var group = LayerGroup()
}

extension ItemRow {
  /// The names of an item's texts.
  struct Kinds: Hashable, Sendable {
    var title: LayerKind
    var subtitle: LayerKind
    var value: LayerKind

    static let row = Kinds(title: .rowTitle, subtitle: .rowSubtitle, value: .rowValue)
  }
}

extension ItemRow {
  private static let gap = 12.0
  private static let titleLine = 22.0
  private static let subtitleLine = 18.0
  private static let symbolSide = 30.0
  private static let pictureSide = 48.0
  /// A picture beside the texts of a row that is high enough for it.
  static let largestPicture = Size(width: pictureSide, height: pictureSide)
  private static let radius = 8.0

  /// Dark texts on a plain row, centered vertically.
  ///
  /// - Parameter margin: Distance from the edges of the frame to the texts.
  func append(margin: Double = RowParts.margin, in setting: Setting, into layers: inout [Layer]) {
    let look = setting.item(item)
    let scale = setting.textScale
    var start = frame.x + margin + setting.leadingInset
    let end = frame.maxX - margin - setting.trailingInset
    if look.hasSymbol || look.picture != nil {
      let side = max(0, min(frame.height - 12, look.picture == nil ? Self.symbolSide * scale : Self.pictureSide))
      let box = Rect(x: start, y: frame.midY - side / 2, width: side, height: side)
      let place = setting.directed(box)
      var layer =
        if let picture = look.picture {
          Layer(LayerID(.rowThumbnail, row), frame: place, picture: setting.picture(picture), in: setting)
        } else {
          Layer(LayerID(.rowSymbol, row), frame: place, content: .item(item, .symbol, .row))
        }
      if look.picture != nil { layer.radius = Self.radius }
      layers.show(layer.inside(group), on: setting.screen)
      start += side + Self.gap
    }
    let value = look.hasValue ? min(96 * scale, max(0, end - start) * 0.4) : 0
    let (title, line) = (Self.titleLine * scale, Self.subtitleLine * scale)
    let width = max(0, end - start)
    var top = frame.midY - (title + Double(look.subtitles) * line) / 2
    let beside = max(0, width - (value > 0 ? value + Self.gap : 0))
    words(.title, kinds.title, Rect(x: start, y: top, width: beside, height: title), in: setting, into: &layers)
    if value > 0 {
      words(.value, kinds.value, Rect(x: end - value, y: top, width: value, height: title), in: setting, into: &layers)
    }
    top += title
    for number in 0..<look.subtitles {
      words(
        .subtitle(number), kinds.subtitle, Rect(x: start, y: top, width: width, height: line), number: number,
        in: setting,
        into: &layers)
      top += line
    }
  }

  /// White texts at the foot of a picture, and a large value on the other side, all within the row.
  func appendOnPicture(margin: Double, in setting: Setting, into layers: inout [Layer]) {
    let look = setting.item(item)
    let scale = setting.textScale
    let (start, end) = (frame.x + margin + setting.leadingInset, frame.maxX - margin - setting.trailingInset)
    let (title, line) = (24 * scale, Self.subtitleLine * scale)
    let value = look.hasValue ? min(110 * scale, max(0, end - start) * 0.4) : 0
    let width = max(0, end - start - value)
    var top = frame.maxY - margin - Double(look.subtitles) * line - title
    // Centered beside the other texts, where the scrim is equally dark.
    let middle = (top + frame.maxY - margin) / 2
    words(
      .title, kinds.title, Rect(x: start, y: top, width: width, height: title), on: .picture, in: setting, into: &layers
    )
    top += title
    for number in 0..<look.subtitles {
      words(
        .subtitle(number), kinds.subtitle, Rect(x: start, y: top, width: width, height: line), number: number,
        on: .picture, in: setting, into: &layers)
      top += line
    }
    guard value > 0 else { return }
    let tall = 42 * scale
    words(
      .value, kinds.value, Rect(x: end - value, y: middle - tall / 2, width: value, height: tall), on: .picture,
      in: setting, into: &layers)
  }

  private func words(
    _ part: ItemPart, _ kind: LayerKind, _ box: Rect, number: Int? = nil, on place: ItemPlace = .row,
    in setting: Setting, into layers: inout [Layer]
  ) {
    layers.show(
      Layer(
        LayerID(kind, row, number), frame: setting.directed(box), clip: place == .picture ? frame : nil,
        content: .item(item, part, place)
      ).inside(group), on: setting.screen)
  }
}
