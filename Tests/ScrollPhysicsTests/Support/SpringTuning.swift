/// A spring in the two parameters used here, with conversions from other systems.
struct SpringTuning: Hashable, Sendable {
  /// w₀, per second.
  var frequency: Double
  /// z.
  var damping: Double

  init(frequency: Double, damping: Double) {
    self.frequency = frequency
    self.damping = damping
  }
}

extension SpringTuning {
  /// w₀ = √(k/m), z = c/(2·√(k·m)). Flutter's default is 0.5, 100 and 15.556.
  init(mass: Double, stiffness: Double, damping: Double) {
    frequency = (stiffness / mass).squareRoot()
    self.damping = damping / (2 * (stiffness * mass).squareRoot())
  }

  /// SwiftUI's: w₀ = 2π/duration, z = 1 − bounce, or 1/(1 + bounce) for a negative bounce.
  init(duration: Double, bounce: Double) {
    frequency = 2 * Double.pi / duration
    damping = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
  }

  /// Origami's and React Native's, for a mass of 1.
  init(tension: Double, friction: Double) {
    self.init(mass: 1, stiffness: (tension - 30) * 3.62 + 194, damping: (friction - 8) * 3 + 25)
  }

  /// k for a mass of 1.
  var stiffness: Double { frequency * frequency }

  /// c for a mass of 1.
  var resistance: Double { 2 * damping * frequency }
}
