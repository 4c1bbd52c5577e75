import Documents
import Effects
import Parameters

/// An edit of a scene made by a single button.
public enum SceneEdit: Hashable, Sendable {
  /// The article's own numbers.
  case publish
  /// The effect's defaults.
  case resetEffect
  /// Removes a picture, and the layers that show it.
  case removePicture(Int)
  /// Moves a picture to another index.
  case movePicture(Int, to: Int)
  /// Shows rows instead of a page.
  case removePage
}

extension SceneEdit {
  /// The undo name for the article's numbers.
  static let published = "Numbers of the article"

  /// The resulting scene and the undo name. Nil if the edit does not apply.
  func applied(to scene: Scene) -> (scene: Scene, name: String)? {
    var edited = scene
    let pictures = scene.content.images.indices
    switch self {
    case .publish:
      return scene.asPublished.map { ($0, Self.published) }
    case .resetEffect:
      let standard = Scene(effect: type(of: scene.effect).init())
      if scene.composition.isEmpty {
        edited.effect = standard.effect
      } else {
        // Layers are a person's own, and so is the way that they are placed.
        for parameter in scene.parameters where parameter.path.hasPrefix("parameters.") {
          guard parameter.domain.range != nil || parameter.domain.safe != nil else { continue }
          _ = parameter.change(parameter.get(standard), on: &edited)
        }
      }
      return (edited, "Reset \(type(of: scene.effect).title.lowercased())")
    case .removePicture(let index):
      guard pictures.contains(index) else { return nil }
      edited.removePicture(index)
      return (edited, "Remove picture \(index + 1)")
    case .movePicture(let index, let place):
      guard index != place, pictures.contains(index), pictures.contains(place) else { return nil }
      edited.movePicture(index, to: place)
      return (edited, "Move picture \(index + 1) to \(place + 1)")
    case .removePage:
      (edited.content.page, edited.content.pageHeader) = (nil, false)
      return (edited, "Remove page")
    }
  }
}
