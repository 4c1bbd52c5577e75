import Bench
import Decoding
import Glibc
import Notation
import SDLBackend
import System

/// A test of the measurement: injects known delays, work and allocations, and checks that the figures show them.
enum BenchSelfTest {
  /// Minimum number of frames for a p99.
  private static let leastFrames = 300
  /// Number of runs of which each frame's shortest time counts, as other load only lengthens frames.
  private static let rounds = 3
  private static let work = 0.02
  private static let workFrames = 120

  private static let senseless = [
    "against", "patience", "baseline", "fail-above", "decide-by", "fail-undecided", "strict", "max", "csv", "trace",
    "mangohud", "raw", "markdown", "append", "repeats", "floor", "layout-only",
    "beginning-only", "window", "cold",
  ]

  /// Throws if it is combined with options that make no sense.
  static func check(_ invocation: Invocation) throws(Failure) {
    if let option = senseless.first(where: invocation.has) {
      throw Failure(.usage, "--selftest injects its own load, so it excludes --\(option).")
    }
    guard invocation.operands.count <= 1 else {
      throw Failure(.usage, "--selftest takes one scene, not \(invocation.operands.count).")
    }
  }

  static func run(
    _ name: String, _ loaded: LoadedScene, _ invocation: Invocation, _ plan: BenchPlan, start: Double
  ) throws(Failure) -> ExitCode {
    var plan = plan
    if !invocation.has("frames") { plan.frames = leastFrames }
    plan.frames = max(plan.frames, leastFrames)
    plan.warmup = min(plan.warmup, SelfTest.distance)
    // The less is drawn, the more clearly the injected part shows.
    plan.scale = plan.scale ?? 1
    let decoder = PictureDecoder.ofThisProgram()
    var run = try BenchRun(loaded, named: name, plan, start: start, decoder: decoder)
    plan.isLayoutOnly = true
    var undrawn = try BenchRun(loaded, named: name, plan, start: start, decoder: decoder)
    let findings: [SelfTestFinding]
    do throws(SDLError) {
      try run.rehearse()
      findings = try delays(&run) + [try allocations(&run), try processorTime(&undrawn)]
    } catch {
      throw Failure(.software, "Drawing failed: \(error)")
    }
    guard !run.isOver else {
      Console.complain("the self-test was ended early")
      Interruption.release()
      return .failed
    }
    try print(findings, isJSON: invocation.has("json"))
    return findings.allSatisfy(\.holds) ? .done : .failed
  }
}

extension BenchSelfTest {
  /// Delays some frames and compares the figures.
  private static func delays(_ run: inout BenchRun) throws(SDLError) -> [SelfTestFinding] {
    var (quiet, delayed) = ([[TimedFrame]](), [[TimedFrame]]())
    var delay: Double?
    for _ in 0..<rounds {
      quiet.append(try run.timedFrames().records)
      let length = delay ?? SelfTest.delay(for: quiet[0], budget: run.plan.budget)
      delay = length
      var number = 0
      let timed = try run.timedFrames {
        if SelfTest.isDelayed(number) { pause(length / 1000) }
        number += 1
      }
      delayed.append(timed.records)
    }
    return SelfTest.findings(
      quiet: SelfTest.calmest(quiet), delayed: SelfTest.calmest(delayed), delay: delay ?? 0, budget: run.plan.budget)
  }

  /// Allocates once per frame.
  private static func allocations(_ run: inout BenchRun) throws(SDLError) -> SelfTestFinding {
    let quiet = try run.timedFrames(workFrames).records
    var kept: UnsafeMutableRawPointer?
    let loud = try run.timedFrames(workFrames) {
      free(kept)
      kept = malloc(64)
    }.records
    free(kept)
    func mean(_ records: [TimedFrame]) -> Double {
      records.isEmpty ? 0 : Double(records.reduce(0) { $0 + $1.allocations }) / Double(records.count)
    }
    return SelfTestFinding(what: "allocations per frame", unit: "", injected: 1, found: mean(loud) - mean(quiet))
  }

  /// Computes for a while in every frame, and compares the process's time with a run without. Nothing is drawn, because
  /// the time of the driver's threads varies.
  private static func processorTime(_ run: inout BenchRun) throws(SDLError) -> SelfTestFinding {
    let quiet = try run.timedFrames(workFrames).processorTime
    let loud = try run.timedFrames(workFrames) { compute(work) }.processorTime
    return SelfTestFinding(
      what: "processor time per frame", unit: "ms", injected: work * 1000,
      found: (loud - quiet) * 1000 / Double(workFrames))
  }

  /// A busy wait: after sleeping, a processor takes a while to reach full speed, which would count as delay.
  private static func pause(_ seconds: Double) {
    let end = MonotonicClock.now + seconds
    while MonotonicClock.now < end {}
  }

  private static func compute(_ seconds: Double) {
    let end = MonotonicClock.threadTime + seconds
    while MonotonicClock.threadTime < end {}
  }

  private static func print(_ findings: [SelfTestFinding], isJSON: Bool) throws(Failure) {
    guard !isJSON else {
      return try Console.write(
        JSONWriter.pretty([
          "selftest": .list(findings.map(\.json)), "holds": .flag(findings.allSatisfy(\.holds)),
        ]))
    }
    for finding in findings { try Console.write(finding.line + "\n") }
  }
}
