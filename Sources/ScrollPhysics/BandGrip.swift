/// Content in the hand: turns where the hand has taken it (raw) into what is displayed, through the rubber band.
///
/// Taken hold of at any displayed offset, it displays exactly that offset. Outside the bounds it finds the raw offset
/// by the band's inverse, so that a bounce can be caught without a jump. Content further out than the band ever shows,
/// such as after a resize, is held by a band stretched to reach it; where nothing gives way it moves freely, but only
/// back.
struct BandGrip: Hashable, Sendable {
  let bounds: ScrollBounds
  private let band: RubberBand
  /// How much further than its law the band shows. 1 but for content held beyond the band's limit.
  private let stretch: Double
  /// How far out content may be where nothing gives way.
  private let slack: Double
  /// The raw offset at which it was taken hold of, and what was displayed there.
  let raw: Double
  private let shown: Double

  init(holding offset: Double, bounds: ScrollBounds, parameters: ScrollParameters) {
    self.bounds = bounds
    band = parameters.band(in: bounds)
    shown = offset
    let out = bounds.overshoot(offset)
    let furthest = band.limit.isFinite ? 0.999 * band.limit : .infinity
    slack = band.limit > 0 ? 0 : out.magnitude
    if out == 0 || band.limit <= 0 {
      raw = offset
      stretch = 1
    } else if out.magnitude <= furthest {
      raw = band.raw(displaying: offset, in: bounds)
      stretch = 1
    } else {
      let pull = band.inverse(out < 0 ? -furthest : furthest)
      raw = bounds.clamped(offset) + pull
      stretch = out / band.displayed(pull)
    }
  }
}

extension BandGrip {
  func displayed(_ raw: Double) -> Double {
    if raw == self.raw { return shown }
    let pull = bounds.overshoot(raw)
    if pull == 0 { return raw }
    let out = givesWay ? stretch * band.displayed(pull) : min(max(pull, -slack), slack)
    return bounds.clamped(raw) + out
  }

  /// How fast the content moves for a hand that moves at 1.
  func slope(_ raw: Double) -> Double {
    let pull = bounds.overshoot(raw)
    if pull == 0 { return 1 }
    return givesWay ? stretch * band.slope(pull) : pull.magnitude <= slack ? 1 : 0
  }

  /// Whether content can be pulled past its edges.
  var givesWay: Bool { band.limit > 0 }
}
