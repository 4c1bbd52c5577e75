import Text

/// How one system says the ratio: by what number, and which ratios it can say at all.
///
/// Nearly every number found so far is a straight line in the ratio `k`:
///
///     k = 1 + slope·(number - neutral)
///
/// `neutral` is the number without parallax. Both depend on the pass: most systems count in points, or in shares of a
/// length, and so mean another ratio on another screen. One line has a kink where the layer stands still.
public struct Translation: Hashable, Sendable {
  public enum Meaning: Hashable, Sendable {
    /// A number, of which the system takes those in `legal`.
    case number(slope: Double, neutral: Double, legal: ClosedRange<Double>)
    /// The ratio itself, and below 0 a number that means `slope` times as much.
    case kinked(slope: Double, legal: ClosedRange<Double>)
    /// The system has one ratio and no number for it.
    case fixed(ratio: Double)
  }

  /// What a ratio becomes.
  public enum Answer: Hashable, Sendable {
    case number(Double)
    /// The system does exactly this, and there is nothing to set.
    case given
    /// It can't be said there; a clause that tells why.
    case impossible(String)
  }

  /// The system, and what it calls the number.
  public var system: String
  /// The ratio from the number, in the letters of the guides: H screen, h cell.
  public var formula: String
  public var meaning: Meaning
  /// The ratio that it stays above, whatever its number; nil where there is none.
  public var floor: Double?

  public init(_ system: String, _ formula: String, _ meaning: Meaning, above floor: Double? = nil) {
    self.system = system
    self.formula = formula
    self.meaning = meaning
    self.floor = floor
  }
}

extension Translation {
  /// Decimals with which no picture is half a pixel from where it should be at either end of its pass, on the largest
  /// screen.
  public static let format = NumberFormat.upTo(5)

  /// The number that means `ratio`, or why there is none.
  public func answer(for ratio: Double) -> Answer {
    if let floor, ratio <= floor { return .impossible("it stays above \(floor.formatted(.shortest))") }
    switch meaning {
    case .fixed(let only): return ratio == only ? .given : .impossible("it is always \(only)")
    case .number(let slope, let neutral, let legal):
      // The ends of the range are legal whatever rounding makes of them.
      return Self.answer(neutral + (ratio - 1) / slope, legal, slack: 1e-9 * max(1, neutral.magnitude))
    case .kinked(let slope, let legal): return Self.answer(ratio < 0 ? ratio / slope : ratio, legal, slack: 1e-9)
    }
  }

  private static func answer(_ number: Double, _ legal: ClosedRange<Double>, slack: Double) -> Answer {
    guard number.isFinite else { return .impossible("there is no room for it to move") }
    if number < legal.lowerBound - slack {
      return .impossible("it takes no less than \(legal.lowerBound.formatted(.shortest))")
    }
    if number > legal.upperBound + slack {
      return .impossible("it takes no more than \(legal.upperBound.formatted(.shortest))")
    }
    return .number(min(max(number, legal.lowerBound), legal.upperBound))
  }

  /// The ratio that a number of the system means. A system without a number has its own, whatever is asked.
  public func ratio(from number: Double) -> Double {
    switch meaning {
    case .fixed(let ratio): ratio
    case .number(let slope, let neutral, _): 1 + slope * (number - neutral)
    case .kinked(let slope, _): number < 0 ? slope * number : number
    }
  }
}
