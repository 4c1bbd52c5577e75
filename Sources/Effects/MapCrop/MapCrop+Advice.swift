import Geometry
import Notation
import Parameters

extension MapCrop {
  /// Advice on map rows: gaps in them, and the overscan that closes one.
  public struct Advice: RatioAdvice {
    public var effect: MapCrop
    public var setting: Setting
  }

  public func advice(in setting: Setting) -> Advice { Advice(effect: self, setting: setting) }
}

extension MapCrop.Advice {
  private var heights: [Double] {
    effect.heights(in: setting, standard: effect.rowHeight, where: effect.isMap)
  }

  public var coverage: Coverage {
    Coverage.tightest(of: shownAspects, heights: heights) { coverage(height: $1, aspect: $0) }
  }

  /// One picture for every map row.
  public var shownPictures: Int { min(setting.pictures.count, effect.mapCount(in: setting)) }

  /// A larger picture, a safe ratio, or the same by the middle of the row.
  public var remedies: [MapCrop] {
    let needed = neededOverscan.map { effect.with(\.overscan, .number(($0 * 100).rounded(.up) / 100)) }
    return [
      effect.with(\.overscan, .word(.auto)), effect.with(\.anchor, .center),
      effect.with(\.ratio, coverage.nearestSafe),
    ] + (needed.map { [$0] } ?? [])
  }

  private func coverage(height: Double, aspect: Double) -> Coverage {
    let window = effect.window(height: height, aspect: aspect, in: setting)
    let natural = setting.viewport.width / aspect
    return Coverage(
      ratio: window.ratio,
      safe: effect.overscan == .word(.auto)
        ? Coverage.everyRatio
        : PictureWindow.safeRatios(of: window.pass, anchor: effect.anchor, drawn: window.drawn),
      drift: window.pass.drift(ratio: window.ratio), zoom: natural > 0 ? window.drawn / natural : 1,
      sharpPicture: Size(
        width: window.drawn * aspect * setting.scale, height: window.drawn * setting.scale))
  }

  public var findings: [Finding] {
    [unsafe(coverage, [\.ratio, \.anchor], "the picture leaves a gap")].compactMap(\.self)
  }

  public func effective(_ field: PartialKeyPath<MapCrop>) -> Double? {
    switch field {
    case \.ratio: coverage.ratio
    case \.overscan:
      min(4, (effect.with(\.overscan, .word(.auto)).advice(in: setting).coverage.zoom * 100).rounded(.up) / 100)
    default: nil
    }
  }

  /// The least overscan at which no row shows a gap, relative to the picture as wide as its window; nil if a picture has
  /// no shape. Automatic overscan is larger.
  public var neededOverscan: Double? {
    var most: Double?
    for aspect in Set(shownAspects) {
      let natural = setting.viewport.width / aspect
      guard natural > 0 else { return nil }
      for height in heights {
        let window = effect.window(height: height, aspect: aspect, in: setting)
        let needed = PictureWindow.coveringLength(of: window.pass, ratio: window.ratio, anchor: effect.anchor)
        most = max(most ?? 1, needed / natural)
      }
    }
    return most
  }

  /// A ratio nearer to 1, which needs less of the picture beyond its window.
  public func sharpened(by factor: Double) -> MapCrop? {
    let (ratio, rowHeight, anchor) = (effect.ratio, effect.rowHeight, effect.anchor)
    guard effect.overscan == .word(.auto), ratio != 1, factor > 0 else { return nil }
    let pass = Pass(screen: setting.viewport.height, cell: rowHeight)
    let travel = PictureWindow.automaticLength(of: pass, ratio: 0, anchor: anchor) - rowHeight
    let wanted = PictureWindow.automaticLength(of: pass, ratio: ratio, anchor: anchor) / factor
    guard travel > 0, wanted >= rowHeight else { return nil }
    let lag = (wanted - rowHeight) / travel
    return effect.with(
      \.ratio, ratio < 1 ? (1 - lag).rounded(digits: 2, .up) : (1 + lag).rounded(digits: 2, .down))
  }
}
