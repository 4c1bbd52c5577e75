/// How content that moves past an edge, or is let go out there, comes back.
public enum EdgeLaw: String, CaseIterable, Hashable, Sendable {
  /// A damped spring takes over place and speed.
  case spring
  /// WebKit's: y = (y₀ + 0.31·v·t)·e^(−12.5t), a critical spring that begins with another speed.
  case elastic
  /// Chromium's: out along one curve, back along another, each in a time that follows from its length.
  case curves
  /// Android's `OverScroller`: out under a constant brake of 2000 pixels per second squared, at most 6 points, and
  /// back along a smooth step.
  case brake
  /// Android's `EdgeEffect` since Android 12: nothing moves, the screen is stretched.
  case stretch
}

/// What a flick inwards does that is let go past an edge, and stronger than the spring's own way home.
public enum ComingIn: String, CaseIterable, Hashable, Sendable {
  /// It comes in at the edge and coasts on with the speed that the spring leaves it.
  case coasts
  /// The spring takes it through the edge and back to it, as Flutter's does.
  case springs
  /// It stops at the edge, as GTK's and WebKit's do.
  case stops
}
