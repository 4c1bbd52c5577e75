/// Every number that shapes the feel of scrolling. A preset fills them; each can be changed on its own.
///
/// An optional that is nil is off. Times are in seconds, lengths in points, speeds in points per second.
public struct ScrollParameters: Hashable, Sendable {
  /// The curve of a coast. It comes with the preset.
  public var fling = FlingLaw.exponential
  /// How content comes back from past an edge. It comes with the preset; `overscroll` "stretch" has its own.
  public var edgeLaw = EdgeLaw.spring
  /// What a strong flick inwards does that is let go past an edge. It comes with the preset.
  public var comingIn = ComingIn.coasts
  /// Pixels per point of the screen: what is told in pixels is finer on a finer screen. It comes with the device.
  public var scale = 1.0
  /// How the speed of the lifting finger is measured. It comes with the preset.
  public var velocityRule = VelocityRule.ios
  /// Share of the speed kept after one millisecond of an exponential coast: 0.9...0.9999.
  public var decelerationRate = 0.998
  /// Pixels left at which a coast is at rest, and from a target at which a spring is: 0.05...2.
  public var restDistance: Double? = 0.5
  /// Speed in pixels per second at which a coast stops where it is: 0...50.
  public var restSpeed: Double?
  /// Pixels from its target at which a spring has arrived where `restDistance` does not say. It comes with the preset.
  public var springRestDistance = 0.5
  /// Speed in pixels per second that a spring must have lost as well. It comes with the preset.
  public var springRestSpeed: Double?
  /// Whether the numbers for rest count points instead of pixels. It comes with the preset.
  public var restsInPoints = false
  public var overscroll = OverscrollLaw.band
  /// Share of the finger's travel that shows at the edge, for band and linear: 0.05...1.
  public var bandCoefficient = 0.55
  /// The furthest that a drag shows past an edge. It comes with the preset.
  public var overscrollReach: Double?
  /// w₀ of the bounce, per second: 4...40.
  public var bounceFrequency = 10.0
  /// z of the bounce: 0.2...2.
  public var bounceDamping = 1.0
  /// Fastest speed that a coast hands to the bounce, at either edge: 500...20 000.
  public var velocityCap: Double?
  /// A finger that was still for longer than this when it lifts does not flick: 0...0.2.
  public var stopBeforeLift = 0.04
  /// A slower finger does not flick: 0...500.
  public var minimumFling = 50.0
  /// A faster finger flicks at this: 1000...64 000.
  public var maximumFling: Double?
  public var carriedMomentum = CarriedMomentum.none
  /// Finger travel that does not yet scroll; it is subtracted, so nothing jumps: 0...24.
  public var dragSlop = 10.0
  /// Whether content that fits gives way and bounces.
  public var alwaysBounce = true
  /// Points for one tick of a wheel: 10...200.
  public var wheelStep = 120.0
  /// Time constant of the glide to a wheel's target: 0...0.2, 0 to be there at once.
  public var wheelGlide = 0.06
  /// Points for one tick of a touchpad: 1...60.
  public var touchpadStep = 10.0
  /// Whether content coasts on when touchpad scrolling stops, for systems that do not do it themselves.
  public var touchpadMomentum = true

  /// How far a flick turns pages. It comes with the preset.
  public var pageReach = SnapReach.one

  public init() {}
}

extension ScrollParameters {
  public init(_ preset: ScrollPreset) { self = preset.parameters }

  public var restRule: RestRule {
    let pixel = restsInPoints ? 1 : 1 / scale
    return RestRule(
      distance: restDistance.map { $0 * pixel }, speed: restSpeed.map { $0 * pixel },
      springDistance: springRestDistance * pixel, springSpeed: springRestSpeed.map { $0 * pixel })
  }

  /// The same on a screen of so many pixels per point.
  public func on(scale: Double) -> ScrollParameters {
    var parameters = self
    parameters.scale = scale > 0 && scale.isFinite ? scale : 1
    return parameters
  }

  /// How content comes back from past an edge.
  public var edge: EdgeLaw { overscroll == .stretch ? .stretch : edgeLaw }

  /// How the content gives way past its edges. Content that fits does not unless `alwaysBounce`.
  public func band(in bounds: ScrollBounds) -> RubberBand {
    let law = bounds.isFixed && !alwaysBounce ? OverscrollLaw.none : overscroll
    return RubberBand(law: law, coefficient: bandCoefficient, dimension: bounds.viewport, reach: overscrollReach)
  }

  /// The coast from `offset` at `velocity`, as if there were no edges.
  public func coast(from offset: Double, velocity: PointsPerSecond) -> Segment {
    switch fling {
    case .exponential: .deceleration(Deceleration(start: offset, velocity: velocity, rate: decelerationRate))
    case .power: .power(PowerFling(start: offset, velocity: velocity))
    case .spline: .spline(SplineFling(start: offset, velocity: velocity))
    case .momentum: .momentum(MomentumCurve(start: offset, velocity: velocity))
    case .chromium: .chromium(ChromiumFling(start: offset, velocity: velocity))
    }
  }

  /// The spring of the bounce, with another target.
  public func spring(from offset: Double, to target: Double, velocity: PointsPerSecond) -> Spring {
    Spring(from: offset, to: target, velocity: velocity, frequency: bounceFrequency, damping: bounceDamping)
  }

  /// WebKit's bounce as a spring: y = (y₀ + 0.31·v·t)·e^(−bt) begins with the speed 0.31·v − b·y₀.
  func elastic(from offset: Double, to target: Double, velocity: PointsPerSecond) -> Spring {
    let speed = 0.31 * velocity.value - bounceFrequency * bounceDamping * (offset - target)
    return spring(from: offset, to: target, velocity: PointsPerSecond(speed))
  }
}
