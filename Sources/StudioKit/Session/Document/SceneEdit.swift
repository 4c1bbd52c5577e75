import Documents
import Effects
import Parameters

/// What one press does to a scene.
public enum SceneEdit: Hashable, Sendable {
  /// The article's own numbers.
  case publish
  /// The effect's own defaults.
  case resetEffect
  /// Takes a picture out.
  case removePicture(Int)
  /// Puts a picture into another place; those between move up.
  case movePicture(Int, to: Int)
  /// Shows rows again in place of a page.
  case removePage
}

extension SceneEdit {
  /// What undo calls the article's own numbers.
  static let published = "As published"

  /// The scene afterwards, and what undo calls it; nil where there is nothing of that kind to do.
  func applied(to scene: Scene) -> (scene: Scene, name: String)? {
    var edited = scene
    let pictures = scene.content.images.indices
    switch self {
    case .publish:
      return scene.asPublished.map { ($0, Self.published) }
    case .resetEffect:
      edited.effect = type(of: scene.effect).init()
      return (edited, "Reset \(type(of: scene.effect).title.lowercased())")
    case .removePicture(let index):
      guard pictures.contains(index) else { return nil }
      edited.content.images.remove(at: index)
      return (edited, "Remove picture \(index + 1)")
    case .movePicture(let index, let place):
      guard index != place, pictures.contains(index), pictures.contains(place) else { return nil }
      edited.content.images.insert(edited.content.images.remove(at: index), at: place)
      return (edited, "Move picture \(index + 1) to \(place + 1)")
    case .removePage:
      edited.content.page = nil
      return (edited, "Remove page")
    }
  }
}
