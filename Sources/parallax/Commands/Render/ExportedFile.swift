import Desktop
import SDLBackend

/// Writes a result so that an existing file is either replaced or left unchanged, or to standard output.
enum ExportedFile {
  /// The path that stands for it. No file is ever called that.
  static let standardOutput = "-"

  static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    if path == standardOutput { return try Console.write(bytes) }
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw Failure(error)
    }
  }

  static func write(_ text: String, to path: String) throws(Failure) { try write([UInt8](text.utf8), to: path) }

  static func write(_ pixels: Pixels, to path: String) throws(Failure) {
    let bytes: [UInt8]
    do {
      bytes = try pixels.png()
    } catch {
      throw Failure(.software, "\(path): \(error)")
    }
    try write(bytes, to: path)
  }
}
