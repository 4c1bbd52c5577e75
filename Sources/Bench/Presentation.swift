import FrameStats
import Notation

/// The limit on presenting frames, besides the program itself.
public enum Presentation: Hashable, Sendable {
  /// None: presenting returns at once.
  case none
  /// SDL, which sleeps for whole milliseconds if there is no display to wait for.
  case simulated(Double)
  /// The display, at this refresh rate.
  case real(Double)
}

extension Presentation {
  /// Presenting within this many milliseconds does not wait.
  private static let instant = 3.0

  /// - Parameters:
  ///   - presents: Durations of presenting without drawing, in milliseconds.
  ///   - refreshRate: Of the display. Nil if unknown.
  public init(_ presents: [Double], refreshRate: Double?) {
    guard let time = Percentiles.nearestRank(500, of: presents), time > Self.instant else {
      self = .none
      return
    }
    let period = 1000 / (refreshRate ?? 60)
    let whole = period.rounded(.down)
    // 16 ms where 16.67 were requested.
    let isWhole = abs(time - whole) < abs(time - period) && abs(time - whole) < 0.02 * whole && period - whole > 0.2
    self = isWhole ? .simulated(1000 / time) : .real(1000 / time)
  }

  /// Whether it presents frames at this rate, so that they are shown for whole refresh intervals.
  public func paces(_ rate: Double) -> Bool {
    if case .real(let own) = self { abs(own - rate) < 0.05 * rate } else { false }
  }

  /// `none`, `simulated 62.5 Hz`, `real 60.0 Hz`.
  public var words: String {
    switch self {
    case .none: "none"
    case .simulated(let rate): "simulated \(rate.told(1)) Hz"
    case .real(let rate): "real \(rate.told(1)) Hz"
    }
  }
}
