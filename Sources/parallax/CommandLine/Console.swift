import Glibc
import System

/// Results go to standard output, everything else to standard error.
enum Console {
  static func complain(_ line: String) {
    do {
      try put("parallax: \(line)\n", to: STDERR_FILENO)
    } catch {
      // Nobody is left to tell.
    }
  }

  /// Prints a result as it is; a full disk is a failure, not a silence.
  static func write(_ text: String) throws(Failure) {
    do {
      try put(text, to: STDOUT_FILENO)
    } catch {
      throw Failure(.cannotWrite, "standard output: \(error)")
    }
  }

  private static func put(_ text: String, to descriptor: Int32) throws(SystemError) {
    try Descriptor.write(Array(text.utf8), to: descriptor)
  }
}
