import Bench
import FrameStats
import Notation
import System

/// A fixed computation between frames, which touches no memory: if it takes longer, the machine did something else, and
/// not the program.
struct HostSpin {
  /// Microseconds of each computation, by repeat.
  private var times: [[Double]] = []
  /// Processor time of all computations, in seconds, which is not the frames'.
  private(set) var processorTime = 0.0
  /// The result, kept so that it is computed.
  private var state: UInt64 = 1

  /// One computation follows every this many frames.
  static let distance = 8
  private static let steps = 10_000
}

extension HostSpin {
  /// - Parameter frames: The number of frames to come.
  mutating func beginRepeat(frames: Int) {
    times.append([])
    times[times.count - 1].reserveCapacity(frames / Self.distance + 1)
    processorTime = 0
  }

  mutating func turn() {
    let (start, used) = (MonotonicClock.now, MonotonicClock.threadTime)
    for _ in 0..<Self.steps { state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
    processorTime += MonotonicClock.threadTime - used
    if !times.isEmpty { times[times.count - 1].append((MonotonicClock.now - start) * 1e6) }
  }

  /// Percentiles in microseconds, and the median of each repeat. Null if there was none.
  var json: JSONValue {
    let all = times.flatMap(\.self)
    func percentile(_ thousandths: Int) -> JSONValue {
      all.count < Percentiles.leastCount(thousandths)
        ? .null
        : Percentiles.nearestRank(thousandths, of: all).map { .number(BenchReport.rounded($0)) } ?? .null
    }
    let repeats = times.compactMap { Percentiles.nearestRank(500, of: $0) }
    guard !repeats.isEmpty else { return .null }
    return [
      "p50": percentile(500), "p95": percentile(950), "repeats": .numbers(repeats.map(BenchReport.rounded)),
    ]
  }
}
