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
  /// Writes a tape under the phone's name and the time. Returns the file's name.
  func keep(_ sent: SentTape) -> Result<String, TapeRefusal> {
    let stem = "\(sent.device) \(LocalTime().text("%Y-%m-%d %H.%M.%S"))"
    do throws(FileError) {
      for number in 1...Self.most {
        let name = "\(stem)\(number > 1 ? " \(number)" : "")\(Tape.ending)"
        let path = "\(folder)/\(name)"
        guard access(path, F_OK) != 0 else { continue }
        try AtomicFile.write(Array(TapeWriter.text(of: sent.tape).utf8), to: path)
        return .success(name)
      }
    } catch {
      return .failure(TapeRefusal("The tape cannot be kept: \(error)."))
    }
    return .failure(TapeRefusal("The tape cannot be kept: \(Self.most) others have its name."))
  }
}
