import Desktop
import Glibc
import System

/// A new folder of this program's own.
struct TemporaryFolder {
  let path: String

  init() throws(Failure) {
    var name = Array("\(Environment.value("TMPDIR") ?? "/tmp")/parallax-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else {
      throw Failure(.cannotWrite, "No folder for temporary files can be made: \(SystemError.last).")
    }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func remove() { Folder.remove(path) }
}
