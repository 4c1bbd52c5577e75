/// Sheets of colored paper with holes cut ever smaller, stacked, each casting its shadow on the next.
struct CutPaper: Painter {
  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let sheets: [UInt32] = [0xF6EAD2, 0xF3C9A5, 0xEE9C7B, 0xDB6B62, 0xA94460, 0x6B2F5C, 0x34224A]
    let noise = dice.noise()
    let center = Spot(plate.aspect * 0.5, 0.5)
    let pixel = plate.pixel
    // How far inside the hole of a sheet a spot lies, negative on the paper.
    func inside(_ p: Spot, _ sheet: Int) -> Float {
      let d = p - center
      let t = Float(sheet)
      let way = normalized(d)
      let wobble = noise.fractal(way * (1.15 + t * 0.05) + t * 0.42, octaves: 2, gain: 0.4) * (0.475 - t * 0.067) * 0.42
      return 0.475 - t * 0.067 + wobble - length(d - Spot(0.01, 0.012) * t)
    }
    plate.shade { p, _ in
      var light = Light(hex: sheets[sheets.count - 1])
      for sheet in stride(from: sheets.count - 2, through: 0, by: -1) {
        // The shadow falls down and to the right, soft, and deepest at the edge.
        let shadow = inside(p - Spot(0.011, 0.016), sheet)
        light *= 1 - 0.5 * smooth(0.034, -0.012, shadow)
        let edge = inside(p, sheet)
        let lip = smooth(0.0045, 0, edge.magnitude) * 0.1
        light = mix(light, Light(hex: sheets[sheet]) * (1 + lip), smooth(pixel * 0.7, -pixel * 0.7, edge))
      }
      return light
    }
    plate.pressed(seed: dice.bits(), strength: 1.2)
  }
}
