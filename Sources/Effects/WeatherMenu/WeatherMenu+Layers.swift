import Geometry

extension WeatherMenu {
  static let titleMargin = 10.0
  static let titleLine = 22.0
  /// How much of a row a scrim takes, from its foot. Larger texts reach higher, and their scrim with them: what is
  /// above the row is cut off.
  private static let scrimShare = 0.85

  public func track(in setting: Setting) -> RowTrack {
    RowTrack(count: setting.rows, rhythm: setting.rowHeights.map { .uneven($0) } ?? .even(rowHeight))
  }

  /// The window that a row is. Height and ratio say the same thing:
  ///
  ///     ratio = 1 - (imageHeight - row)/travel        travel: screen + row (centered), or screen (top)
  func window(height: Double, in setting: Setting) -> PictureWindow<Double> {
    var window = PictureWindow(
      pass: Pass(screen: setting.viewport.height, cell: height), ratio: ratio ?? 1, anchor: anchor, natural: 0,
      length: length)
    window.ratio = setting.ratio(window.ratio)
    return window
  }

  /// The height at which the picture of a row is drawn, for any row.
  var length: PictureWindow<Double>.Length { imageHeight.map { .fixed($0) } ?? .drifting }

  public func append(row: Int, frame: Rect, behind lag: Double, in setting: Setting, into layers: inout [Layer]) {
    picture(row, frame: frame, behind: lag, in: setting, into: &layers)
    title(row, frame: frame, in: setting, into: &layers)
  }

  private func picture(_ row: Int, frame: Rect, behind lag: Double, in setting: Setting, into layers: inout [Layer]) {
    let window = window(height: frame.height, in: setting)
    // The article's constraint is 0 until the first scroll event.
    let top = setting.scrolled(window.top(start: frame.y + lag), orElse: 0)
    let box = Rect(x: 0, y: frame.y + top, width: frame.width, height: window.drawn)
    // Gray shows only where the picture leaves a gap in sight: painting under it everywhere would cost as much as the
    // pictures.
    let seen = frame.intersection(setting.screen)
    if box.y > seen.y || box.maxY < seen.maxY {
      RowParts.surface(row, .missing, frame: frame, in: setting, into: &layers)
    }
    layers.show(
      Layer(LayerID(.rowImage, row), frame: box, clip: frame, picture: setting.picture(row), in: setting),
      on: setting.screen)
    guard setting.scrim > 0 else { return }
    let foot = frame.height * Self.scrimShare * max(1, setting.textScale)
    layers.show(
      Layer(
        LayerID(.rowScrim, row),
        frame: Rect(x: frame.x, y: frame.maxY - foot, width: frame.width, height: foot),
        clip: foot > frame.height ? frame : nil, content: .scrim(setting.scrim)),
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
        LayerID(.rowTitle, row), frame: setting.directed(box), clip: frame, content: .title(row, .picture)),
      on: setting.screen)
  }
}

extension WeatherMenu {
  /// Rows at both edges of the screen.
  public func demo(in setting: Setting) -> Demo {
    Demo(acrossAScreenOf: extent(in: setting), in: setting, pullsEnd: true, moment: 140)
  }

  public func affordances(in setting: Setting) -> any EffectAffordances {
    RowAffordances { [Handle.row(\WeatherMenu.rowHeight, part: .rowImage, of: $0, in: setting) { $0 + 1 }] }
  }
}
