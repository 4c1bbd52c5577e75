import Documents
import Glibc
import ScrollPhysics
import StudioKit

/// What the numbers of the physics mean for a flick, in words.
enum CoastingWords {
  /// The flick that is told of, in points per second.
  static let flick = 2000.0

  static func of(_ physics: ScenePhysics) -> String {
    let coast = physics.scroll.coast(from: 0, velocity: PointsPerSecond(flick))
    let distance: Double? =
      switch coast {
      case .deceleration(let coast): coast.projection
      default: nil
      }
    let rate = physics.scroll.decelerationRate
    // A share of r is kept each millisecond: half is left after ln 2 / -ln r of them.
    let halfLife = rate > 0 && rate < 1 ? log(0.5) / log(rate) / 1000 : 0
    guard let distance, distance.isFinite else { return "Coasts by a curve of its own; the rate does not count here." }
    return "A flick at 2000 pt/s coasts \(FieldWords.spelled(distance.rounded(), digits: 0)) pt. "
      + "Half its speed is gone after \(FieldWords.spelled((halfLife * 100).rounded() / 100, digits: 2)) s."
  }
}
