import Glibc
import System

/// The reason why a file could not be read or written, in a sentence that names it.
public struct FileError: Error, Hashable, Sendable {
  public enum Cause: Hashable, Sendable {
    case missing
    case unreadable
    /// Larger than any file that is read.
    case tooLarge
    case unwritable
  }

  public var cause: Cause
  public var path: String
  /// The reason, without the file's name.
  public var reason: String

  public init(_ cause: Cause, path: String, reason: String) {
    self.cause = cause
    self.path = path
    self.reason = reason
  }

  /// The system's error for a failed call. A missing file is a cause only when reading.
  init(_ cause: Cause, path: String, _ error: SystemError) {
    let isMissing = cause == .unreadable && [ENOENT, ENOTDIR].contains(error.code)
    self.init(isMissing ? .missing : cause, path: path, reason: Self.words(for: error, at: path))
  }

  private static func words(for error: SystemError, at path: String) -> String {
    switch error.code {
    case ENOENT, ENOTDIR: "the file does not exist"
    case EACCES, EPERM: "permission denied"
    case ENOSPC, EDQUOT: "the disk is full"
    case EROFS: "the file system is read-only"
    case EISDIR: "it is a folder"
    case ENAMETOOLONG: "the name is too long"
    case EINVAL where path.utf8.contains(0): "the path contains a zero byte"
    case ELOOP: "its symbolic links form a loop"
    default: "\(error)"
    }
  }
}

extension FileError: CustomStringConvertible {
  public var description: String { "\(path): \(reason)" }
}
