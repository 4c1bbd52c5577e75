import Art

/// A scene with its pictures in one file, to be sent: an archive of plain files, such as `hero.parallax`.
public struct PackedScene {
  /// The text of the scene.
  public let text: [UInt8]
  /// Its pictures and tapes, by their paths in the archive.
  public let files: [(name: String, bytes: [UInt8])]
  /// Files that no packed scene has. They are not read.
  public let strangers: [String]
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

  /// The archive of a scene, whose pictures are named by their paths in it.
  ///
  /// - Parameters:
  ///   - files: Pictures and tapes, by those paths.
  ///   - preview: A picture of the scene, as PNG.
  public static func archive(
    _ scene: Scene, _ files: [(name: String, bytes: [UInt8])], preview: [UInt8]
  ) throws(ArtProblem) -> [UInt8] {
    let text = [UInt8](SceneWriter.text(of: scene).utf8)
    let total = files.reduce(text.count + preview.count) { $0 + $1.bytes.count }
    guard total <= largest else {
      throw .unsafe("its files have \(total) bytes together; the limit is \(largest)")
    }
    var archive = ArchiveWriter()
    archive.add(typeName, [UInt8](mediaType.utf8))
    archive.add(sceneName, text)
    for file in files.sorted(by: { $0.name < $1.name }) { archive.add(file.name, file.bytes) }
    archive.add(previewName, preview)
    return archive.finished()
  }

  public init(_ bytes: ArtBytes) throws(ArtProblem) {
    let archive = try PackedFiles(bytes)
    guard try archive.bytes(of: Self.typeName) == [UInt8](Self.mediaType.utf8) else {
      throw .damaged("it is not a packed scene")
    }
    guard let size = archive.size(of: Self.sceneName) else { throw .damaged("it has no \(Self.sceneName)") }
    guard size <= SceneReader.largestFile else {
      throw .unsafe("\(Self.sceneName) has \(size) bytes; the limit is \(SceneReader.largestFile)")
    }
    let names = archive.names
    guard !names.contains(where: { $0.utf8.contains { $0 < 0x20 } }) else {
      throw .unsafe("the name of a file in its archive has control characters")
    }
    let total = names.reduce(0) { $0 + (archive.size(of: $1) ?? 0) }
    guard total <= Self.largest else {
      throw .unsafe("its files have \(total) bytes together; the limit is \(Self.largest)")
    }
    text = try archive.bytes(of: Self.sceneName) ?? []
    let folders = [Self.pictures, Self.tapes].map { "\($0)/" }
    var files: [(name: String, bytes: [UInt8])] = []
    for name in names where folders.contains(where: name.hasPrefix) {
      files.append((name, try archive.bytes(of: name) ?? []))
    }
    self.files = files
    let known = [Self.typeName, Self.sceneName, Self.previewName]
    strangers = names.filter { name in !known.contains(name) && !folders.contains(where: name.hasPrefix) }
  }

  /// What its text is as a scene. A file outside the archive is a mistake: it would be another one for each reader.
  public var reading: SceneReading {
    let reading = SceneReader.read(text)
    guard let scene = reading.scene, let stray = Self.stray(in: scene) else { return reading }
    return SceneReading(
      refusing: Problem(
        .scene, path: "content.images", message: "\(FilePath.shown(stray)) is not in this packed scene",
        help: "Pack the scene again."))
  }

  private static func stray(in scene: Scene) -> String? {
    let files = scene.content.images.map(\.file) + [scene.content.page].compactMap(\.self)
    return files.first { !$0.hasPrefix("\(pictures)/") || $0.split(separator: "/").contains("..") }
      ?? scene.variants.lazy.compactMap { stray(in: $0.scene) }.first
  }
}
