import FrameStats
import TestSupport
import Testing

@Suite struct WorstSecondTests {
  private func worst(_ times: [Double]) throws -> Deadlines.Second {
    try #require(FrameSummary(times, budget: 10)?.deadlines?.worstSecond)
  }

  @Test func `the second with the most hitch time is found`() throws {
    var times = [Double](repeating: 10, count: 500)
    (times[300], times[340], times[480]) = (50, 40, 60)
    let window = try worst(times)
    #expect(window.hitchTime == 70 && window.missed == 2)
    // It is the first such window, the one that frame 340 completes.
    #expect(window.start + 1000 >= 3090 && window.start <= 3000 && window.frames <= 100)
  }

  @Test func `a frame longer than a second is a window of its own`() throws {
    let window = try worst([10, 10, 1500, 10, 10])
    #expect(window.hitchTime == 1490 && window.frames == 1 && window.start == 20 && window.missed == 1)
  }

  @Test func `a run shorter than a second is one window`() throws {
    #expect(try worst([10, 30, 10]).hitchTime == 20)
    #expect(try worst([10]).frames == 1)
  }

  @Test func `no window has more hitch time than the worst one`() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<50 {
      let times = random.times(Int.random(in: 1...200, using: &random)).map { $0.rounded() }
      var most = 0.0
      for first in times.indices {
        var (duration, hitch) = (0.0, 0.0)
        for time in times[first...] {
          duration += time
          if duration > 1000 && duration > time { break }
          hitch += max(0, (time / 10).rounded(.up) - 1) * 10
          most = max(most, hitch)
        }
      }
      #expect(try worst(times).hitchTime == most, "\(times)")
    }
  }
}
