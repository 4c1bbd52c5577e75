import Geometry
import Parameters

extension HeaderParallax {
  /// The picture is exactly as tall as its cell, so it covers at 0...1, and above where the cell ends below the screen
  /// all the time. Drift is what it lags while the header leaves.
  public func coverage(in setting: Setting) -> Coverage {
    let header = header(in: setting)
    let zoom = header.largestZoom(pulledBy: setting.farthestPull)
    let whole = AspectFill.size(
      aspect: setting.aspect(ofPicture: 0), box: Size(width: header.width * zoom, height: header.height * zoom))
    return Coverage(
      ratio: header.ratio, safe: header.safeRatios(on: setting.viewport.height) ?? Coverage.everyRatio,
      drift: (1 - header.ratio) * max(0, header.height - header.minimum),
      zoom: header.width > 0 ? whole.width / header.width : 1,
      restZoom: header.width > 0 && zoom > 0 ? whole.width / header.width / zoom : 1,
      sharpPicture: Size(width: whole.width * setting.scale, height: whole.height * setting.scale))
  }

  public func findings(in setting: Setting) -> [Finding] {
    [
      Finding.unsafe(coverage(in: setting), ["ratio"], "the picture leaves a gap"),
      Finding.barePull(of: header(in: setting), in: setting),
    ].compactMap(\.self)
  }

  public func idle(_ field: String, in setting: Setting) -> IdleField? {
    switch field {
    case "refreshThreshold", "refreshHold", "refreshDuration":
      return overscroll == .refresh ? nil : idle("Pulling does not refresh.", "Let it refresh", .refresh)
    case "maxStretch":
      return overscroll == .stretch ? nil : idle("Pulling does not stretch.", "Let it stretch", .stretch)
    case "bar": return IdleField.bar(minHeight: minHeight)
    default: return nil
    }
  }

  private func idle(_ why: String, _ wayOut: String, _ wanted: Overscroll) -> IdleField {
    IdleField(why: why, wayOut: wayOut, path: "parameters.overscroll", value: wanted.value)
  }

  /// The first picture, and no other.
  public func shownPictures(in setting: Setting) -> Int { min(setting.pictures.count, 1) }

  /// A safe ratio and a zoom that the farthest pull does not exhaust, or a header that does not grow.
  public func remedies(in setting: Setting) -> [Self] {
    var remedy = self
    let coverage = coverage(in: setting)
    if !coverage.isCovered { remedy.ratio = coverage.nearestSafe }
    guard header(in: setting).barePull(in: setting) != nil else { return [remedy] }
    var unstretched = remedy
    unstretched.overscroll = .none
    remedy.maxStretch = remedy.header(in: setting).zoomNeeded(in: setting)
    return [remedy, unstretched]
  }

  /// Without the growing that enlarges it.
  public func sharpened(in setting: Setting, by factor: Double) -> Self? {
    overscroll == .none ? nil : with(\.overscroll, .none)
  }
}
