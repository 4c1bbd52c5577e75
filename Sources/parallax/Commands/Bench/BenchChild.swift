import Glibc
import JSON

/// Measures one of several scenes in a process of its own, so that its memory and its first frame are its own, too.
enum BenchChild {
  /// Runs this program again with those words, and reads the report that it prints.
  static func report(_ words: [String]) throws(Failure) -> BenchReport {
    guard let (bytes, status) = ChildProcess.output(of: "/proc/self/exe", ["parallax"] + words) else {
      throw Failure(
        .software, "The program could not be started again: \(String(cString: strerror(errno)).lowercased())")
    }
    // Its complaints have been printed already.
    let code = status & 0x7F == 0 ? ExitCode(rawValue: status >> 8 & 0xFF) ?? .software : .software
    guard code == .done else { throw Failure(code, lines: code == .software ? ["A measurement broke off."] : []) }
    let json = JSONReader.read(bytes, limits: ReadLimits(depth: 16, size: .max, values: .max)).root?.value ?? .null
    guard let report = BenchBaseline.reports(json).first else {
      throw Failure(.software, "A measurement printed no report.")
    }
    return report
  }
}
