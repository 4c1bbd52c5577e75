import Geometry

/// Rows from the top of the screen on, some of which are windows into pictures: the base of map and weather rows.
public protocol WindowRows: RatioEffect {
  /// The line between two rows.
  static var line: LayerSurface { get }
  func track(in setting: Setting) -> RowTrack
  /// Appends the parts of a row, without its line. The picture in it is where it was at an offset `lag` points less.
  func append(row: Int, frame: Rect, behind lag: Double, in setting: Setting, into layers: inout [Layer])
}

extension WindowRows {
  public func extent(in setting: Setting) -> Extent {
    let track = track(in: setting)
    let low = 0 - setting.insets.top
    return Extent(
      bounds: Extent.bounds(from: low, content: track.length, in: setting), items: Extent.Items(track, from: low),
      bar: BarExtent(over: setting))
  }

  public func layers(at moment: Moment, in setting: Setting, into layers: inout [Layer]) {
    let (offset, lag) = (moment.place, moment.lag())
    let track = track(in: setting)
    for row in track.rows(from: offset, to: offset + setting.viewport.height) {
      let frame = Rect(
        x: 0, y: track.top(of: row) - offset, width: setting.viewport.width, height: track.height(of: row))
      append(row: row, frame: frame, behind: lag, in: setting, into: &layers)
      RowParts.separator(row, frame: frame, content: .surface(Self.line), in: setting, into: &layers)
    }
    let extent = extent(in: setting)
    IndicatorLayer.append(
      at: moment, from: setting.insets.top, content: track.length, bounds: extent.bounds, in: setting, into: &layers)
    Bars.append(at: moment, of: extent, in: setting, into: &layers)
  }

  /// The different heights of the first thousand rows accepted by `isWindow`, in ascending order; `standard` if there
  /// are none. Scenes with more rows repeat them.
  func heights(in setting: Setting, standard: Double, where isWindow: (Int) -> Bool = { _ in true }) -> [Double] {
    guard setting.rowHeights != nil else { return [standard] }
    let track = track(in: setting)
    let heights = Set((0..<max(0, min(setting.rows, 1000))).filter(isWindow).map(track.height)).sorted()
    return heights.isEmpty ? [standard] : heights
  }
}

/// The handles of rows: the lower edge of each kind.
struct RowAffordances: EffectAffordances {
  let find: @Sendable ([Layer]) -> [Handle?]

  func handles(on layers: [Layer], at offset: Double) -> [Handle] { find(layers).compactMap(\.self) }
}
