import Desktop
import SDLBackend

/// Writes a picture so that a file that was there before is either replaced or left as it was.
enum PictureWriting {
  static func write(_ pixels: Pixels, to path: String) throws(Failure) {
    let bytes: [UInt8]
    do {
      bytes = try pixels.png()
    } catch {
      throw Failure(.software, "\(path): \(error)")
    }
    do {
      try AtomicFile.write(bytes, to: path)
    } catch {
      throw Failure(error)
    }
  }
}
