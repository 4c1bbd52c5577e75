import JSON

extension Double {
  /// The number as people and code read it: so many decimals at most, whole ones without a point, nothing `-0`. What
  /// is no number, or too large to have decimals, is `0`.
  ///
  ///     (0.5).spelled(decimals: 3)             0.5
  ///     (2 / 3.0).spelled(decimals: 3, .up)    0.667
  public func spelled(decimals: Int, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) -> String {
    guard isFinite, magnitude < 1e15 else { return "0" }
    let power = (0..<max(0, decimals)).reduce(1.0) { power, _ in power * 10 }
    return JSONWriter.spelling(of: (self * power).rounded(rule) / power + 0)
  }
}
