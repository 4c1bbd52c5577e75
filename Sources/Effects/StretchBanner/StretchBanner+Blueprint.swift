import Geometry

extension StretchBanner {
  public func blueprint(in setting: Setting, rows limit: Int) -> Blueprint? {
    let header = header(in: setting)
    let track = TextRows.track(height: rowHeight, in: setting)
    return .header(
      HeaderBlueprint(
        header: header, screen: setting.viewport, aspect: aspect, pictureAspect: setting.aspect(ofPicture: 0),
        minHeight: minHeight,
        isMinimumBounded: false, bar: bar && header.minimum > 0 ? BarBlueprint(in: setting) : nil,
        refresh: nil,
        rowHeights: setting.page == nil ? (0..<min(track.count, limit)).map(track.height) : [],
        pageAspect: setting.page?.aspect))
  }
}
