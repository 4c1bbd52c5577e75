/// Two sets of rings overprinted: the interference is the picture.
struct CrossedRings: Painter {
  func paint(_ plate: inout Plate, seed: UInt64) {
    plate.shade { _, _ in Paper.cream }
    let middle = plate.aspect / 2
    let inks = [(Spot(middle - 0.085, 0.5), Paper.cobalt), (Spot(middle + 0.085, 0.5), Paper.vermilion)]
    for (center, ink) in inks {
      for ring in 0..<19 {
        let outer = 0.345 - Float(ring) * 0.0185
        let rings = Outline.annulus(center, inner: max(0, outer - 0.0098), outer: outer)
        // Overprinting: inks multiply.
        plate.fill(rings) { _, under in under * (ink * 0.97 + 0.02) }
      }
    }
    plate.pressed(seed: seed)
  }
}
