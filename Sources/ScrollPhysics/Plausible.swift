extension Double {
  /// Whether it can be a place, a length or a speed on any screen. False for what is not finite, and for numbers so
  /// large that formulas would leave the finite ones; ten million rows of 800 points are far below.
  var isPlausible: Bool { magnitude <= 1e12 }
}
