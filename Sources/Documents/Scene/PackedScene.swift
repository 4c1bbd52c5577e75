import Art
import Notation

/// A scene with its pictures in one file, to be sent: an archive of plain files, such as `hero.parallax`.
public struct PackedScene {
  /// The text of the scene.
  public let text: [UInt8]
  /// The paths of its pictures and tapes in the archive.
  public let names: [String]
  /// Files that no packed scene has. They are not read.
  public let strangers: [String]
  /// Differs when the content of any file does.
  public let stamp: [UInt8]
  private let archive: PackedFiles
}

extension PackedScene {
  public static let ending = ".parallax"
  public static let mediaType = "application/vnd.parallax+zip"
  public static let sceneName = "scene.json"
  public static let pictures = "pictures"
  public static let tapes = "tapes"
  /// Bytes that tell one from other files.
  public static let startSize = 100
  /// Bytes of an archive, and of all that is in it.
  public static let largest = 1 << 30
  private static let typeName = "mimetype"
  private static let previewName = "preview.png"

  /// Whether a file begins like one: with its media type, stored, so that other programs can tell it, too.
  public static func isOne(_ start: [UInt8]) -> Bool {
    PackedFiles.begin(start, with: typeName, mediaType)
  }

  /// The archive of a scene, whose pictures are named by their paths in it. They come before the scene, so that a changed
  /// number moves none of them.
  ///
  /// - Parameters:
  ///   - files: Pictures and tapes, by those paths. Those without bytes are kept from the old archive.
  ///   - preview: A picture of the scene, as PNG.
  ///   - old: The archive that is replaced.
  public static func archive(
    _ scene: Scene, _ files: [(name: String, bytes: [UInt8]?)], preview: [UInt8], replacing old: PackedScene? = nil
  ) throws(ArtProblem) -> [ArchivePart] {
    let text = [UInt8](SceneWriter.text(of: scene).utf8)
    let total = files.reduce(text.count + preview.count) { sum, file in
      sum + (file.bytes?.count ?? old?.archive[file.name]?.size ?? 0)
    }
    guard total <= largest else {
      throw .unsafe("its files have \(total) bytes together; the limit is \(largest)")
    }
    var archive = ArchiveWriter()
    if let old = old?.archive, let type = old[typeName], !type.isPacked {
      archive.add(type, keptIn: old)
    } else {
      archive.add(typeName, [UInt8](mediaType.utf8))
    }
    for file in files.sorted(by: { $0.name < $1.name }) {
      if let bytes = file.bytes {
        archive.add(file.name, bytes)
      } else if let old = old?.archive, let entry = old[file.name] {
        archive.add(entry, keptIn: old)
      }
    }
    archive.add(sceneName, text)
    archive.add(previewName, preview)
    return archive.finished()
  }

  public init(_ bytes: ArtBytes) throws(ArtProblem) {
    archive = try PackedFiles(bytes)
    guard try archive.bytes(of: Self.typeName) == [UInt8](Self.mediaType.utf8) else {
      throw .damaged("it is not a packed scene")
    }
    guard let size = archive[Self.sceneName]?.size else { throw .damaged("it has no \(Self.sceneName)") }
    guard size <= SceneReader.largestFile else {
      throw .unsafe("\(Self.sceneName) has \(size) bytes; the limit is \(SceneReader.largestFile)")
    }
    let names = archive.names
    guard !names.contains(where: { $0.utf8.contains { $0 < 0x20 } }) else {
      throw .unsafe("the name of a file in its archive has control characters")
    }
    let entries = names.compactMap { [archive] in archive[$0] }
    let total = entries.reduce(0) { $0 + $1.size }
    guard total <= Self.largest else {
      throw .unsafe("its files have \(total) bytes together; the limit is \(Self.largest)")
    }
    stamp = Array(Checksum.text(of: Array(entries.map { "\($0.name) \($0.size) \($0.checksum)\n" }.joined().utf8)).utf8)
    text = try archive.bytes(of: Self.sceneName) ?? []
    self.names = names.filter(Self.isPart)
    let known = [Self.typeName, Self.sceneName, Self.previewName]
    strangers = names.filter { !known.contains($0) && !Self.isPart($0) }
  }

  /// The bytes of one of its pictures or tapes.
  public func bytes(of name: String) throws(ArtProblem) -> [UInt8] { try archive.bytes(of: name) ?? [] }

  /// Nil if it has no picture or tape of the name.
  public func entry(of name: String) -> ArchiveEntry? { Self.isPart(name) ? archive[name] : nil }

  /// Whether a name belongs to a picture or a tape.
  private static func isPart(_ name: String) -> Bool {
    [pictures, tapes].contains { name.hasPrefix("\($0)/") } && !name.hasSuffix("/")
  }

  /// Its pictures and tapes.
  public func files() throws(ArtProblem) -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    for name in names { files.append((name, try bytes(of: name))) }
    return files
  }

  /// What its text is as a scene. A file outside the archive is a mistake: it would be another one for each reader.
  public var reading: SceneReading { Self.reading(text) }

  public static func reading(_ text: [UInt8]) -> SceneReading {
    let reading = SceneReader.read(text)
    guard let scene = reading.scene, let stray = stray(in: scene) else { return reading }
    return SceneReading(
      refusing: Problem(
        .scene, path: "content.images", message: "\(FilePath.shown(stray)) is not in this packed scene",
        help: "Pack the scene again."))
  }

  private static func stray(in scene: Scene) -> String? {
    scene.contents.flatMap(\.files).first {
      !$0.hasPrefix("\(pictures)/") || $0.split(separator: "/").contains("..")
    }
  }
}
