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

  /// Smooth hills in any direction, so that there is detail between pixels.
  struct Pattern {
    private var waves: [(x: Double, y: Double, phase: Double, height: Double)] = []

    init(seed: UInt64) {
      var random = SplitMix64(seed: seed)
      for _ in 0..<14 {
        waves.append(
          (
            Double.random(in: -0.25...0.25, using: &random), Double.random(in: 0.03...0.5, using: &random),
            Double.random(in: 0...6.28, using: &random), Double.random(in: 4...16, using: &random)
          ))
      }
    }

    func value(_ x: Double, _ y: Double) -> Double {
      waves.reduce(128) { $0 + $1.height * Self.wave(x * $1.x + y * $1.y + $1.phase) }
    }

    /// An approximation of a sine without a math library.
    private static func wave(_ angle: Double) -> Double {
      let turn = angle / 6.283185307179586
      let share = turn - turn.rounded(.down)
      let half = share < 0.5 ? share * 2 : share * 2 - 1
      return (share < 0.5 ? 1 : -1) * 4 * half * (1 - half)
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
      for x in 0..<width {
        let value =
          isWindow
          ? layer.value(Double(x), Double(y) + way + index * 977) : content.value(Double(x), place)
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
