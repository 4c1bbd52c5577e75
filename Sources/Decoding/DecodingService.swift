import Glibc
import System

/// The child's side: takes orders from standard input, a socket, and leaves texels in the memory behind standard
/// output, until nobody orders any more.
public enum DecodingService {
  /// The word that makes the program one.
  public static let word = "__decode"
  /// Stands before the file of the library that a child opens in place of the usual one, as a test has it.
  public static let libraryWord = "library="
  /// Given to a child that is to work only while nothing else wants a processor.
  public static let patientWord = "patient"

  /// - Parameters:
  ///   - words: What stands behind `word`.
  ///   - files: Paths of files that its library opens while it decodes.
  ///   - decode: Makes texels of a file's bytes.
  /// - Returns: The exit code.
  public static func run(
    _ words: [String], limits: DecodingLimits = .standard, keeping files: [String] = [],
    decoding decode: ([UInt8], DecodingOrder) -> Result<DecodedPixels, DecodingError>
  ) -> Int32 {
    if words.contains(patientWord) { takePatience() }
    // Who decodes without being held is no child of ours.
    let rights = OptionalCodec(words: words)?.rights ?? []
    guard Confinement.begin(keeping: 3, limits: limits, rights: rights, files: files) else { return 1 }
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

  /// `SCHED_IDLE` of Linux, which the C library shows to few.
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
      // Nobody listens any more: the next order does not come.
    }
  }

  /// Nil where nobody orders any more.
  private static func nextMessage() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: Message.largest)
    while true {
      let count = read(STDIN_FILENO, &bytes, bytes.count)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(bytes.prefix(count)) : nil
    }
  }
}
