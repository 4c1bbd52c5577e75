/// The way back of content that moves past an edge, or is released there unless its `ReturnLaw` says otherwise.
public enum EdgeLaw: String, CaseIterable, Hashable, Sendable {
  /// A damped spring continues from the current offset and velocity.
  case spring
  /// WebKit's: y = (y₀ + 0.31·v·t)·e^(−12.5t), a critically damped spring with a changed initial velocity.
  case elastic
  /// Chromium's: out along one curve and back along another, each with a duration that follows from its length.
  case curves
  /// Android's `OverScroller`: out under constant braking of 2000 pixels per second squared, at most 6 points, and back
  /// along a smooth step.
  case brake
  /// Android's `EdgeEffect` since Android 12: the content stays and the screen is stretched.
  case stretch
}

/// The behavior of an inward flick that is released past an edge and is faster than the spring's own return.
public enum InwardFlickRule: String, CaseIterable, Hashable, Sendable {
  /// The content enters at the edge and coasts on with the spring's velocity there.
  case coasts
  /// The spring passes the edge and returns to it, as in Flutter.
  case springs
  /// The content stops at the edge, as in GTK and WebKit.
  case stops
}
