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
    // Pictures of one size need one answer, and a scene may have a hundred thousand.
    var answers: [Size: Size] = [:]
    let shown = min(most, scene.effect.shownPictures(in: setting))
    return scene.content.images.prefix(shown).enumerated().compactMap { index, file in
      guard let size = size(file), size.width > 0, size.height > 0 else { return nil }
      let needed = answers[size] ?? sharpPicture(for: size, named: file, in: scene)
      answers[size] = needed
      let blurred = Blurred(index: index, file: file, size: size, needed: needed)
      return blurred.enlargement > tolerance ? blurred : nil
    }
  }

  /// The size at which a picture of this shape would be sharp everywhere in the scene.
  private static func sharpPicture(for size: Size, named file: String, in scene: Scene) -> Size {
    var alone = scene
    alone.content.images = [file]
    return alone.effect.coverage(in: alone.setting { _ in size }).sharpPicture
  }
}
