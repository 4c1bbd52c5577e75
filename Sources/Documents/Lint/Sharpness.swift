import Effects
import Geometry

/// Which pictures of a scene the screen shows enlarged, and by how much.
enum Sharpness {
  /// A picture with fewer pixels than the screen shows of it at the largest zoom.
  struct Blurred: Hashable, Sendable {
    /// Its place in the scene's list.
    let index: Int
    let file: String
    let size: Size
    /// The size at which it would be sharp, in pixels.
    let needed: Size

    /// How many times larger it is shown than it is.
    var enlargement: Double { min(needed.width / size.width, needed.height / size.height) }
  }

  /// Less than this is not seen: nobody tells a picture that is enlarged by a seventh from one that is not.
  static let tolerance = 1.15
}

extension Sharpness {
  /// Of the pictures that can be seen, those that are enlarged by more than can pass.
  ///
  /// - Parameters:
  ///   - most: How many to look at, from the first.
  ///   - size: The size of the file that the scene names so; nil where it has none.
  static func blurred(
    in scene: Scene, in setting: Setting, most: Int, size: (String) -> Size?
  ) -> [Blurred] {
    let needs = scene.effect.pictureNeeds(in: setting, most: most)
    return zip(scene.content.imageFiles, needs).enumerated().compactMap { index, picture in
      let (file, need) = picture
      guard let size = size(file), size.width > 0, size.height > 0 else { return nil }
      let blurred = Blurred(index: index, file: file, size: size, needed: need.size)
      return blurred.enlargement > tolerance ? blurred : nil
    }
  }
}
