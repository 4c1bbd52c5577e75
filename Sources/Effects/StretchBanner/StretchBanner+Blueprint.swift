import Geometry

extension StretchBanner {
  public func blueprint(in setting: Setting, rows limit: Int) -> Blueprint? {
    let header = header(in: setting)
    let track = TextRows.track(height: rowHeight, in: setting)
    return .header(
      HeaderBlueprint(
        header: header, screen: setting.viewport, aspect: setting.aspect(ofPicture: 0), refresh: nil,
        rowHeights: setting.page == nil ? (0..<min(track.count, limit)).map(track.height) : [],
        pageHeight: setting.page.map { setting.viewport.width / $0.aspect }, bottomInset: setting.insets.bottom))
  }
}
