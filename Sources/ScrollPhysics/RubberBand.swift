import Glibc

/// The displayed part of a pull past the edge: a law, its inverse and its slope. All are odd functions.
///
///     band    f(x) = c·x·d / (d + c·x)      f'(x) = c / (1 + c·x/d)²      f⁻¹(y) = y·d / (c·(d − y))
///     tanh    f(x) = d/10 · tanh(2x/d)      f'(x) = 0.2 · sech²(2x/d)     f⁻¹(y) = d/2 · atanh(10·y/d)
///     linear  f(x) = c·x                    f'(x) = c                     f⁻¹(y) = y/c
///     stretch f(x) = x, and d at most: the pull on the screen; `StretchedEdge` computes what it shows
///     none    f(x) = 0
///
/// `x` is the pull in points, `d` the dimension, `c` the coefficient. The band is the law published for `UIScrollView`
/// in 2013; Flutter's step per event converges to it. A dimension below a millionth of a point gives no overscroll.
public struct RubberBand: Hashable, Sendable {
  public var law: OverscrollLaw
  /// Share of the finger's travel displayed at the edge. Smaller values make the band feel stiffer. The tanh law has
  /// its own.
  public var coefficient: Double
  /// Length of the viewport, in points.
  public var dimension: Double
  /// Maximum displayed overscroll, in points. Nil leaves it to the law.
  public var reach: Double?

  public init(law: OverscrollLaw = .band, coefficient: Double = 0.55, dimension: Double, reach: Double? = nil) {
    self.law = law
    self.coefficient = coefficient
    self.dimension = dimension
    self.reach = reach
  }
}

extension RubberBand {
  /// The limit of the displayed overscroll for any pull, in points. Infinite for a linear law without a reach.
  public var limit: Double {
    let own: Double =
      switch law {
      case .band, .stretch: isUsable ? dimension : 0
      case .tanh: isUsable ? dimension / 10 : 0
      case .linear: isUsable ? .infinity : 0
      case .none: 0
      }
    return min(own, max(0, reach ?? .infinity))
  }

  /// The displayed overscroll for a pull, in points. Same sign.
  public func displayed(_ pull: Double) -> Double {
    let travel = pull.magnitude
    guard isUsable, travel > 0, travel.isFinite else { return 0 }
    let stretched: Double =
      switch law {
      case .band: dimension * (coefficient * travel / (dimension + coefficient * travel))
      case .tanh: dimension / 10 * Glibc.tanh(2 * travel / dimension)
      case .linear: coefficient * travel
      case .stretch: travel
      case .none: 0
      }
    let shown = min(stretched, limit)
    return pull < 0 ? -shown : shown
  }

  /// Speed of the content divided by the speed of the finger: the derivative of `displayed`, in 0...1.
  public func slope(_ pull: Double) -> Double {
    let travel = pull.magnitude
    guard isUsable, travel.isFinite, travel == 0 || displayed(travel) < limit else { return 0 }
    switch law {
    case .band:
      let ratio = 1 + coefficient * travel / dimension
      return coefficient / (ratio * ratio)
    case .tanh:
      let secant = 1 / cosh(min(2 * travel / dimension, 300))
      return 0.2 * secant * secant
    case .linear: return coefficient
    case .stretch: return 1
    case .none: return 0
    }
  }

  /// The pull that displays `shown`. Same sign; values at or beyond the limit are treated as just inside it.
  public func inverse(_ shown: Double) -> Double {
    guard isUsable, shown.isFinite, shown != 0, limit > 0 else { return 0 }
    let reached = min(shown.magnitude, limit.isFinite && law != .linear ? limit * (1 - 1e-12) : limit)
    let travel: Double =
      switch law {
      case .band: reached * dimension / (coefficient * (dimension - reached))
      case .tanh: dimension / 2 * atanh(10 * reached / dimension)
      case .linear: reached / coefficient
      case .stretch: reached
      case .none: 0
      }
    return shown < 0 ? -travel : travel
  }

  /// The offset displayed for the raw offset of a drag: unchanged inside `bounds`, through the band outside.
  public func displayed(_ raw: Double, in bounds: ScrollBounds) -> Double {
    bounds.clamped(raw) + displayed(bounds.overshoot(raw))
  }

  /// The inverse of `displayed(_:in:)`.
  public func raw(displaying offset: Double, in bounds: ScrollBounds) -> Double {
    bounds.clamped(offset) + inverse(bounds.overshoot(offset))
  }

  private var isUsable: Bool {
    dimension >= 1e-6 && dimension.isPlausible && coefficient > 0 && coefficient.isPlausible
  }
}

/// The response of content dragged past its edge.
public enum OverscrollLaw: String, CaseIterable, Hashable, Sendable {
  /// Follows at `bandCoefficient`, then less and less, and never reaches the viewport's length.
  case band
  /// Follows at a fifth and never passes a tenth of the viewport, as Chromium's Bézier controller does.
  case tanh
  /// Follows at `bandCoefficient` without limit. WebKit uses a twentieth.
  case linear
  /// Stays at the edge while the screen is stretched, as Android does since Android 12.
  case stretch
  /// Stops at the edge.
  case none
}
