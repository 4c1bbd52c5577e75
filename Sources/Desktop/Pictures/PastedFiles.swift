import Documents
import Glibc
import Images
import StudioKit
import System

/// The pictures on the clipboard: copied files, or pixels, which are saved as a file in the user's picture folder.
/// SDL's own clipboard only supports text.
struct PastedFiles {
  /// Files to be opened like dropped ones.
  private(set) var paths: [String] = []
  /// The file created for the pixels. Nil if there is none.
  private(set) var made: String?
  /// The reason why there are none.
  private(set) var fault: String?

  private let environment: (String) -> String?

  /// The picture types in order of preference, with their file extensions.
  private static let kinds = [
    ("image/png", "png"), ("image/jpeg", "jpg"), ("image/webp", "webp"), ("image/bmp", "bmp"), ("image/gif", "gif"),
    ("image/svg+xml", "svg"), ("image/avif", "avif"), ("image/heic", "heic"),
  ]

  init(environment: @escaping (String) -> String? = Environment.value) {
    self.environment = environment
    guard let program = ClipboardProgram(.reads, environment: environment) else {
      fault = ClipboardProgram.missing(.reads, environment: environment)
      return
    }
    let kinds = program.kinds()
    if kinds.contains("text/uri-list") {
      takeFiles(in: String(decoding: program.read("text/uri-list"), as: UTF8.self))
    }
    if paths.isEmpty, fault == nil, let kind = Self.kinds.first(where: { kinds.contains($0.0) }) {
      keep(program.read(kind.0), ending: kind.1)
    }
    if paths.isEmpty, fault == nil { fault = "The clipboard contains no picture." }
  }
}

extension PastedFiles {
  /// Writes a picture's bytes to a new file.
  private mutating func keep(_ bytes: [UInt8], ending: String) {
    guard !bytes.isEmpty else { return }
    guard let pictures = PicturesFolder.path(environment: environment) else {
      fault = "Pasted pictures need a home folder; none is set."
      return
    }
    let folder = pictures + "/Parallax"
    if mkdir(folder, 0o777) != 0, errno != EEXIST {
      fault = "\(folder) cannot be made: \(SystemError.last)"
      return
    }
    let name = "\(folder)/Pasted \(LocalTime().text("%Y-%m-%d %H.%M.%S"))"
    var path = "\(name).\(ending)"
    var number = 2
    while access(path, F_OK) == 0 {
      path = "\(name) \(number).\(ending)"
      number += 1
    }
    do {
      try AtomicFile.write(bytes, to: path)
      (paths, made) = ([path], path)
    } catch {
      fault = "\(error.path): \(error.reason)"
    }
  }

  /// Takes the files in a list of URLs, one per line.
  private mutating func takeFiles(in list: String) {
    do {
      paths = try FileAddress.paths(list.split(whereSeparator: \.isNewline))
    } catch {
      fault = error.sentence
    }
  }
}
