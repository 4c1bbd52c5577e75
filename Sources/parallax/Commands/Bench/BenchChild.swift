import Glibc
import JSON

/// Measures one of several scenes in a process of its own, so that its memory and its first frame are its own, too.
enum BenchChild {
  /// Runs this program again with those words, and reads the report that it prints.
  static func report(_ words: [String]) throws(Failure) -> BenchReport {
    let (bytes, status) = try output(of: ["parallax"] + words)
    // Its complaints have been printed already.
    let code = status & 0x7F == 0 ? ExitCode(rawValue: status >> 8 & 0xFF) ?? .software : .software
    guard code == .done else { throw Failure(code, lines: code == .software ? ["A measurement broke off."] : []) }
    let json = JSONReader.read(bytes, limits: ReadLimits(depth: 16, size: .max, values: .max)).root?.value ?? .null
    guard let report = BenchBaseline.reports(json).first else {
      throw Failure(.software, "A measurement printed no report.")
    }
    return report
  }

  private static func output(of words: [String]) throws(Failure) -> (bytes: [UInt8], status: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure(.software, "No pipe could be opened.") }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    for end in ends { posix_spawn_file_actions_addclose(&actions, end) }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let code = posix_spawn(&child, "/proc/self/exe", &actions, nil, &arguments, environ)
    close(ends[1])
    guard code == 0 else {
      throw Failure(
        .software, "The program could not be started again: \(String(cString: strerror(code)).lowercased())")
    }
    let bytes = contents(of: ends[0])
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return (bytes, status)
  }

  private static func contents(of descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &piece, piece.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }
}
