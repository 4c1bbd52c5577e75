/// Oil on water, combed: bands of five inks folded into one another.
struct Marbling: Painter {
  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let noise = dice.noise()
    let inks = [Paper.plum, Paper.vermilion, Paper.blush, Paper.cream, Paper.cobalt]
    let pixel = plate.pixel
    func height(_ p: Spot) -> Float {
      let a = Spot(noise.fractal(p * 1.3, octaves: 3, gain: 0.4), noise.fractal(p * 1.3 + 20, octaves: 3, gain: 0.4))
      let b = p * 1.1 + a * 1.15
      return noise.fractal(b + 7, octaves: 3, gain: 0.38) * 9.5 + p.y * 1.5
    }
    plate.shade { p, _ in
      let h = height(p)
      let slope = Spot(height(p + Spot(pixel, 0)) - h, height(p + Spot(0, pixel)) - h)
      let width = max(0.001, length(slope))
      let band = Exact.floor(h)
      let past = h - Float(band)
      func ink(_ index: Int32) -> Light { inks[Int(((index % 5) + 5) % 5)] }
      // Antialiased at both borders of a band.
      let t = past < 0.5 ? unit(0.5 - past / width) * 1 : unit(0.5 - (1 - past) / width)
      return mix(ink(band), ink(past < 0.5 ? band - 1 : band + 1), t)
    }
    plate.pressed(seed: dice.bits(), strength: 0.8)
  }
}
