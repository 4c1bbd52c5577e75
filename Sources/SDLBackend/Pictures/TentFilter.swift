/// The weights that make a row of texels shorter: each new texel is a tent-shaped mean of those around it.
///
/// The tent reaches as far to either side as one new texel is wide, in old texels: `f = count / newCount`, and an old
/// texel at distance `d` from the new centre weighs `1 - d / f`. A box would be half as wide and twice as restless:
/// what is finer than the new texels must be gone, or it shimmers when the picture moves by parts of a pixel.
///
/// Weights are integers that add up to 65,536 for every new texel, so that a plain area keeps its color exactly.
nonisolated struct TentFilter {
  /// The old texels that the new ones begin with, one for each new texel.
  private(set) var starts: [Int] = []
  /// Where the weights of each new texel begin; one more than there are texels.
  private(set) var offsets: [Int] = [0]
  private(set) var weights: [UInt32] = []

  static let one: UInt32 = 65_536

  /// From `count` texels to `newCount`, at least one and at most `count`.
  init(from count: Int, to newCount: Int) {
    guard count > 0 else { return }
    let newCount = min(max(1, newCount), count)
    let reach = Double(count) / Double(newCount)
    starts.reserveCapacity(newCount)
    offsets.reserveCapacity(newCount + 1)
    weights.reserveCapacity(newCount * (Int(2 * reach) + 2))
    for index in 0..<newCount {
      let center = (Double(index) + 0.5) * reach
      append(from: max(0, Int(center - reach)), to: min(count - 1, Int(center + reach)), center: center, reach: reach)
    }
  }
}

nonisolated extension TentFilter {
  var count: Int { starts.count }

  /// Adds the weights of the old texels `first...last`, without those that would weigh nothing.
  private mutating func append(from first: Int, to last: Int, center: Double, reach: Double) {
    func height(_ texel: Int) -> Double { max(0, 1 - abs(Double(texel) + 0.5 - center) / reach) }
    var first = first
    var last = last
    while first < last, height(first) == 0 { first += 1 }
    while last > first, height(last) == 0 { last -= 1 }
    let total = (first...last).reduce(0) { $0 + height($1) }
    var left = TentFilter.one
    var sum = 0.0
    for texel in first..<last {
      // Rounding the running sum, not each weight, leaves no remainder to hand out at the end.
      sum += height(texel)
      let rest = TentFilter.one - min(TentFilter.one, UInt32(sum / total * Double(TentFilter.one) + 0.5))
      weights.append(left - min(left, rest))
      left = min(left, rest)
    }
    weights.append(left)
    starts.append(first)
    offsets.append(weights.count)
  }
}
