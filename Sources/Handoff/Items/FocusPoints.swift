import Documents
import Effects
import Geometry
import Notation

/// The points of a scene's pictures that stay in sight where a box shows a part of one, as code has them.
struct FocusPoints: Sendable {
  /// The name of each picture in an app, the point in its unit square, and its aspect ratio.
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
  /// The point of a header's picture.
  var first: Entry { entries[0] }

  /// The points by picture name, without those in the middle.
  var named: [Entry] {
    var seen: Set<String> = []
    return entries.filter { seen.insert($0.name).inserted && $0.point != SceneImage.middle }
  }
}
