import FrameStats
import JSON

/// Who makes a frame wait until it may be shown, besides the program itself.
public enum Presentation: Hashable, Sendable {
  /// Nobody: presenting returns at once.
  case none
  /// SDL, which sleeps for whole milliseconds where there is no display to wait for.
  case simulated(Double)
  /// The display, so many times a second.
  case real(Double)
}

extension Presentation {
  /// Presenting that takes no longer does not wait, in milliseconds.
  private static let instant = 3.0

  /// - Parameters:
  ///   - presents: Milliseconds that presenting took while nothing was drawn, each time.
  ///   - refreshRate: Of the display; nil where nobody knows.
  public init(_ presents: [Double], refreshRate: Double?) {
    guard let time = Percentiles.nearestRank(500, of: presents), time > Self.instant else {
      self = .none
      return
    }
    let period = 1000 / (refreshRate ?? 60)
    let whole = period.rounded(.down)
    // 16 ms where 16.67 were asked for.
    let isWhole = abs(time - whole) < abs(time - period) && abs(time - whole) < 0.02 * whole && period - whole > 0.2
    self = isWhole ? .simulated(1000 / time) : .real(1000 / time)
  }

  /// Whether it gives frames their turn so many times a second: they are then shown for whole pictures of the display.
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
