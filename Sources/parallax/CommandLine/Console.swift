import Glibc

/// Results go to standard output, everything else to standard error.
enum Console {
  static func complain(_ line: String) { _ = put("parallax: \(line)\n", to: STDERR_FILENO) }

  /// Prints a result as it is; a full disk is a failure, not a silence.
  static func write(_ text: String) throws(Failure) {
    let code = put(text, to: STDOUT_FILENO)
    guard code == 0 else {
      throw Failure(.cannotWrite, "standard output: \(String(cString: strerror(code)).lowercased())")
    }
  }

  /// Writes all of a text; the system's error number, or 0.
  private static func put(_ text: String, to descriptor: Int32) -> Int32 {
    var text = text
    return text.withUTF8 { bytes in
      var count = 0
      while count < bytes.count {
        let got = Glibc.write(descriptor, bytes.baseAddress?.advanced(by: count), bytes.count - count)
        if got < 0 && errno == EINTR { continue }
        guard got > 0 else { return errno }
        count += got
      }
      return 0
    }
  }
}
