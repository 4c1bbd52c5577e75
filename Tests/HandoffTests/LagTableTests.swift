import Foundation
import TestSupport
import Testing

/// How far libraries lag at a steady speed, as the page about it says.
@Suite struct LagTableTests {
  private static let speed = 1000.0

  /// Behind content that moves on at each frame, if a frame leaves a share of the way.
  ///
  /// - Parameter isSeenBefore: Whether the content has moved on when the rest of the way is seen.
  private static func behind(_ left: Double, _ rate: Double, isSeenBefore: Bool) -> Double {
    speed / rate / (1 - left) * (isSeenBefore ? 1 : left)
  }

  /// Each change starts a tween from where the last one has come to.
  private static func gsap(_ rate: Double) -> Double {
    let (p, q) = (1 / rate / 0.5, 1 - 1 / rate / 0.5)
    return behind(q * pow(2, -10 * p) + p * pow(q, 6), rate, isSeenBefore: true)
  }

  private static func lenis(_ rate: Double) -> Double { behind(exp(-60 * 0.1 / rate), rate, isSeenBefore: false) }

  private static func webflow(_ rate: Double) -> Double { behind(0.9, rate, isSeenBefore: false) }

  /// A critically damped spring that starts at each frame from where it is.
  ///
  /// - Parameter keepsSpeed: Else it starts from rest.
  private static func spring(_ stiffness: Double, _ rate: Double, keepsSpeed: Bool) -> Double {
    let (w, time) = (stiffness.squareRoot(), 1 / rate)
    var (target, place, velocity) = (0.0, 0.0, 0.0)
    for _ in 0..<4000 {
      let from = place - target
      let slope = velocity + w * from
      place = target + (from + slope * time) * exp(-w * time)
      velocity = keepsSpeed ? (slope - w * (from + slope * time)) * exp(-w * time) : 0
      target += speed * time
    }
    return target - place
  }

  @Test func `the table of lags is what the formulas of the libraries give`() throws {
    let page = try String(contentsOf: Folders.root.appending(path: "docs/handoff/lag.md"), encoding: .utf8)
    let stiffness: Double = pow(2 * Double.pi / (1.2 * 0.5), 2)
    let rows: [(name: String, rate: Double, at: (Double) -> Double)] = [
      ("GSAP, `scrub: 0.5`", 6.93 / 0.5, Self.gsap), ("Lenis, `lerp: 0.1`", 6, Self.lenis),
      ("Webflow, 90 percent", -60 * log(0.9), Self.webflow),
      ("a spring with stiffness 256, damping 32", 8, { Self.spring(256, $0, keepsSpeed: true) }),
      (
        "Motion, `visualDuration: 0.5`, `bounce: 0`", stiffness.squareRoot() / 2,
        { Self.spring(stiffness, $0, keepsSpeed: false) }
      ),
    ]
    for row in rows {
      let numbers = [Self.speed / row.rate, row.at(60), row.at(120)].map { "\(Int($0.rounded())) pt" }
      #expect(page.contains("| \(row.name) | \(numbers.joined(separator: " | ")) |"), "\(row.name): \(numbers)")
    }
  }
}
