import Documents
import Glibc
import ImageHeaders
import StudioKit
import System

/// What the clipboard holds of pictures: files that were copied, or the pixels of one, which become a file in the
/// person's folder for pictures. SDL's own clipboard knows only text.
struct PastedFiles {
  /// Files that can be opened like dropped ones.
  private(set) var paths: [String] = []
  /// The file that was made for the picture; nil: none was.
  private(set) var made: String?
  /// Why there are none.
  private(set) var fault: String?

  private let environment: (String) -> String?

  /// The kinds of pictures that are asked for, the best first, and the endings of their files.
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
      paths = Self.paths(in: String(decoding: program.read("text/uri-list"), as: UTF8.self))
    }
    if paths.isEmpty, let kind = Self.kinds.first(where: { kinds.contains($0.0) }) {
      keep(program.read(kind.0), ending: kind.1)
    }
    if paths.isEmpty, fault == nil { fault = "There is no picture in the clipboard." }
  }
}

extension PastedFiles {
  /// Writes a picture's bytes into a file of their own.
  private mutating func keep(_ bytes: [UInt8], ending: String) {
    guard !bytes.isEmpty else { return }
    guard let pictures = PicturesFolder.path(environment: environment) else {
      fault = "There is no home folder to keep the picture in."
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

  /// The files of a list of addresses, one a line.
  static func paths(in list: String) -> [String] {
    list.split(whereSeparator: \.isNewline).compactMap { FileAddress.path($0) }
  }
}
