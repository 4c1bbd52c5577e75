/// The law by which the shell moves: what is out of place comes to rest there, in the same time from anywhere.
///
///     r(s) = (1 - s)³ · (gap + (3 · gap + speed · T) · s)        s = (t - start) / T, from 0 to 1
///
/// Here `r` is how far it still is from its place. It leaves with the speed that it has already and arrives softly, so
/// that another change on the way neither jumps nor stops it.
struct Settling: Hashable, Sendable {
  /// Seconds from any place to rest. Longer ones make a fast hand wait for what it has already done.
  static let duration = 0.18

  let start: Double
  /// Distance from its place at the start.
  private let gap: SIMD4<Double>
  /// Change of that distance per second.
  private let speed: SIMD4<Double>

  init(from gap: SIMD4<Double>, speed: SIMD4<Double> = .zero, at start: Double) {
    (self.gap, self.speed, self.start) = (gap, speed, start)
  }
}

extension Settling {
  private var slope: SIMD4<Double> { 3 * gap + speed * Self.duration }

  private func share(at time: Double) -> Double {
    isOver(at: time) ? 1 : min(max(0, (time - start) / Self.duration), 1)
  }

  func isOver(at time: Double) -> Bool { time >= start + Self.duration }

  /// How far it still is from its place. Zero once it is over.
  func distance(at time: Double) -> SIMD4<Double> {
    let s = share(at: time)
    let rest = 1 - s
    return rest * rest * rest * (gap + s * slope)
  }

  /// The change of that distance per second.
  func speed(at time: Double) -> SIMD4<Double> {
    let s = share(at: time)
    let rest = 1 - s
    return rest * rest * (rest * slope - 3 * (gap + s * slope)) / Self.duration
  }
}
