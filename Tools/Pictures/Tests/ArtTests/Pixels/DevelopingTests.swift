import Testing

@testable import Art

@Suite struct DevelopingTests {
  /// A gradient over a few levels only, where steps would be widest.
  private func gradient(grain: Float) -> Bitmap {
    var plate = Plate(width: 400, height: 100)
    plate.shade { p, _ in Light(repeating: mix(0.2, 0.23, p.x / 4)) }
    return plate.developed(seed: 5, grain: grain)
  }

  @Test func `a slow gradient has no bands: neighboring levels are mixed in every column`() {
    let bitmap = gradient(grain: 0)
    for x in stride(from: 0, to: 400, by: 10) {
      let levels = Set((0..<100).map { bitmap.pixel(x, $0).red })
      #expect(levels.count >= 2, "column \(x) is flat")
    }
  }

  @Test func `dither keeps the mean: columns follow the gradient to a tenth of a level`() {
    let bitmap = gradient(grain: 0)
    for start in stride(from: 0, to: 400, by: 40) {
      var sum: Float = 0
      for x in start..<(start + 40) { for y in 0..<100 { sum += Float(bitmap.pixel(x, y).red) } }
      let wanted = Transfer.encode(mix(0.2, 0.23, (Float(start) + 20) / 400)) * 255
      #expect((sum / 4000 - wanted).magnitude < 0.1, "columns from \(start)")
    }
  }

  @Test func `light outside the range is clipped`() {
    var plate = Plate(width: 4, height: 4)
    plate.shade { p, _ in Light(repeating: p.x > 0.5 ? 40 : -3) }
    let bitmap = plate.developed(seed: 1, grain: 0)
    #expect(bitmap.pixel(3, 0).red >= 254)
    #expect(bitmap.pixel(0, 0).red <= 1)
  }

  @Test func `encoding undoes decoding`() {
    for level in 0...255 {
      let value = Float(level) / 255
      #expect((Transfer.encode(Transfer.decode(value)) - value).magnitude < 0.0003, "level \(level)")
    }
  }

  @Test func `a ramp starts and ends with its stops and rises evenly`() {
    let ramp = Ramp(even: [0x000000, 0xFFFFFF])
    #expect(ramp.light(at: -1).luminance < 0.001)
    #expect((ramp.light(at: 2).luminance - 1).magnitude < 0.01)
    for index in 1...100 {
      let before = ramp.light(at: Float(index - 1) / 100)
      #expect(ramp.light(at: Float(index) / 100).luminance > before.luminance)
    }
    #expect(Ramp([]).light(at: 0.5) == Light())
  }

  @Test func `a bitmap of the wrong length is made right`() {
    #expect(Bitmap(width: 2, height: 2, bytes: [9]).bytes == [9] + [UInt8](repeating: 0, count: 11))
    #expect(Bitmap(width: -1, height: 2, bytes: [9]).bytes == [])
  }

  @Test func `a digest knows size and pixels`() {
    let one = Bitmap(width: 2, height: 1, bytes: [1, 2, 3, 4, 5, 6])
    #expect(one.digest != Bitmap(width: 1, height: 2, bytes: one.bytes).digest)
    #expect(one.digest != Bitmap(width: 2, height: 1, bytes: [1, 2, 3, 4, 5, 7]).digest)
    #expect(Bitmap(width: 0, height: 0, bytes: []).digest == 0xA8C7_F832_281A_39C5)
  }
}
