import Documents
import ScrollPhysics
import Testing

@testable import StudioKit

/// The description of a flick agrees with its motion.
struct CoastingTests {
  /// The numbers in a sentence, in order.
  private func numbers(_ words: String) -> [Double] {
    words.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
  }

  /// Compares the described flick, distance and half-life with the stage's plan.
  private func check(_ physics: ScenePhysics, flick: Double = 2000) throws {
    let words = CoastingWords.of(physics.scroll)
    let told = numbers(words)
    try #require(told.count == 3, "\(words)")
    let bounds = ScrollBounds(low: 0, high: 1e7, viewport: 800)
    let plan = Plan(from: 0, velocity: PointsPerSecond(flick), bounds: bounds, parameters: physics.scroll)
    #expect(told[0] == flick, "\(words)")
    #expect(abs(told[1] - plan.restOffset) <= 0.5, "\(words) \(plan.restOffset)")
    let half = (0..<20_000).first { plan.velocity(at: Double($0) / 2000) <= 0.5 * plan.velocity(at: 0) } ?? 0
    #expect(abs(told[2] - Double(half) / 2000) <= 0.006, "\(words) \(half)")
    #expect(words.contains("does not count") == (physics.scroll.fling != .exponential))
  }

  @Test func `every preset's flick goes as far and slows down as it is told`() throws {
    for preset in ScrollPreset.allCases { try check(ScenePhysics(preset: preset)) }
    #expect(
      CoastingWords.of(ScenePhysics().scroll) == "A flick at 2000 pt/s coasts 994 pt. "
        + "It loses half its speed after 0.35 s.")
  }

  @Test func `the words follow the numbers`() throws {
    var slow = ScenePhysics()
    slow.scroll.decelerationRate = 0.9999
    try check(slow)
    slow.scroll.restSpeed = 50
    try check(slow)
    slow.scroll.decelerationRate = 0.9
    try check(slow)
    var capped = ScenePhysics(preset: .flutterAndroid)
    capped.scroll.maximumFling = 1000
    try check(capped, flick: 1000)
  }
}
