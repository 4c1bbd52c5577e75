import Boundary
import Documents
import FrameStats
import JSON
import Preview
import SDLBackend

/// One scene on its way through a measurement.
struct BenchRun {
  private let plan: BenchPlan
  private let loaded: LoadedScene
  private let load = Machine.load
  /// Nil: nothing is drawn.
  private let stage: BenchStage?
  private var layoutStage = LayoutStage()
  private var loop: TapeLoop
  private var report: BenchReport
  private var records: [[FrameRecord]] = []

  /// Opens what is drawn on and draws the first frame.
  ///
  /// - Parameter start: When the process was started, on the monotonic clock.
  init(_ loaded: LoadedScene, named name: String, _ plan: BenchPlan, start: Double) throws(Failure) {
    self.plan = plan
    self.loaded = loaded
    stage = plan.isLayoutOnly ? nil : try BenchStage(loaded, plan)
    var book = PictureBook()
    let preview = Preview(loaded.scene, pictures: book.pictures(of: loaded.scene, stored: loaded.stored))
    stage?.define(book)
    let tape =
      plan.tape ?? BenchTape.tape(for: preview, seconds: Double(max(plan.frames, plan.warmup)) / plan.rate)
    loop = TapeLoop(tape, from: preview)
    report = BenchReport(
      scene: name, renderer: BenchReport.Renderer(stage?.canvas), width: 0, height: 0, frames: plan.frames,
      warmup: plan.warmup, budget: plan.budget)
    do {
      if let size = try stage?.canvas.pixelSize() { (report.width, report.height) = (size.width, size.height) }
      report.figures[.firstFrame] = [(try frame(at: 0).end - start) * 1000]
    } catch {
      throw BenchRun.failure(error)
    }
  }
}

extension BenchRun {
  /// Measures, and tells what came of it. `disturbance` is called within each timed frame.
  mutating func measure(disturbance: (() -> Void)? = nil) throws(Failure) -> BenchReport {
    var delay: Double?
    do {
      if !plan.isCold { try rehearse() }
      if plan.isInWindow { delay = stage?.emptyPresentTime() }
      for _ in 0..<plan.repeats where !isClosed {
        try measureOnce(disturbance)
        if plan.hasFloor { try measureFloor() }
      }
    } catch {
      throw BenchRun.failure(error)
    }
    finish(emptyPresentTime: delay)
    return report
  }

  private var isClosed: Bool { stage?.isClosed ?? false }

  private static func failure(_ error: SDLError) -> Failure { Failure(.software, "Drawing failed: \(error)") }

  private mutating func frame(at moment: Double) throws(SDLError) -> FrameRecord {
    if let stage { try stage.frame(&loop, at: moment) } else { layoutStage.frame(&loop, at: moment) }
  }

  /// Shows the tape once in steps of a twentieth of a second, so that every picture and line of text has been seen.
  private mutating func rehearse() throws(SDLError) {
    var seconds = min(loop.length, Double(plan.frames) / plan.rate)
    if plan.tape == nil { seconds = min(seconds, 2 * BenchTape.period) }
    for step in 0...Int(seconds * 20) where !isClosed { try stage?.rehearse(&loop, at: Double(step) / 20) }
  }

  private mutating func measureOnce(_ disturbance: (() -> Void)?) throws(SDLError) {
    loop.rewind()
    for number in 0..<plan.warmup where !isClosed { _ = try frame(at: Double(number) / plan.rate) }
    loop.rewind()
    var frames: [FrameRecord] = []
    frames.reserveCapacity(plan.frames)
    stage?.disturbance = disturbance
    let before = ProcessUse.now.processorTime
    for number in 0..<plan.frames where !isClosed { frames.append(try frame(at: Double(number) / plan.rate)) }
    let processorTime = ProcessUse.now.processorTime - before
    stage?.disturbance = nil
    records.append(frames)
    let figures = BenchFigure.figures(
      of: frames, budget: plan.budget, isPaced: plan.isInWindow, processorTime: processorTime)
    for (figure, value) in figures { report.figures[figure, default: []].append(value) }
  }

  private mutating func measureFloor() throws(SDLError) {}

  private mutating func finish(emptyPresentTime: Double?) {
    report.figures[.textures] = [Double(stage?.canvas.textureBytes ?? 0) / 1e6]
    if let peak = ProcessUse.peakMemory { report.figures[.memory] = [peak / 1e6] }
    let all = records.flatMap { $0 }
    for span in FrameSpan.allCases {
      report.spans[span] = BenchFigure.percentile(500, of: all.map { $0.duration(span) * 1000 })
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

extension BenchReport.Renderer {
  /// Of a canvas; nil: nothing is drawn.
  init(_ canvas: Canvas?) {
    self.init(
      name: canvas?.rendererName ?? "none", device: canvas?.rendererDevice ?? "none",
      isSoftware: canvas?.isDrawnByProcessor ?? false)
  }
}
