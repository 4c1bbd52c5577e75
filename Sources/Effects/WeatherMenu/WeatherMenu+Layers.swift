import Geometry

extension WeatherMenu {
  static let titleMargin = 10.0
  static let titleLine = 22.0
  /// How much of a row a scrim takes, from its foot.
  private static let scrimShare = 0.85

  func track(in setting: Setting) -> RowTrack {
    RowTrack(count: setting.rows, rhythm: setting.rowHeights.map { .uneven($0) } ?? .even(rowHeight))
  }

  /// The window that a row is. Height and ratio say the same thing:
  ///
  ///     ratio = 1 - (imageHeight - row)/travel        travel: screen + row (centred), or screen (top)
  func window(height: Double, in setting: Setting) -> PictureWindow {
    let pass = Pass(screen: setting.viewport.height, cell: height)
    let travel = anchor == .center ? pass.travel : pass.screen
    let drawn = imageHeight ?? height + (1 - (ratio ?? 1)) * travel
    let lag = travel > 0 ? (drawn - height) / travel : 0
    return PictureWindow(pass: pass, ratio: setting.ratio(1 - lag), anchor: anchor, drawn: max(0, drawn))
  }

  public func extent(in setting: Setting) -> Extent {
    let track = track(in: setting)
    let low = 0 - setting.insets.top
    return Extent(
      bounds: Extent.bounds(from: low, content: track.length, in: setting), items: Extent.Items(track, from: low))
  }

  public func layers(at moment: Moment, in setting: Setting, into layers: inout [Layer]) {
    let offset = moment.place
    let track = track(in: setting)
    for row in track.rows(from: offset, to: offset + setting.viewport.height) {
      let frame = Rect(
        x: 0, y: track.top(of: row) - offset, width: setting.viewport.width, height: track.height(of: row))
      picture(row, frame: frame, in: setting, into: &layers)
      title(row, frame: frame, in: setting, into: &layers)
      RowParts.separator(row, frame: frame, content: .surface(.lightSeparator), in: setting, into: &layers)
    }
    IndicatorLayer.append(
      at: moment, from: setting.insets.top, content: track.length, bounds: extent(in: setting).bounds, in: setting,
      into: &layers)
  }

  private func picture(_ row: Int, frame: Rect, in setting: Setting, into layers: inout [Layer]) {
    let window = window(height: frame.height, in: setting)
    // The article's constraint is 0 until the first scroll event.
    let top = setting.isUnscrolled ? 0 : window.top(start: frame.y)
    let box = Rect(x: 0, y: frame.y + top, width: frame.width, height: window.drawn)
    // Grey shows only where the picture leaves a gap in sight: painting under it everywhere would cost as much as the
    // pictures.
    let seen = frame.intersection(setting.screen)
    if box.y > seen.y || box.maxY < seen.maxY {
      RowParts.surface(row, .missing, frame: frame, in: setting, into: &layers)
    }
    let picture = setting.picture(row)
    layers.show(
      Layer(
        LayerID("row", row, "image"), frame: box,
        crop: AspectFill.crop(
          aspect: setting.aspect(ofPicture: picture), box: box.size, focus: setting.focus(ofPicture: picture)),
        clip: frame, content: .picture(picture)), on: setting.screen)
    guard setting.scrim > 0 else { return }
    let foot = frame.height * Self.scrimShare
    layers.show(
      Layer(
        LayerID("row", row, "scrim"),
        frame: Rect(x: frame.x, y: frame.maxY - foot, width: frame.width, height: foot),
        content: .scrim(setting.scrim)),
      on: setting.screen)
  }

  private func title(_ row: Int, frame: Rect, in setting: Setting, into layers: inout [Layer]) {
    guard setting.items.isEmpty else {
      return ItemRow(row: row, item: row % setting.items.count, frame: frame)
        .appendOnPicture(margin: Self.titleMargin, in: setting, into: &layers)
    }
    let left = Self.titleMargin + setting.leadingInset
    let box = Rect(
      x: left, y: frame.maxY - Self.titleMargin - Self.titleLine,
      width: max(0, frame.width - left - Self.titleMargin - setting.trailingInset), height: Self.titleLine)
    layers.show(
      Layer(
        LayerID("row", row, "title"), frame: setting.directed(box), clip: frame, content: .title(row, .picture)),
      on: setting.screen)
  }
}
