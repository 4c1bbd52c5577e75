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

  /// - Parameter old: The archive that is replaced, which keeps what has not changed since it was unpacked beside the
  ///   scene.
  init(of placed: PlacedScene, replacing old: PackedScene? = nil) {
    self.old = old
    let decoder = PictureDecoder.ofThisProgram()
    let folder = FilePath.folder(of: placed.path)
    var unused = UnusedNames()
    let paths = placed.scene.contents.flatMap(\.files)
    // Those that have a place in the archive keep it, whatever comes before them.
    for path in paths.filter({ isInside($0, folder) }) + paths where names[path] == nil {
      let place = placed.picturePath(path)
      let inside = isInside(path, folder) ? old?.entry(of: String(place.dropFirst(folder.count + 1))) : nil
      if let inside, UnpackedScenes.isUnpacked(inside, in: folder) {
        take(nil, as: unused.take(FilePath.name(of: path)), for: path)
        continue
      }
      do {
        let file = try Self.file(at: place, by: decoder)
        take(file.bytes, as: unused.take(FilePath.name(of: path) + (file.ending.map { ".\($0)" } ?? "")), for: path)
      } catch {
        let name = unused.take(FilePath.name(of: path))
        // One that is just being saved stays as it was.
        guard inside == nil else {
          take(nil, as: name, for: path)
          continue
        }
        names[path] = "\(PackedScene.pictures)/\(name)"
        leftOut.append((place, Self.reason(error)))
      }
    }
  }

  private mutating func take(_ bytes: [UInt8]?, as name: String, for path: String) {
    let name = "\(PackedScene.pictures)/\(name)"
    names[path] = name
    files.append((name, bytes))
  }

  /// Whether a picture is stored in the old archive, and its path is that of the unpacked file.
  private func isInside(_ path: String, _ folder: String) -> Bool {
    let place = FilePath.path(path, from: folder)
    guard place.hasPrefix("\(folder)/"), let entry = old?.entry(of: String(place.dropFirst(folder.count + 1)))
    else { return false }
    return !entry.isPacked && entry.name == "\(PackedScene.pictures)/\(FilePath.name(of: path))"
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
    guard try LayeredFile.isOne(path) else { return try SharedPictures.picture(at: path, by: decoder) }
    // Only what can be opened is sent.
    let outline = try LayeredFile.outline(of: path).get()
    let bytes = try FileReader.bytes(of: path, limit: largest)
    guard outline.format == .drawing else { return (bytes, nil) }
    guard let bare = PictureMetadata.removed(from: bytes, keepsLayers: true) else {
      throw ArtProblem("It may name files elsewhere; save it as plain SVG.")
    }
    return (bare, nil)
  }
}
