import Glibc

/// Why a file could not be read or written, in a sentence that names it.
public struct FileFault: Error, Hashable, Sendable {
  public enum Kind: Hashable, Sendable {
    case missing
    case unreadable
    /// It is larger than anything we would read.
    case tooLarge
    case unwritable
  }

  public var kind: Kind
  public var path: String
  /// Why, without the file's name.
  public var reason: String

  public init(_ kind: Kind, path: String, reason: String) {
    self.kind = kind
    self.path = path
    self.reason = reason
  }

  /// What the system says about the last failed call.
  init(_ kind: Kind, path: String, code: Int32) {
    self.init(code == ENOENT || code == ENOTDIR ? .missing : kind, path: path, reason: Self.words(for: code))
    if self.kind == .missing, kind == .unwritable { self.kind = .unwritable }
  }

  private static func words(for code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "there is no such file"
    case EACCES, EPERM: "it may not be read or written by this user"
    case ENOSPC, EDQUOT: "the disk is full"
    case EROFS: "the file system is read-only"
    case EISDIR: "it is a folder"
    case ENAMETOOLONG: "the name is too long"
    case ELOOP: "its links lead in a circle"
    default: String(cString: strerror(code)).lowercased()
    }
  }
}

extension FileFault: CustomStringConvertible {
  public var description: String { "\(path): \(reason)" }
}
