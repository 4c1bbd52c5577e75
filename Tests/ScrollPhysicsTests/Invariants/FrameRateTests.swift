import ScrollPhysics
import TestSupport
import Testing

/// The same events give the same offsets, bit for bit, however often they are sampled.
@Suite struct FrameRateTests {
  /// Plays a script in frames: each applies the events up to its time, then samples the axis. Returns the samples at
  /// whole twelfths of a second.
  private func played(_ script: Script, frames: [Double]) -> [Double: ScrollSample] {
    var (axis, next) = (script.start, 0)
    var seen: [Double: ScrollSample] = [:]
    for frame in frames {
      while next < script.steps.count, script.steps[next].time <= frame {
        axis.apply(script.steps[next])
        next += 1
      }
      seen[frame] = axis.sample(at: frame)
    }
    return seen
  }

  @Test func `24, 60, 120, 144 and 240 frames a second, jitter and dropped frames show the same`() {
    let marks = (0...96).map { Double($0) / 12 }
    var random = SplitMix64(seed: 40)
    for script in Script.many(150, seed: 41) {
      let alone = Dictionary(uniqueKeysWithValues: marks.map { ($0, script.axis(at: $0).sample(at: $0)) })
      for rate in [24, 60, 120, 144, 240] {
        let frames = (0...(rate * 8)).map { Double($0) / Double(rate) }
        let jitter = frames.map { $0 + random.number(0...0.004) }
        let dropped = frames.filter { _ in random.number(0...1) > 0.3 }
        for times in [frames, (jitter + marks).sorted(), (dropped + marks).sorted()] {
          let seen = played(script, frames: times)
          for mark in marks { #expect(seen[mark] == alone[mark], "\(script) at \(mark), \(rate) Hz") }
        }
      }
    }
  }

  @Test func `asking changes nothing`() {
    for script in Script.many(100, seed: 42) {
      let axis = script.axis(at: 100)
      let copy = axis
      for step in 0...50 { _ = axis.sample(at: Double(step) * 0.3) }
      #expect(axis == copy)
    }
  }

  @Test func `two axes do not know of each other`() {
    let scripts = Script.many(40, seed: 43)
    for (x, y) in zip(scripts, scripts.reversed()) {
      var (one, both) = (x.start, (x: x.start, y: y.start))
      for step in x.steps { one.apply(step) }
      for (index, step) in x.steps.enumerated() {
        both.x.apply(step)
        if index < y.steps.count { both.y.apply(y.steps[index]) }
      }
      #expect(one == both.x)
    }
  }

  @Test func `a mirrored hand moves mirrored content`() {
    for script in Script.many(300, seed: 44) {
      for mark in [0.5, 1, 2, 3, 5, 8, 20] {
        let (one, other) = (script.axis(at: mark).offset(at: mark), script.mirrored.axis(at: mark).offset(at: mark))
        #expect((one + other).magnitude <= 1e-6, "\(script) at \(mark)")
      }
    }
  }
}
