import Boundary
import Documents
import Geometry

/// What a preview knows of a picture file: the number it goes by, its size, and whether anything shows through it.
public struct ScenePicture: Hashable, Sendable {
  public var id: PictureID
  /// As it is shown; nil where the file is missing or unfit.
  public var size: Size?
  public var isOpaque: Bool
  /// What a person should know of it, as a clause.
  public var remark: String?

  public init(id: PictureID, size: Size?, isOpaque: Bool, remark: String? = nil) {
    self.id = id
    self.size = size
    self.isOpaque = isOpaque
    self.remark = remark
  }

  /// A file that nobody has looked at yet: its place is held.
  public static let unknown = ScenePicture(id: PictureID(rawValue: -1), size: nil, isOpaque: true)
}

/// The picture files of a scene, in the scene's order.
public struct ScenePictures: Hashable, Sendable {
  public var images: [ScenePicture]
  public var page: ScenePicture?

  public init(images: [ScenePicture] = [], page: ScenePicture? = nil) {
    self.images = images
    self.page = page
  }
}

extension ScenePictures {
  /// The sizes of the pictures that a scene names, by their paths.
  public func sizes(in content: SceneContent) -> [String: Size] {
    var sizes: [String: Size] = [:]
    for (path, file) in zip(content.imageFiles, images) { sizes[path] = file.size }
    if let page = content.page { sizes[page] = self.page?.size }
    return sizes
  }

  /// The picture that the scene names at a place; nil while it is not known.
  public func image(_ index: Int) -> ScenePicture? { images.indices.contains(index) ? images[index] : nil }
}
