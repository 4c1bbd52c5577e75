import Glibc

/// What the system says where a call of it failed.
public struct SystemError: Error, Hashable, Sendable {
  /// Its number, as `errno` has it: `ENOENT`.
  public var code: Int32

  public init(code: Int32) {
    self.code = code
  }

  /// That of the last call on this thread.
  public static var last: SystemError { SystemError(code: errno) }
}

extension SystemError: CustomStringConvertible {
  /// The system's own words, as a part of a sentence: `no such file or directory`.
  public var description: String { String(cString: strerror(code)).lowercased() }
}
