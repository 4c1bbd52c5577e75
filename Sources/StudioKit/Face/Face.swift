import Boundary
import Effects

/// What is drawn again and again and changes seldom: the gallery's resting pictures, and memory for the frame under
/// way.
struct Face: Sendable {
  var layers: [Layer] = []
  var published: [Layer] = []
  var screen = DrawList()
  private var thumbnails: [Int: DrawList] = [:]
}

extension Face {
  /// The resting picture of a scene, if it was drawn before.
  func thumbnail(of index: Int) -> DrawList? { thumbnails[index] }

  mutating func keep(_ thumbnail: DrawList, of index: Int) { thumbnails[index] = thumbnail }

  mutating func forget(_ index: Int) { thumbnails[index] = nil }

  mutating func forgetAll() { thumbnails.removeAll() }
}
