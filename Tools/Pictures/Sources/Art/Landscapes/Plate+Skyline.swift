extension Plate {
  /// Paints everything below an edge, one height for each column.
  ///
  /// The paint gets the spot, its depth below the edge, and the light that was there. On a plate of glass nothing shows through from half a pixel below the edge down.
  mutating func fillBelow(_ heights: [Float], _ paint: (Spot, Float, Light) -> Light) {
    guard heights.count == width else { return }
    for x in 0..<width {
      // On a slope the edge crosses several rows within a pixel, so its softness follows the slope.
      let before = heights[max(0, x - 1)]
      let after = heights[min(width - 1, x + 1)]
      let softness = max(pixel, (after - before).magnitude / 2)
      let first = max(0, Int(Exact.floor((heights[x] - softness) * Float(height))))
      guard first < height else { continue }
      for y in first..<height {
        let p = spot(x, y)
        let depth = p.y - heights[x]
        let share = unit(depth / softness + 0.5)
        let index = y * width + x
        if share > 0 { lay(paint(p, max(0, depth), light[index]), over: index, share: share) }
      }
    }
  }
}
