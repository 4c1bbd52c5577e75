import Bench
import Glibc
import Notation
import System

/// Measures one of several scenes in a separate process, so that its memory and first frame are its own.
enum BenchChild {
  /// Runs this program again, or another one, with those arguments and reads its report. Nil if it was interrupted
  /// before there was one.
  ///
  /// - Parameter program: The path of the other program.
  static func report(_ words: [String], of program: String? = nil) throws(Failure) -> BenchReport? {
    let bytes: [UInt8]
    let ending: ChildProcess.Ending
    do {
      (bytes, ending) = try ChildProcess(
        program ?? "/proc/self/exe", [program ?? "parallax"] + words, endingBy: SIGTERM
      )
      .finish(passingOn: { Interruption.pending })
    } catch {
      if let program { throw Failure(.noInput, "\(program): it could not be started: \(error)") }
      throw Failure(.software, "The program could not be started again: \(error)")
    }
    let json = JSONReader.read(bytes, limits: ReadLimits(depth: 16, size: .max, values: .max)).root?.value ?? .null
    if let report = BenchBaseline.reports(json).first { return report }
    // Its errors have been printed already.
    switch ending {
    case .exited where Interruption.pending == nil && program != nil:
      throw Failure(
        .badData, "\(program ?? ""): it printed no report for: \(words.joined(separator: " "))",
        "It has to be a build of parallax, or a script that starts one with the same arguments (\"$@\").")
    case .killed(SIGINT), .killed(SIGTERM): return nil
    case .exited(let number) where ![ExitCode.software, .done].contains(ExitCode(rawValue: number) ?? .software):
      throw Failure(ExitCode(rawValue: number) ?? .software, lines: [])
    default: throw Failure(.software, "A measurement was aborted.")
    }
  }
}
