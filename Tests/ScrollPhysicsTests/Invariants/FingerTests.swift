import ScrollPhysics
import TestSupport
import Testing

/// A finger on the content.
@Suite struct FingerTests {
  private func axis(
    _ preset: ScrollPreset = .ios, from offset: Double = 500, high: Double = 1000, slop: Double = 0
  ) -> ScrollAxis {
    var parameters = preset.parameters
    parameters.dragSlop = slop
    return ScrollAxis(bounds: ScrollBounds(high: high, viewport: 844), parameters: parameters, offset: offset)
  }

  @Test func `inside the bounds the content follows one to one, upwards for a finger that goes up`() {
    var axis = axis()
    axis.begin(at: 400, time: 0)
    for (time, place) in [(0.01, 390.0), (0.02, 350.25), (0.03, 420.5)] {
      axis.move(to: place, time: time)
      #expect(axis.offset(at: time) == 500 + 400 - place)
    }
  }

  @Test func `a path cut into other pieces ends in the same place`() {
    var random = SplitMix64(seed: 50)
    for _ in 0..<200 {
      let corners = (0..<5).map { _ in random.number(-900...900) }
      var (coarse, fine) = (axis(from: 200, slop: 10), axis(from: 200, slop: 10))
      coarse.begin(at: 0, time: 0)
      fine.begin(at: 0, time: 0)
      var place = 0.0
      for (index, corner) in corners.enumerated() {
        let (t0, t1) = (Double(index) * 0.1, Double(index + 1) * 0.1)
        coarse.move(to: corner, time: t1)
        for share in (0..<7).map({ _ in random.number(0...1) }).sorted() {
          fine.move(to: place + share * (corner - place), time: t0 + share * 0.1)
        }
        fine.move(to: corner, time: t1)
        #expect(coarse.offset(at: t1) == fine.offset(at: t1), "\(corners)")
        place = corner
      }
    }
  }

  @Test func `the slop is subtracted exactly, in either direction, wherever the events fall`() {
    for (place, offset) in [(9.0, 500.0), (-9, 500), (10, 500), (10.5, 499.5), (-10.5, 500.5), (-40, 530), (40, 470)] {
      var axis = axis(slop: 10)
      axis.begin(at: 0, time: 0)
      axis.move(to: place, time: 0.01)
      #expect(axis.offset(at: 0.01) == offset, "\(place)")
    }
  }

  @Test func `touching down at any moment moves nothing, and letting go at once comes back to the same edge`() {
    var random = SplitMix64(seed: 51)
    for script in Script.many(400, seed: 52) {
      let time = random.number(0...6)
      var axis = script.axis(at: time)
      let before = axis.offset(at: time)
      axis.begin(at: 300, time: time)
      #expect(axis.offset(at: time) == before, "\(script) at \(time)")
      axis.move(to: 300, time: time)
      #expect(axis.offset(at: time) == before, "\(script) at \(time)")
      axis.end(time: time + 0.5)
      #expect((axis.offset(at: time + 0.5) - before).magnitude <= 1e-9 * (1 + before.magnitude), "\(script) at \(time)")
      #expect(axis.restOffset == axis.bounds.clamped(before), "\(script) at \(time)")
    }
  }

  @Test func `a closed loop out through the edge and back returns to the start`() {
    for preset in ScrollPreset.allCases {
      var axis = axis(preset)
      axis.begin(at: 0, time: 0)
      for (index, place) in [200.0, 700, 1500, 900, 100, -300, 0].enumerated() {
        axis.move(to: place, time: Double(index))
      }
      #expect(axis.offset(at: 9) == 500, "\(preset)")
    }
  }

  @Test func `a flick lifts off with the speed of the finger, and outside with that of the content`() {
    for (start, expected) in [(0.0, 600.0), (-700, 0)] {
      var axis = axis(from: 500, high: start < 0 ? 500 : 5000)
      axis.begin(at: 0, time: 0)
      axis.move(to: start, time: 1)
      for step in 1...6 { axis.move(to: start - 6 * Double(step), time: 1 + 0.01 * Double(step)) }
      axis.end(time: 1.06)
      let slope = axis.parameters.band(in: axis.bounds).slope(start < 0 ? 736 : 0)
      // Outside, the pull has begun to decay.
      let wanted = expected > 0 ? expected : (600 - axis.parameters.returnRate * 736) * slope
      #expect((axis.sample(at: 1.06).velocity.value - wanted).magnitude < 1e-6)
    }
  }

