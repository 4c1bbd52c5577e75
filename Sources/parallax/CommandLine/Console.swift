import Glibc
import System

/// Output: results go to standard output, everything else to standard error.
enum Console {
  static func complain(_ line: String) { tell("parallax: \(line)") }

  /// Prints a message for the caller.
  static func tell(_ line: String) {
    do {
      try put("\(line)\n", to: STDERR_FILENO)
    } catch {
      // There is nothing left to write to.
    }
  }

  /// Prints a result unchanged. A full disk is an error.
  static func write(_ text: String) throws(Failure) {
    do {
      try put(text, to: STDOUT_FILENO)
    } catch {
      throw Failure(.cannotWrite, "standard output: \(error)")
    }
  }

  /// Shows progress in place of the previous one, if standard error is a terminal.
  static func showProgress(_ words: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    do {
      // Return to the beginning of the line, and clear the rest after the text.
      try put("\r\(words)\u{1B}[K", to: STDERR_FILENO)
    } catch {
      // There is nothing left to write to.
    }
  }

  private static func put(_ text: String, to descriptor: Int32) throws(SystemError) {
    try Descriptor.write(Array(text.utf8), to: descriptor)
  }
}
