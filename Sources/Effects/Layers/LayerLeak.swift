import Geometry

/// A gap that the furthest layer leaves: it covers its box at rest, but does not fill it.
struct LayerLeak {
  /// The index of the layer.
  let layer: Int
  /// In points.
  let gap: Double
  /// Where the gap is largest, as a distance from rest.
  let scrolled: Double

  /// Gaps that nobody sees, in points.
  private static let least = 0.5
  /// Where it is looked for: between them, frame and box are linear but for a corner or two.
  private static let places = 64

  /// Nil if there is none. A layer with keys, or one that goes with the content of a screen, may be meant to leave.
  init?(of effect: Layers, in setting: Setting) {
    let space = effect.space(in: setting)
    guard !space.isStill, let index = effect.layers.firstIndex(where: { !$0.hidden }),
      effect.layers[index].isGround, space.isHeader || effect.layers[index].ratio.magnitude < 1
    else { return nil }
    func gap(_ layer: LayerSettings, _ scrolled: Double) -> Double {
      let resting = space.restingFrame(of: layer, aspect: layer.aspect(in: setting))
      let box = space.box(scrolled: scrolled)
      let frame = space.frame(of: layer, resting: resting, key: LayerKey(), scrolled: scrolled, followed: scrolled)
      let bare = max(frame.x - box.x, frame.y - box.y, box.maxX - frame.maxX, box.maxY - frame.maxY)
      return min(bare, box.width, box.height)
    }
    let travel = space.reach.lowerBound...max(space.reach.lowerBound, space.travel.upperBound)
    let ends = (0...Self.places).map { step in
      let place = travel.lowerBound + (travel.upperBound - travel.lowerBound) * Double(step) / Double(Self.places)
      return (place: place, gap: gap(effect.layers[index], place))
    }
    guard gap(effect.layers[index], 0) <= Self.least, let worst = ends.max(by: { $0.gap < $1.gap }),
      worst.gap > Self.least,
      !effect.layers[(index + 1)...].contains(where: { $0.isWhole && gap($0, worst.place) <= 0 })
    else { return nil }
    (layer, self.gap, scrolled) = (index, worst.gap, worst.place)
  }
}

extension LayerSettings {
  /// Whether it is a picture that only its ratio moves.
  fileprivate var isGround: Bool { isWhole && !fill && !`repeat` && pin == nil }

  fileprivate var isWhole: Bool { coversItsBox && !hidden && keys.isEmpty }
}
