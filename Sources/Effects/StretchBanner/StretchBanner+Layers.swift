import Geometry

extension StretchBanner {
  /// Height of the banner at rest, in points. It follows the width of the screen at once, unlike the article's.
  func restingHeight(in setting: Setting) -> Double { setting.layoutWidth / aspect }

  public func header(in setting: Setting) -> Header<Double> {
    let pull: HeaderPull =
      switch stretch {
      case .reveal: .reveal
      case .zoom: .zoom
      case .none: .ride
      }
    let height = restingHeight(in: setting)
    let natural = setting.viewport.width / shape(in: setting)
    // A picture flatter than the banner shrinks with it while it collapses. With reduced motion it keeps its size, to
    // avoid a gap at ratio 1.
    return Header(
      width: setting.viewport.width, height: height, natural: setting.isStill ? max(natural, height) : natural,
      ratio: setting.ratio(ratio), minimum: setting.points(minHeight), maximumZoom: maxStretch,
      pull: setting.isStill ? .ride : pull)
  }

  public func extent(in setting: Setting) -> Extent {
    let height = restingHeight(in: setting)
    return Extent(
      bounds: Extent.bounds(from: -height, content: rowsLength(in: setting), in: setting),
      items: TextRows.items(
        track(in: setting), from: 0, under: min(setting.points(minHeight), height), in: setting),
      bar: BarExtent(of: height, minimum: setting.points(minHeight), from: -height, isShown: bar))
  }

  public func layers(at moment: Moment, in setting: Setting, into layers: inout [Layer]) {
    let offset = moment.place
    TextRows(track: track(in: setting), top: -offset, head: pageHead(in: setting)).layers(in: setting, into: &layers)
    let scrolled = offset + restingHeight(in: setting)
    let place = header(in: setting).place(scrolled: scrolled, picture: scrolled - moment.lag())
    let extent = extent(in: setting)
    let gone = moment.barGone(extent, in: setting)
    picture(place, above: scrolled > 0 ? gone : 0, in: setting, into: &layers)
    if bar {
      let header = header(in: setting)
      HeaderBar(height: header.height, minimum: header.minimum)
        .append(scrolled: offset + header.height, gone: gone, in: setting, into: &layers)
    }
    IndicatorLayer.append(
      at: moment, from: max(setting.insets.top, place.top + place.height), content: rowsLength(in: setting),
      bounds: extent.bounds, in: setting, into: &layers)
    Bars.append(at: moment, of: extent, in: setting, into: &layers)
  }

  /// A fully collapsed banner has an empty clip and is not drawn.
  private func picture(
    _ place: HeaderPlace<Double>, above gone: Double, in setting: Setting, into layers: inout [Layer]
  ) {
    let width = place.pictureHeight * shape(in: setting)
    let frame = Rect(
      x: (setting.viewport.width - width) / 2, y: place.pictureTop, width: width, height: place.pictureHeight)
    let clip = Rect(x: 0, y: place.top, width: setting.viewport.width, height: place.height - gone)
    layers.show(
      setting.isPageHeader
        ? Layer(LayerID(.banner), frame: frame, clip: clip, picture: 0, in: setting)
        : Layer(LayerID(.banner), frame: frame, clip: clip, content: .picture(setting.picture(0))), on: setting.screen)
  }
}

extension StretchBanner {
  /// Pulls until the banner shows more of the picture, releases, scrolls until it has collapsed, and returns. The moment
  /// is half collapsed.
  public func demo(in setting: Setting) -> Demo {
    let height = restingHeight(in: setting)
    return Demo(
      pastAHeader: height, from: extent(in: setting).bounds.lowerBound, pull: (height * 0.5, 1.1), moment: 120)
  }

  public func affordances(in setting: Setting) -> any EffectAffordances {
    HeaderAffordances(effect: self, setting: setting, picture: .banner, isCarriedByRows: true)
  }

  public func blueprint(in setting: Setting, rows limit: Int) -> Blueprint? {
    blueprint(in: setting, rows: limit, isMinimumBounded: false)
  }

  public func pictureAspect(in setting: Setting) -> Double? { shape(in: setting) }

  /// Aspect ratio of the picture; the top of a page is as tall as the banner.
  private func shape(in setting: Setting) -> Double { setting.isPageHeader ? aspect : setting.aspect(ofPicture: 0) }

  public var ungrown: Self { with(\.stretch, .none) }
}

extension LayerKind {
  fileprivate static let banner = LayerKind("banner", "image")
}
