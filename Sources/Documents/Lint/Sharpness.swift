import Effects
import Geometry

/// Finds the pictures of a scene that are shown enlarged, and their enlargement.
enum Sharpness {
  /// A picture with fewer pixels than the screen shows at the largest zoom.
  struct Blurred: Hashable, Sendable {
    /// Index into the scene's pictures.
    let index: Int
    let file: String
    let size: Size
    /// The size at which it would be sharp, in pixels.
    let needed: Size

    /// Scale at which the picture is shown.
    var enlargement: Double { min(needed.width / size.width, needed.height / size.height) }
  }

  /// The largest enlargement that is not noticeable: about a seventh.
  static let tolerance = 1.15
}

extension Sharpness {
  /// The visible pictures enlarged beyond the tolerance.
  ///
  /// - Parameters:
  ///   - most: Number of pictures to check, from the first.
  ///   - size: Returns the size of a picture file by its name in the scene, or nil if it is missing.
  static func blurred(
    in scene: Scene, in setting: Setting, most: Int, size: (String) -> Size?
  ) -> [Blurred] {
    let needs = scene.effect.advice(in: setting).pictureNeeds(most: most)
    let files = setting.isPageHeader ? [scene.content.page].compactMap(\.self) : scene.content.imageFiles
    return zip(files, needs).enumerated().compactMap { index, picture in
      let (file, need) = picture
      guard let size = size(file), size.width > 0, size.height > 0 else { return nil }
      // A page is a screenshot, no sharper than its device: a pull may enlarge it.
      let pull = setting.isPageHeader ? need.growth : 1
      let needed = Size(width: need.size.width / pull, height: need.size.height / pull)
      let blurred = Blurred(index: index, file: file, size: size, needed: needed)
      return blurred.enlargement > tolerance ? blurred : nil
    }
  }
}
