import Documents
import Geometry

/// A picture of a scene as an app files it.
public struct PictureAsset: Hashable, Sendable {
  /// The name for code, the same in every system: a-z, 0-9 and underscores, the scene's name first, so that the
  /// pictures of two scenes lie in one folder.
  public var name: String
  /// The ending of the file that is handed over. Formats that some system does not read become PNG.
  public var ending: String
  /// Its path in the scene; nil: the scene has none, and colors stand in.
  public var path: String?
  /// Its place in the scene's list.
  public var index: Int
  /// The part of the file that it is, in its unit square; nil: all of it.
  public var part: Rect?
  /// A small copy, blurred once, so that no screen has to do it.
  public var isBlurred = false

  public var file: String { "\(name).\(ending)" }
}

extension PictureAsset {
  /// All pictures of a list, in its order; equal paths are one picture.
  static func all(of paths: [String], in scene: SceneNames) -> [PictureAsset] {
    guard !paths.isEmpty else { return [PictureAsset(name: "\(scene.snake)_picture", ending: "png", index: 0)] }
    var known: [String: PictureAsset] = [:]
    var taken: Set<String> = []
    return paths.enumerated().map { index, path in
      if let asset = known[path] { return asset }
      let stem = FilePath.stem(of: path)
      let letters = SceneNames.ascii(stem.isEmpty ? "picture" : stem)
        .map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" }
      let plain = "\(scene.snake)_\(String(letters).lowercased())"
      var name = plain
      var number = 1
      while !taken.insert(name).inserted {
        number += 1
        name = "\(plain)_\(number)"
      }
      let ending = path.split(separator: "/").last?.split(separator: ".").last?.lowercased() ?? ""
      let isJPEG = ["jpg", "jpeg"].contains(ending)
      let asset = PictureAsset(name: name, ending: isJPEG ? "jpg" : "png", path: path, index: index)
      known[path] = asset
      return asset
    }
  }

  var blurred: PictureAsset {
    var asset = self
    asset.name += "_blurred"
    asset.isBlurred = true
    return asset
  }

  var facts: TemplateFacts {
    TemplateFacts(["picture": .name(name), "pictureFile": .name(file)])
  }
}
