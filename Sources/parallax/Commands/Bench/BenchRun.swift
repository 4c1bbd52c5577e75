import Bench
import Boundary
import Decoding
import Documents
import FrameStats
import Geometry
import Notation
import PreviewKit
import SDLBackend
import System

/// A measurement of one scene.
struct BenchRun {
  let plan: BenchPlan
  let loaded: LoadedScene
  var use = BenchUse(loadBefore: Machine.load, cores: WorkerThread.processors)
  /// Resources used by the floor's frames, which do not count for the scene.
  var floorUse = BenchUse(cores: WorkerThread.processors)
  /// Nil if nothing is drawn.
  let bench: FrameBench?
  let content: TapeContent
  var report: BenchReport
  var records: [[TimedFrame]] = []
  /// The process's first frame, and the resources used before it. Nil if it is not a timed one.
  private var opening: (frame: TimedFrame, use: ProcessUse)?
  /// Other limits on presenting frames. Nil until determined.
  private(set) var presentation: Presentation?
  /// Resources used from the start of the process to its first frame.
  private(set) var openingUse = BenchUse(cores: WorkerThread.processors)
  /// The frames' quads, for the floor.
  var plainFrames: [PlainFrame] = []

  /// Opens the canvas and draws the first frame.
  ///
  /// - Parameters:
  ///   - start: Start of the process, on the monotonic clock.
  ///   - decoder: Decodes the scene's pictures.
  init(
    _ loaded: LoadedScene, named name: String, _ plan: BenchPlan, start: Double, decoder: PictureDecoder
  ) throws(Failure) {
    var loaded = loaded
    // Hairlines are one pixel wide at the drawn scale.
    if let scale = plan.scale { loaded.scene.device.scale = scale }
    self.plan = plan
    self.loaded = loaded
    var registry = PictureRegistry()
    let preview = registry.preview(of: loaded.placed)
    // The default tape is made after the first frame, so as not to affect it.
    let from = plan.start?.offset(in: preview) ?? plan.tape?.from
    let device = loaded.scene.device
    content = TapeContent(
      TapeLoop(Tape(from: from, events: plan.tape?.events ?? []), from: preview),
      on: (Size(width: device.width, height: device.height), device.scale))
    bench = plan.isLayoutOnly ? nil : try FrameBench(content, plan, decoder: decoder)
    bench?.define(registry)
    report = BenchReport(
      scene: name, renderer: BenchReport.DrawingDevice(bench?.canvas), width: 0, height: 0, frames: plan.frames,
      warmup: plan.warmup, budget: plan.budget)
    do {
      if let size = try bench?.canvas.pixelSize() { (report.width, report.height) = (size.width, size.height) }
      let use = plan.isCold ? ProcessUse.withMachine : nil
      let frame = try frame(at: 0)
      report.figures[.firstFrame] = [frame.duration(since: start)]
      // Counted by the system since the process began.
      var beginning = ProcessUse(processorTime: 0, voluntarySwitches: 0, involuntarySwitches: 0, time: start)
      beginning.waitingTime = 0
      openingUse.add(from: beginning, to: .withMachine)
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
  /// Measures and returns the report.
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

  /// Skipped between the first frames of a cold run, as pictures could arrive during the check.
  private mutating func lookAtPresenting() {
    presentation = bench.map { Presentation($0.emptyPresents(), refreshRate: $0.canvas.window.refreshRate) }
  }

  /// The rule for lateness.
  var spacing: FrameSpacing {
    plan.isInWindow ? presentation?.paces(plan.rate) == true ? .display : .clock : .none
  }

  /// Whether the window was closed or a signal asks the program to end.
  var isOver: Bool { content.isClosed || Interruption.pending != nil }

  private static func failure(_ error: SDLError) -> Failure { Failure(.software, "Drawing failed: \(error)") }

  private mutating func frame(at moment: Double) throws(SDLError) -> TimedFrame {
    content.next = moment
    return if let bench { try bench.frame() } else { content.undrawnFrame() }
  }

  /// Moments of the tape shown per second of rehearsal.
  private static let rehearsalRate = 20.0

  /// Plays the tape once in large steps, so that every picture and text has been seen.
  mutating func rehearse() throws(SDLError) {
    var seconds = min(content.loop.length, Double(plan.frames) / plan.rate)
    if plan.tape == nil { seconds = min(seconds, 2 * BenchTape.period) }
    let steps = Int(seconds * Self.rehearsalRate)
    for step in 0...steps where !isOver {
      content.next = Double(step) / Self.rehearsalRate
      if let bench { try bench.rehearse(passed: 1 / Self.rehearsalRate) } else { _ = content.undrawnFrame() }
    }
    bench?.settle()
  }

  /// Frames between two readings of the memory.
  private static let memoryDistance = 8

  /// Plays the warm-up, then the timed frames. In a cold run the first one is the process's first frame.
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
    content.disturbance = disturbance
    defer { content.disturbance = nil }
    var memory = 0
    var frames: [TimedFrame] = []
    frames.reserveCapacity(count)
    var before = ProcessUse.withMachine
    if let opening { (frames, before) = ([opening.frame], opening.use) }
    opening = nil
    for number in frames.count..<count where !isOver {
      var frame = try frame(at: Double(number) / plan.rate)
      if number.isMultiple(of: Self.memoryDistance) { memory = RunningProgram.residentBytes }
      frame.residentBytes = memory
      frames.append(frame)
    }
    return (frames, use.add(from: before, to: .withMachine))
  }

  /// Number of timed frames if only the first one is requested.
  private static let beginning = 30

  var framesPerRepeat: Int { plan.isBeginningOnly ? min(plan.frames, Self.beginning) : plan.frames }

  private mutating func measureOnce() throws(SDLError) {
    let (frames, processorTime) = try timedFrames(framesPerRepeat)
    // A run that ended before its first frame has no figures.
    guard !frames.isEmpty || records.isEmpty else { return }
    if presentation == nil { lookAtPresenting() }
    records.append(frames)
    let figures = BenchFigure.figures(
      of: frames, budget: plan.budget, spacing: spacing, processorTime: processorTime)
    for (figure, value) in figures { report.figures[figure, default: []].append(value) }
    // The floor stores many frames, which are not the scene's memory.
    if report.floor == nil, let peak = ProcessUse.peakMemory { report.figures[.memory] = [peak / 1e6] }
  }
}

extension BenchReport.DrawingDevice {
  /// The renderer of a canvas. Nil if nothing is drawn.
  init(_ canvas: Canvas?) {
    self.init(
      name: canvas?.renderer.name ?? "none", device: canvas?.renderer.device ?? "none",
      isSoftware: canvas?.renderer.isDrawnByProcessor ?? false)
  }
}
