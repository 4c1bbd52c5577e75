import Effects
import Parameters

/// The effect of the ratio on this device, in words.
enum CoverageWords {
  static func of(_ coverage: Coverage) -> String {
    let drift = FieldWords.number(coverage.drift.rounded(), digits: 0)
    return "Drifts \(drift) pt over one pass, \(zoom(coverage)). \(safe(coverage))"
  }

  /// The zoom in effect. If it depends on pulling, both at rest and at the farthest pull.
  private static func zoom(_ coverage: Coverage) -> String {
    let most = "\(Field.rounded(coverage.zoom, .number(0...10)))\u{D7}"
    guard let rest = coverage.restZoom else { return "zoom \(most)" }
    let least = "\(Field.rounded(rest, .number(0...10)))\u{D7}"
    return least == most ? "zoom \(most)" : "zoom \(least), pulled up to \(most)"
  }

  private static func safe(_ coverage: Coverage) -> String {
    guard let safe = coverage.safe else { return "Every ratio leaves a gap." }
    guard !safe.contains(Coverage.everyRatio) else { return "No ratio leaves a gap." }
    let low = Field.rounded((safe.lowerBound * 100 - 1e-6).rounded(.up) / 100, .number(0...1))
    let high = Field.rounded((safe.upperBound * 100 + 1e-6).rounded(.down) / 100, .number(0...1))
    return low == high ? "Only a ratio of \(low) leaves no gap." : "Ratios from \(low) to \(high) leave no gap."
  }
}
