import FrameStats

/// Decides on the figures of one scene.
struct BenchJudge {
  var threshold: Double
  /// Whether both sides were measured in turn.
  var isPaired: Bool
  var differences: [BenchDifference]
  /// Of two measurements one after the other. Nil if they were made in turn.
  var circumstances: BenchCircumstances?
}

extension BenchJudge {
  /// Nil if the figure is missing on a side, or not comparable.
  func decision(on figure: BenchFigure, of new: BenchReport, after old: BenchReport) -> BenchDecision? {
    guard figure.isComparable(in: old, new), let before = old.figures[figure]?.map(figure.amount),
      let after = new.figures[figure]?.map(figure.amount),
      let comparison = RunComparison(before: before, after: after, isPaired: isPaired)
    else { return nil }
    let (verdict, why) = judge(figure, comparison, before: middle(before))
    return BenchDecision(
      scene: new.scene, figure: figure, before: old.value(figure), after: new.value(figure), comparison: comparison,
      verdict: verdict, why: why)
  }

  private func middle(_ repeats: [Double]) -> Double { Percentiles.nearestRank(500, of: repeats) ?? 0 }

  private func judge(
    _ figure: BenchFigure, _ comparison: RunComparison, before: Double
  ) -> (RunComparison.Verdict, String) {
    if let objection = differences.lazy.compactMap({ $0.objection(to: figure) }).first {
      return (.undecided, objection)
    }
    guard comparison.mostRepeats >= RunComparison.leastRepeats else {
      return (.undecided, "too few repeats to decide; --repeats 9 on either side is enough")
    }
    // The largest change within the interval does not count, whatever the ratio.
    let change = max((comparison.high - 1).magnitude, (comparison.low - 1).magnitude) * before
    if comparison.ratio.isFinite, comparison.high.isFinite, change <= figure.grain { return (.same, "") }
    let (factor, reasons) = circumstances?.explanation(of: figure) ?? (1, [])
    let verdict = comparison.verdict(threshold: threshold, explained: factor)
    if verdict == .undecided { return (verdict, why(comparison, factor, reasons)) }
    return (verdict, comparison.ratio.isFinite ? "" : "nothing before, so there is no ratio")
  }

  private func why(_ comparison: RunComparison, _ factor: Double, _ reasons: [String]) -> String {
    if factor > 1 {
      return reasons.joined(separator: "; ")
        + ", which may explain \(factor.told(1))x: measure in turn with --against, "
        + "or in another hour"
    }
    guard comparison.low.isFinite, comparison.high.isFinite else {
      return "nothing before in some repeats, so there is no ratio; more repeats would decide"
    }
    let repeats = isPaired ? "pairs" : "repeats on both sides"
    guard let needed = comparison.repeatsToDecide(threshold: threshold) else {
      return "too scattered, or too close to the limit: a quieter hour may decide, or another --fail-above"
    }
    let round = needed <= 20 ? needed : (needed + 9) / 10 * 10
    return "the repeats scatter too much; about \(round) \(repeats) would decide"
  }
}
