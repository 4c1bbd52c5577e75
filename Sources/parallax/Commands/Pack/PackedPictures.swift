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
  private(set) var files: [(name: String, bytes: [UInt8])] = []
  /// Files that are missing or are no pictures, a sentence each.
  private(set) var leftOut: [String] = []

  /// Bytes of a painting.
  private static let largest = 256 << 20

  init(of placed: PlacedScene) {
    let decoder = PictureDecoder.ofThisProgram()
    let contents = [placed.scene.content] + placed.scene.variants.map(\.scene.content)
    var unused = UnusedNames()
    for path in contents.flatMap({ $0.images.map(\.file) + [$0.page].compactMap(\.self) }) where names[path] == nil {
      let place = placed.picturePath(path)
      var name = FilePath.name(of: path)
      var bytes: [UInt8]?
      do {
        let file = try Self.file(at: place, by: decoder)
        bytes = file.bytes
        if let ending = file.ending { name += ".\(ending)" }
      } catch let problem as PictureProblem {
        leftOut.append("\(place): \(problem.reason)")
      } catch let error as FileError {
        leftOut.append("\(place): \(error.reason).")
      } catch let problem as ArtProblem {
        leftOut.append("\(place): \(problem.sentence)")
      } catch {
        leftOut.append("\(place): \(error)")
      }
      name = unused.take(name)
      names[path] = "\(PackedScene.pictures)/\(name)"
      if let bytes { files.append(("\(PackedScene.pictures)/\(name)", bytes)) }
    }
  }
}

extension PackedPictures {
  /// The scene with the paths in the archive.
  func moved(_ scene: Scene) -> Scene {
    var scene = scene
    scene.content.spellImages { names[$0] ?? $0 }
    scene.content.page = scene.content.page.map { names[$0] ?? $0 }
    scene.variants = scene.variants.map { SceneVariant(name: $0.name, note: $0.note, scene: moved($0.scene)) }
    return scene
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
