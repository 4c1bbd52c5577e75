import Bench
import CAllocations
import Desktop
import Documents
import FrameStats
import Notation
import SDLBackend
import System

extension BenchRun {
  /// Adds the values known after the last frame.
  mutating func finish() {
    report.figures[.textures] = [Double(bench?.canvas.textures.bytes ?? 0) / 1e6]
    report.tell(records, isSpaced: spacing != .none)
    let rate = plan.rate.formatted(.shortest)
    report.pacing = plan.isInWindow ? "deadlines of its own at \(rate) Hz" : "none: as fast as it goes"
    report.hitchScale = spacing == .display ? HitchScale.scrolling.name : nil
    (report.machine, report.commit) = (Machine.words, Checkout.commit)
    if plan.keepsFrames { report.records = records }
    let isDirty = Checkout.isDirty
    addDetails(isDirty: isDirty)
    let window = lookAtWindow()
    report.unreliable = BenchDoubts(
      isDebug: BenchDoubts.isDebugBuild, countsAllocations: allocations_are_counted() != 0,
      othersShare: [use.othersShare, floorUse.othersShare].compactMap(\.self).max(),
      waitedShare: [use.waitedShare, openingUse.waitedShare].compactMap(\.self).max(), cores: use.cores,
      governor: Machine.governor,
      presentation: plan.isInWindow ? presentation : nil, window: window,
      tellsPercentiles: !plan.isBeginningOnly, ending: ending,
      commit: BenchDoubts.doubt(isDirty: isDirty, committed: Checkout.commitTime, built: RunningProgram.buildTime)
    ).reasons(about: report)
    report.doubtScatter()
    let period = Int((plan.tape == nil ? BenchTape.period : content.loop.length) * plan.rate)
    report.doubt(records.compactMap { FrameDrift($0, period: period)?.doubt })
  }

  /// Progress when it was ended early. Nil if it was completed.
  private var ending: String? {
    let (wanted, got) = (plan.repeats * framesPerRepeat, records.reduce(0) { $0 + $1.count })
    let floors = report.floor?.p50.count ?? 0
    guard got < wanted || plan.hasFloor && floors < plan.repeats else { return nil }
    return "\(got) of \(wanted) frames" + (plan.hasFloor ? ", \(floors) of \(plan.repeats) floors" : "")
  }

  /// Problems with the window.
  private mutating func lookAtWindow() -> BenchDoubts.WindowTrouble {
    guard plan.isInWindow, let bench else { return [] }
    var doubts: BenchDoubts.WindowTrouble = []
    if bench.wasHidden { doubts.insert(.hidden) }
    let device = loaded.scene.device
    // Read again, as a window manager may have resized it after it was shown.
    var size = (width: report.width, height: report.height)
    do { size = try bench.canvas.pixelSize() } catch { doubts.insert(.hidden) }
    if (size.width, size.height) != (report.width, report.height)
      || abs(Double(size.width) - device.width * scale) > 1 || abs(Double(size.height) - device.height * scale) > 1
    {
      doubts.insert(.resized)
    }
    (report.width, report.height) = (size.width, size.height)
    return doubts
  }
}
