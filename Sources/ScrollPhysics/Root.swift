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
