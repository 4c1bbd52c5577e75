/// Limits how often something happens: a number of times at once, then a number of times per second.
struct Allowance {
  private let most: Double
  private let perSecond: Double
  private var left: Double
  private var time = 0.0

  init(atOnce most: Int, perSecond: Double) {
    (self.most, self.perSecond, left) = (Double(most), perSecond, Double(most))
  }
}

extension Allowance {
  /// Uses one. Returns false if there is none at this time.
  mutating func take(at now: Double) -> Bool {
    left = perSecond.isInfinite ? most : min(most, left + (now - time) * perSecond)
    time = now
    guard left >= 1 else { return false }
    left -= 1
    return true
  }
}
