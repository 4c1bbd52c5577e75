import Glibc
import System

/// Output: results go to standard output, everything else to standard error.
enum Console {
  static func complain(_ line: String) { tell("parallax: \(line)") }

  /// Prints a message for the caller.
  static func tell(_ line: String) {
    do {
      try put("\(plain(line))\n", to: STDERR_FILENO)
    } catch {
      // There is nothing left to write to.
    }
  }

  /// Prints a result. A full disk is an error.
  ///
  /// - Parameter isStyled: Whether it has colors of ours, and no words of others.
  static func write(_ text: String, isStyled: Bool = false) throws(Failure) {
    do {
      try put(isStyled ? text : plain(text), to: STDOUT_FILENO)
    } catch {
      throw Failure(.cannotWrite, "standard output: \(error)")
    }
  }

  /// Writes the bytes of a file as they are.
  static func write(_ bytes: [UInt8]) throws(Failure) {
    do {
      try Descriptor.write(bytes, to: STDOUT_FILENO)
    } catch {
      throw Failure(.cannotWrite, "standard output: \(error)")
    }
  }

  /// Throws if standard output shows its bytes to a person, who cannot read what is not text.
  static func refuseTerminal(for what: String) throws(Failure) {
    guard isatty(STDOUT_FILENO) == 1 else { return }
    throw Failure(.cannotWrite, "\(what) is not text for a terminal. Write it to a file, or to another program.")
  }

  /// Shows progress in place of the previous one, if standard error is a terminal.
  static func showProgress(_ words: String) {
    guard isatty(STDERR_FILENO) == 1 else { return }
    do {
      // Return to the beginning of the line, and clear the rest after the text.
      try put("\r\(plain(words))\u{1B}[K", to: STDERR_FILENO)
    } catch {
      // There is nothing left to write to.
    }
  }

  /// What is printed has words of other people's files, and a terminal obeys control characters: each but the end of a
  /// line and a tab becomes a question mark.
  private static func plain(_ text: String) -> String {
    func isControl(_ scalar: Unicode.Scalar) -> Bool {
      scalar.value < 32 && scalar != "\n" && scalar != "\t" || (127...159).contains(scalar.value)
    }
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? "?" : $0 }))
  }

  private static func put(_ text: String, to descriptor: Int32) throws(SystemError) {
    try Descriptor.write(Array(text.utf8), to: descriptor)
  }
}
