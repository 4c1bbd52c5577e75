import FrameStats
import Notation

@testable import Bench

extension BenchReport {
  /// A report in which every figure has a different value.
  static func sample(_ scene: String = "map-crop", p50: [Double] = [4]) -> BenchReport {
    var report = BenchReport(
      scene: scene, renderer: BenchReport.DrawingDevice(name: "opengl", device: "llvmpipe", isSoftware: true),
      width: 780,
      height: 1688, frames: 1800, warmup: 1, budget: 16.666667)
    for figure in BenchFigure.allCases { report.figures[figure] = [Double(figure.rawValue.count)] }
    report.figures[.p50] = p50
    for span in FrameSpan.allCases { report.spans[span] = Double(span.rawValue) }
    report.histogram = Histogram([1, 2, 3.5], around: 16.666667)
    report.unreliable = ["debug build"]
    report.details = [
      JSONField("conditions", ["cold": false, "from": .null]),
      JSONField("environment", ["sdl": "2.26.5", "presentation": "none"]), JSONField("summaries", [1, 2]),
    ]
    (report.machine, report.commit, report.pacing) = ("a machine", "c0ffee", "none")
    return report
  }
}
