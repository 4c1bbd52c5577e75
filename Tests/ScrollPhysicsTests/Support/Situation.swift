import ScrollPhysics
import TestSupport

/// A random but plausible input for a plan. Printed in full when a property fails.
struct Situation: Hashable, Sendable {
  var offset: Double
  var velocity: PointsPerSecond
  var bounds: ScrollBounds
  var parameters: ScrollParameters
  var snap: Snap = .none

  var plan: Plan {
    Plan(from: offset, velocity: velocity, bounds: bounds, parameters: parameters, snap: snap)
  }

  /// The mirror image.
  var mirrored: Situation {
    Situation(
      offset: -offset, velocity: -velocity,
      bounds: ScrollBounds(low: -bounds.high, high: -bounds.low, viewport: bounds.viewport), parameters: parameters)
  }

  static func random(_ generator: inout SplitMix64, snapping: Bool = false) -> Situation {
    let preset = ScrollPreset.allCases.randomElement(using: &generator) ?? .ios
    var parameters = preset.parameters
    if Bool.random(using: &generator) {
      parameters.decelerationRate = 1 - 1 / generator.number(10...10_000)
      parameters.restDistance = Bool.random(using: &generator) ? generator.number(0.05...2) : nil
      parameters.restSpeed = Bool.random(using: &generator) ? generator.number(0...50) : nil
      parameters.bounceFrequency = generator.number(4...40)
      parameters.bounceDamping = Bool.random(using: &generator) ? 1 : generator.number(0.2...2)
      parameters.return = Bool.random(using: &generator) ? .pull : .spring
      parameters.returnRate = generator.number(2...40)
      parameters.velocityCap = Bool.random(using: &generator) ? generator.number(500...20_000) : nil
      parameters.bandCoefficient = generator.number(0.05...1)
      parameters.overscroll = OverscrollLaw.allCases.randomElement(using: &generator) ?? .band
      parameters.alwaysBounce = Bool.random(using: &generator)
      parameters.fling = FlingLaw.allCases.randomElement(using: &generator) ?? .exponential
    }
    let low = generator.number(-200...200)
    let length = Int.random(in: 0..<5, using: &generator) == 0 ? 0 : generator.number(0...5000)
    let bounds = ScrollBounds(low: low, high: low + length, viewport: generator.number(100...2000))
    let isOutside = Int.random(in: 0..<4, using: &generator) == 0
    let offset = generator.number((isOutside ? low - 300 : low)...(isOutside ? bounds.high + 300 : bounds.high))
    var snap = Snap.none
    if snapping {
      let targets = (0..<Int.random(in: 1...8, using: &generator)).map { _ in generator.number(low...bounds.high) }
      let one = Bool.random(using: &generator)
      snap =
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: .targets(targets, limitOne: one)
        case 1: .page(generator.number(50...900), limitOne: one)
        default: SnapTrack.random(along: bounds, &generator).map { .track($0, .random(&generator)) } ?? .none
        }
    }
    return Situation(
      offset: offset, velocity: PointsPerSecond(generator.speed(upTo: 9000)), bounds: bounds,
      parameters: parameters, snap: snap)
  }

  /// The offsets at rest allowed by this snap.
  var targets: [Double]? {
    switch snap {
    case .targets(let targets, _): targets
    case .track(let track, _):
      (0..<track.count).map { track.offset(of: $0, in: bounds) } + (track.stopsAtLow ? [bounds.low] : [])
    default: nil
    }
  }

  static func many(_ count: Int, seed: UInt64, snapping: Bool = false) -> [Situation] {
    var generator = SplitMix64(seed: seed)
    return (0..<count).map { _ in random(&generator, snapping: snapping) }
  }
}

extension SnapTrack {
  /// Cycles of uneven stops, some outside the bounds and some coinciding.
  static func random(along bounds: ScrollBounds, _ generator: inout SplitMix64) -> SnapTrack? {
    var round = [0.0]
    for _ in 0..<Int.random(in: 0..<4, using: &generator) {
      round.append(
        round[round.count - 1] + (Int.random(in: 0..<5, using: &generator) == 0 ? 0 : generator.number(1...400)))
    }
    return SnapTrack(
      from: bounds.low + generator.number(-300...300), round: round,
      period: round[round.count - 1] + generator.number(1...400), count: Int.random(in: 1..<40, using: &generator),
      stopsAtLow: Bool.random(using: &generator))
  }
}

extension SnapReach {
  static func random(_ generator: inout SplitMix64) -> SnapReach {
    [.coast, .one, .turn(slowest: 0), .turn(slowest: 20)].randomElement(using: &generator) ?? .coast
  }
}
