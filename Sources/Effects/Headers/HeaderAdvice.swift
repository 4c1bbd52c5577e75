import Geometry
import Notation
import Parameters

/// Advice on a header: gaps, pulls beyond its growth, rows hidden under it.
public struct HeaderAdvice<Subject: HeaderOverRows>: RatioAdvice {
  public var effect: Subject
  public var setting: Setting
}

extension HeaderAdvice {
  private var header: Header<Double> { effect.header(in: setting) }

  /// A picture as tall as its box covers at 0...1, and above where the box ends below the screen all the time. The drift
  /// is its lag while the header collapses.
  public var coverage: Coverage {
    let header = header
    let picture = picture(of: header, zoom: header.largestZoom(pulledBy: setting.farthestPull))
    let resting = self.picture(of: header, zoom: 1)
    return Coverage(
      ratio: header.ratio, safe: header.safeRatios(on: setting.viewport.height) ?? Coverage.everyRatio,
      drift: (1 - header.ratio) * header.collapse,
      zoom: header.width > 0 ? picture.width / header.width : 1,
      restZoom: header.width > 0 ? resting.width / header.width : 1,
      sharpPicture: Size(width: picture.width * setting.scale, height: picture.height * setting.scale))
  }

  /// The size of the whole picture at a zoom, in points.
  private func picture(of header: Header<Double>, zoom: Double) -> Size {
    guard let aspect = effect.pictureAspect(in: setting), !setting.isPageHeader else {
      return setting.size(ofPicture: 0, in: Size(width: header.width * zoom, height: header.height * zoom))
    }
    let height = header.restingPicture * zoom
    return Size(width: height * aspect, height: height)
  }

  public var findings: [Finding] {
    [unsafe(coverage, speed.map { [$0] } ?? [], "the picture leaves a gap"), barePull, hiddenRows].compactMap(\.self)
  }

  /// A header that grows less than the physics can pull it on this screen.
  private var barePull: Finding? {
    guard let pull = header.barePull(in: setting) else { return nil }
    return finding(
      [Subject.fields.maxStretch],
      (pull < 0.05 ? "any pull" : "a pull of more than \(pull.formatted(.upTo(1, .down))) pt")
        + " leaves a gap above the picture; this device allows \(setting.farthestPull.formatted(.upTo(0, .up))) pt",
      at: .offset(start - setting.farthestPull))
  }

  /// Rows under a header that stays taller than it is at rest.
  private var hiddenRows: Finding? {
    let hidden = header.hiddenRows
    guard hidden > 0 else { return nil }
    return finding(
      [Subject.fields.minHeight], "\(hidden.formatted(.upTo(1, .up))) pt of the rows are hidden by the header at rest",
      at: .offset(start))
  }

  public func idle(_ field: PartialKeyPath<Subject>) -> IdleField? {
    field == Subject.fields.bar
      ? IdleField.bar(below: Subject.fields.minHeight, of: effect, in: setting) : effect.idle(field)
  }

  /// The first picture only.
  public var shownPictures: Int { min(setting.pictures.count, 1) }

  /// A header that is no taller collapsed than at rest, a safe ratio, and a zoom that the farthest pull does not
  /// exhaust, or a header that does not grow.
  public var remedies: [Subject] {
    var remedy = effect
    let header = header
    if header.hiddenRows > 0 {
      remedy.minHeight = remedy.minHeight.resolving(to: header.height.rounded(.down), under: setting.insets.top)
    }
    let coverage = remedy.advice(in: setting).coverage
    if !coverage.isCovered { remedy.ratio = coverage.nearestSafe }
    guard remedy.header(in: setting).barePull(in: setting) != nil else { return [remedy] }
    let ungrown = remedy.ungrown
    remedy.maxStretch = remedy.header(in: setting).zoomNeeded(in: setting)
    return [remedy, ungrown]
  }

  /// Without the growth that enlarges it.
  public func sharpened(by factor: Double) -> Subject? { effect.ungrown == effect ? nil : effect.ungrown }
}
