/// Temperatures over land and sea: smooth color, and a line every two degrees.
struct HeatMap: Painter {
  var grain: Float { 0.9 }

  func paint(_ plate: inout Plate, seed: UInt64) {
    var dice = Dice(seed: seed)
    let field = dice.noise()
    let coast = Coast(noise: dice.noise(), bias: 0.02, frequency: 1.25)
    let aspect = plate.aspect
    let colors = Ramp(even: [0x27306E, 0x2B5FA6, 0x2E93A8, 0x59B08A, 0xC9BE5E, 0xE99A45, 0xDB5B3A, 0xA32A3E, 0x6A1A3C])
    func degrees(_ p: Spot) -> Float {
      let large = field.fractal(p * 0.95, octaves: 3, gain: 0.42) * 0.62
      let hills = coast.height(p, octaves: 4)
      return unit(0.16 + 0.62 * (p.x / aspect) * 0.55 + p.y * 0.36 + large - hills * 0.13)
    }
    let pixel = plate.pixel
    plate.shade { p, _ in
      let t = degrees(p)
      let lines = t * 18
      let slope = length(Spot(degrees(p + Spot(pixel, 0)) - t, degrees(p + Spot(0, pixel)) - t)) * 18 / pixel
      let off = (Exact.fraction(lines + 0.5) - 0.5).magnitude / max(0.5, slope)
      let line = smooth(0.0022, 0.0009, off)
      let land = coast.land(p, pixel: pixel)
      var light = colors.light(at: t) * mix(0.72, 1, land)
      light = mix(light, light * 0.42, coast.shore(p, width: 0.003))
      return mix(light, light.screened(Light(repeating: 0.3)), line * 0.55)
    }
    plate.makeRoomForTitle()
  }
}
