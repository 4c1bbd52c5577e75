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
        light[index] = mix(under, paint(spot(x + coverage.left, y + coverage.top), under), share)
      }
    }
  }
}
