import Desktop
import Documents
import Glibc
import Serve
import System

/// The folder in which the tapes of phones are kept.
nonisolated struct KeptTapes: Sendable {
  let folder: String

  /// Names with the same second.
  private static let most = 100

  /// Creates the folder if necessary.
  ///
  /// - Parameter isPrivate: Whether only this user has access to a new one.
  init(in folder: String, isPrivate: Bool) throws(FileError) {
    self.folder = folder
    try Folder.check(folder)
    try Folder.make(folder, isPrivate: isPrivate)
  }
}

nonisolated extension KeptTapes {
  /// Writes a tape under the phone's name and the time, for this user alone. Returns the file's name.
  func keep(_ sent: SentTape) throws(FileError) -> String {
    let stem = "\(sent.device) \(LocalTime().text("%Y-%m-%d %H.%M.%S"))"
    let names = (1...Self.most).map { "\(stem)\($0 > 1 ? " \($0)" : "")\(Tape.ending)" }
    guard let name = names.first(where: { !FilePath.isTaken("\(folder)/\($0)") }) else {
      throw FileError(.unwritable, path: folder, reason: "\(Self.most) swipes have the same name")
    }
    try AtomicFile.create(Array(TapeWriter.text(of: sent.tape).utf8), at: "\(folder)/\(name)", mode: 0o600)
    return name
  }
}
