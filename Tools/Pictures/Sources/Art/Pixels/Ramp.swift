/// A gradient through colors, even to the eye: stops are joined by smooth curves in Oklab.
///
/// Looked up from a table of 257 entries with interpolation, so a lookup costs little and has no steps.
struct Ramp: Sendable {
  private var table: [Light]

  /// - Parameter stops: Place and sRGB color, places rising. One stop is a plain color; none is black.
  init(_ stops: [(place: Float, hex: UInt32)]) {
    let labs = stops.map { (place: $0.place, lab: Light(hex: $0.hex).perceptual) }
    table = (0...256).map { index in
      let place = Float(index) / 256
      guard let first = labs.first, let last = labs.last else { return Light() }
      if place <= first.place { return Light(perceptual: first.lab) }
      guard let upper = labs.firstIndex(where: { $0.place > place }) else { return Light(perceptual: last.lab) }
      let a = labs[upper - 1]
      let b = labs[upper]
      let t = (place - a.place) / (b.place - a.place)
      return Light(perceptual: a.lab + (b.lab - a.lab) * t)
    }
    soften()
  }

  /// Colors at even distances.
  init(even hexes: [UInt32]) {
    let last = Float(max(1, hexes.count - 1))
    self.init(hexes.enumerated().map { (Float($0.offset) / last, $0.element) })
  }
}

extension Ramp {
  /// The color at a place, 0...1; the ends go on outside.
  func light(at place: Float) -> Light {
    let scaled = unit(place) * 256
    let index = min(255, Int(scaled))
    return mix(table[index], table[index + 1], scaled - Float(index))
  }

  /// Rounds the corners at the stops, which the eye would see as lines (Mach bands). The ends stay.
  private mutating func soften() {
    for _ in 0..<24 {
      let old = table
      for i in 1..<256 { table[i] = (old[i - 1] + old[i] * 2 + old[i + 1]) / 4 }
    }
  }
}
