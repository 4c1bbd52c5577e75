import Geometry
import Notation
import Parameters

extension WeatherMenu {
  /// Advice on picture rows: gaps in them, by height or by ratio.
  public struct Advice: RatioAdvice {
    public var effect: WeatherMenu
    public var setting: Setting
  }

  public func advice(in setting: Setting) -> Advice { Advice(effect: self, setting: setting) }
}

extension WeatherMenu.Advice {
  private var heights: [Double] { effect.heights(in: setting, standard: effect.rowHeight) }

  private func window(height: Double) -> PictureWindow<Double> { effect.window(height: height, in: setting) }

  /// A picture at least as tall as its row covers at every ratio up to 1; a tall picture in a low row on a small screen
  /// has a ratio below the range of the parameter. Anchored at the top, it leaves the row's upper edge where that has
  /// left the screen, as long as it goes the same way: from 0 on.
  public var coverage: Coverage {
    let heights = heights
    let lowest =
      effect.anchor == .center
      ? heights.map { window(height: $0).ratio }.reduce(Coverage.everyRatio.lowerBound, min) : 0
    return Coverage.tightest(of: shownAspects, heights: heights) { aspect, height in
      let window = window(height: height)
      let whole = PictureFit().size(
        aspect: aspect, box: Size(width: setting.viewport.width, height: window.drawn))
      let natural = setting.viewport.width / aspect
      return Coverage(
        ratio: window.ratio, safe: setting.isStill && window.drawn < height ? nil : lowest...1,
        drift: window.pass.drift(ratio: window.ratio), zoom: natural > 0 ? whole.height / natural : 1,
        sharpPicture: Size(width: whole.width * setting.scale, height: whole.height * setting.scale))
    }
  }

  public var findings: [Finding] {
    let field: PartialKeyPath<WeatherMenu> = effect.imageHeight == nil ? \.ratio : \.imageHeight
    return [unsafe(coverage, [field, \.anchor], "the picture leaves a gap")].compactMap(\.self)
  }

  public func effective(_ field: PartialKeyPath<WeatherMenu>) -> Double? {
    switch field {
    case \.ratio: coverage.ratio
    case \.imageHeight: heights.first.map { window(height: $0).drawn }
    default: nil
    }
  }

  /// One picture for every row.
  public var shownPictures: Int { min(setting.pictures.count, max(0, setting.rows)) }

  /// By the middle of the row; and the nearest height that covers every row, or a safe ratio, whichever of the two is
  /// in use. Rows of very different heights have no such height.
  public var remedies: [WeatherMenu] {
    let heights = heights
    let least = heights.max() ?? effect.rowHeight
    let most =
      effect.anchor == .center ? Double.infinity : (heights.min() ?? effect.rowHeight) + setting.viewport.height
    return [
      effect.with(\.anchor, .center),
      effect.imageHeight != nil && least <= most
        ? effect.with(\.imageHeight, effect.imageHeight.map { min(max($0, least), most) })
        : effect.with(\.ratio, coverage.nearestSafe).with(\.imageHeight, nil),
    ]
  }

  /// A lower picture, or the ratio that makes it one.
  public func sharpened(by factor: Double) -> WeatherMenu? {
    guard factor > 0 else { return nil }
    let tallest = heights.max() ?? effect.rowHeight
    let window = window(height: tallest)
    let wanted = window.drawn / factor
    guard wanted >= tallest else { return nil }
    if effect.imageHeight != nil { return effect.with(\.imageHeight, wanted.rounded(.down)) }
    let travel = effect.anchor == .center ? window.pass.travel : window.pass.screen
    return travel > 0 ? effect.with(\.ratio, (1 - (wanted - tallest) / travel).rounded(digits: 2, .up)) : nil
  }
}
