import ScrollPhysics
import TestSupport
import Testing

/// Snapping.
@Suite struct SnapTests {
  static let bounds = ScrollBounds(high: 1000, viewport: 390)
  static let snaps: [Snap] = [.targets([310, 0, 120, 700, 5000]), .page(390), .flutterPage(390)]

  private func check(_ snap: Snap, from offset: Double, to projection: Double, speed: Double = 0, gives: Double?) {
    let target = snap.target(
      from: offset, projection: projection, velocity: PointsPerSecond(speed), bounds: Self.bounds)
    #expect(target == gives, "\(snap) from \(offset) to \(projection) at \(speed)")
  }

  @Test func `the target nearest to the projection wins, ties go on and at rest down`() {
    check(.none, from: 0, to: 130, gives: nil)
    check(.targets([]), from: 0, to: 130, gives: nil)
    check(.targets([200]), from: 0, to: 900, gives: 200)
    check(.targets([100, 200]), from: 150, to: 150, gives: 100)
    check(.targets([100, 200]), from: 150, to: 150, speed: 1, gives: 200)
    check(.targets([100, 200]), from: 150, to: 150, speed: -1, gives: 100)
    check(.page(390), from: 0, to: 700, gives: 780)
    check(.page(390), from: 0, to: 5000, gives: 1000)
    check(.page(390), from: 0, to: -50, gives: 0)
    check(.page(0), from: 0, to: 700, gives: nil)
  }

  @Test func `with a limit of one it stops at the next target`() {
    let targets = Snap.targets([0, 120, 310, 700], limitOne: true)
    check(targets, from: 0, to: 900, speed: 2000, gives: 120)
    check(targets, from: 130, to: 900, speed: 2000, gives: 310)
    check(targets, from: 310, to: -900, speed: -2000, gives: 120)
    check(.page(390, limitOne: true), from: 0, to: 900, speed: 2000, gives: 390)
    check(.page(390, limitOne: true), from: 780, to: 0, speed: -2000, gives: 390)
    check(.page(390, limitOne: true), from: 1000, to: 0, speed: -2000, gives: 780)
    check(.page(390, limitOne: true), from: 780, to: 2000, speed: 2000, gives: 1000)
  }

  @Test(arguments: snaps) func `it is legal, keeps still on a target, and a faster flick goes no less far`(_ snap: Snap)
  {
    var random = SplitMix64(seed: 90)
    for _ in 0..<200 {
      let offset = random.number(0...1000)
      var last = -Double.infinity
      for speed in stride(from: -4000.0, through: 4000, by: 250) {
        let velocity = PointsPerSecond(speed)
        let plan = Plan(
          from: offset, velocity: velocity, bounds: Self.bounds, parameters: ScrollParameters(), snap: snap)
        #expect(plan.restOffset >= last && Self.bounds.contains(plan.restOffset), "\(snap) from \(offset) at \(speed)")
        last = plan.restOffset
      }
      let still = Plan(from: last, velocity: 0, bounds: Self.bounds, parameters: ScrollParameters(), snap: snap)
      #expect(still == Plan(restingAt: last), "\(snap) at \(last)")
    }
  }

  @Test func `a flick towards its target bends its coast, another takes the spring`() {
    let bent = Plan(
      from: 100, velocity: 600, bounds: Self.bounds, parameters: ScrollParameters(), snap: .page(390))
    #expect(bent.phases.map(\.kind) == [.snap, .rest])
    if case .glide = bent[0].segment {} else { Issue.record("no bent coast") }
    let back = Plan(from: 300, velocity: 20, bounds: Self.bounds, parameters: ScrollParameters(), snap: .targets([0]))
    if case .spring = back[0].segment {} else { Issue.record("no spring") }
    #expect(back[0].kind == .snap && back.restOffset == 0)
  }
}
