import Boundary

/// Whether the interface around the stage is dark or light.
public enum Appearance: String, Hashable, Sendable {
  case dark, light

  var other: Appearance { self == .dark ? .light : .dark }
}

/// What the desktop asks every program to look like; where it says nothing, what the program is by itself.
public struct DesktopLook: Hashable, Sendable {
  public var appearance = Appearance.dark
  /// Lines and words are to stand out more.
  public var hasHighContrast = false
  /// Nothing is to move by itself.
  public var reducesMotion = false
  /// The color of what is chosen; nil: the program's own.
  public var accent: Color?

  public init() {}
}

/// What the interface looks like: as the desktop has it, but for dark and light, which somebody may switch.
public struct AppearanceChoice: Hashable, Sendable {
  public var desktop = DesktopLook() {
    didSet { if desktop != oldValue { theme = Theme(shown, desktop) } }
  }
  /// What was switched to instead; nil: the desktop's.
  public var own: Appearance? {
    didSet { if own != oldValue { theme = Theme(shown, desktop) } }
  }
  /// Its colors, found once.
  public private(set) var theme = Theme.dark
}

extension AppearanceChoice {
  public var shown: Appearance { own ?? desktop.appearance }

  /// Shows the other one. Back at what the desktop asks for, it is followed again.
  mutating func switchOver() {
    let wanted = shown.other
    own = wanted == desktop.appearance ? nil : wanted
  }
}
