import Bench
import Glibc
import Notation
import System

/// Measures one of several scenes in a separate process, so that its memory and first frame are its own.
enum BenchChild {
  /// Runs this program again with those arguments and reads its report. Nil if it was interrupted before there was one.
  static func report(_ words: [String]) throws(Failure) -> BenchReport? {
    let bytes: [UInt8]
    let ending: ChildProcess.Ending
    do {
      (bytes, ending) = try ChildProcess("/proc/self/exe", ["parallax"] + words)
        .finish(passingOn: { Interruption.pending })
    } catch {
      throw Failure(.software, "The program could not be started again: \(error)")
    }
    let json = JSONReader.read(bytes, limits: ReadLimits(depth: 16, size: .max, values: .max)).root?.value ?? .null
    if let report = BenchBaseline.reports(json).first { return report }
    // Its errors have been printed already.
    switch ending {
    case .killed(SIGINT), .killed(SIGTERM): return nil
    case .exited(let number) where ![ExitCode.software, .done].contains(ExitCode(rawValue: number) ?? .software):
      throw Failure(ExitCode(rawValue: number) ?? .software, lines: [])
    default: throw Failure(.software, "A measurement was aborted.")
    }
  }
}
