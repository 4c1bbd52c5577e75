import Measure
import TestSupport

/// Films of a list in which every other row is a window into a picture that moves at a ratio.
struct SyntheticFilm {
  let width = 200
  let height = 400
  /// Height of a row, in pixels.
  let row = 80.0
  var ratio: Double
  var noise = 0.0
  /// The ratio of a row at an offset, where it is not that of all.
  private let ratioOfRow: ((_ offset: Double, _ row: Int) -> Double)?
  private let content: Pattern
  private let layer: Pattern

  init(
    ratio: Double, seed: UInt64, noise: Double = 0, ratioOfRow: ((_ offset: Double, _ row: Int) -> Double)? = nil
  ) {
    (self.ratio, self.noise, self.ratioOfRow) = (ratio, noise, ratioOfRow)
    content = Pattern(seed: seed)
    layer = Pattern(seed: seed &+ 1000)
  }

  /// Smooth hills in any direction, so that there is detail between pixels: a sum of waves, whose angles are parts of a
  /// turn in 2³² steps.
  struct Pattern {
    private var across = SIMD16<UInt32>()
    private var down = SIMD16<Double>()
    private var phases = SIMD16<UInt32>()
    private var heights = SIMD16<Float>()

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      for wave in 0..<14 {
        across[wave] = Self.steps(Double.random(in: -0.25...0.25, using: &random))
        down[wave] = Double.random(in: 0.03...0.5, using: &random)
        phases[wave] = Self.steps(Double.random(in: 0...6.28, using: &random))
        heights[wave] = Float.random(in: 4...16, using: &random)
      }
    }

    private static func steps(_ radians: Double) -> UInt32 {
      let turns = radians / (2 * .pi)
      return UInt32((turns - turns.rounded(.down)) * 4_294_967_295)
    }

    /// The angles of the waves at the beginning of a row.
    func angles(_ y: Double) -> SIMD16<UInt32> {
      var angles = phases
      for wave in 0..<14 { angles[wave] &+= Self.steps(y * down[wave]) }
      return angles
    }

    func value(_ x: Int, _ row: SIMD16<UInt32>) -> Double {
      // An approximation of a sine without a math library, from -half a turn to half of one.
      let turn = SIMD16<Float>(SIMD16<Int32>(truncatingIfNeeded: row &+ across &* UInt32(x))) / 2_147_483_648
      let size = turn.replacing(with: -turn, where: turn .< 0)
      return Double(128 + (heights * 4 * turn * (1 - size)).sum())
    }
  }

  /// How far a row's picture has moved at an offset: the sum of its ratio over all before.
  private func way(to offset: Double, row: Int) -> Double {
    guard let ratioOfRow else { return offset * ratio }
    var (way, place) = (0.0, 0.0)
    while place < offset {
      let step = min(5, offset - place)
      way += step * ratioOfRow(place, row)
      place += step
    }
    return way
  }

  func frame(at offset: Double, random: inout SplitMix64) -> GrayFrame {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      let place = Double(y) + offset
      let index = (place / row).rounded(.down)
      let isWindow = Int(index) % 2 == 0
      let way = way(to: offset, row: Int(index))
      let pattern = isWindow ? layer : content
      let angles = pattern.angles(isWindow ? Double(y) + way + index * 977 : place)
      for x in 0..<width {
        let value = pattern.value(x, angles)
        let off = noise > 0 ? Double.random(in: -noise...noise, using: &random) : 0
        pixels.append(UInt8(min(255, max(0, value + off))))
      }
    }
    return GrayFrame(width: width, height: height, pixels: pixels)
  }

  /// The tracked steps of a film with these offsets.
  func steps(_ offsets: [Double], bands: [FilmBand] = []) -> [FilmTracker.Step] {
    tracker(offsets, bands: bands).steps
  }

  func tracker(_ offsets: [Double], bands: [FilmBand] = []) -> FilmTracker {
    var random = SplitMix64(seed: 7)
    var tracker = FilmTracker(bands: bands)
    for offset in offsets { tracker.take(frame(at: offset, random: &random)) }
    return tracker
  }
}
