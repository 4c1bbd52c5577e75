import Glibc

/// A child process. It is started without a shell, with default signal handlers and an empty standard input unless one
/// is given.
public struct ChildProcess: Sendable {
  /// The destination of an output stream.
  public enum Stream: Hashable, Sendable {
    /// The same as this process's.
    case inherited
    case dropped
    /// A file, created or overwritten.
    case file(String)
    /// Collected by this process.
    case collected
    /// An open descriptor of this process, which stays open.
    case descriptor(Int32)
  }

  /// The way the process ended.
  public enum Ending: Hashable, Sendable {
    case exited(Int32)
    /// Killed by a signal.
    case killed(Int32)
  }

  public let id: pid_t
  /// The read end of its collected output; -1 if nothing is collected.
  private let output: Int32

  /// - Parameters:
  ///   - words: Its name and arguments.
  ///   - environment: Its variables, `NAME=value`. Nil inherits ours.
  ///   - input: An open descriptor to read from. Nil for no input.
  public init(
    _ path: String, _ words: [String], environment: [String]? = nil, input: Int32? = nil, output: Stream = .collected,
    errors: Stream = .inherited
  ) throws(SystemError) {
    var pipe: (reader: Int32, writer: Int32) = (-1, -1)
    if output == .collected || errors == .collected { pipe = try Descriptor.pipe(waits: true) }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    if let input {
      posix_spawn_file_actions_adddup2(&files, input, STDIN_FILENO)
    } else {
      posix_spawn_file_actions_addopen(&files, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    }
    output.connect(STDOUT_FILENO, in: &files, pipe: pipe.writer)
    errors.connect(STDERR_FILENO, in: &files, pipe: pipe.writer)
    var child = pid_t()
    let code = Self.spawn(path, words, environment, &files, &child)
    if pipe.writer >= 0 { close(pipe.writer) }
    guard code == 0 else {
      if pipe.reader >= 0 { close(pipe.reader) }
      throw SystemError(code: code)
    }
    id = child
    self.output = pipe.reader
  }

  private static func spawn(
    _ path: String, _ words: [String], _ environment: [String]?, _ files: inout posix_spawn_file_actions_t,
    _ child: inout pid_t
  ) -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Unblock the signals that this process blocks or ignores.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var broken = sigset_t()
    sigemptyset(&broken)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&broken, number) }
    posix_spawnattr_setsigdefault(&attributes, &broken)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let arguments = words.map { strdup($0) }
    let variables = (environment ?? Environment.ofChildren)?.map { strdup($0) }
    defer { for text in arguments + (variables ?? []) { free(text) } }
    guard let variables else { return posix_spawn(&child, path, &files, &attributes, arguments + [nil], environ) }
    return posix_spawn(&child, path, &files, &attributes, arguments + [nil], variables + [nil])
  }
}

extension ChildProcess {
  /// Interval of checking for a signal to pass on, in milliseconds.
  private static let patience: Int32 = 200

  /// Waits for the process to end, and returns its collected output and how it ended. Call once.
  ///
  /// - Parameters:
  ///   - limit: Maximum output to keep, in bytes.
  ///   - signal: Polled for a signal to send to the process. At most one is sent.
  public func finish(
    keeping limit: Int = .max, passingOn signal: (() -> Int32?)? = nil
  ) -> (output: [UInt8], ending: Ending) {
    var bytes: [UInt8] = []
    if output >= 0 {
      var isTold = false
      do {
        bytes = try Descriptor.readAll(from: output, keeping: limit) {
          guard let signal else { return }
          var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
          repeat {
            if !isTold, let number = signal() {
              send(number)
              isTold = true
            }
          } while poll(&waiting, 1, Self.patience) == 0
        }
      } catch {
        // Reading from our own pipe does not fail in any way that matters here.
      }
      close(output)
    }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return (bytes, Ending(status: status))
  }

  /// Calls `body` with each line of the collected output as it arrives, until the output ends. `finish` then returns
  /// none.
  public func hearLines(_ body: (String) -> Void) {
    guard output >= 0 else { return }
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(output, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for byte in buffer[..<count] {
        guard byte == 0x0A else {
          line.append(byte)
          continue
        }
        body(String(decoding: line, as: UTF8.self))
        line.removeAll(keepingCapacity: true)
      }
    }
    if !line.isEmpty { body(String(decoding: line, as: UTF8.self)) }
  }

  /// Sends it a signal. Must not be called after waiting for it: the ID may belong to another process by then.
  public func send(_ signal: Int32) { kill(id, signal) }
}

extension ChildProcess {
  /// The path of an installed program. Nil if it is not found.
  ///
  /// - Parameter folders: The value of `PATH`. Relative folders are skipped, as running programs from them is unsafe.
  public static func program(_ name: String, in folders: String?) -> String? {
    (folders ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }
}

extension ChildProcess.Ending {
  /// - Parameter status: As returned by `waitpid`.
  public init(status: Int32) {
    self = status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .killed(status & 0x7F)
  }
}

extension ChildProcess.Stream {
  fileprivate func connect(_ number: Int32, in files: inout posix_spawn_file_actions_t, pipe: Int32) {
    switch self {
    case .inherited: break
    case .dropped: posix_spawn_file_actions_addopen(&files, number, "/dev/null", O_WRONLY, 0)
    case .file(let path):
      posix_spawn_file_actions_addopen(&files, number, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    case .collected: posix_spawn_file_actions_adddup2(&files, pipe, number)
    case .descriptor(let descriptor): posix_spawn_file_actions_adddup2(&files, descriptor, number)
    }
  }
}
