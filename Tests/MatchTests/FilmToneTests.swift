import Measure
import TestSupport
import Testing

@testable import Match

struct FilmToneTests {
  private static let (width, height) = (160, 240)

  /// Soft waves of gray.
  private func frame(from random: inout SplitMix64) -> GrayFrame {
    let (across, down) = (random.number(20...60), random.number(20...60))
    return GrayFrame(
      width: Self.width, height: Self.height,
      pixels: (0..<Self.width * Self.height).map { index in
        let wave = (Double(index % Self.width) / across).remainder(dividingBy: 1)
        let other = (Double(index / Self.width) / down).remainder(dividingBy: 1)
        return UInt8(128 + 90 * wave + 120 * other)
      })
  }

  /// Another range of levels, with noise, and a bar that the design does not have.
  private func filmed(_ frame: GrayFrame, _ slope: Double, _ start: Double, from random: inout SplitMix64) -> GrayFrame
  {
    let pixels = frame.pixels.enumerated().map { index, gray in
      let place = index / Self.width
      if place < Self.height / 10 { return UInt8(0) }
      return UInt8(min(255, max(0, start + slope * Double(gray) + random.number(-3...3))))
    }
    return GrayFrame(width: Self.width, height: Self.height, pixels: pixels)
  }

  @Test(arguments: 0..<30) func `a film in another range of levels is read in the design's`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let designed = frame(from: &random)
    // Darker or lighter by 8 levels or more at one end.
    let slope = random.number(0.75...0.95)
    let film = filmed(designed, slope, random.number(0...12), from: &random)
    let tone = try #require(FilmTone(of: film, showing: designed))
    let corrected = tone.corrected(film)
    let below = Self.width * Self.height / 10
    for index in stride(from: below, to: designed.pixels.count, by: 7) {
      #expect(abs(Int(corrected.pixels[index]) - Int(designed.pixels[index])) <= 7)
    }
  }

  @Test(arguments: 0..<30) func `a film in the design's grays, or of something else, stays as it is`(seed: UInt64) {
    var random = SplitMix64(seed: seed + 100)
    let designed = frame(from: &random)
    #expect(FilmTone(of: filmed(designed, 1, 0, from: &random), showing: designed) == nil)
    let other = frame(from: &random)
    let grays = GrayFrame(
      width: Self.width, height: Self.height, pixels: other.pixels.map { UInt8(Int($0) * 7 % 256) })
    #expect(FilmTone(of: grays, showing: designed) == nil)
  }
}
