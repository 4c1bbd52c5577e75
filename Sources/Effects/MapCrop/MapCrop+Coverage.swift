import Geometry
import Notation
import Parameters

extension MapCrop {
  public func coverage(in setting: Setting) -> Coverage {
    let heights = setting.rowHeights == nil ? [rowHeight] : mapHeights(in: setting)
    return Coverage.tightest(of: shownAspects(in: setting), heights: heights) {
      coverage(height: $1, aspect: $0, in: setting)
    }
  }

  /// One picture for every map row.
  public func shownPictures(in setting: Setting) -> Int { min(setting.pictures.count, mapCount(in: setting)) }

  /// A larger picture, a safe ratio, or the same by the middle of the row.
  public func remedies(in setting: Setting) -> [Self] {
    let needed = neededOverscan(in: setting).map { with(\.overscan, .number(($0 * 100).rounded(.up) / 100)) }
    return [
      with(\.overscan, .word(.auto)), with(\.anchor, .center), with(\.ratio, coverage(in: setting).nearestSafe),
    ] + (needed.map { [$0] } ?? [])
  }

  private func coverage(height: Double, aspect: Double, in setting: Setting) -> Coverage {
    let window = window(height: height, aspect: aspect, in: setting)
    let natural = setting.viewport.width / aspect
    return Coverage(
      ratio: window.ratio,
      safe: overscan == .word(.auto)
        ? Coverage.everyRatio
        : PictureWindow.safeRatios(of: window.pass, anchor: anchor, drawn: window.drawn),
      drift: window.pass.drift(ratio: window.ratio), zoom: natural > 0 ? window.drawn / natural : 1,
      sharpPicture: Size(
        width: window.drawn * aspect * setting.scale, height: window.drawn * setting.scale))
  }

  public func findings(in setting: Setting) -> [Finding] {
    [Finding.unsafe(coverage(in: setting), ["ratio", "anchor"], "the picture leaves a gap")].compactMap(\.self)
  }

  public func effective(_ field: String, in setting: Setting) -> Double? {
    switch field {
    case "ratio": coverage(in: setting).ratio
    case "overscan": min(4, (with(\.overscan, .word(.auto)).coverage(in: setting).zoom * 100).rounded(.up) / 100)
    default: nil
    }
  }

  /// The least overscan at which no row shows a gap, over the picture as wide as its window; nil where a picture has no
  /// shape. Automatic overscan is larger.
  public func neededOverscan(in setting: Setting) -> Double? {
    let heights = setting.rowHeights == nil ? [rowHeight] : mapHeights(in: setting)
    var most: Double?
    for aspect in Set(shownAspects(in: setting)) {
      let natural = setting.viewport.width / aspect
      guard natural > 0 else { return nil }
      for height in heights {
        let window = window(height: height, aspect: aspect, in: setting)
        let needed = PictureWindow.coveringLength(of: window.pass, ratio: window.ratio, anchor: anchor)
        most = max(most ?? 1, needed / natural)
      }
    }
    return most
  }

  /// The different heights of the first thousand map rows: scenes that have more repeat them.
  private func mapHeights(in setting: Setting) -> [Double] {
    let track = track(in: setting)
    let heights = (0..<min(setting.rows, 1000)).filter(isMap).map(track.height)
    return heights.isEmpty ? [rowHeight] : Array(Set(heights)).sorted()
  }

  /// A ratio nearer to 1, which needs less of the picture beyond its window.
  public func sharpened(in setting: Setting, by factor: Double) -> Self? {
    guard overscan == .word(.auto), ratio != 1, factor > 0 else { return nil }
    let pass = Pass(screen: setting.viewport.height, cell: rowHeight)
    let travel = PictureWindow.automaticLength(of: pass, ratio: 0, anchor: anchor) - rowHeight
    let wanted = PictureWindow.automaticLength(of: pass, ratio: ratio, anchor: anchor) / factor
    guard travel > 0, wanted >= rowHeight else { return nil }
    let lag = (wanted - rowHeight) / travel
    return with(\.ratio, ratio < 1 ? (1 - lag).rounded(digits: 2, .up) : (1 + lag).rounded(digits: 2, .down))
  }
}
