import Bench
import Boundary
import Decoding
import Documents
import FrameStats
import Geometry
import JSON
import PreviewKit
import SDLBackend
import System

/// One scene on its way through a measurement.
struct BenchRun {
  let plan: BenchPlan
  let loaded: LoadedScene
  var use = BenchUse(loadBefore: Machine.load, cores: SharedWork.processors)
  /// The same of the floor, whose frames are none of the scene's.
  var floorUse = BenchUse(cores: SharedWork.processors)
  /// Nil: nothing is drawn.
  let stage: BenchStage?
  let content: TapeContent
  var report: BenchReport
  var records: [[TimedFrame]] = []
  /// The process's first frame, and what had been used before it; nil where it is none of the timed ones.
  private var opening: (frame: TimedFrame, use: ProcessUse)?
  /// Who makes frames wait besides the program; nil: not looked at yet.
  private(set) var presentation: Presentation?
  /// The frames' quads, for the floor.
  var plainFrames: [PlainFrame] = []

  /// Opens what is drawn on and draws the first frame.
  ///
  /// - Parameters:
  ///   - start: When the process was started, on the monotonic clock.
  ///   - decoder: Decodes the scene's pictures.
  init(
    _ loaded: LoadedScene, named name: String, _ plan: BenchPlan, start: Double, decoder: PictureDecoder
  ) throws(Failure) {
    var loaded = loaded
    // Lines as thin as a pixel are as thin as the pixels that are drawn.
    if let scale = plan.scale { loaded.scene.device.scale = scale }
    self.plan = plan
    self.loaded = loaded
    var book = PictureBook()
    let preview = book.preview(of: loaded.placed)
    // The default tape is made after the first frame, which is none of its business.
    let from = plan.start?.offset(in: preview) ?? plan.tape?.from
    let device = loaded.scene.device
    content = TapeContent(
      TapeLoop(Tape(from: from, events: plan.tape?.events ?? []), from: preview),
      on: (Size(width: device.width, height: device.height), device.scale))
    stage = plan.isLayoutOnly ? nil : try BenchStage(content, plan, decoder: decoder)
    stage?.define(book)
    report = BenchReport(
      scene: name, renderer: BenchReport.DrawingDevice(stage?.canvas), width: 0, height: 0, frames: plan.frames,
      warmup: plan.warmup, budget: plan.budget)
    do {
      if let size = try stage?.canvas.pixelSize() { (report.width, report.height) = (size.width, size.height) }
      let use = plan.isCold ? ProcessUse.withMachine : nil
      let frame = try frame(at: 0)
      report.figures[.firstFrame] = [frame.duration(since: start)]
      if let use { opening = (frame, use) }
    } catch {
      throw BenchRun.failure(error)
    }
    if plan.tape == nil {
      let seconds = Double(max(plan.frames, plan.warmup)) / plan.rate
      content.loop = TapeLoop(
        Tape(from: from, events: BenchTape.tape(for: preview, seconds: seconds).events), from: preview)
    }
  }
}

extension BenchRun {
  /// Measures, and tells what came of it.
  mutating func measure() throws(Failure) -> BenchReport {
    do {
      if !plan.isCold {
        try rehearse()
        lookAtPresenting()
      }
      for _ in 0..<plan.repeats where !isOver {
        try measureOnce()
        if plan.hasFloor { try measureFloor() }
      }
    } catch {
      throw BenchRun.failure(error)
    }
    finish()
    return report
  }

  /// Between the first frames of a cold run it would let pictures come in that the frames are to wait for.
  private mutating func lookAtPresenting() {
    presentation = stage.map { Presentation($0.emptyPresents(), refreshRate: $0.canvas.window.refreshRate) }
  }

  /// By what frames are late.
  var spacing: FrameSpacing {
    plan.isInWindow ? presentation?.paces(plan.rate) == true ? .display : .clock : .none
  }

  /// Somebody has closed the window, or asked the program to end.
  var isOver: Bool { content.isClosed || Interruption.pending != nil }

  private static func failure(_ error: SDLError) -> Failure { Failure(.software, "Drawing failed: \(error)") }

  private mutating func frame(at moment: Double) throws(SDLError) -> TimedFrame {
    content.next = moment
    return if let stage { try stage.frame() } else { content.undrawnFrame() }
  }

  /// Moments of the tape per second that are shown before.
  private static let rehearsalRate = 20.0

  /// Shows the tape once in large steps, so that every picture and line of text has been seen.
  mutating func rehearse() throws(SDLError) {
    var seconds = min(content.loop.length, Double(plan.frames) / plan.rate)
    if plan.tape == nil { seconds = min(seconds, 2 * BenchTape.period) }
    let steps = Int(seconds * Self.rehearsalRate)
    for step in 0...steps where !isOver {
      content.next = Double(step) / Self.rehearsalRate
      if let stage { try stage.rehearse(passed: 1 / Self.rehearsalRate) } else { _ = content.undrawnFrame() }
    }
    stage?.settle()
  }

  /// Plays the warm-up and then the timed frames, of which the process's first one is the first in a cold run.
  ///
  /// - Parameter disturbance: Called within each timed frame.
  mutating func timedFrames(
    _ count: Int? = nil, disturbance: (() -> Void)? = nil
  ) throws(SDLError) -> (records: [TimedFrame], processorTime: Double) {
    content.loop.rewind()
    let warmup = plan.isBeginningOnly ? 0 : plan.warmup
    for number in 0..<warmup where !isOver { _ = try frame(at: Double(number) / plan.rate) }
    content.loop.rewind()
    let count = count ?? plan.frames
    var frames: [TimedFrame] = []
    frames.reserveCapacity(count)
    content.disturbance = disturbance
    var before = ProcessUse.withMachine
    if let opening { (frames, before) = ([opening.frame], opening.use) }
    opening = nil
    for number in frames.count..<count where !isOver {
      frames.append(try frame(at: Double(number) / plan.rate))
    }
    let processorTime = use.add(from: before, to: .withMachine)
    content.disturbance = nil
    return (frames, processorTime)
  }

  /// Frames that are timed where only the first one is asked for.
  private static let beginning = 30

  var framesPerRepeat: Int { plan.isBeginningOnly ? min(plan.frames, Self.beginning) : plan.frames }

  private mutating func measureOnce() throws(SDLError) {
    let (frames, processorTime) = try timedFrames(framesPerRepeat)
    // What ended before its first frame says nothing.
    guard !frames.isEmpty || records.isEmpty else { return }
    if presentation == nil { lookAtPresenting() }
    records.append(frames)
    let figures = BenchFigure.figures(
      of: frames, budget: plan.budget, spacing: spacing, processorTime: processorTime)
    for (figure, value) in figures { report.figures[figure, default: []].append(value) }
    // The floor keeps many frames, which are none of the scene's memory.
    if report.floor == nil, let peak = ProcessUse.peakMemory { report.figures[.memory] = [peak / 1e6] }
  }
}

extension BenchReport.DrawingDevice {
  /// Of a canvas; nil: nothing is drawn.
  init(_ canvas: Canvas?) {
    self.init(
      name: canvas?.renderer.name ?? "none", device: canvas?.renderer.device ?? "none",
      isSoftware: canvas?.renderer.isDrawnByProcessor ?? false)
  }
}
