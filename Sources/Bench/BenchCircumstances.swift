import FrameStats

/// The circumstances of two measurements made one after the other, and the difference in times that they may cause by
/// themselves.
struct BenchCircumstances {
  /// Largest share of the machine that other processes had.
  private let othersShare: Double
  /// Relative spread of the repeats on the side where they scatter more, and whether the other side is much calmer.
  private let spread: Double
  private let isUneven: Bool

  /// A spread below this is that of a quiet machine.
  static let quietSpread = 0.15

  init(_ old: BenchReport, _ new: BenchReport) {
    othersShare = [old, new].flatMap { [$0.othersShare ?? 0, $0.waitedShare ?? 0] }.max() ?? 0
    let spreads = [old, new].compactMap { RepeatSpread($0.figures[.p50] ?? [])?.relative }
    spread = spreads.max() ?? 0
    isUneven = spreads.count == 2 && spread > Self.quietSpread && spread > 2 * (spreads.min() ?? 0)
  }
}

extension BenchCircumstances {
  /// The factor by which a figure may differ without any change in the program, and the reason; 1 and nothing for a
  /// figure that is not swayed.
  func explanation(of figure: BenchFigure) -> (factor: Double, reasons: [String]) {
    var factor = 1.0
    var reasons: [String] = []
    guard figure.kind != .count else { return (factor, reasons) }
    if othersShare > BenchDoubts.quietShare {
      // A frame that shares its processors takes as much longer as others take away; what it shares besides them
      // (caches, the other half of a core) costs processor time, too. Slow frames are those that had to wait.
      let wait = 1.25 / (1 - min(0.9, othersShare))
      factor *= figure.kind == .processor ? 1.6 : figure.kind == .tail ? 2 * wait : wait
      reasons.append("busy machine, others had \((othersShare * 100).told(0)) %")
    }
    if isUneven, figure.kind != .processor {
      factor *= 1 + spread
      reasons.append("the repeats of one side scatter by \((spread * 100).told(0)) %")
    }
    return (factor, reasons)
  }
}
