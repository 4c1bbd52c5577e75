/// A drag through the rubber band: converts the raw offset of the finger into the displayed one.
///
/// A drag begun at any displayed offset displays exactly that offset. Outside the bounds the raw offset comes from the
/// band's inverse, so that a bounce can be caught without a jump. Content further out than the band can show, such as
/// after a resize, gets a band stretched to reach it; if there is no band it moves freely, but only back.
struct RubberBandDrag: Hashable, Sendable {
  let bounds: ScrollBounds
  private let band: RubberBand
  /// Factor by which the displayed overscroll exceeds the band's law. 1 except for content held beyond the band's
  /// limit.
  private let stretch: Double
  /// Distance that content may be outside the bounds if there is no band, in points.
  private let slack: Double
  /// The raw offset at the start of the drag, and the offset displayed there.
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

extension RubberBandDrag {
  func displayed(_ raw: Double) -> Double {
    if raw == self.raw { return shown }
    let pull = bounds.overshoot(raw)
    if pull == 0 { return raw }
    let out = givesWay ? stretch * band.displayed(pull) : min(max(pull, -slack), slack)
    return bounds.clamped(raw) + out
  }

  /// Speed of the content divided by the speed of the finger.
  func slope(_ raw: Double) -> Double {
    let pull = bounds.overshoot(raw)
    if pull == 0 { return 1 }
    return givesWay ? stretch * band.slope(pull) : pull.magnitude <= slack ? 1 : 0
  }

  /// Whether content can be pulled past its edges.
  var givesWay: Bool { band.limit > 0 }
}
