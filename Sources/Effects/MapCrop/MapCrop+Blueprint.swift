import Geometry
import Parameters

extension MapCrop {
  public func blueprint(in setting: Setting, rows limit: Int) -> Blueprint? {
    let track = track(in: setting)
    let rows = (0..<min(track.count, limit)).map { row in
      let height = track.height(of: row)
      // Only rows between maps have titles, so they are counted separately.
      guard isMap(row) else { return RowsBlueprint.Row(height: height, title: row - (row + 1) / every) }
      let picture = setting.picture((row + 1) / every - 1)
      return RowsBlueprint.Row(
        height: height, picture: picture,
        window: window(height: height, aspect: setting.aspect(ofPicture: picture), in: setting))
    }
    return .rows(
      RowsBlueprint(
        screen: setting.viewport, insets: setting.insets,
        windowHeight: rows.first { $0.window != nil }?.height ?? rowHeight, ratio: setting.ratio(ratio),
        anchor: anchor, length: length, rows: rows, follow: follow))
  }
}
