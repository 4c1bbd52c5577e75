/// Whether the interface around the stage is dark or light.
public enum Appearance: String, Hashable, Sendable {
  case dark, light

  public var theme: Theme { self == .dark ? .dark : .light }

  var other: Appearance { self == .dark ? .light : .dark }
}

/// Which of the two is shown: what the desktop has, until somebody switches.
public struct AppearanceChoice: Hashable, Sendable {
  /// What the desktop asks for; dark where it says nothing.
  public var desktop = Appearance.dark
  /// What was switched to instead; nil: the desktop's.
  public var own: Appearance?
}

extension AppearanceChoice {
  public var shown: Appearance { own ?? desktop }

  /// Shows the other one. Back at what the desktop asks for, it is followed again.
  mutating func switchOver() {
    let wanted = shown.other
    own = wanted == desktop ? nil : wanted
  }
}
