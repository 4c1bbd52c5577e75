/// Blocks stacked in isometric view, three tones each: a staircase that turns into a wall.
struct Steps: Painter {
  func paint(_ plate: inout Plate, seed: UInt64) {
    plate.shade { _, _ in Light(hex: 0xE9B9A2) }
    let side: Float = 0.088
    let right = Spot(0.866 * side, 0.5 * side)
    let left = Spot(-0.866 * side, 0.5 * side)
    let up = Spot(0, -side)
    let size = 5
    let origin = Spot(plate.aspect / 2, 0.5 + side * 1.1)
    for row in 0..<size {
      for column in 0..<size {
        // A pyramid of steps cut away towards the viewer.
        let tall = size - max(row, column)
        for level in 0..<tall {
          let base = origin + right * Float(column) + left * Float(row) + up * Float(level)
          let isAccent = level == tall - 1 && row == column
          cube(base - (right + left) * 0.5 * Float(size - 1) * 0.62, right, left, up, isAccent, &plate)
        }
      }
    }
    plate.pressed(seed: seed)
  }

  /// A face a trifle too large, so that neighbors overlap and no seam shows.
  private func face(_ corners: [Spot]) -> Outline {
    let middle = corners.reduce(Spot(), +) / Float(corners.count)
    return Outline(ring: corners.map { middle + ($0 - middle) * 1.012 })
  }

  private func cube(
    _ foot: Spot, _ right: Spot, _ left: Spot, _ up: Spot, _ isAccent: Bool, _ plate: inout Plate
  ) {
    let top = foot + up
    let grow: Float = 1.004
    plate.fill(
      face([foot + left, foot + left + right, foot + left + right + up * grow, foot + left + up * grow]),
      Paper.teal)
    plate.fill(
      face([foot + left + right, foot + right, foot + right + up * grow, foot + left + right + up * grow]),
      Light(hex: 0x10333E))
    plate.fill(
      face([top, top + right, top + right + left, top + left]), isAccent ? Paper.vermilion : Paper.cream)
  }
}
