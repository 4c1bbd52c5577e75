import Glibc

/// A program that we have started, whose standard output we read. No shell stands in between.
struct ChildProgram: Sendable {
  let id: pid_t
  private let output: Int32

  /// - Parameter words: The program's path, and what it is given.
  init?(_ words: [String]) {
    var ends: [Int32] = [-1, -1]
    guard let path = words.first, pipe(&ends) == 0 else { return nil }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    var child: pid_t = 0
    let code = Self.spawn(path, words, output: ends[1], unwanted: ends[0], &child)
    close(ends[1])
    guard code == 0 else {
      close(ends[0])
      return nil
    }
    id = child
    output = ends[0]
  }

  private static func spawn(
    _ path: String, _ words: [String], output: Int32, unwanted: Int32, _ child: inout pid_t
  ) -> Int32 {
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&files, output, 1)
    posix_spawn_file_actions_addclose(&files, output)
    // Signals that we hold back or do not heed are the child's to hear.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var pipe = sigset_t()
    sigemptyset(&pipe)
    sigaddset(&pipe, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &pipe)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    return posix_spawn(&child, path, &files, &attributes, arguments, environ)
  }
}

extension ChildProgram {
  /// Waits until the program has ended: what it wrote, and its exit status; 128 and more for one that was killed.
  func finish() -> (output: String, status: Int32) {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      // No path is longer than this; the rest is read and dropped, so that the program can end.
      if bytes.count < 65_536 { bytes += buffer[..<count] }
    }
    close(output)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
    let code = status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + status & 0x7f
    return (String(decoding: bytes, as: UTF8.self), code)
  }
}
