import Glibc

/// Another program, run to its end.
enum ChildProcess {
  /// What it printed, and its status as `waitpid` has it; nil where it could not be started, which `errno` explains.
  ///
  /// - Parameters:
  ///   - words: Its name and what it is told.
  ///   - isSilent: Nobody hears its complaints.
  static func output(
    of program: String, _ words: [String], isSilent: Bool = false
  ) -> (bytes: [UInt8], status: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    defer { close(ends[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    if isSilent { posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0) }
    for end in ends { posix_spawn_file_actions_addclose(&actions, end) }
    // Signals that are held back here are the child's to hear.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var child = pid_t()
    let code = posix_spawn(&child, program, &actions, &attributes, &arguments, environ)
    close(ends[1])
    guard code == 0 else {
      errno = code
      return nil
    }
    let bytes = contents(of: ends[0], from: child)
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return (bytes, status)
  }

  /// Milliseconds after which it looks again whether somebody wants everything to end.
  private static let patience: Int32 = 200

  /// A signal that asks this program to end is passed on, once.
  private static func contents(of descriptor: Int32, from child: pid_t) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    var isTold = false
    while true {
      if !isTold, let signal = Interruption.pending {
        kill(child, signal)
        isTold = true
      }
      var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, patience) != 0 else { continue }
      let count = read(descriptor, &piece, piece.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }
}
