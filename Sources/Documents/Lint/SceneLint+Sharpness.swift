import Effects
import Geometry
import Text

extension SceneLint {
  /// Pictures with fewer pixels than the screen shows of them at the largest zoom. A picture that is never shown needs
  /// none.
  static func unsharp(
    of scene: Scene, in setting: Setting, _ reading: SceneReading, most: Int, size: (String) -> Size?
  ) -> [Problem] {
    // Pictures of one size need one answer, and a scene may have a hundred thousand.
    var answers: [Size: Size] = [:]
    let shown = min(most, scene.effect.shownPictures(in: setting))
    return scene.content.images.prefix(shown).enumerated().compactMap { index, file in
      guard let size = size(file) else { return nil }
      let needed = answers[size] ?? sharpPicture(for: size, named: file, in: scene)
      answers[size] = needed
      guard size.width.rounded() < needed.width.rounded(.down), size.height.rounded() < needed.height.rounded(.down)
      else { return nil }
      let path = "content.images[\(index)]"
      return Problem(
        .coverage, .warning, at: reading.place(of: path), path: path,
        message: "\(file) is \(pixels(size)) pixels and not sharp at the largest zoom",
        help: "Give it at least \(pixels(needed)).")
    }
  }

  /// The size at which a picture of this shape would be sharp everywhere in the scene.
  private static func sharpPicture(for size: Size, named file: String, in scene: Scene) -> Size {
    var alone = scene
    alone.content.images = [file]
    return alone.effect.coverage(in: alone.setting { _ in size }).sharpPicture
  }

  private static func pixels(_ size: Size) -> String {
    "\(size.width.formatted(.upTo(0, .up))) x \(size.height.formatted(.upTo(0, .up)))"
  }
}
