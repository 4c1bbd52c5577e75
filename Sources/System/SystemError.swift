import Glibc

/// The error of a failed system call.
public struct SystemError: Error, Hashable, Sendable {
  /// The `errno` value, such as `ENOENT`.
  public var code: Int32

  public init(code: Int32) {
    self.code = code
  }

  /// The error of the last call on this thread.
  public static var last: SystemError { SystemError(code: errno) }
}

extension SystemError: CustomStringConvertible {
  /// The system's message in lower case, to be part of a sentence: `no such file or directory`.
  public var description: String { String(cString: strerror(code)).lowercased() }
}
