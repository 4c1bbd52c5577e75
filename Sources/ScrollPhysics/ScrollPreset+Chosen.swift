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
