/// Every parameter that shapes the feel of scrolling. A preset sets them all; each can be changed on its own.
///
/// A nil optional is off. Times are in seconds, lengths in points, speeds in points per second.
public struct ScrollParameters: Hashable, Sendable {
  /// The law of a coast. Set by the preset.
  public var fling = FlingLaw.exponential
  /// The way back from past an edge. Set by the preset; `overscroll` "stretch" has its own.
  public var edgeLaw = EdgeLaw.spring
  /// What comes back on a stretched edge. Set by the preset.
  public var stretchLaw = StretchLaw.pull
  /// The behavior of a strong inward flick released past an edge. Set by the preset.
  public var inwardFlick = InwardFlickRule.coasts
  /// Pixels per point, which scales the lengths given in pixels. Set by the device.
  public var scale = 1.0
  /// The measurement of the lifting finger's speed. Set by the preset.
  public var velocityRule = VelocityRule.ios
  /// Share of the speed kept after one millisecond of an exponential coast: 0.9...0.9999. Higher values coast further.
  public var decelerationRate = 0.998
  /// Remaining distance at which a coast rests, and distance from its target at which a spring does, in pixels:
  /// 0...2. Not applied to a coast if it is 0.
  public var restDistance: Double? = 0.5
  /// Speed at which a coast stops, in pixels per second: 0...50. Not applied if it is 0.
  public var restSpeed: Double?
  /// Distance from its target at which a spring has arrived, in pixels, if `restDistance` is nil or 0. Set by the
  /// preset.
  public var springRestDistance = 0.5
  /// Speed that a spring must also have fallen below, in pixels per second. Set by the preset.
  public var springRestSpeed: Double?
  /// Whether the rest distances are in points instead of pixels. Set by the preset.
  public var restsInPoints = false
  /// Whether the rest speeds are in points per second instead of pixels. Set by the preset.
  public var slowsInPoints = false
  public var overscroll = OverscrollLaw.band
  /// Share of the finger's travel displayed at the edge, for band and linear: 0.05...1. Smaller values feel stiffer.
  public var bandCoefficient = 0.55
  /// Maximum overscroll of a drag, in points. Set by the preset.
  public var overscrollReach: Double?
  /// The return of a released pull.
  public var `return` = ReturnLaw.spring
  /// Decay of a released pull, per second: 2...40. Higher values return faster.
  public var returnRate = 9.5
  /// w₀ of the bounce, per second: 4...40. Higher values return faster.
  public var bounceFrequency = 10.0
  /// z of the bounce: 0.2...2. Below 1 it oscillates.
  public var bounceDamping = 1.0
  /// Maximum speed that a coast passes to the bounce, at either edge: 500...20 000.
  public var velocityCap: Double?
  /// Longest standstill before lifting that still flicks, in seconds: 0...0.2.
  public var stopBeforeLift = 0.04
  /// Minimum finger speed of a flick: 0...500.
  public var minimumFling = 50.0
  /// Maximum speed of a flick: 1000...64 000.
  public var maximumFling: Double?
  public var carriedMomentum = CarriedMomentum.none
  /// Finger travel before scrolling begins. It is subtracted, so nothing jumps: 0...24.
  public var dragSlop = 10.0
  /// Whether content that fits has overscroll and bounces.
  public var alwaysBounce = true
  /// Points per wheel tick: 10...200.
  public var wheelStep = 120.0
  /// Time constant of the glide to a wheel's target: 0...0.2; 0 jumps.
  public var wheelGlide = 0.06
  /// Points per touchpad tick: 1...60.
  public var touchpadStep = 10.0
  /// Whether content coasts on after touchpad scrolling, for systems that do not do so themselves.
  public var touchpadMomentum = true

  /// The number of pages a flick turns. Set by the preset.
  public var pageReach = SnapReach.one

  public init() {}
}

extension ScrollParameters {
  public init(_ preset: ScrollPreset) { self = preset.parameters }

  public var restRule: RestRule {
    let length = restsInPoints ? 1 : 1 / scale
    let speed = slowsInPoints ? 1 : 1 / scale
    return RestRule(
      distance: restDistance.map { $0 * length }, speed: restSpeed.map { $0 * speed },
      springDistance: springRestDistance * length, springSpeed: springRestSpeed.map { $0 * speed })
  }

  /// The same parameters on a screen of `scale` pixels per point.
  public func on(scale: Double) -> ScrollParameters {
    var parameters = self
    parameters.scale = scale > 0 && scale.isFinite ? scale : 1
    return parameters
  }

  /// The way back from past an edge.
  public var edge: EdgeLaw { overscroll == .stretch ? .stretch : edgeLaw }

  /// The rubber band at the edges. Content that fits has none unless `alwaysBounce` is set.
  public func band(in bounds: ScrollBounds) -> RubberBand {
    let law = bounds.isFixed && !alwaysBounce ? OverscrollLaw.none : overscroll
    return RubberBand(law: law, coefficient: bandCoefficient, dimension: bounds.viewport, reach: overscrollReach)
  }

  /// The coast from `offset` at `velocity`, ignoring edges.
  public func coast(from offset: Double, velocity: PointsPerSecond) -> Segment {
    switch fling {
    case .exponential: .deceleration(Deceleration(start: offset, velocity: velocity, rate: decelerationRate))
    case .power: .power(PowerFling(start: offset, velocity: velocity))
    case .spline: .spline(SplineFling(start: offset, velocity: velocity))
    case .momentum: .momentum(MomentumCurve(start: offset, velocity: velocity))
    case .chromium: .chromium(ChromiumFling(start: offset, velocity: velocity))
    }
  }

  /// The spring of the bounce, towards `target`.
  public func spring(from offset: Double, to target: Double, velocity: PointsPerSecond) -> Spring {
    Spring(from: offset, to: target, velocity: velocity, frequency: bounceFrequency, damping: bounceDamping)
  }

  /// WebKit's bounce as a spring: y = (y₀ + 0.31·v·t)·e^(−bt) has the initial velocity 0.31·v − b·y₀.
  func elastic(from offset: Double, to target: Double, velocity: PointsPerSecond) -> Spring {
    let speed = 0.31 * velocity.value - bounceFrequency * bounceDamping * (offset - target)
    return spring(from: offset, to: target, velocity: PointsPerSecond(speed))
  }
}
