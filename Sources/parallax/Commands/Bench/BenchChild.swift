import Glibc
import JSON

/// Measures one of several scenes in a process of its own, so that its memory and its first frame are its own, too.
enum BenchChild {
  /// Runs this program again with those words, and reads the report that it prints; nil where it was interrupted
  /// before there was one.
  static func report(_ words: [String]) throws(Failure) -> BenchReport? {
    guard let (bytes, status) = ChildProcess.output(of: "/proc/self/exe", ["parallax"] + words) else {
      throw Failure(
        .software, "The program could not be started again: \(String(cString: strerror(errno)).lowercased())")
    }
    let json = JSONReader.read(bytes, limits: ReadLimits(depth: 16, size: .max, values: .max)).root?.value ?? .null
    if let report = BenchBaseline.reports(json).first { return report }
    let signal = status & 0x7F
    if signal == SIGINT || signal == SIGTERM { return nil }
    // Its complaints have been printed already.
    let code = signal == 0 ? ExitCode(rawValue: status >> 8 & 0xFF) ?? .software : .software
    let isOurs = code == .software || code == .done
    throw Failure(isOurs ? .software : code, lines: isOurs ? ["A measurement broke off."] : [])
  }
}
