import Geometry

extension StretchBanner {
  public func coverage(in setting: Setting) -> Coverage {
    let header = header(in: setting)
    let height = header.restingPicture * header.largestZoom(pulledBy: setting.farthestPull)
    let width = height * setting.aspect(ofPicture: 0)
    return Coverage(
      ratio: header.ratio, safe: header.safeRatios(on: setting.viewport.height) ?? Coverage.everyRatio,
      drift: (1 - header.ratio) * max(0, header.height - header.minimum),
      zoom: header.width > 0 ? width / header.width : 1,
      restZoom: header.width > 0 ? header.restingPicture * setting.aspect(ofPicture: 0) / header.width : 1,
      sharpPicture: Size(width: width * setting.scale, height: height * setting.scale))
  }

  public func findings(in setting: Setting) -> [Finding] {
    let header = header(in: setting)
    return [
      Finding.unsafe(coverage(in: setting), ["ratio"], "the picture leaves a gap"),
      Finding.barePull(of: header, in: setting), Finding.hiddenRows(under: header),
    ].compactMap(\.self)
  }

  public func idle(_ field: String, in setting: Setting) -> IdleField? {
    field == "bar" ? IdleField.bar(minHeight: minHeight) : nil
  }

  /// The first picture, and no other.
  public func shownPictures(in setting: Setting) -> Int { min(setting.pictures.count, 1) }

  /// A banner that is no taller collapsed than at rest, a safe ratio, and a zoom that the farthest pull does not
  /// exhaust, or a banner that does not grow.
  public func remedies(in setting: Setting) -> [Self] {
    var remedy = self
    let header = header(in: setting)
    if header.hiddenRows > 0 { remedy.minHeight = header.height.rounded(.down) }
    let coverage = remedy.coverage(in: setting)
    if !coverage.isCovered { remedy.ratio = coverage.nearestSafe }
    guard remedy.header(in: setting).barePull(in: setting) != nil else { return [remedy] }
    var unstretched = remedy
    unstretched.stretch = .none
    remedy.maxStretch = remedy.header(in: setting).zoomNeeded(in: setting)
    return [remedy, unstretched]
  }

  /// Without the growing that enlarges it.
  public func sharpened(in setting: Setting, by factor: Double) -> Self? {
    stretch == .none ? nil : with(\.stretch, .none)
  }
}
