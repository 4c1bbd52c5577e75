/// Filling outlines.
extension Plate {
  /// Lays a color over what the outline covers.
  mutating func fill(_ outline: Outline, _ color: Light, opacity: Float = 1) {
    fill(outline) { _, under in mix(under, color, opacity) }
  }

  /// Repaints what the outline covers from where it is and what was there.
  mutating func fill(_ outline: Outline, _ paint: (Spot, Light) -> Light) {
    let coverage = Coverage(of: outline, scale: Float(height), plateWidth: width, plateHeight: height)
    for y in 0..<coverage.height {
      for x in 0..<coverage.width {
        let share = coverage.share(x, y)
        guard share > 0.000_1 else { continue }
        let index = (y + coverage.top) * width + x + coverage.left
        let under = light[index]
        lay(paint(spot(x + coverage.left, y + coverage.top), under), over: index, share: share)
      }
    }
  }

  /// Fills an outline on a strip whose right edge continues at its left: what leaves on one side enters on the other.
  ///
  /// The paint gets the spot where the outline was drawn, so that both parts are one thing.
  mutating func fillAround(_ outline: Outline, _ paint: (Spot) -> Light) {
    let xs = outline.rings.flatMap { $0.map(\.x) }
    guard let low = xs.min(), let high = xs.max() else { return }
    for turn: Float in [-aspect, 0, aspect] where high + turn > 0 && low + turn < aspect {
      let shift = Spot(turn, 0)
      fill(outline.mapped { $0 + shift }) { p, _ in paint(p - shift) }
    }
  }

  /// A veil on a strip whose right edge continues at its left.
  mutating func veilAround(from low: Spot, to high: Spot, _ paint: (Spot) -> (light: Light, share: Float)) {
    for turn: Float in [-aspect, 0, aspect] where high.x + turn > 0 && low.x + turn < aspect {
      let shift = Spot(turn, 0)
      veil(from: low + shift, to: high + shift) { paint($0 - shift) }
    }
  }
}
