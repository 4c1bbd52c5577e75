/// What a hitch ratio is held to. Two scales are in use, and a ratio means nothing without the name of one.
public enum HitchScale: String, Hashable, Sendable, CaseIterable {
  /// Scrolling, as Apple's talk 10077 of WWDC 2020 has it: good to 5 ms/s, critical from 10.
  case scrolling
  /// All animation, as Xcode's documentation has it: good to 10 ms/s, a warning to 25, critical to 50.
  case animation
}

extension HitchScale {
  /// As it is printed beside a ratio.
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
