import ScrollPhysics
import TestSupport
import Testing

/// Bounds and parameters that change during a motion.
@Suite struct ResizeTests {
  @Test func `the offset does not move at that moment, nor does a coast change its speed`() {
    var random = SplitMix64(seed: 70)
    for script in Script.many(500, seed: 71) {
      let time = random.number(0...6)
      let before = script.axis(at: time)
      var after = before
      if Bool.random(using: &random) {
        let low = before.bounds.low + random.number(-100...100)
        let high = before.bounds.high + random.number(-600...600)
        after.setBounds(ScrollBounds(low: low, high: high, viewport: random.number(100...2000)), time: time)
      } else {
        after.setParameters(Situation.random(&random).parameters, time: time)
      }
      let (old, new) = (before.sample(at: time), after.sample(at: time))
      // A stretched edge shows no overscroll, so content outside moves to the edge at once.
      let isAtEdge = after.parameters.edge == .stretch && new.offset == after.bounds.clamped(old.offset)
      #expect(
        isAtEdge || (old.offset - new.offset).magnitude <= 1e-9 * (1 + old.offset.magnitude), "\(script) at \(time)")
      if !after.isHeld, let rest = after.restTime {
        #expect(rest.isFinite, "\(script) at \(time)")
        #expect(after.bounds.contains(after.restOffset ?? .nan), "\(script) at \(time)")
      }
    }
  }

  @Test func `content at rest outside its new bounds springs back, and where it is inside it stays`() {
    var axis = ScrollAxis(bounds: ScrollBounds(high: 1000, viewport: 844), offset: 900)
    axis.setBounds(ScrollBounds(high: 950, viewport: 844), time: 1)
    #expect(!axis.isMoving(at: 1) && axis.offset(at: 9) == 900)
    axis.setBounds(ScrollBounds(high: 600, viewport: 844), time: 2)
    #expect(axis.isMoving(at: 2) && axis.offset(at: 2) == 900 && axis.restOffset == 600)
  }

  @Test func `the same bounds change nothing at all`() {
    for script in Script.many(100, seed: 72) {
      let axis = script.axis(at: 3)
      var same = axis
      same.setBounds(axis.bounds, time: 3.5)
      same.setParameters(axis.parameters, time: 3.5)
      for step in 0...40 {
        let time = 3.5 + Double(step) * 0.05
        #expect(same.sample(at: time) == axis.sample(at: time), "\(script)")
      }
    }
  }

  @Test func `content that grows during a bounce keeps place and speed`() {
    var axis = ScrollAxis(bounds: ScrollBounds(high: 1000, viewport: 844), offset: 900)
    axis.glide(at: 2000, time: 0)
    let before = axis.sample(at: 0.1)
    #expect(before.offset > 1000)
    axis.setBounds(ScrollBounds(high: 3000, viewport: 844), time: 0.1)
    #expect(axis.sample(at: 0.1) == before && axis.phase(at: 0.1) == .decelerate)
  }

  @Test func `a refresh holds the content down by a lower bound, and lets it go`() {
    let bounds = ScrollBounds(high: 1000, viewport: 844)
    var axis = ScrollAxis(bounds: bounds)
    axis.begin(at: 100, time: 0)
    axis.move(to: 400, time: 0.3)
    let pulled = axis.offset(at: 0.4)
    #expect(pulled < -100)
    axis.end(time: 0.4)
    axis.setBounds(ScrollBounds(low: -60, high: 1000, viewport: 844), time: 0.4)
    #expect(axis.offset(at: 0.4) == pulled && axis.restOffset == -60)
    axis.setBounds(bounds, time: 2)
    #expect(axis.offset(at: 2) == -60 && axis.restOffset == 0 && axis.phase(at: 2.1) == .spring)
  }

  @Test func `a finger keeps what it holds while the content changes`() {
    var axis = ScrollAxis(bounds: ScrollBounds(high: 1000, viewport: 844), offset: 800)
    axis.begin(at: 500, time: 0)
    axis.move(to: 480, time: 0.1)
    let held = axis.offset(at: 0.1)
    axis.setBounds(ScrollBounds(high: 400, viewport: 600), time: 0.2)
    #expect(axis.offset(at: 0.2) == held)
    axis.move(to: 490, time: 0.3)
    #expect(axis.offset(at: 0.3) < held && axis.offset(at: 0.3) > 400)
    axis.end(time: 1)
    #expect(axis.restOffset == 400)
  }
}
