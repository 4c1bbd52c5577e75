/// The zero of a function that changes sign between two moments, by bisection down to adjacent numbers.
///
/// The result depends only on the arguments. The function is usually called about 60 times, at most 1100.
func root(from first: Double, to last: Double, of function: (Double) -> Double) -> Double {
  var (low, high) = (first, last)
  let startsBelow = function(low) < 0
  while true {
    let middle = low + (high - low) / 2
    guard middle > low, middle < high else { return high }
    if (function(middle) < 0) == startsBelow { low = middle } else { high = middle }
  }
}

extension Double {
  /// Whether the number can be a position, length or speed on a screen. False for numbers that are not finite, or so
  /// large that formulas would overflow; ten million rows of 800 points are far below.
  var isPlausible: Bool { magnitude <= 1e12 }
}
