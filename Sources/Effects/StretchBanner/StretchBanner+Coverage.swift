import Geometry

extension StretchBanner {
  public func coverage(in setting: Setting) -> Coverage {
    let header = header(in: setting)
    let height = header.restingPicture * header.largestZoom(pulledBy: setting.viewport.height)
    let width = height * setting.aspect(ofPicture: 0)
    return Coverage(
      ratio: header.ratio, safe: header.safeRatios ?? Coverage.everyRatio,
      drift: (1 - header.ratio) * max(0, header.height - header.minimum),
      zoom: header.width > 0 ? width / header.width : 1,
      restZoom: header.width > 0 ? header.restingPicture * setting.aspect(ofPicture: 0) / header.width : 1,
      sharpPicture: Size(width: width * setting.scale, height: height * setting.scale))
  }

  /// The first picture, and no other.
  public func shownPictures(in setting: Setting) -> Int { min(setting.pictures.count, 1) }

  public func remedies(in setting: Setting) -> [Self] { [with(\.ratio, coverage(in: setting).nearestSafe)] }
}
