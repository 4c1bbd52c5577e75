internal import CConfinement
import Glibc
import System

/// The child's side: reads orders from a socket at standard input, and writes texels to the memory behind standard
/// output, until the socket is closed.
public enum DecodingService {
  /// The argument that starts the service.
  public static let word = "__decode"
  /// Prefix of an argument with a replacement for the library, for tests.
  public static let libraryWord = "library="
  /// The argument for a child with idle priority.
  public static let patientWord = "patient"

  /// Freed memory that is used for the next picture.
  private static let keptBytes: Int32 = 16 << 20

  /// - Parameters:
  ///   - words: The arguments after `word`.
  ///   - files: Paths of files that its library opens while decoding.
  ///   - decode: Decodes a file's bytes to texels.
  /// - Returns: The exit code.
  public static func run(
    _ words: [String], limits: DecodingLimits = .standard, keeping files: [String] = [],
    decoding decode: ([UInt8], DecodingOrder) -> Result<DecodedPixels, DecodingError>
  ) -> Int32 {
    if words.contains(patientWord) { takePatience() }
    // Refuse to decode unconfined.
    let rights = OptionalCodec(words: words)?.rights ?? []
    guard Confinement.begin(keeping: 3, limits: limits, rights: rights, files: files) else { return 1 }
    memory_keep(keptBytes)
    while let message = nextMessage() {
      guard let order = DecodingOrder(message: message), order.fileSize <= limits.sharedBytes else { return 1 }
      answer(reply(to: order, decoding: decode))
    }
    return 0
  }

  private static func reply(
    to order: DecodingOrder, decoding decode: ([UInt8], DecodingOrder) -> Result<DecodedPixels, DecodingError>
  ) -> DecodingAnswer {
    do {
      let bytes = try Descriptor.read(order.fileSize, from: STDOUT_FILENO, at: 0)
      guard bytes.count == order.fileSize else { return .refused("its bytes did not arrive") }
      let pixels = try decode(bytes, order).get()
      try Descriptor.write(pixels.texels, to: STDOUT_FILENO, at: 0)
      return .decoded(pixels.size)
    } catch let error as DecodingError {
      switch error {
      case .refused(let why): return .refused(why)
      case .noLibrary: return .noLibrary
      case .broke, .unavailable: return .refused("\(error)")
      }
    } catch {
      return .refused("it does not fit: \(error)")
    }
  }

  /// Linux's `SCHED_IDLE`, which the C library rarely exposes.
  private static let idleClass: Int32 = 5

  private static func takePatience() {
    var parameters = sched_param()
    _ = setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 19)
    _ = sched_setscheduler(0, idleClass, &parameters)
  }

  private static func answer(_ answer: DecodingAnswer) {
    do {
      try Descriptor.write(answer.message, to: STDIN_FILENO)
    } catch {
      // The socket is closed, so no further order arrives.
    }
  }

  /// The next message. Nil if the socket is closed.
  private static func nextMessage() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: NumberMessage.largest)
    while true {
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(bytes.prefix(count)) : nil
    }
  }
}
