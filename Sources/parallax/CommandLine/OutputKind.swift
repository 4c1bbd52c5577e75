import Desktop
import Documents
import Glibc
import Notation
import SDLBackend

/// The kind of a file that a command writes. An older file is replaced only if it is of that kind: anything else there
/// was probably not meant.
enum OutputKind {
  case picture
  case scene
  case tape
  /// A packed scene.
  case packed
  /// Text in a file whose name has one of these endings, without dots.
  case text([String])
}

extension OutputKind {
  /// Bytes that say whether a file is a picture or text.
  private static let start = 1 << 16
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private var words: String {
    switch self {
    case .picture: "a PNG picture"
    case .scene: "a scene"
    case .tape: "a tape"
    case .packed: "a packed scene"
    case .text(let endings): "a text that ends in \(endings.map { ".\($0)" }.joined(separator: " or "))"
    }
  }

  /// Throws if a file of another kind is at the path, unless the command line forces it.
  ///
  /// - Parameter path: Nil, and `-`: standard output.
  func refuse(over path: String?, _ invocation: Invocation) throws(Failure) {
    guard let path, path != ExportedFile.standardOutput, !invocation.has(Option.force.name) else { return }
    var status = stat()
    // What is no file is reported when it is written.
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size > 0, !isAlready(at: path)
    else { return }
    throw Failure(
      .cannotWrite,
      "\(path) exists and is not \(words). Write to another file, or replace it with --force.")
  }

  /// Whether the file at a path is of this kind.
  private func isAlready(at path: String) -> Bool {
    do throws(FileError) {
      switch self {
      case .picture: return try FileReader.prefix(of: path, count: Self.signature.count).bytes == Self.signature
      case .scene: return try Self.has("parallax", path, limit: SceneReader.largestFile)
      case .tape: return try Self.has("tape", path, limit: TapeReader.limits.size)
      case .packed: return PackedScene.isOne(try FileReader.prefix(of: path, count: Self.start).bytes)
      case .text(let endings):
        let name = FilePath.name(of: path).lowercased()
        guard endings.contains(where: { name.hasSuffix(".\($0)") }) else { return false }
        return Self.isText(try FileReader.prefix(of: path, count: Self.start).bytes)
      }
    } catch {
      return false
    }
  }

  /// Whether a file is an object with that key.
  private static func has(_ key: String, _ path: String, limit: Int) throws(FileError) -> Bool {
    let bytes = try FileReader.bytes(of: path, limit: limit)
    return JSONReader.read(bytes, limits: TapeReader.limits).root?.value[key] != nil
  }

  /// Text has no control characters besides tabs, ends of lines and pages, and escapes.
  private static func isText(_ bytes: [UInt8]) -> Bool {
    bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || [0x09, 0x0A, 0x0C, 0x0D, 0x1B].contains($0) }
  }
}
