/// The scale for rating a hitch ratio. Two are in use, so a ratio is always shown with the name of its scale.
public enum HitchScale: String, Hashable, Sendable, CaseIterable {
  /// Scrolling, by Apple's WWDC 2020 talk 10077: good to 5 ms/s, critical from 10.
  case scrolling
  /// All animation, by Xcode's documentation: good to 10 ms/s, a warning to 25, critical to 50.
  case animation
}

extension HitchScale {
  /// The name printed beside a ratio.
  public var name: String {
    switch self {
    case .scrolling: "WWDC20-10077, scrolling"
    case .animation: "Xcode, all animation"
    }
  }

  /// The rating of a ratio in milliseconds per second.
  public func rating(_ ratio: Double) -> HitchRating {
    switch self {
    case .scrolling: ratio <= 5 ? .good : ratio < 10 ? .warning : .critical
    case .animation: ratio <= 10 ? .good : ratio <= 25 ? .warning : ratio <= 50 ? .critical : .actNow
    }
  }
}
