/// Stripes that run up, turn a corner and leave: 1970s studio graphics.
struct BendingStripes: Painter {
  func paint(_ plate: inout Plate, seed: UInt64) {
    plate.shade { _, _ in Paper.cream }
    let inks = [Paper.vermilion, Light(hex: 0xEC7A34), Paper.ochre, Light(hex: 0xF4D28A), Paper.teal]
    let width: Float = 0.088
    let center = Spot(0.735, 0.735)
    let right = plate.aspect + 0.02
    for (index, ink) in inks.enumerated() {
      let outer = 0.59 - Float(index) * width
      // Every band reaches in under the next, so that no gap shows between them.
      let inner = index == inks.count - 1 ? outer - width : outer - 2 * width
      let quarter: Float = 1.570_796_3
      let bend = Outline.arc(center, outer, from: 2 * quarter, to: 3 * quarter, steps: 96)
      let back = Outline.arc(center, inner, from: 3 * quarter, to: 2 * quarter, steps: 96)
      let ends = [Spot(right, center.y - outer), Spot(right, center.y - inner)]
      let feet = [Spot(center.x - inner, 1.02), Spot(center.x - outer, 1.02)]
      plate.fill(Outline(ring: bend + ends + back + feet), ink)
    }
    plate.fill(.disc(center + Spot(0.02, 0.02), 0.085), Paper.ink)
    plate.pressed(seed: seed)
  }
}
