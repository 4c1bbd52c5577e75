import Boundary
import Documents
import Effects
import Geometry

/// A picture file as a preview sees it: its ID, its size, and whether it is opaque.
public struct ScenePicture: Hashable, Sendable {
  public var id: PictureID
  /// Displayed size. Nil if the file is missing or unsuitable.
  public var size: Size?
  public var isOpaque: Bool
  /// A note for the user, as a clause.
  public var remark: String?

  public init(id: PictureID, size: Size?, isOpaque: Bool, remark: String? = nil) {
    self.id = id
    self.size = size
    self.isOpaque = isOpaque
    self.remark = remark
  }

  /// A placeholder for a file that has not been read yet.
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
  /// The sizes of the scene's pictures by path.
  public func sizes(in content: SceneContent) -> [String: Size] {
    var sizes: [String: Size] = [:]
    for (path, file) in zip(content.imageFiles, images) { sizes[path] = file.size }
    if let page = content.page { sizes[page] = self.page?.size }
    return sizes
  }

  /// The picture at an index. Nil until it is known.
  public func image(_ index: Int) -> ScenePicture? { images.indices.contains(index) ? images[index] : nil }

  /// Whether a content hides everything behind its box. A picture that is not known yet does.
  public func isOpaque(_ content: LayerContent) -> Bool {
    switch content {
    case .picture(let index, _): image(index)?.isOpaque ?? true
    case .page: page?.isOpaque ?? true
    case .shape(let shape, _): shape.isOpaque
    case .surface(.row), .surface(.missing): true
    default: false
    }
  }
}
