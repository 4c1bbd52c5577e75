import Boundary
import Decoding
import Desktop
import Documents
import Images
import SDLBackend

/// The pictures of a scene as files that may leave this machine: each was decoded, and none says where or by whom it
/// was taken.
struct SharedPictures {
  /// The file names by the paths in the scene, also of pictures that could not be read.
  private(set) var names: [String: String] = [:]
  private(set) var files: [(name: String, bytes: [UInt8])] = []
  /// Pictures that are missing, and files that are no pictures, a sentence each.
  private(set) var missing: [String] = []
  private(set) var refused: [String] = []

  private static let quality: Int32 = 92

  /// - Parameter folder: Where the files are put.
  init(of placed: PlacedScene, in folder: String) {
    let decoder = PictureDecoder.ofThisProgram()
    let content = placed.scene.content
    var unused = UnusedNames()
    for path in content.imageFiles + [content.page].compactMap(\.self) where names[path] == nil {
      let place = placed.picturePath(path)
      let address = PictureAddress(path)
      // A layer becomes a file of its own.
      var name = address.layer == nil ? FilePath.name(of: path) : FilePath.identifier(of: path, among: [])
      var bytes: [UInt8]?
      do {
        let picture = try Self.picture(at: place, by: decoder)
        bytes = picture.bytes
        if let ending = picture.ending { name = "\(name).\(ending)" }
      } catch let problem as PictureProblem {
        let sentence = "\(PictureAddress(place)): \(problem.reason)"
        if problem.reason == .missing { missing.append(sentence) } else { refused.append(sentence) }
      } catch {
        refused.append("\(place): \(error)")
      }
      name = unused.take(name)
      names[path] = "\(folder)/\(name)"
      if let bytes { files.append(("\(folder)/\(name)", bytes)) }
    }
  }

  /// The file without its metadata, or encoded again, with the ending for that.
  static func picture(
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
