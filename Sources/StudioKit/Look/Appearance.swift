import Boundary

/// The appearance of the interface around the stage.
public enum Appearance: String, Hashable, Sendable {
  case dark, light

  var other: Appearance { self == .dark ? .light : .dark }
}

/// The desktop's appearance settings, with the program's defaults if it has none.
public struct DesktopLook: Hashable, Sendable {
  public var appearance = Appearance.dark
  /// Whether lines and text should have more contrast.
  public var hasHighContrast = false
  /// Whether reduced motion is requested.
  public var reducesMotion = false
  /// The accent color. Nil for the program's own.
  public var accent: Color?

  public init() {}
}

/// The appearance of the interface: the desktop's, except for an override of dark or light.
public struct AppearanceChoice: Hashable, Sendable {
  public var desktop = DesktopLook() {
    didSet { if desktop != oldValue { theme = Theme(shown, desktop) } }
  }
  /// The override. Nil for the desktop's.
  public var own: Appearance? {
    didSet { if own != oldValue { theme = Theme(shown, desktop) } }
  }
  /// The derived colors, cached.
  public private(set) var theme = Theme.dark
}

extension AppearanceChoice {
  public var shown: Appearance { own ?? desktop.appearance }

  /// Switches between dark and light. Switching back to the desktop's follows it again.
  mutating func switchOver() {
    let wanted = shown.other
    own = wanted == desktop.appearance ? nil : wanted
  }
}
