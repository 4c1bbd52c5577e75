import Documents
import StudioKit

/// The state of the last session: a state file.
public struct SessionFile {
  private let file: String

  public init(folder: String) {
    file = folder + "/session.json"
  }
}

extension SessionFile {
  private static let largest = 1_048_576

  /// Nil if there is none, or it cannot be read.
  public func record() -> SessionRecord? {
    do {
      return SessionRecord(String(decoding: try FileReader.bytes(of: file, limit: Self.largest), as: UTF8.self))
    } catch {
      // Nothing is lost: the program starts as for the first time.
      return nil
    }
  }

  func keep(_ text: String) throws(FileError) {
    try Folder.make(FilePath.folder(of: file))
    try AtomicFile.write(Array(text.utf8), to: file, isDurable: false)
  }
}
