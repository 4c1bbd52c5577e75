import Glibc

/// A program that we have started. No shell stands in between, and every signal is its own to hear again. It reads
/// nothing, as its standard input is empty, unless it is given something.
public struct ChildProcess: Sendable {
  /// Where something goes that it writes.
  public enum Stream: Hashable, Sendable {
    /// Where ours goes.
    case inherited
    case dropped
    /// Into a file, which is made or written over.
    case file(String)
    /// To us.
    case collected
    /// Into an open descriptor of ours, which stays open here.
    case descriptor(Int32)
  }

  /// How it ended.
  public enum Ending: Hashable, Sendable {
    case exited(Int32)
    /// By a signal.
    case killed(Int32)
  }

  public let id: pid_t
  /// Where what it writes to us comes from; -1 where all goes elsewhere.
  private let output: Int32

  /// - Parameters:
  ///   - words: Its name, and what it is told.
  ///   - environment: Its variables, `NAME=value`; nil: ours.
  ///   - input: An open descriptor of ours that it reads from; nil: nothing.
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
    // Signals that we hold back or do not heed are the child's to hear.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    var broken = sigset_t()
    sigemptyset(&broken)
    sigaddset(&broken, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &broken)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    let arguments = words.map { strdup($0) }
    let variables = environment?.map { strdup($0) }
    defer { for text in arguments + (variables ?? []) { free(text) } }
    guard let variables else { return posix_spawn(&child, path, &files, &attributes, arguments + [nil], environ) }
    return posix_spawn(&child, path, &files, &attributes, arguments + [nil], variables + [nil])
  }
}

extension ChildProcess {
  /// Milliseconds after which it looks again whether a signal is to be passed on.
  private static let patience: Int32 = 200

  /// Waits until it has ended: what it wrote to us, and how it ended. To be called once.
  ///
  /// - Parameters:
  ///   - limit: The most bytes of its output that are kept.
  ///   - signal: A signal that it is to be sent, asked for now and then; it is sent one at most.
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
        // What a pipe of our own cannot give us is not there.
      }
      close(output)
    }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return (bytes, Ending(status: status))
  }

  /// Hears the lines that it writes to us, each when it comes, until there are no more. `finish` then has none.
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

  /// Sends it a signal. It must not have been waited for: its number may be somebody else's afterwards.
  public func send(_ signal: Int32) { kill(id, signal) }
}

extension ChildProcess {
  /// Where an installed program lies; nil: it is not there.
  ///
  /// - Parameter folders: What `PATH` holds. A folder that is not absolute is nobody's to run programs from.
  public static func program(_ name: String, in folders: String?) -> String? {
    (folders ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { $0.hasPrefix("/") && access($0, X_OK) == 0 }
  }
}

extension ChildProcess.Ending {
  /// - Parameter status: As `waitpid` has it.
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
