import Art
import Desktop
import Documents

/// A painting that can be read only once. A scene names its file, so it is kept next to the scene.
struct PipedPainting {
  /// Where its copy is.
  let place: String
  /// The path without its ending.
  private let stem: String

  /// Largest painting, in bytes.
  private static let largest = 1 << 30

  /// Nil for an ordinary file.
  ///
  /// - Parameter scene: The path of the scene; nil for standard output.
  init?(_ name: String, for scene: String?) throws(Failure) {
    do throws(FileError) {
      guard let place = try PipedInput.copy(of: name, limit: Self.largest) else { return nil }
      self.place = place
    } catch {
      throw Failure(error)
    }
    guard let scene else {
      stem = "painting"
      return
    }
    stem = FilePath.path(FilePath.stem(of: scene), from: FilePath.folder(of: scene))
  }
}

extension PipedPainting {
  func path(of format: ArtFormat) -> String {
    switch format {
    case .openRaster: "\(stem).ora"
    case .krita: "\(stem).kra"
    case .photoshop: "\(stem).psd"
    case .drawing: "\(stem).svg"
    }
  }

  /// Writes it, unless another file is there.
  func keep(at path: String, unless isForced: Bool) throws(Failure) {
    let bytes = try Self.bytes(place)
    if FilePath.isTaken(path), !isForced {
      guard try Self.bytes(path) != bytes else { return }
      throw Failure(.cannotWrite, "\(path) exists and is not this painting. Replace it with --force.")
    }
    try ExportedFile.write(bytes, to: path)
  }

  private static func bytes(_ path: String) throws(Failure) -> [UInt8] {
    do throws(FileError) { return try FileReader.bytes(of: path, limit: largest) } catch { throw Failure(error) }
  }
}
