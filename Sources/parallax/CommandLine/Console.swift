import Glibc
import System

/// Results go to standard output, everything else to standard error.
enum Console {
  static func complain(_ line: String) { tell("parallax: \(line)") }

  /// Says something to whoever started the program, a person or another program.
  static func tell(_ line: String) {
    do {
      try put("\(line)\n", to: STDERR_FILENO)
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

  /// Shows how far something is, in place of what it said of that before, where somebody watches.
  static func showProgress(_ words: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    do {
      // To the beginning of the line, and nothing after the words.
      try put("\r\(words)\u{1B}[K", to: STDERR_FILENO)
    } catch {
      // Nobody is left to tell.
    }
  }

  private static func put(_ text: String, to descriptor: Int32) throws(SystemError) {
    try Descriptor.write(Array(text.utf8), to: descriptor)
  }
}
