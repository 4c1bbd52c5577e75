/// Where a function that changes its sign between two moments is 0: halves the span until no number lies between.
///
/// The result does not depend on anything but the arguments, and the function is asked about 60 times at most 1100.
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
  /// Whether it can be a place, a length or a speed on any screen. False for what is not finite, and for numbers so
  /// large that formulas would leave the finite ones; ten million rows of 800 points are far below.
  var isPlausible: Bool { magnitude <= 1e12 }
}
