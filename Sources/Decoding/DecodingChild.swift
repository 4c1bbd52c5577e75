internal import CConfinement
import Glibc
import System

/// A process that decodes pictures for us, one after the other, and may die of any of them. A class because it owns the
/// process, our end of the socket and the shared memory.
final class DecodingChild: Sendable {
  private let process: ChildProcess
  /// Orders go out and answers come in, a message each.
  private let socket: Int32
  /// A file that has no name and lies on no disk.
  private let memory: Int32

  /// More of the shared memory than this is given back after a picture.
  private static let keptBytes = 16 << 20
  /// What it is told of our variables: where libraries are, what a sanitizer wants, and where a person's own fonts are.
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
    // A fault in the child is told by how it ends. It is nobody's business to write a page about it.
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

  /// The same descriptor with a number above those of the standard streams, which a program may have been started
  /// without.
  private static func keptClear(of descriptor: Int32) -> Int32 {
    guard descriptor >= 0, descriptor <= STDERR_FILENO else { return descriptor }
    defer { close(descriptor) }
    return fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
  }
}

extension DecodingChild {
  var id: pid_t { process.id }

  /// What came of an order.
  enum Attempt: Hashable {
    case decoded(DecodedPixels)
    case refused(String)
    case noLibrary
    /// It has to be replaced; a part of a sentence tells why.
    case broke(String)
    /// It was dead before it could have seen the order: the file is not to blame.
    case wasDead
  }

  func decode(_ bytes: [UInt8], _ order: DecodingOrder, limits: DecodingLimits) -> Attempt {
    do {
      try Descriptor.write(bytes, to: memory, at: 0)
    } catch {
      return .broke("there is no memory for it: \(error)")
    }
    defer { if Self.keptBytes < max(bytes.count, sharedSize) { _ = ftruncate(memory, 0) } }
    let spent = processorTime
    limitProcessorTime(to: spent + limits.processorTime)
    let message = order.message
    guard send(socket, message, message.count, Int32(MSG_NOSIGNAL)) == message.count else { return .wasDead }
    if let complaint = wait(limits, spent: spent) { return .broke(complaint) }
    var answer = [UInt8](repeating: 0, count: Message.largest)
    let count = recv(socket, &answer, answer.count, 0)
    guard count > 0 else { return .broke(cause) }
    switch DecodingAnswer(message: Array(answer.prefix(count)), to: order) {
    case .decoded(let size): return pixels(size, limits)
    case .refused(let why): return .refused(why)
    case .noLibrary: return .noLibrary
    case nil: return .broke("the decoder's answer makes no sense")
    }
  }

  /// Reads what the child has left. It may have left less, or take it away just now: that costs texels and no more.
  private func pixels(_ size: DecodedSize, _ limits: DecodingLimits) -> Attempt {
    let count = size.width * size.height
    guard count * 4 <= min(limits.sharedBytes, sharedSize) else { return .broke("the decoder's answer makes no sense") }
    let texels = [UInt32](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = Descriptor.fill(UnsafeMutableRawBufferPointer(buffer), from: memory, at: 0).count / 4
    }
    guard texels.count == count else { return .broke("the decoder's answer makes no sense") }
    return .decoded(DecodedPixels(size: size, texels: texels))
  }

  private var sharedSize: Int {
    var status = stat()
    return fstat(memory, &status) == 0 ? Int(status.st_size) : 0
  }
}

extension DecodingChild {
  /// Milliseconds between two looks at a child that takes its time.
  private static let pause: Int32 = 250

  /// Waits for the answer, or for the child's end; what it has done wrong where it is not waited for any longer.
  private func wait(_ limits: DecodingLimits, spent: Double) -> String? {
    var seen = spent
    var moved = MonotonicClock.now
    var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&waiting, 1, Self.pause)
      if count > 0 { return nil }
      let time = processorTime
      if time - spent > limits.processorTime { return "decoding it takes too long" }
      // A busy machine may let it have next to nothing; one that sleeps gets nothing at all.
      if time > seen { (seen, moved) = (time, MonotonicClock.now) }
      if MonotonicClock.now - moved > limits.patience { return "decoding it came to a halt" }
    }
  }

  /// Processor time that the child has had, in seconds.
  private var processorTime: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process.id, &clock) == 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// The kernel ends it even where we are not there any more to do so.
  private func limitProcessorTime(to seconds: Double) {
    _ = limit_processor_time(process.id, UInt(seconds.rounded(.up)) + 1)
  }

  /// How it died.
  private var cause: String {
    var status: Int32 = 0
    // It has closed its end, so it is gone or about to be. It stays what it is until it is waited for, in `deinit`.
    var info = siginfo_t()
    process.send(SIGKILL)
    while waitid(P_PID, id_t(process.id), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    status = info._sifields._sigchld.si_status
    guard info.si_code != CLD_EXITED else { return "the decoder ended with code \(status)" }
    switch status {
    case SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS: return "the decoder crashed over it"
    case SIGXCPU: return "decoding it takes too long"
    default: return "the decoder was ended"
    }
  }
}
