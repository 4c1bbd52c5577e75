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

  public let id: pid_t
  /// The read end of its collected output; -1 if nothing is collected.
  private let output: Int32

  /// Starts a program. It has no other descriptors of this process than its standard streams.
  ///
  /// - Parameters:
  ///   - words: Its name and arguments.
  ///   - environment: Its variables, `NAME=value`. Nil inherits ours.
  ///   - input: An open descriptor to read from. Nil for no input.
  ///   - death: The signal that it gets when this process has ended, in whichever way. Nil lets it go on.
  public init(
    _ path: String, _ words: [String], environment: [String]? = nil, input: Int32? = nil, output: Stream = .collected,
    errors: Stream = .inherited, endingBy death: Int32? = SIGKILL
  ) throws(SystemError) {
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
        streams: (source, try descriptor(output), try descriptor(errors)))
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
  private static let patience: Int32 = 200

  /// Waits for the process to end, and returns its collected output and how it ended. Call once.
  ///
  /// - Parameters:
  ///   - limit: Maximum output to keep, in bytes.
  ///   - seconds: The time after which it is killed, whether or not it has closed its output. Nil waits for it.
  ///   - signal: Polled for a signal to send to the process. At most one is sent.
  public func finish(
    keeping limit: Int = .max, within seconds: Double? = nil, passingOn signal: (() -> Int32?)? = nil
  ) -> (output: [UInt8], ending: Ending) {
    let due = seconds.map { MonotonicClock.now + $0 }
    var bytes: [UInt8] = []
    if output >= 0 {
      var isTold = false
      do throws(SystemError) {
        bytes = try Descriptor.readAll(from: output, keeping: limit) { () throws(SystemError) in
          guard signal != nil || due != nil else { return }
          var waiting = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
          repeat {
            if let due, MonotonicClock.now >= due { throw SystemError(code: ETIMEDOUT) }
            if !isTold, let number = signal?() {
              send(number)
              isTold = true
            }
          } while poll(&waiting, 1, Self.patience) == 0
        }
      } catch {
        // It took too long: reading from our own pipe does not fail otherwise.
        send(SIGKILL)
      }
      close(output)
    }
    if let due, child_wait(id, Int32(max(0, due - MonotonicClock.now) * 1000)) == 0 { send(SIGKILL) }
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
