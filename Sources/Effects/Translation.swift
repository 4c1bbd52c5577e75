/// How one system says the ratio: by what number, and which ratios it can say at all.
///
/// Every number found so far is a straight line in the ratio `k`:
///
///     k = 1 + slope·(number - neutral)
///
/// `neutral` is the number without parallax. Both depend on the pass: most systems count in points, or in shares of a
/// length, and so mean another ratio on another screen.
public struct Translation: Hashable, Sendable {
  public enum Meaning: Hashable, Sendable {
    /// A number, of which the system takes those in `legal`.
    case number(slope: Double, neutral: Double, legal: ClosedRange<Double>)
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

  public init(_ system: String, _ formula: String, _ meaning: Meaning) {
    self.system = system
    self.formula = formula
    self.meaning = meaning
  }
}

extension Translation {
  /// The number that means `ratio`, or why there is none.
  public func answer(for ratio: Double) -> Answer {
    switch meaning {
    case .fixed(let only): return ratio == only ? .given : .impossible("it is always \(only)")
    case .number(let slope, let neutral, let legal):
      let number = neutral + (ratio - 1) / slope
      guard number.isFinite else { return .impossible("there is no room for it to move") }
      // The ends of the range are legal whatever rounding makes of them.
      let slack = 1e-9 * max(1, neutral.magnitude)
      if number < legal.lowerBound - slack {
        return .impossible("it takes no less than \(Self.short(legal.lowerBound))")
      }
      if number > legal.upperBound + slack {
        return .impossible("it takes no more than \(Self.short(legal.upperBound))")
      }
      return .number(min(max(number, legal.lowerBound), legal.upperBound))
    }
  }

  /// The ratio that a number of the system means. A system without a number has its own, whatever is asked.
  public func ratio(from number: Double) -> Double {
    switch meaning {
    case .fixed(let ratio): ratio
    case .number(let slope, let neutral, _): 1 + slope * (number - neutral)
    }
  }

  private static func short(_ number: Double) -> String {
    number.description.hasSuffix(".0") ? String(number.description.dropLast(2)) : number.description
  }
}
