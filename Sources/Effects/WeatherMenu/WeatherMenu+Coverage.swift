import Geometry
import Notation

extension WeatherMenu {
  /// A picture at least as tall as its row covers what is seen of it: every ratio up to 1, and a tall picture in a low
  /// row on a small screen has one below what the parameter offers. Anchored at the top it leaves the row's upper edge
  /// where that has left the screen, as long as it goes the same way: from 0 on.
  public func coverage(in setting: Setting) -> Coverage {
    let heights = heights(in: setting)
    let lowest =
      anchor == .center
      ? heights.map { window(height: $0, in: setting).ratio }.reduce(Coverage.everyRatio.lowerBound, min) : 0
    return Coverage.tightest(of: shownAspects(in: setting), heights: heights) { aspect, height in
      let window = window(height: height, in: setting)
      let whole = AspectFill.size(
        aspect: aspect, box: Size(width: setting.viewport.width, height: window.drawn))
      let natural = setting.viewport.width / aspect
      return Coverage(
        ratio: window.ratio, safe: setting.isStill && window.drawn < height ? nil : lowest...1,
        drift: window.pass.drift(ratio: window.ratio), zoom: natural > 0 ? whole.height / natural : 1,
        sharpPicture: Size(width: whole.width * setting.scale, height: whole.height * setting.scale))
    }
  }

  public func findings(in setting: Setting) -> [Finding] {
    let field = imageHeight == nil ? "ratio" : "imageHeight"
    return [Finding.unsafe(coverage(in: setting), [field, "anchor"], "the picture leaves a gap")].compactMap(\.self)
  }

  public func effective(_ field: String, in setting: Setting) -> Double? {
    switch field {
    case "ratio": coverage(in: setting).ratio
    case "imageHeight": heights(in: setting).first.map { window(height: $0, in: setting).drawn }
    default: nil
    }
  }

  /// One picture for every row.
  public func shownPictures(in setting: Setting) -> Int { min(setting.pictures.count, max(0, setting.rows)) }

  /// By the middle of the row; and the nearest height that covers every row, or a safe ratio, whichever of the two is
  /// in use. Rows of very different heights have no such height.
  public func remedies(in setting: Setting) -> [Self] {
    let heights = heights(in: setting)
    let least = heights.max() ?? rowHeight
    let most = anchor == .center ? Double.infinity : (heights.min() ?? rowHeight) + setting.viewport.height
    return [
      with(\.anchor, .center),
      imageHeight != nil && least <= most
        ? with(\.imageHeight, imageHeight.map { min(max($0, least), most) })
        : with(\.ratio, coverage(in: setting).nearestSafe).with(\.imageHeight, nil),
    ]
  }

  /// The different heights of the first thousand rows: scenes that have more repeat them.
  private func heights(in setting: Setting) -> [Double] {
    guard setting.rowHeights != nil else { return [rowHeight] }
    let heights = Set((0..<max(0, min(setting.rows, 1000))).map(track(in: setting).height)).sorted()
    return heights.isEmpty ? [rowHeight] : heights
  }

  /// A lower picture, or the ratio that makes it one.
  public func sharpened(in setting: Setting, by factor: Double) -> Self? {
    guard factor > 0 else { return nil }
    let tallest = heights(in: setting).max() ?? rowHeight
    let window = window(height: tallest, in: setting)
    let wanted = window.drawn / factor
    guard wanted >= tallest else { return nil }
    if imageHeight != nil { return with(\.imageHeight, wanted.rounded(.down)) }
    let travel = anchor == .center ? window.pass.travel : window.pass.screen
    return travel > 0 ? with(\.ratio, (1 - (wanted - tallest) / travel).rounded(digits: 2, .up)) : nil
  }
}
