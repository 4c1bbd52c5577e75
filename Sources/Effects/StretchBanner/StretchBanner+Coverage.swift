import Geometry

extension StretchBanner {
  public func coverage(in setting: Setting) -> Coverage {
    let header = header(in: setting)
    let zoom = header.largestZoom(pulledBy: setting.viewport.height)
    let height = max(header.natural, header.height) * zoom
    return Coverage(
      ratio: header.ratio, safe: header.safeRatios ?? Coverage.everyRatio,
      drift: (1 - header.ratio) * max(0, header.height - header.minimum), zoom: zoom,
      sharpPicture: Size(
        width: height * setting.aspect(ofPicture: 0) * setting.scale, height: height * setting.scale))
  }
}
