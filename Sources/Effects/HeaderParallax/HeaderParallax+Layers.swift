import Geometry

extension HeaderParallax {
  /// Height of the header at rest, in points.
  func restingHeight(in setting: Setting) -> Double { setting.viewport.width / aspect }

  /// Height of the collapsed header, never taller than at rest, in points.
  private func minimum(in setting: Setting) -> Double { min(setting.points(minHeight), restingHeight(in: setting)) }

  /// The header's shape. The picture fills the header's own box, whatever its proportions, so it is as tall as the box.
  public func header(in setting: Setting) -> Header<Double> {
    let height = restingHeight(in: setting)
    return Header(
      width: setting.viewport.width, height: height, natural: nil, ratio: setting.ratio(ratio),
      minimum: minimum(in: setting), maximumZoom: maxStretch,
      pull: overscroll == .stretch && setting.hasPulls ? .zoom : .ride)
  }

  public func extent(in setting: Setting) -> Extent {
    let height = restingHeight(in: setting)
    let content = height + rowsLength(in: setting)
    return Extent(
      bounds: Extent.bounds(from: 0, content: content, in: setting),
      refresh: overscroll == .refresh
        ? Extent.Refresh(threshold: refreshThreshold, hold: refreshHold, duration: refreshDuration) : nil,
      items: TextRows.items(
        track(in: setting), from: height, under: minimum(in: setting), in: setting),
      bar: BarExtent(of: height, minimum: minimum(in: setting), from: 0, isShown: bar))
  }

  public func layers(at moment: Moment, in setting: Setting, into layers: inout [Layer]) {
    let offset = moment.place
    let height = restingHeight(in: setting)
    TextRows(track: track(in: setting), top: height - offset, head: pageHead(in: setting))
      .layers(in: setting, into: &layers)
    let extent = extent(in: setting)
    let gone = moment.barGone(extent, in: setting)
    picture(scrolled: offset, behind: moment.lag(), above: gone, in: setting, into: &layers)
    if bar {
      let header = header(in: setting)
      HeaderBar(height: header.height, minimum: header.minimum)
        .append(scrolled: offset, gone: gone, in: setting, into: &layers)
    }
    spinner(at: moment, in: setting, into: &layers)
    IndicatorLayer.append(
      at: moment, from: setting.insets.top, content: height + rowsLength(in: setting),
      bounds: extent.bounds, in: setting, into: &layers)
    Bars.append(at: moment, of: extent, in: setting, into: &layers)
  }

  private func picture(
    scrolled: Double, behind lag: Double, above gone: Double, in setting: Setting, into layers: inout [Layer]
  ) {
    let header = header(in: setting)
    let place = header.place(scrolled: scrolled, picture: scrolled - lag)
    // Scrolled up, the cell clips the picture; stretched, it fills all there is above the rows and only the screen
    // does.
    let isStretched = scrolled < 0 && header.pull != .ride
    let height = place.pictureHeight + (isStretched ? setting.excess : 0)
    let width = height * aspect
    let frame = Rect(x: (setting.viewport.width - width) / 2, y: place.pictureTop, width: width, height: height)
    let collapse = min(max(0, scrolled), header.collapse)
    let cell = Rect(
      x: 0, y: scrolled < 0 ? -scrolled : -collapse, width: setting.viewport.width,
      height: header.height - (scrolled > 0 ? gone : 0))
    layers.show(
      Layer(
        LayerID(.header), frame: frame, clip: isStretched ? nil : cell, picture: setting.picture(0), in: setting),
      on: setting.screen)
  }

  /// The refresh control stands in the gap above the header and moves with it, and never under the status bar: where
  /// the gap is no longer than the bar it is in front of the picture. It comes out from under the bar as far as is
  /// pulled.
  private func spinner(at moment: Moment, in setting: Setting, into layers: inout [Layer]) {
    let pulled = -moment.place
    guard overscroll == .refresh, pulled > 0 else { return }
    let side = min(28, refreshHold)
    let top = setting.insets.top
    let frame = Rect(
      x: (setting.viewport.width - side) / 2, y: max(top, pulled - refreshHold / 2 - side / 2), width: side,
      height: side)
    layers.show(
      Layer(
        LayerID(.refresh), frame: frame,
        clip: Rect(x: 0, y: top, width: setting.viewport.width, height: pulled),
        content: .spinner(pulled: min(1, pulled / refreshThreshold), turns: moment.turns)), on: setting.screen)
  }
}

extension HeaderParallax {
  /// Pulls until the header stretches or refreshes, releases, scrolls until it is gone, and returns. The moment is
  /// during the pull.
  public func demo(in setting: Setting) -> Demo {
    let height = restingHeight(in: setting)
    let isRefreshing = overscroll == .refresh
    let settling = 1.1
    return Demo(
      pastAHeader: height, from: extent(in: setting).bounds.lowerBound,
      pull: isRefreshing ? (refreshThreshold * 1.15, refreshDuration + settling) : (height * 0.5, settling),
      moment: isRefreshing ? -84 : -70)
  }

  public func affordances(in setting: Setting) -> any EffectAffordances {
    HeaderAffordances(effect: self, setting: setting, picture: .header, isCarriedByRows: false)
  }

  public func blueprint(in setting: Setting, rows limit: Int) -> Blueprint? {
    blueprint(in: setting, rows: limit, isMinimumBounded: true)
  }

  /// The picture fills the header's box.
  public func pictureAspect(in setting: Setting) -> Double? { nil }

  public var ungrown: Self { with(\.overscroll, .none) }

  public func idle(_ field: PartialKeyPath<Self>) -> IdleField? {
    switch field {
    case \.refreshThreshold, \.refreshHold, \.refreshDuration:
      overscroll == .refresh ? nil : idle("Pulling does not refresh.", "Let it refresh", .refresh)
    case \.maxStretch: overscroll == .stretch ? nil : idle("Pulling does not stretch.", "Let it stretch", .stretch)
    default: nil
    }
  }

  private func idle(_ why: String, _ wayOut: String, _ wanted: Overscroll) -> IdleField {
    IdleField(why, wayOut, set: \Self.overscroll, to: wanted)
  }
}

extension LayerKind {
  fileprivate static let header = LayerKind("header", "image")
  fileprivate static let refresh = LayerKind("refresh", "spinner")
}
