import Geometry

extension WeatherMenu {
  public func blueprint(in setting: Setting, rows limit: Int) -> Blueprint? {
    let track = track(in: setting)
    let rows = (0..<min(track.count, limit)).map { row in
      let height = track.height(of: row)
      return RowsBlueprint.Row(
        height: height, picture: setting.picture(row), window: window(height: height, in: setting), title: row)
    }
    let height = rows.first?.height ?? rowHeight
    return .rows(
      RowsBlueprint(
        screen: setting.viewport, insets: setting.insets, windowHeight: height,
        ratio: window(height: height, in: setting).ratio, anchor: anchor,
        length: length, rows: rows, follow: follow))
  }
}
