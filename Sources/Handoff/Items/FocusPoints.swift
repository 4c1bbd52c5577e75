import Documents
import Effects
import Geometry
import Notation

/// The points of a scene's pictures that stay in sight where a box shows a part of one, as code has them.
struct FocusPoints: Sendable {
  /// Of each picture: the name under which an app files it, the point in its unit square, its width over its height.
  struct Entry: Hashable, Sendable {
    var name: String
    var point: Point
    var aspect: Double
  }

  var entries: [Entry]

  /// Nil where all pictures are centred, and for layers, which lie where they are put.
  init?(_ handoff: SceneHandoff) {
    let images = handoff.scene.content.images
    guard images.contains(where: { $0.focus != nil }) else { return nil }
    if case .recipe = handoff.blueprint { return nil }
    entries = images.enumerated().map { index, image in
      Entry(
        name: handoff.asset(index).name, point: image.focus ?? SceneImage.middle,
        aspect: handoff.setting.aspect(ofPicture: index))
    }
  }
}

extension FocusPoints {
  /// Of the picture of a header.
  var first: Entry { entries[0] }

  /// By name, each once; what is centred is left out.
  var named: [Entry] {
    var seen: Set<String> = []
    return entries.filter { seen.insert($0.name).inserted && $0.point != SceneImage.middle }
  }
}
