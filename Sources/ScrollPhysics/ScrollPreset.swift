/// A named set of scroll parameters: how one family of systems feels.
public enum ScrollPreset: String, CaseIterable, Hashable, Sendable {
  case ios
  case iosFast = "ios-fast"
  case flutter
  case android
  case web
  case gtk
}

extension ScrollPreset {
  public var parameters: ScrollParameters {
    var values = ScrollParameters()
    switch self {
    case .ios: break
    case .iosFast: values.decelerationRate = 0.99
    case .flutter:
      // 0.135 per second, as a rate per millisecond.
      values.decelerationRate = 0.997999523125903
      values.restDistance = nil
      values.restSpeed = 20
      values.bandCoefficient = 0.52
      // Mass 0.5, stiffness 100, ratio 1.1.
      values.bounceFrequency = 200.0.squareRoot()
      values.bounceDamping = 1.1
      values.velocityCap = 5000
      values.velocityRule = .flutter
      values.minimumFling = 100
      values.maximumFling = 8000
      values.carriedMomentum = .flutter
      values.dragSlop = 3.5
    case .android:
      values.fling = .power
      values.overscroll = .none
      values.velocityRule = .boundedLeastSquares
      values.maximumFling = 8000
      values.dragSlop = 8
      values.alwaysBounce = false
    case .web:
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
    case .gtk:
      // Friction 4 per second.
      values.decelerationRate = 0.9960079893439915
      values.restDistance = nil
      values.restSpeed = 0.1
      values.overscroll = .linear
      values.bandCoefficient = 1
      values.overscrollReach = 50
      // The speed whose bounce peaks at that reach: 50·e·w₀.
      values.velocityCap = 1359.140914229523
      values.velocityRule = .gtk
      values.carriedMomentum = .gtk
      values.alwaysBounce = false
    }
    return values
  }
}

extension ScrollPreset {
  /// The names of the parameters whose values here nobody has published: chosen by us, not measured.
  ///
  /// The wheel and the touchpad belong to the computer, not to the phone, so their numbers are ours in every preset.
  public var chosen: Set<String> { Self.hostChosen.union(ownChosen) }

  private static let hostChosen: Set<String> = ["wheelStep", "wheelGlide", "touchpadStep", "touchpadMomentum"]

  private var ownChosen: Set<String> {
    switch self {
    case .ios, .iosFast:
      [
        "bounceFrequency", "bounceDamping", "velocityCap", "stopBeforeLift", "minimumFling", "maximumFling",
        "carriedMomentum", "dragSlop", "alwaysBounce",
      ]
    case .flutter: ["minimumFling", "maximumFling", "alwaysBounce"]
    case .android: ["minimumFling", "maximumFling", "bounceFrequency", "bounceDamping", "alwaysBounce"]
    case .web: ["minimumFling", "dragSlop", "alwaysBounce"]
    case .gtk:
      ["stopBeforeLift", "minimumFling", "maximumFling", "dragSlop", "alwaysBounce", "velocityCap", "bandCoefficient"]
    }
  }
}
