internal import CConfinement
import Glibc
import System

/// A child process that decodes pictures one after the other, and may die from any of them. A class because it owns the
/// process, our end of the socket and the shared memory.
final class DecodingChild: Sendable {
  private let process: ChildProcess
  /// Carries one message per order and per answer.
  private let socket: Int32
  /// An anonymous file in memory.
  private let memory: Int32

  /// Shared memory beyond this is released after a picture.
  private static let keptBytes = 16 << 20
  /// The environment variables passed on: library paths, sanitizer options, and the user's font folders.
  private static let variables = [
    "LD_LIBRARY_PATH", "LD_PRELOAD", "ASAN_OPTIONS", "HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME",
    "FONTCONFIG_FILE", "FONTCONFIG_PATH",
  ]

  init(program: String, words: [String]) throws(SystemError) {
    let memory = Self.keptClear(of: shared_memory("pictures"))
    guard memory >= 0 else { throw .last }
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_SEQPACKET.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      let failure = SystemError.last
      close(memory)
      throw failure
    }
    ends = ends.map(Self.keptClear)
    // The exit status reports a fault in the child, so it needs no crash report.
    let environment =
      ["SWIFT_BACKTRACE=enable=no"]
      + Self.variables.compactMap { name in Environment.value(name).map { "\(name)=\($0)" } }
    do throws(SystemError) {
      process = try ChildProcess(
        program, words, environment: environment, input: ends[1], output: .descriptor(memory), errors: .dropped)
    } catch {
      for descriptor in ends + [memory] { close(descriptor) }
      throw error
    }
    close(ends[1])
    socket = ends[0]
    self.memory = memory
  }

  deinit {
    process.send(SIGKILL)
    _ = process.finish()
    close(socket)
    close(memory)
  }

  /// Moves a descriptor above those of the standard streams, which may be closed at program start.
  private static func keptClear(of descriptor: Int32) -> Int32 {
    guard descriptor >= 0, descriptor <= STDERR_FILENO else { return descriptor }
    defer { close(descriptor) }
    return fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
  }
}

extension DecodingChild {
  var id: pid_t { process.id }

  /// The outcome of an order.
  enum Attempt: Hashable {
    case decoded(DecodedPixels)
    case refused(String)
    case noLibrary
    /// The child has to be replaced, for this reason (a part of a sentence).
    case broke(String)
    /// The child has to be replaced, since it used up the processor time.
    case tookTooLong
    /// The child was dead before it could see the order, so the file is not to blame.
    case wasDead
  }

  /// - Parameter time: The processor time that it may take, in seconds.
  func decode(_ bytes: [UInt8], _ order: DecodingOrder, limits: DecodingLimits, within time: Double) -> Attempt {
    do {
      try Descriptor.write(bytes, to: memory, at: 0)
    } catch {
      return .broke("there is not enough memory for it: \(error)")
    }
    defer { if Self.keptBytes < max(bytes.count, sharedSize) { _ = ftruncate(memory, 0) } }
    let spent = processorTime
    limitProcessorTime(to: spent + time)
    let message = order.message
    guard send(socket, message, message.count, Int32(MSG_NOSIGNAL)) == message.count else { return .wasDead }
    if let failure = wait(until: spent + time, patience: limits.patience) { return failure }
    var answer = [UInt8](repeating: 0, count: NumberMessage.largest)
    let count = recv(socket, &answer, answer.count, 0)
    guard count > 0 else { return cause }
    switch DecodingAnswer(message: Array(answer.prefix(count)), to: order) {
    case .decoded(let size): return pixels(size, limits)
    case .refused(let why): return .refused(why)
    case .noLibrary: return .noLibrary
    case nil: return .broke("the decoder's answer is invalid")
    }
  }

  /// Reads the decoded texels. The child may have written fewer or may truncate them now: that only costs texels.
  private func pixels(_ size: DecodedSize, _ limits: DecodingLimits) -> Attempt {
    let count = size.width * size.height
    guard count * 4 <= min(limits.sharedBytes, sharedSize) else { return .broke("the decoder's answer is invalid") }
    let texels = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      LargePages.use(for: buffer.baseAddress, count: count * 4)
      filled = Descriptor.fill(UnsafeMutableRawBufferPointer(buffer), from: memory, at: 0).count / 4
    }
    guard texels.count == count else { return .broke("the decoder's answer is invalid") }
    return .decoded(DecodedPixels(size: size, texels: texels))
  }

  private var sharedSize: Int {
    var status = stat()
    return fstat(memory, &status) == 0 ? Int(status.st_size) : 0
  }
}

extension DecodingChild {
  /// Interval for checking on a slow child, in milliseconds.
  private static let pause: Int32 = 250

  /// Waits for the answer or the child's end. Returns the outcome if it gives up.
  private func wait(until end: Double, patience: Double) -> Attempt? {
    var seen = processorTime
    var moved = MonotonicClock.now
    var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&waiting, 1, Self.pause)
      if count > 0 { return nil }
      let time = processorTime
      if time > end { return .tookTooLong }
      // On a busy machine the child may get little processor time; one that sleeps gets none.
      if time > seen { (seen, moved) = (time, MonotonicClock.now) }
      if MonotonicClock.now - moved > patience { return .broke("decoding it made no progress") }
    }
  }

  /// Processor time used by the child, in seconds. A clock that is set for tests may say anything.
  var processorTime: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process.id, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// A limit enforced by the kernel, even if this process is gone.
  private func limitProcessorTime(to seconds: Double) {
    _ = limit_processor_time(process.id, Self.wholeSeconds(seconds))
  }

  /// At least that many seconds, and at least one, for any number.
  static func wholeSeconds(_ seconds: Double) -> UInt {
    seconds > 0 ? UInt(min(seconds, Self.longest).rounded(.up)) + 1 : 1
  }

  /// A year, in seconds.
  private static let longest = 365.0 * 86_400

  /// The cause of its death.
  private var cause: Attempt {
    var status: Int32 = 0
    // It has closed its end, so it is gone or about to be. It remains a zombie until `deinit` waits for it.
    var info = siginfo_t()
    process.send(SIGKILL)
    while waitid(P_PID, id_t(process.id), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    status = info._sifields._sigchld.si_status
    guard info.si_code != CLD_EXITED else { return .broke("the decoder ended with code \(status)") }
    switch status {
    case SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS: return .broke("the decoder crashed over it")
    case SIGXCPU: return .tookTooLong
    default: return .broke("the decoder was ended")
    }
  }
}
