/// How a bar that is partly hidden goes to its nearer end once the content rests.
public struct BarLaw: Hashable, Sendable {
  /// In seconds.
  public var duration: Double
  /// How much longer a way as long as the bar takes, in seconds.
  public var more = 0.0
  public private(set) var curve: EasingCurve

  init(_ duration: Double, more: Double = 0, _ curve: EasingCurve) {
    (self.duration, self.more, self.curve) = (duration, more, curve)
  }
}

extension BarLaw {
  /// A bar that is there at once: for reduced motion.
  public static let atOnce = BarLaw(0, .smooth)

  /// How long a bar takes for a way, as a part of its height.
  public func duration(over part: Double) -> Double { duration + more * part }

  /// How much of a way, as a part of its height, a bar has gone after a time.
  public func share(of part: Double, after time: Double) -> Double {
    let duration = duration(over: part)
    return time >= duration ? 1 : curve.progress(at: time / duration)
  }
}

extension ScrollPreset {
  /// How its bars go to their nearer end.
  public var bars: BarLaw {
    switch self {
    case .android: BarLaw(0.15, more: 0.15, .braking)
    case .flutter, .flutterAndroid: BarLaw(0.2, EasingCurve(0, 0, 0.58, 1))
    case .chromium: BarLaw(0.2, EasingCurve(0, 0, 1, 1))
    case .firefox: BarLaw(0.15, .braking)
    case .ios, .iosFast, .safari, .gtk: BarLaw(0.2, .smooth)
    }
  }

  /// Where these numbers are from.
  public var originOfBars: ParameterOrigin {
    switch self {
    case .android: .source("AppBarLayout.java, animateOffsetWithDuration")
    case .flutter, .flutterAndroid: .source("app_bar.dart, SliverAppBar with snap")
    case .chromium: .source("browser_controls_offset_manager.cc")
    case .firefox: .source("BrowserToolbarTopBehavior.kt of Firefox for Android")
    case .ios, .iosFast, .safari:
      ParameterOrigin(.chosen, "nothing is published; iOS 26 is reported to bring bars back on the way up")
    case .gtk: ParameterOrigin(.chosen, "GTK hides no bars")
    }
  }
}
