import FrameStats
import Glibc
import JSON
import SDLBackend

/// Injects delays, work and requests for memory that are known, and looks whether the measurement finds them.
struct BenchSelfTest {
  /// Something that was injected, and as how much of it was found.
  nonisolated struct Finding: Hashable, Sendable {
    var what: String
    var unit: String
    var injected: Double
    var found: Double

    /// Share by which it is off.
    var error: Double { injected > 0 ? abs(found - injected) / injected : .infinity }
    var holds: Bool { error <= BenchSelfTest.tolerance }
  }

  nonisolated static let tolerance = 0.05
}

extension BenchSelfTest {
  /// Every so many frames one is delayed.
  nonisolated static let distance = 20
  private static let delay = 0.04
  private static let work = 0.02
  private static let workFrames = 120

  static func run(
    _ name: String, _ invocation: Invocation, _ plan: BenchPlan, start: Double
  ) throws(Failure) -> ExitCode {
    guard !plan.isLayoutOnly else { throw Failure(.usage, "--selftest draws, so it goes without --layout-only.") }
    var plan = plan
    if !invocation.has("frames") { plan.frames = 600 }
    plan.frames = max(plan.frames, 5 * distance)
    // The less there is to draw, the less what was injected drowns in it.
    plan.scale = plan.scale ?? 1
    let loaded = try LoadedScene(name, sets: invocation.all("set"))
    var run = try BenchRun(loaded, named: name, plan, start: start)
    plan.isLayoutOnly = true
    var undrawn = try BenchRun(loaded, named: name, plan, start: start)
    let findings: [Finding]
    do throws(SDLError) {
      try run.rehearse()
      findings = [try delays(&run), try allocations(&run), try processorTime(&undrawn)]
    } catch {
      throw Failure(.software, "Drawing failed: \(error)")
    }
    try print(findings, isJSON: invocation.has("json"))
    return findings.allSatisfy(\.holds) ? .done : .failed
  }
}

extension BenchSelfTest {
  /// Delays some frames, and finds them as what those frames take beyond the others.
  private static func delays(_ run: inout BenchRun) throws(SDLError) -> Finding {
    var number = 0
    let timed = try run.timedFrames {
      if isDelayed(number) { pause(delay) }
      number += 1
    }
    return Finding(
      what: "delay of every \(distance)th frame", unit: "ms", injected: delay * 1000,
      found: excess(of: timed.records.map(\.duration)))
  }

  /// Asks for memory once a frame.
  private static func allocations(_ run: inout BenchRun) throws(SDLError) -> Finding {
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
    return Finding(what: "allocations per frame", unit: "", injected: 1, found: mean(loud) - mean(quiet))
  }

  /// Computes for a while in every frame, and finds it as what the process takes beyond a run without. Nothing is
  /// drawn: what the driver's threads take is never twice the same.
  private static func processorTime(_ run: inout BenchRun) throws(SDLError) -> Finding {
    let quiet = try run.timedFrames(workFrames).processorTime
    let loud = try run.timedFrames(workFrames) { compute(work) }.processorTime
    return Finding(
      what: "processor time per frame", unit: "ms", injected: work * 1000,
      found: (loud - quiet) * 1000 / Double(workFrames))
  }

  nonisolated static func isDelayed(_ number: Int) -> Bool { number % distance == distance / 2 }

  /// What delayed frames take beyond the others: tenth percentile against tenth percentile, since what else the machine
  /// does only ever makes a frame longer. 0 where there are none of one kind.
  nonisolated static func excess(of times: [Double]) -> Double {
    let delayed = times.indices.filter(isDelayed).map { times[$0] }
    let others = times.indices.filter { !isDelayed($0) }.map { times[$0] }
    guard !delayed.isEmpty, !others.isEmpty else { return 0 }
    return (Percentiles.nearestRank(100, of: delayed) ?? 0) - (Percentiles.nearestRank(100, of: others) ?? 0)
  }

  /// Spent awake: a processor that has slept takes a while to be as fast as before, which would count as delay.
  private static func pause(_ seconds: Double) {
    let end = FrameClock.now + seconds
    while FrameClock.now < end {}
  }

  private static func compute(_ seconds: Double) {
    let end = threadTime + seconds
    while threadTime < end {}
  }

  private static var threadTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private static func print(_ findings: [Finding], isJSON: Bool) throws(Failure) {
    guard !isJSON else {
      return try Console.write(
        JSONWriter.pretty([
          "selftest": .list(findings.map(\.json)), "holds": .flag(findings.allSatisfy(\.holds)),
        ]))
    }
    for finding in findings { try Console.write(finding.line + "\n") }
  }
}

nonisolated extension BenchSelfTest.Finding {
  var line: String {
    let amount = { (number: Double) in BenchText.number(number, 2) + (unit.isEmpty ? "" : " \(unit)") }
    return
      "\(what): injected \(amount(injected)), found \(amount(found)), off by \(BenchText.number(error * 100, 1)) %: "
      + (holds ? "holds" : "does not hold")
  }

  var json: JSONValue {
    [
      "what": .text(what), "injected": .number(injected), "found": .number(BenchReport.rounded(found)),
      "error": .number(BenchReport.rounded(error)), "holds": .flag(holds),
    ]
  }
}
