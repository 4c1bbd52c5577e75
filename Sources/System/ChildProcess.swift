internal import CChildProcess
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

  /// A limit that a process went over, for which it was killed.
  public enum Excess: Hashable, Sendable {
    case time
    case output
  }

  public let id: pid_t
  /// Whether the programs that it starts belong to its group, and get its signals.
  private let leadsGroup: Bool
  /// The read end of its collected output; -1 if nothing is collected.
  private let output: Int32

  /// Starts a program. It has no other descriptors of this process than its standard streams.
  ///
  /// - Parameters:
  ///   - words: Its name and arguments.
  ///   - environment: Its variables, `NAME=value`. Nil inherits ours.
  ///   - input: An open descriptor to read from. Nil for no input.
  ///   - death: The signal that it gets when this process has ended, in whichever way. Nil lets it go on.
  ///   - leadsGroup: Whether it and the programs that it starts form a group: signals reach all of them, and none
  ///     outlives it.
  public init(
    _ path: String, _ words: [String], environment: [String]? = nil, input: Int32? = nil, output: Stream = .collected,
    errors: Stream = .inherited, endingBy death: Int32? = SIGKILL, leadsGroup: Bool = false
  ) throws(SystemError) {
    self.leadsGroup = leadsGroup
    var opened: [Int32] = []
    defer { for descriptor in opened { close(descriptor) } }
    func opening(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
      let descriptor = try Descriptor.open(path, flags)
      opened.append(descriptor)
      return descriptor
    }
    var pipe: (reader: Int32, writer: Int32) = (-1, -1)
    if output == .collected || errors == .collected {
      pipe = try Descriptor.pipe(waits: true)
      opened.append(pipe.writer)
    }
    func descriptor(_ stream: Stream) throws(SystemError) -> Int32 {
      switch stream {
      case .inherited: -1
      case .dropped: try opening("/dev/null", O_WRONLY)
      case .file(let path): try opening(path, O_WRONLY | O_CREAT | O_TRUNC)
      case .collected: pipe.writer
      case .descriptor(let descriptor): descriptor
      }
    }
    do throws(SystemError) {
      let source: Int32 = if let input { input } else { try opening("/dev/null", O_RDONLY) }
      let order = ChildOrder(
        path: path, words: words, variables: environment ?? Environment.ofChildren,
        streams: (source, try descriptor(output), try descriptor(errors)), leadsGroup: leadsGroup)
      let child = ChildStarter.start(order, death: death ?? 0)
      guard child.failure == 0 else { throw SystemError(code: child.failure) }
      id = child.id
      self.output = pipe.reader
    } catch {
      if pipe.reader >= 0 { close(pipe.reader) }
      throw error
    }
  }
}

extension ChildProcess {
  /// Interval of checking for a signal to pass on, in milliseconds.
  private static let interval: Int32 = 200
  /// Seconds to end after a signal.
  private static let patience = 5.0

  /// Waits for the process to end, and returns its collected output and how it ended. Call once.
  ///
  /// - Parameters:
  ///   - limit: Maximum output to keep, in bytes.
  ///   - killsBeyond: Whether a process that writes more is killed.
  ///   - seconds: The time after which it is killed, whether or not it has closed its output. Nil waits for it.
  ///   - signal: Polled for a signal to send to the process. At most one is sent, and it is killed if it does not end.
  public func finish(
    keeping limit: Int = .max, killsBeyond: Bool = false, within seconds: Double? = nil,
    passingOn signal: (() -> Int32?)? = nil
  ) -> (output: [UInt8], ending: Ending, excess: Excess?) {
    var due = seconds.map { MonotonicClock.now + $0 }
    var isTold = false
    var bytes: [UInt8] = []
    var excess: Excess?
    /// Waits for `isDone`, and returns false if the time is over.
    func wait(_ isDone: (_ milliseconds: Int32) -> Bool) -> Bool {
      let isLimited = due != nil || signal != nil || leadsGroup
      while !isDone(isLimited ? Self.interval : -1) {
        if !isTold, let number = signal?() {
          send(number)
          isTold = true
          due = min(due ?? .infinity, MonotonicClock.now + Self.patience)
        }
        if let due, MonotonicClock.now >= due { return false }
      }
      return true
    }
    if output >= 0 {
      let descriptor = output
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while excess == nil {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        // Programs that it started may keep the output open after it has ended.
        let isTimely = wait { poll(&waiting, 1, $0) > 0 || leadsGroup && child_wait(id, 0) != 0 }
        guard isTimely else {
          excess = .time
          break
        }
        guard waiting.revents != 0 else { break }
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { break }
        if killsBeyond, count > limit - bytes.count { excess = .output }
        bytes += buffer[..<min(count, limit - bytes.count)]
      }
      if excess != nil { send(SIGKILL) }
      close(descriptor)
    }
    if excess == nil, !wait({ child_wait(id, $0) != 0 }) { excess = .time }
    // The ID of the group is free only after the process has been waited for.
    if excess != nil || leadsGroup { send(SIGKILL) }
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return (bytes, Ending(status: status), isTold ? nil : excess)
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
  public func send(_ signal: Int32) { kill(leadsGroup ? -id : id, signal) }
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
