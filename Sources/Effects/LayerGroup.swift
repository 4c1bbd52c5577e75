import Geometry

/// Layers that are drawn as one, such as a card with its words: smaller about a point that they share, and fainter.
struct LayerGroup: Hashable, Sendable {
  var scale = 1.0
  /// The point that stays in place, in points of the screen.
  var anchor = Point.zero
  var opacity = 1.0
}

extension Layer {
  /// The layer as a part of a group. Frame, clip, corners and words are scaled alike.
  func inside(_ group: LayerGroup) -> Layer {
    var layer = self
    layer.opacity *= group.opacity
    guard group.scale != 1 else { return layer }
    layer.frame = frame.scaled(by: group.scale, about: group.anchor)
    layer.clip = clip?.scaled(by: group.scale, about: group.anchor)
    layer.radius *= group.scale
    layer.zoom *= group.scale
    return layer
  }
}
