/// Every value that a quantity can have, from the least to the greatest.
///
/// A formula over bounds gives bounds that contain all its values: one evaluation proves something for every offset.
/// Roundings are included: a bound that is not exact is one step further out.
@frozen
public struct Bounds: Hashable, Sendable {
  public var low: Double
  public var high: Double

  /// Bounds of what is not known at all where one of them is not a number.
  @inlinable
  public init(_ low: Double, _ high: Double) {
    (self.low, self.high) = low <= high ? (low, high) : (-.infinity, .infinity)
  }

  @inlinable
  public init(_ range: ClosedRange<Double>) { self.init(range.lowerBound, range.upperBound) }

  public static let unknown = Bounds(-.infinity, .infinity)
}

extension Bounds {
  /// The only value, if there is only one.
  public var single: Double? { low == high ? low : nil }

  public func contains(_ value: Double) -> Bool { low <= value && value <= high }

  public var halves: (Bounds, Bounds) {
    let middle = low + (high - low) / 2
    return (Bounds(low, middle), Bounds(middle, high))
  }

  /// The least bounds that contain both.
  public func union(_ other: Bounds) -> Bounds { Bounds(min(low, other.low), max(high, other.high)) }
}

extension Bounds {
  /// The greatest value of a formula over this range, as bounds that are no further apart than `tolerance`, unless
  /// that many parts do not bring them together.
  ///
  /// Parts that cannot hold a greater value than one that was seen are not looked at any closer.
  public func greatest(within tolerance: Double, parts most: Int = 20_000, _ formula: (Bounds) -> Bounds) -> Bounds {
    var seen = -Double.infinity
    var possible = -Double.infinity
    var left = most
    func look(_ part: Bounds, _ value: Bounds, _ halvings: Int) {
      let middle = part.halves.0.high
      seen = max(seen, formula(Bounds(middle, middle)).low)
      left -= 1
      guard value.high > seen + tolerance, halvings > 0, left > 0 else {
        possible = max(possible, value.high)
        return
      }
      let (one, other) = part.halves
      let (first, second) = (formula(one), formula(other))
      // The more promising half first: what it shows may settle the other.
      if first.high >= second.high {
        look(one, first, halvings - 1)
        look(other, second, halvings - 1)
      } else {
        look(other, second, halvings - 1)
        look(one, first, halvings - 1)
      }
    }
    look(self, formula(self), 48)
    return Bounds(seen, max(seen, possible))
  }
}

extension Bounds: Quantity {
  public init(floatLiteral value: Double) { self.init(value, value) }
  public init(integerLiteral value: Int) { self.init(Double(value), Double(value)) }

  public static func + (one: Bounds, other: Bounds) -> Bounds {
    Bounds(sum(one.low, other.low, .down), sum(one.high, other.high, .up))
  }

  public static func - (one: Bounds, other: Bounds) -> Bounds { one + -other }

  public static prefix func - (number: Bounds) -> Bounds { Bounds(-number.high, -number.low) }

  public static func * (one: Bounds, other: Bounds) -> Bounds {
    ends(of: one, other, product)
  }

  public static func / (one: Bounds, other: Bounds) -> Bounds {
    other.low > 0 || other.high < 0 ? ends(of: one, other, quotient) : .unknown
  }

  public static func least(_ one: Bounds, _ other: Bounds) -> Bounds {
    Bounds(min(one.low, other.low), min(one.high, other.high))
  }

  public static func most(_ one: Bounds, _ other: Bounds) -> Bounds {
    Bounds(max(one.low, other.low), max(one.high, other.high))
  }

  public static func power(_ base: Bounds, _ exponent: Bounds) -> Bounds {
    guard base.low >= 0 else { return .unknown }
    // It rises or falls all the way along each of the two, so that the ends decide.
    let ends = [base.low, base.high].flatMap { base in [exponent.low, exponent.high].map { Double.power(base, $0) } }
    // 1 is the value of every base to the power of 0.
    let one = exponent.contains(0) ? [1.0] : []
    let all = ends + one
    return Bounds(all.reduce(.infinity, min).nextDown.nextDown, all.reduce(-.infinity, max).nextUp.nextUp)
  }
}

// What a sum, a product and a quotient lose by rounding is a number that can be computed, so exact ones stay exact.
extension Bounds {
  private enum Direction { case down, up }

  /// Of what has its extremes at the ends of both.
  private static func ends(
    of one: Bounds, _ other: Bounds, _ value: (Double, Double, Direction) -> Double
  ) -> Bounds {
    func all(_ direction: Direction) -> (Double, Double, Double, Double) {
      (
        value(one.low, other.low, direction), value(one.low, other.high, direction),
        value(one.high, other.low, direction), value(one.high, other.high, direction)
      )
    }
    let (low, high) = (all(.down), all(.up))
    return Bounds(min(low.0, low.1, low.2, low.3), max(high.0, high.1, high.2, high.3))
  }

  private static func sum(_ one: Double, _ other: Double, _ direction: Direction) -> Double {
    let sum = one + other
    let part = sum - one
    return rounded(sum, error: (one - (sum - part)) + (other - part), direction)
  }

  private static func product(_ one: Double, _ other: Double, _ direction: Direction) -> Double {
    // Zero times a length without a limit is zero.
    guard one != 0, other != 0 else { return 0 }
    let product = one * other
    let error = product.magnitude < 1e-280 ? .nan : (-product).addingProduct(one, other)
    return rounded(product, error: error, direction)
  }

  private static func quotient(_ one: Double, _ other: Double, _ direction: Direction) -> Double {
    let quotient = one / other
    let rest = one.magnitude < 1e-280 && one != 0 ? .nan : one.addingProduct(-quotient, other)
    return rounded(quotient, error: other < 0 ? -rest : rest, direction)
  }

  /// - Parameter error: The exact value less the rounded one, or a number of the same sign; not a number where it is
  ///   unknown.
  private static func rounded(_ value: Double, error: Double, _ direction: Direction) -> Double {
    let limit = Double.greatestFiniteMagnitude
    return switch direction {
    case .down: value.isNaN ? -.infinity : min(limit, error >= 0 ? value : value.nextDown)
    case .up: value.isNaN ? .infinity : max(-limit, error <= 0 ? value : value.nextUp)
    }
  }
}
