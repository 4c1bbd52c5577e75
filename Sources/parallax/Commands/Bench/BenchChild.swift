import Bench
import Glibc
import Notation
import System

/// Measures one of several scenes in a separate process, so that its memory and first frame are its own.
enum BenchChild {
  /// More than a million frames with all of their parts have.
  private static let largest = 1 << 27
  private static let mostValues = 1 << 24

  /// Runs this program again, or another one, with those arguments and reads its report. Nil if it was interrupted
  /// before there was one.
  ///
  /// - Parameters:
  ///   - scene: As typed; what this process has read from a pipe is the input of the other.
  ///   - seconds: The time after which it is ended, with all programs that it has started.
  ///   - program: The path of the other program.
  static func report(
    _ words: [String], _ scene: String, within seconds: Double, of program: String? = nil
  ) throws(Failure) -> BenchReport? {
    let input = PipedInput.rewound(scene)
    let words = words + ["--", input == nil ? scene : PipedInput.name]
    let bytes: [UInt8]
    let ending: ChildProcess.Ending
    let excess: ChildProcess.Excess?
    do {
      (bytes, ending, excess) = try ChildProcess(
        program ?? "/proc/self/exe", [program ?? "parallax"] + words, input: input, endingBy: SIGTERM,
        leadsGroup: true
      )
      .finish(keeping: largest, killsBeyond: true, within: seconds, passingOn: { Interruption.pending })
    } catch {
      if let program { throw Failure(.noInput, "\(program): it could not be started: \(error)") }
      throw Failure(.software, "The program could not be started again: \(error)")
    }
    let name = program ?? "parallax"
    switch excess {
    case .time?:
      throw Failure(
        .undecided,
        "\(name): it was ended after \(seconds.formatted(.upTo(0))) s; --limit allows more: \(words.joined(separator: " "))"
      )
    case .output?:
      throw Failure(.badData, "\(name): it printed more than \(largest >> 20) MB, which is no report.")
    case nil: break
    }
    let limits = ReadLimits(depth: 16, size: .max, values: mostValues)
    let json = JSONReader.read(bytes, limits: limits).root?.value ?? .null
    if let report = BenchBaseline.reports(json).first { return report }
    // Its errors have been printed already.
    switch ending {
    case .exited where Interruption.pending == nil && program != nil:
      throw Failure(
        .badData, "\(name): it printed no report for: \(words.joined(separator: " "))",
        "It has to be a build of parallax, or a script that starts one with the same arguments (\"$@\").")
    case .killed where Interruption.pending != nil: return nil
    case .killed(SIGINT), .killed(SIGTERM): return nil
    case .exited(let number) where ![ExitCode.software, .done].contains(ExitCode(rawValue: number) ?? .software):
      throw Failure(ExitCode(rawValue: number) ?? .software, lines: [])
    default: throw Failure(.software, "A measurement was aborted.")
    }
  }
}
