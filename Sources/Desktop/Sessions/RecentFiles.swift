import Documents
import Glibc

/// The recently opened or saved files, newest first: a line each in a state file.
public struct RecentFiles {
  private let file: String

  static let most = 20

  public init(folder: String) {
    file = folder + "/recent"
  }
}

extension RecentFiles {
  /// Those that still exist.
  public func paths() -> [String] {
    do {
      let bytes = try FileReader.bytes(of: file, limit: 1_048_576)
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
        .filter { $0.hasPrefix("/") && access($0, R_OK) == 0 }
    } catch {
      // A missing list counts as empty.
      return []
    }
  }

  /// Moves a path to the top. Additions by other programs are kept.
  public func remember(_ path: String) throws(FileError) {
    guard path.hasPrefix("/"), !path.contains("\n") else { return }
    let paths = [path] + paths().filter { $0 != path }
    try Folder.make(FilePath.folder(of: file))
    try AtomicFile.write(
      Array(paths.prefix(Self.most).map { $0 + "\n" }.joined().utf8), to: file, isDurable: false)
  }
}
