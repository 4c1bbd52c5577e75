import Documents
import Notation
import ScrollPhysics

/// The result of the same flick with each preset: the table in `docs/reference/physics.md`.
enum PresetTable {
  private static let viewport = 844.0
  /// Distance from the edge at which the flick into it starts, in points.
  private static let runUp = 100.0

  static func text(velocity: Double) -> String {
    let head = """
      | preset | distance | time | at the edge | overshoots | back after |
      |---|---|---|---|---|---|

      """
    return head + ScrollPreset.allCases.map { row($0, velocity: PointsPerSecond(velocity)) }.joined()
  }

  private static func row(_ preset: ScrollPreset, velocity: PointsPerSecond) -> String {
    let far = ScrollBounds(low: -1e9, high: 1e9, viewport: viewport)
    let parameters = preset.parameters
    let free = Plan(from: 0, velocity: velocity, bounds: far, parameters: parameters, snap: .none)
    let near = ScrollBounds(low: 0, high: runUp, viewport: viewport)
    let stopped = Plan(from: 0, velocity: velocity, bounds: near, parameters: parameters, snap: .none)
    let coast = stopped[0]
    let speed = min(coast.segment.velocity(at: coast.end - coast.start).value, parameters.velocityCap ?? .infinity)
    let passed = peak(of: stopped, from: coast.end, to: stopped.restTime) - near.high
    let stretch = StretchedEdge.intensity(pull: passed, viewport: viewport)
    let bounces = stopped.restTime > coast.end
    let cells = [
      "`\(preset.rawValue)`", "\(short(free.restOffset)) pt", "\(short(free.restTime)) s",
      bounces ? "\(short(speed)) pt/s" : "stops",
      parameters.edge == .stretch ? "\(short(stretch * 100)) % longer" : "\(short(passed)) pt",
      bounces ? "\(short(stopped.restTime - coast.end)) s" : "at once",
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  /// The farthest offset between two moments. A bounce has one peak, found by ternary search.
  private static func peak(of plan: Plan, from start: Double, to end: Double) -> Double {
    var low = start
    var high = end
    for _ in 0..<200 {
      let third = (high - low) / 3
      if plan.position(at: low + third) < plan.position(at: high - third) { low += third } else { high -= third }
    }
    return plan.position(at: low)
  }

  /// A number with four digits.
  private static func short(_ number: Double) -> String { number.formatted(.upTo(number.magnitude >= 100 ? 1 : 2)) }
}
