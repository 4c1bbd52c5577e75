import Documents
import FrameStats
import JSON
import SDLBackend

extension BenchRun {
  /// Adds what is known when all frames are over.
  mutating func finish(emptyPresentTime: Double?) {
    report.figures[.textures] = [Double(stage?.canvas.textureBytes ?? 0) / 1e6]
    let all = records.flatMap { $0 }
    for span in FrameSpan.allCases {
      report.spans[span] = Percentiles.nearestRank(500, of: all.map { $0.duration(span) * 1000 })
    }
    report.histogram = Histogram(all.map(\.duration), width: report.budget / 32, buckets: 64)
    report.frames = records.map(\.count).min() ?? 0
    let rate = JSONWriter.spelling(of: plan.rate)
    report.pacing = plan.isInWindow ? "deadlines of its own at \(rate) Hz" : "none: as fast as it goes"
    (report.machine, report.commit) = (Machine.words, Checkout.commit)
    if plan.keepsFrames { report.records = records }
    report.unreliable = BenchDoubts(
      isDebug: BenchDoubts.isDebugBuild, load: load, cores: Machine.cores, emptyPresentTime: emptyPresentTime,
      isWindowShrunk: isWindowShrunk
    ).reasons(about: report)
  }

  /// The window is not as large as it was to be.
  private var isWindowShrunk: Bool {
    guard plan.isInWindow else { return false }
    let device = loaded.scene.device
    let scale = plan.scale ?? device.scale
    return abs(Double(report.width) - device.width * scale) > 1
      || abs(Double(report.height) - device.height * scale) > 1
  }
}
