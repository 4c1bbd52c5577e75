import Effects
import Geometry
import ScrollPhysics

extension [Layer] {
  /// Stretches everything on the screen by a pull at an edge, most of all next to that edge, without uncovering
  /// anything.
  ///
  /// - Parameter pull: In points, negative at the top or left edge.
  mutating func stretch(pulledBy pull: Double, along axis: Axis, on viewport: Size) {
    let length = viewport.length(along: axis)
    let intensity = StretchedEdge.intensity(pull: pull, viewport: length)
    guard intensity != 0 else { return }
    func place(_ place: Double) -> Double {
      StretchedEdge.place(place, intensity: intensity, viewport: length)
    }
    func stretched(_ rect: Rect) -> Rect {
      var rect = rect
      switch axis {
      case .vertical:
        let end = place(rect.y + rect.height)
        rect.y = place(rect.y)
        rect.height = end - rect.y
      case .horizontal:
        let end = place(rect.x + rect.width)
        rect.x = place(rect.x)
        rect.width = end - rect.x
      }
      return rect
    }
    for index in indices {
      self[index].frame = stretched(self[index].frame)
      self[index].clip = self[index].clip.map(stretched)
    }
  }
}
