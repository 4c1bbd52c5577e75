/// A named set of scroll parameters that matches one family of systems.
public enum ScrollPreset: String, CaseIterable, Hashable, Sendable {
  case ios
  case iosFast = "ios-fast"
  case flutter
  case flutterAndroid = "flutter-android"
  case android
  case firefox
  case chromium
  case safari
  case gtk
}

extension ScrollPreset {
  /// The preset with that name, or with that former name.
  public init?(name: String) {
    guard let preset = Self(rawValue: name) ?? Self.formerNames[name] else { return nil }
    self = preset
  }

  /// `web` was Firefox's deceleration.
  public static let formerNames: [String: ScrollPreset] = ["web": .firefox]

  public var parameters: ScrollParameters {
    var values = ScrollParameters()
    switch self {
    case .ios: Self.ios(&values)
    case .iosFast:
      Self.ios(&values)
      values.decelerationRate = 0.99
    case .flutter: Self.flutter(&values)
    case .flutterAndroid:
      Self.flutter(&values)
      values.fling = .power
      values.overscroll = .stretch
      values.stretchLaw = .stretch
      values.bounceFrequency = 24.657 * StretchRecoil.timeFactor
      values.bounceDamping = 0.98
      values.velocityCap = nil
      values.velocityRule = .boundedLeastSquares
      values.minimumFling = 50
      values.carriedMomentum = .none
      values.dragSlop = 8
      values.alwaysBounce = false
    case .android:
      values.fling = .spline
      values.overscroll = .stretch
      values.edgeLaw = .brake
      values.bounceFrequency = 24.657
      values.bounceDamping = 0.98
      values.velocityRule = .boundedLeastSquares
      values.maximumFling = 8000
      values.dragSlop = 8
      values.alwaysBounce = false
      // Every fling turns the page.
      values.pageReach = .turn(slowest: 0)
    case .firefox:
      values.restDistance = nil
      values.restSpeed = 10
      values.overscroll = .tanh
      values.bandCoefficient = 0.05
      values.bounceFrequency = 12.5
      values.stopBeforeLift = 0.1
      values.velocityRule = .lastPair
      values.maximumFling = 20_946
      values.dragSlop = 0
      values.alwaysBounce = false
    case .chromium:
      values.fling = .chromium
      values.overscroll = .tanh
      values.edgeLaw = .curves
      values.velocityRule = .boundedLeastSquares
      values.maximumFling = 20_946
      values.dragSlop = 15
      values.alwaysBounce = false
    case .safari:
      values.fling = .momentum
      values.overscroll = .linear
      values.bandCoefficient = 0.05
      values.edgeLaw = .elastic
      values.inwardFlick = .stops
      values.bounceFrequency = 12.5
      values.stopBeforeLift = 0.1
      values.velocityRule = .lastPair
    case .gtk:
      // Friction 4 per second.
      values.decelerationRate = 0.9960079893439915
      values.restDistance = nil
      values.restSpeed = 0.1
      values.springRestDistance = 0.1
      values.restsInPoints = true
      values.slowsInPoints = true
      values.overscroll = .linear
      values.bandCoefficient = 1
      values.overscrollReach = 50
      values.inwardFlick = .stops
      values.velocityRule = .gtk
      values.carriedMomentum = .gtk
      values.alwaysBounce = false
    }
    return values
  }
}

extension ScrollPreset {
  /// `UIScrollView` as recorded; the bounce of a fling that meets the edge is a reconstruction.
  private static func ios(_ values: inout ScrollParameters) {
    values.restDistance = 0
    values.restSpeed = 10
    values.slowsInPoints = true
    values.return = .pull
    values.returnRate = 9.5
    values.minimumFling = 300
  }

  /// `BouncingScrollPhysics`: Flutter's default on iOS.
  private static func flutter(_ values: inout ScrollParameters) {
    // 0.135 per second, as a rate per millisecond.
    values.decelerationRate = 0.997999523125903
    // A tolerance of one pixel, and 1 / (0.05 · pixels per point) per second.
    values.restDistance = nil
    values.restSpeed = 20
    values.springRestDistance = 1
    values.springRestSpeed = 20
    values.bandCoefficient = 0.52
    // Mass 0.5, stiffness 100, ratio 1.1.
    values.bounceFrequency = 200.0.squareRoot()
    values.bounceDamping = 1.1
    values.inwardFlick = .springs
    values.velocityCap = 5000
    values.velocityRule = .flutter
    // Twice the 50 of other gestures.
    values.minimumFling = 100
    values.maximumFling = 8000
    values.carriedMomentum = .flutter
    // `PageScrollPhysics`: anything faster than the tolerance advances by half a page and then to the nearest.
    values.pageReach = .turn(slowest: 20)
    // The touch slop of 18, then the motion threshold of 3.5.
    values.dragSlop = 21.5
  }
}