  @Test func `a finger that stood still, was too slow or was taken away does not flick`() {
    for (pause, speed, cancels, moves) in [
      (0.0, 1000.0, false, true), (0.05, 1000, false, false), (0, 40, false, false), (0, 1000, true, false),
    ] {
      var axis = axis(high: 9000)
      axis.begin(at: 0, time: 0)
      for step in 1...8 { axis.move(to: -speed * 0.01 * Double(step), time: 0.01 * Double(step)) }
      if cancels { axis.cancel(time: 0.08) } else { axis.end(time: 0.08 + pause) }
      #expect(axis.isMoving(at: 0.08 + pause) == moves, "\(pause) \(speed)")
    }
  }

  @Test func `a touch that stops moving content is a catch, one on resting content is a tap`() {
    var axis = axis()
    axis.begin(at: 0, time: 0)
    #expect(!axis.wasCatch)
    axis.end(time: 0.1)
    axis.glide(at: 800, time: 1)
    axis.begin(at: 0, time: 1.1)
    #expect(axis.wasCatch && axis.isHeld && !axis.isMoving(at: 1.2))
    axis.end(time: 1.2)
    #expect(axis.wasCatch && axis.restTime == 1.2)
    axis.glide(at: 800, time: 2)
    axis.begin(at: 0, time: 3.6)
    #expect(!axis.wasCatch, "slower than 50 points a second is a tap")
  }

  @Test(arguments: [-45.0, -20, 0, 45]) func `a reach holds on every way out`(_ out: Double) {
    // Pulled past the edge and released outwards at 1500 pt/s: GTK shows at most 50 points.
    var axis = axis(.gtk, from: 0)
    axis.begin(at: 0, time: 0)
    axis.move(to: -out, time: 1)
    for step in 1...6 {
      let (way, time) = (15 * Double(step), 0.01 * Double(step))
      axis.move(to: way - out, time: 1 + time)
    }
    axis.end(time: 1.06)
    for step in 0...300 {
      let time = 0.005 * Double(step)
      let offset = axis.offset(at: 1 + time)
      #expect(offset >= -50.000000001, "\(out): \(offset) at \(step)")
    }
    #expect(axis.restOffset == 0)
    axis.glide(at: -9000, time: 9)
    for step in 0...200 { #expect(axis.offset(at: 9 + Double(step) * 0.002) >= -50.000000001) }
  }

  @Test func `no preset is pulled further than it says`() {
    for preset in ScrollPreset.allCases {
      let reach = preset.parameters.farthestPull(on: 844)
      for place in [300.0, 844] {
        var axis = axis(preset, from: 0)
        axis.begin(at: 0, time: 0)
        axis.move(to: place, time: 1)
        #expect(-axis.offset(at: 1) <= reach + 1e-9, "\(preset)")
      }
      for speed in [500.0, 8000] {
        var axis = axis(preset, from: 0)
        axis.glide(at: PointsPerSecond(-speed), time: 0)
        let lowest = (0...2000).map { axis.offset(at: Double($0) * 0.001) }.min() ?? 0
        #expect(-lowest <= reach + 1e-9, "\(preset) \(lowest) \(reach)")
      }
    }
  }

  @Test func `a second finger takes over without a jump, and events without a finger are ignored`() {
    var axis = axis()
    axis.move(to: 10, time: 0)
    axis.end(time: 0.1)
    #expect(axis.offset(at: 0.1) == 500)
    axis.begin(at: 0, time: 1)
    axis.move(to: -50, time: 1.1)
    axis.begin(at: 300, time: 1.2)
    #expect(axis.offset(at: 1.2) == 550)
    axis.move(to: 290, time: 1.3)
    #expect(axis.offset(at: 1.3) == 560)
  }
}
