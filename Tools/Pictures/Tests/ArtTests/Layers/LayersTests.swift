import Testing

@testable import Art

@Suite struct LayersTests {
  /// Small, since tests are built without optimisation.
  private func check(_ name: String, width: Int = 120) throws -> Bitmap {
    let artwork = try #require(Collection.artwork(named: "layers/\(name)"))
    return artwork.painted(width: width, height: width * artwork.height / artwork.width, isGrainy: false)
  }

  /// How far two columns differ: the mean over the rows, of light as it is laid on black.
  private func difference(_ bitmap: Bitmap, _ one: Int, _ other: Int) -> Double {
    var sum = 0
    for y in 0..<bitmap.height {
      let shares = (Int(bitmap.opacity(one, y)), Int(bitmap.opacity(other, y)))
      let (a, b) = (bitmap.pixel(one, y), bitmap.pixel(other, y))
      sum += abs(Int(a.red) * shares.0 - Int(b.red) * shares.1) / 255
      sum += abs(Int(a.green) * shares.0 - Int(b.green) * shares.1) / 255
      sum += abs(Int(a.blue) * shares.0 - Int(b.blue) * shares.1) / 255 + abs(shares.0 - shares.1)
    }
    return Double(sum) / Double(bitmap.height)
  }

  @Test(arguments: ["night-1-sky", "night-2-hills", "night-3-town", "night-4-trees", "night-5-road"])
  func `a strip goes on at its left where it ends on the right`(name: String) throws {
    let strip = try check(name, width: 200)
    let steps = (1..<strip.width).map { difference(strip, $0 - 1, $0) }.sorted()
    let seam = difference(strip, strip.width - 1, 0)
    #expect(seam <= steps[steps.count * 19 / 20], "\(seam), median \(steps[steps.count / 2])")
  }

  /// From this share of the height down nothing shows through, whatever lies behind.
  private static let grounds: [(name: String, share: Double)] = [
    ("mountain-2-peaks", 0.48), ("mountain-3-range", 0.5), ("mountain-4-forest", 0.66), ("mountain-5-meadow", 0.75),
    ("night-2-hills", 0.4), ("night-3-town", 0.72), ("night-4-trees", 0.78), ("night-5-road", 0.71),
  ]

  @Test(arguments: grounds)
  func `a ridge is opaque from its ground to the lower edge, and clear above it`(name: String, share: Double) throws {
    let bitmap = try check(name)
    #expect(bitmap.channels == 4)
    let first = Int(Double(bitmap.height) * share)
    for y in first..<bitmap.height {
      #expect((0..<bitmap.width).allSatisfy { bitmap.opacity($0, y) == 255 }, "row \(y) of \(bitmap.height)")
    }
    #expect((0..<bitmap.width).allSatisfy { bitmap.opacity($0, 0) == 0 })
  }

  @Test(arguments: ["mountain-1-sky", "night-1-sky", "coast-day", "coast-night"])
  func `what lies behind everything is opaque`(name: String) throws {
    #expect(try check(name, width: 60).channels == 3)
  }

  @Test(arguments: ["mountain-2-peaks", "mountain-4-forest", "night-3-town", "night-moon"])
  func `colors go on beyond an edge, so that scaling draws no dark seam`(name: String) throws {
    let bitmap = try check(name)
    for y in 1..<bitmap.height {
      for x in 0..<bitmap.width where bitmap.opacity(x, y - 1) == 0 && bitmap.opacity(x, y) > 0 {
        let above = bitmap.pixel(x, y - 1)
        #expect(above != (0, 0, 0), "\(x), \(y)")
      }
    }
  }

  @Test func `the light of a half covered pixel is not weighted by its cover`() {
    var plate = Plate(width: 20, height: 10, isClear: true)
    plate.fill(.rectangle(Spot(0, 0.55), Spot(2, 1)), Light(hex: 0xC08040))
    plate.shade { _, light in light }
    let bitmap = plate.developedPlain()
    for (y, opacity): (Int, UInt8) in [(3, 0), (4, 0), (5, 128), (6, 255), (9, 255)] {
      #expect(bitmap.opacity(3, y) == opacity, "row \(y)")
      #expect(bitmap.pixel(3, y) == (0xC0, 0x80, 0x40), "row \(y)")
    }
  }

  @Test func `laying one clear color over another covers what their shares say`() {
    var plate = Plate(width: 1, height: 1, isClear: true)
    plate.lay(Light(1, 0, 0), over: 0, share: 0.5)
    plate.lay(Light(0, 0, 1), over: 0, share: 0.5)
    #expect(plate.cover == [0.75])
    #expect(plate.light[0] == Light(0.25, 0, 0.5))
  }

  @Test func `the coast is one place: what has an edge by day has one by night`() throws {
    let day = try check("coast-day", width: 96)
    let night = try check("coast-night", width: 96)
    func step(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> Double {
      let (here, left, above) = (bitmap.pixel(x, y), bitmap.pixel(x - 1, y), bitmap.pixel(x, y - 1))
      return Double(abs(Int(here.green) - Int(left.green)) + abs(Int(here.green) - Int(above.green)))
    }
    var (edges, others) = ([Double](), [Double]())
    for y in (day.height / 4)..<(day.height * 6 / 10) {
      for x in 1..<day.width {
        if step(day, x, y) > 40 { edges.append(step(night, x, y)) } else { others.append(step(night, x, y)) }
      }
    }
    #expect(edges.count > 100)
    let means = (edges.reduce(0, +) / Double(edges.count), others.reduce(0, +) / Double(others.count))
    #expect(means.0 > 2.5 * means.1, "\(means)")
  }

  @Test func `noise on a tube meets itself`() {
    let tube = Tube(noise: Noise(seed: 7), length: 1.7)
    var dice = Dice(seed: 9)
    for _ in 0..<500 {
      let p = Spot(dice.between(-1, 3), dice.between(0, 1))
      let one = tube.fractal(p, frequency: 2, octaves: 5)
      #expect((one - tube.fractal(p + Spot(1.7, 0), frequency: 2, octaves: 5)).magnitude < 0.001)
    }
  }
}
