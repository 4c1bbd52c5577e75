import Art
import Decoding
import Desktop
import Documents
import Images
import SDLBackend

/// The picture files of a scene and its variants as they are sent: paintings as they are, once, and others without
/// camera, place and author.
struct PackedPictures {
  /// The paths in the archive by those in the scene, also of files that were left out.
  private var names: [String: String] = [:]
  /// The files by their paths in the archive. Those without bytes are in the archive that is replaced.
  private(set) var files: [(name: String, bytes: [UInt8]?)] = []
  /// Files that are missing or are no pictures, with the reasons.
  private(set) var leftOut: [(path: String, why: String)] = []
  private let old: PackedScene?

  /// Bytes of a painting.
  private static let largest = 256 << 20
  private static let quality: Int32 = 92

  /// - Parameter old: The archive that is replaced, which keeps what has not changed since it was unpacked beside the
  ///   scene.
  init(of placed: PlacedScene, replacing old: PackedScene? = nil) {
    self.old = old
    let decoder = PictureDecoder.ofThisProgram()
    var unused = UnusedNames()
    let paths = placed.scene.contents.flatMap(\.files)
    // Those that have a place in the archive keep it, whatever comes before them.
    for path in paths.filter({ stored($0, placed) != nil }) + paths where names[path] == nil {
      let (place, name) = (placed.picturePath(path), FilePath.name(of: path))
      // Where case is ignored, two names of an archive from elsewhere may be one.
      let entry = unused.isFree(name) ? stored(path, placed) : nil
      if let entry, UnpackedScenes.isUnpacked(entry, in: FilePath.folder(of: placed.path)) {
        take(nil, as: unused.take(name), for: path)
        continue
      }
      do {
        let file = try Self.file(at: place, by: decoder)
        take(file.bytes, as: unused.take(name + (file.ending.map { ".\($0)" } ?? "")), for: path)
      } catch  where entry != nil {
        // One that is just being saved stays as it was.
        take(nil, as: unused.take(name), for: path)
      } catch {
        names[path] = "\(PackedScene.pictures)/\(unused.take(name))"
        leftOut.append((place, Self.reason(error)))
      }
    }
  }

  private mutating func take(_ bytes: [UInt8]?, as name: String, for path: String) {
    let name = "\(PackedScene.pictures)/\(name)"
    names[path] = name
    files.append((name, bytes))
  }

  /// The entry of the old archive that a picture was unpacked from, if its bytes are stored there.
  private func stored(_ path: String, _ placed: PlacedScene) -> ArchiveEntry? {
    let name = "\(PackedScene.pictures)/\(FilePath.name(of: path))"
    guard placed.picturePath(path) == placed.picturePath(name), let entry = old?.entry(of: name), !entry.isPacked
    else { return nil }
    return entry
  }
}

extension PackedPictures {
  /// The scene with the paths in the archive.
  func moved(_ scene: Scene) -> Scene { scene.spelled { names[$0] ?? $0 } }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case let problem as PictureProblem: "\(problem.reason)"
    case let error as FileError: "\(error.reason)."
    case let problem as ArtProblem: problem.sentence
    default: "\(error)"
    }
  }

  private static func file(
    at path: String, by decoder: PictureDecoder
  ) throws -> (bytes: [UInt8], ending: String?) {
    guard try LayeredFile.isOne(path) else { return try picture(at: path, by: decoder) }
    // Only what can be opened is sent.
    let outline = try LayeredFile.outline(of: path).get()
    let bytes = try FileReader.bytes(of: path, limit: largest)
    guard outline.format == .drawing else { return (bytes, nil) }
    guard let bare = PictureMetadata.removed(from: bytes, keepsLayers: true) else {
      throw ArtProblem("It may name files elsewhere; save it as plain SVG.")
    }
    return (bare, nil)
  }

  /// The file without its metadata, or encoded again, with the ending for that.
  private static func picture(
    at path: String, by decoder: PictureDecoder
  ) throws -> (bytes: [UInt8], ending: String?) {
    let content = try PictureContent(path: path)
    if let bytes = content.withoutMetadata {
      // Decoding shows that it is a picture; its size does not matter.
      _ = try content.decoded(covering: .zero, by: decoder)
      return (bytes, nil)
    }
    let picture = try content.decoded(covering: nil, by: decoder)
    let pixels = Pixels(picture.bitmap)
    let isPhoto = picture.isOpaque && content.format != .bmp && !content.isOfLayers
    return try isPhoto ? (pixels.jpeg(quality: quality), "jpg") : (pixels.png(), "png")
  }
}
