import Boundary
import Effects
import Geometry

/// What is drawn again and again and changes seldom: the gallery's resting pictures, the words of the bar, the pictures
/// that will be seen soon; and memory for the frame under way.
struct Face: Sendable {
  var layers: [Layer] = []
  var published: [Layer] = []
  var screen = DrawList()
  var barWords = BarWords()
  var titles = MarkedTitles()
  var ahead = PicturesAhead()
  private var thumbnails: [Int: Thumbnail] = [:]

  /// The resting picture of a scene, where it lies in the window.
  struct Thumbnail: Sendable {
    var frame: Rect
    var list: DrawList
  }
}

extension Face {
  /// The resting picture of a scene, if it was drawn before in that place.
  func thumbnail(of index: Int, in frame: Rect) -> DrawList? {
    guard let thumbnail = thumbnails[index], thumbnail.frame == frame else { return nil }
    return thumbnail.list
  }

  mutating func keep(_ thumbnail: DrawList, of index: Int, in frame: Rect) {
    thumbnails[index] = Thumbnail(frame: frame, list: thumbnail)
  }

  mutating func forget(_ index: Int) { thumbnails[index] = nil }

  mutating func forgetAll() { thumbnails.removeAll() }
}
