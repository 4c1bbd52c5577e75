import ScrollPhysics
import TestSupport
import Testing

/// Wheels and touchpads.
@Suite struct WheelTests {
  private func axis(from offset: Double = 500, high: Double = 10_000) -> ScrollAxis {
    ScrollAxis(bounds: ScrollBounds(high: high, viewport: 844), offset: offset)
  }

  @Test func `a turn cut into pieces goes as far as the whole, at any time`() {
    var random = SplitMix64(seed: 60)
    for _ in 0..<300 {
      let ticks = random.number(-20...20)
      let pieces = Int.random(in: 1...30, using: &random)
      var (axis, time) = (axis(from: 5000), 0.0)
      for _ in 0..<pieces {
        time += random.number(0...0.2)
        axis.wheel(ticks / Double(pieces), time: time)
      }
      #expect((axis.offset(at: time + 3) - (5000 + 120 * ticks)).magnitude < 1e-8, "\(ticks) in \(pieces)")
    }
  }

  @Test func `opposite ticks cancel, also past an edge`() {
    for offset in [0.0, 500, 10_000] {
      for ticks in [1.0, -1, 0.25] {
        var axis = axis(from: offset)
        axis.wheel(ticks, time: 0)
        axis.wheel(-ticks, time: 0.02)
        #expect((axis.offset(at: 3) - offset).magnitude < 1e-9, "\(offset) \(ticks)")
      }
    }
  }

  @Test func `a glide ends at the bound without going past it`() {
    var axis = axis(from: 9950)
    axis.wheel(5, time: 0)
    for step in 0...100 { #expect(axis.offset(at: Double(step) * 0.01) <= 10_000) }
    #expect(axis.offset(at: 3) == 10_000 && axis.restOffset == 10_000)
  }

  @Test func `ticks at an edge pull the band, which lets go 120 ms after the last`() {
    for side in [-1.0, 1] {
      var axis = axis(from: side < 0 ? 0 : 10_000)
      let edge = axis.offset(at: 0)
      axis.wheel(side, time: 1)
      axis.wheel(side, time: 1.1)
      #expect(side * (axis.offset(at: 1.2) - edge) > 50)
      #expect(axis.phase(at: 1.2199) == nil && axis.phase(at: 1.2201) == .spring)
      let (before, after) = (axis.sample(at: 1.22 - 1e-9), axis.sample(at: 1.22 + 1e-9))
      #expect((before.offset - after.offset).magnitude < 1e-5)
      #expect((before.velocity.value - after.velocity.value).magnitude < 1e-3)
      #expect(axis.isMoving(at: 1.2) && axis.restOffset == edge)
    }
  }

  @Test func `a million ticks at an edge stay on the screen`() {
    var axis = axis(from: 0)
    for _ in 0..<1000 { axis.wheel(-1000, time: 0) }
    #expect(axis.offset(at: 0.12) > -844)
    #expect(axis.restOffset == 0)
  }

  @Test func `where nothing gives way a wheel stops dead at the edge`() {
    for preset in [ScrollPreset.flutterAndroid, .android, .firefox] {
      var axis = ScrollAxis(bounds: ScrollBounds(high: 0, viewport: 844), parameters: preset.parameters)
      axis.wheel(-3, time: 0)
      #expect(axis.offset(at: 0.1) == 0 && !axis.isMoving(at: 0.1))
    }
  }

  @Test func `without a glide the content is there at once`() {
    var axis = axis()
    axis.setParameters(with(ScrollParameters()) { $0.wheelGlide = 0 }, time: 0)
    axis.wheel(2, time: 1)
    #expect(axis.offset(at: 1) == 740 && !axis.isMoving(at: 1))
  }

  @Test func `a touchpad moves one to one, coasts on after its pause, and not if it must not`() {
    for coasts in [true, false] {
      var axis = axis()
      axis.setParameters(with(ScrollParameters()) { $0.touchpadMomentum = coasts }, time: 0)
      for step in 1...10 { axis.touchpad(0.8, time: 1 + 0.01 * Double(step)) }
      #expect((axis.offset(at: 1.1) - 580).magnitude < 1e-9)
      // Three times the usual 10 ms after the last event.
      #expect((axis.offset(at: 1.1299) - 580).magnitude < 1e-9)
      #expect(axis.isMoving(at: 1.14) == coasts)
      let rest = axis.restOffset ?? .nan
      #expect(coasts ? (rest - 580 - 800 / 2.002002670673077).magnitude < 1e-6 : rest == 580, "\(rest)")
    }
  }

  @Test func `a stroke past an edge shows the band and springs back`() {
    var axis = axis(from: 0)
    axis.touchpad(-10, time: 0)
    let band = axis.parameters.band(in: axis.bounds)
    #expect(axis.offset(at: 0) == band.displayed(-100))
    #expect(axis.restOffset == 0 && axis.isMoving(at: 0.01))
  }

  private func with(_ parameters: ScrollParameters, _ change: (inout ScrollParameters) -> Void) -> ScrollParameters {
    var changed = parameters
    change(&changed)
    return changed
  }
}
