import Decoding
import Glibc
import Images

/// A child process of the tests, confined like the program's own. Its "pictures" are commands.
@main
struct ConfinedTrial {
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst(2))
    let files = OptionalCodec(words: words) == .drawings ? [keptFile, "/nowhere"] : []
    exit(DecodingService.run(words, limits: limits, keeping: files, decoding: decode))
  }

  /// A file present on every machine that a child with drawings may read.
  private static let keptFile = "/etc/passwd"

  /// Little memory, so that trials fail soon.
  private static let limits = DecodingLimits(sharedBytes: 4 << 20, ownBytes: 64 << 20)

  private static func decode(_ bytes: [UInt8], _ order: DecodingOrder) -> Result<DecodedPixels, DecodingError> {
    switch String(decoding: bytes, as: UTF8.self) {
    case "picture": return .success(DecodedPixels(size: size(2, 3), texels: [0, 1, 2, 3, 4, 5]))
    case "refuse": return .failure(.refused("no\u{1B}picture"))
    case "claim": return .success(DecodedPixels(size: size(20, 30), texels: [1, 2, 3]))
    case "boast": return .success(DecodedPixels(size: size(1 << 20, 1 << 20), texels: [1]))
    case "babble":
      _ = write(STDIN_FILENO, "babble babble", 13)
      return .success(DecodedPixels(size: size(1, 1), texels: [1]))
    case "exit": exit(3)
    case "crash": return .failure(.refused("\(UnsafePointer<UInt8>(bitPattern: 4096)?.pointee ?? 0)"))
    case "spin": while true {}
    case "sleep":
      // Waits for an order that does not come while this one is unanswered.
      var byte: UInt8 = 0
      _ = read(STDIN_FILENO, &byte, 1)
      return .failure(.refused("it woke up"))
    case let trial: return .failure(.refused(outcome(of: trial)))
    }
  }

  private static func size(_ width: Int, _ height: Int) -> DecodedSize {
    DecodedSize(width: width, height: height, fullWidth: width, fullHeight: height, isOpaque: true)
  }
}

extension ConfinedTrial {
  /// Tries a forbidden action. Returns the system's answer.
  private static func outcome(of trial: String) -> String {
    let code = trial.hasPrefix("memory") ? memory(trial) : trial.hasPrefix("file") ? file(trial) : call(trial)
    return code < 0 ? String(cString: strerror(errno)) : "done"
  }

  private static func file(_ trial: String) -> Int32 {
    var status = stat()
    return switch trial {
    case "file: read": open("/etc/hostname", O_RDONLY)
    case "file: write": open("/tmp/confined", O_WRONLY | O_CREAT, 0o600)
    case "file: itself": open("/proc/self/maps", O_RDONLY)
    case "file: look": stat("/etc/hostname", &status)
    case "file: kept": open(keptFile, O_RDONLY) < 0 ? -1 : readsTwice(keptFile) ? 0 : -1
    case "file: kept, to write": open(keptFile, O_RDWR)
    case "file: look at kept": stat(keptFile, &status) == 0 && status.st_size > 0 ? 0 : -1
    default: unlink("/tmp/confined")
    }
  }

  /// Whether a file opened twice is read from its beginning both times, though it is never closed.
  private static func readsTwice(_ path: String) -> Bool {
    let starts = (0..<2).map { _ in
      var bytes = [UInt8](repeating: 0, count: 16)
      let count = read(open(path, O_RDONLY), &bytes, bytes.count)
      return count > 0 ? bytes : []
    }
    return !starts[0].isEmpty && starts[0] == starts[1]
  }

  private static func call(_ trial: String) -> Int32 {
    var ends: [Int32] = [0, 0]
    var address = sockaddr()
    var action = sigaction()
    var limit = rlimit(rlim_cur: 1 << 40, rlim_max: 1 << 40)
    var thread = pthread_t()
    var words: [UnsafeMutablePointer<CChar>?] = [strdup("true"), nil]
    switch trial {
    case "socket": return socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    case "connect": return connect(STDIN_FILENO, &address, socklen_t(MemoryLayout<sockaddr>.size))
    case "pipe": return pipe(&ends)
    case "copy": return dup(0)
    case "program": return execv("/bin/true", &words)
    case "signal": return kill(getppid(), 0)
    case "handler": return sigaction(SIGXCPU, &action, nil)
    case "limit": return setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    default:
      errno = pthread_create(&thread, nil, { _ in nil }, nil)
      return errno == 0 ? 0 : -1
    }
  }

  private static func memory(_ trial: String) -> Int32 {
    let (length, rights) = trial == "memory: code" ? (4096, PROT_READ | PROT_EXEC) : (128 << 20, PROT_READ)
    if trial == "memory: shared" { return ftruncate(STDOUT_FILENO, 8 << 20) }
    return mmap(nil, length, rights, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) == MAP_FAILED ? -1 : 0
  }
}
