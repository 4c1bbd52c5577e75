import Art
import Documents
import Glibc
import StudioKit
import System

/// A packed scene on the disk. It stays the same while it is open, even if another file takes its name.
public struct PackedFile {
  public let scene: PackedScene
  private let file: Handle

  /// An open file. A class because it is closed with the last that reads it.
  private final class Handle {
    let file: FileReader.OpenFile

    init(_ file: FileReader.OpenFile) { self.file = file }

    deinit { close(file.descriptor) }
  }

  private init(_ file: Handle) throws(ArtProblem) {
    self.file = file
    scene = try PackedScene(ArtBytes(count: file.file.size) { file.file.part($0, $1) })
  }
}

extension PackedFile {
  public static func open(_ path: String) throws(FileError) -> Result<PackedFile, ArtProblem> {
    let file = Handle(try FileReader.open(path))
    return Result { () throws(ArtProblem) in try PackedFile(file) }
  }

  /// Whether a file begins like a packed scene. One that cannot be read does not.
  public static func isOne(_ path: String) -> Bool {
    do { return PackedScene.isOne(try FileReader.prefix(of: path, count: PackedScene.startSize).bytes) } catch {
      return false
    }
  }

  /// Writes an archive.
  ///
  /// - Parameters:
  ///   - old: The archive that it takes parts of.
  ///   - expectation: What is replaced.
  /// - Returns: False if something else was there, which stays.
  public static func write(
    _ parts: [ArchivePart], keeping old: PackedFile?, to path: String, over expectation: FileExpectation
  ) throws(FileError) -> Bool {
    try AtomicFile.write(to: path, if: { () throws(FileError) in try expectation.holds(at: path) }) {
      (descriptor) throws(SystemError) in
      for part in parts {
        switch part {
        case .bytes(let bytes): try Descriptor.write(bytes, to: descriptor)
        case .kept(let range): if let old { try Descriptor.copy(range, of: old.file.file.descriptor, to: descriptor) }
        }
      }
    }
  }
}

extension FileExpectation {
  /// Whether a file has the expected content. A missing one does; one that cannot be read may hold important work.
  func holds(at path: String) throws(FileError) -> Bool {
    if self == .anything { return true }
    do throws(FileError) {
      if case .success(let file)? = PackedFile.isOne(path) ? try PackedFile.open(path) : nil {
        return self == .bytes(file.scene.stamp)
      }
      return self == .bytes(try FileReader.bytes(of: path, limit: SceneReader.largestFile))
    } catch {
      guard error.cause != .missing else { return true }
      throw error
    }
  }
}
