import Desktop
import Glibc
import StudioKit

/// A file or folder that a command has written, as reported to people.
struct WrittenFile {
  var path: String
}

extension WrittenFile: CustomStringConvertible {
  /// `Wrote maps.gif (2.1 MB).`
  var description: String {
    let (bytes, count) = Self.size(of: path)
    let files = count.map { "\($0) files, " } ?? ""
    return "Wrote \(path) (\(files)\(FilmFormat.words(bytes: bytes)))."
  }

  /// Size in bytes, and the number of files in a folder.
  private static func size(of path: String) -> (bytes: Double, files: Int?) {
    guard let names = Folder.names(in: path) else {
      var status = stat()
      return (stat(path, &status) == 0 ? Double(status.st_size) : 0, nil)
    }
    return names.map { size(of: "\(path)/\($0)") }
      .reduce((0, 0)) { ($0.bytes + $1.bytes, ($0.files ?? 0) + ($1.files ?? 1)) }
  }
}

extension Console {
  /// Reports the output files of a command, unless it was told to be quiet.
  static func announce(_ paths: [String], unless invocation: Invocation) {
    guard !invocation.has(Option.quiet.name) else { return }
    for path in paths where path != ExportedFile.standardOutput { tell("\(WrittenFile(path: path))") }
  }
}
