import Testing

@testable import Bench

@Suite struct PresentationTests {
  private func check(_ time: Double, _ refreshRate: Double?, _ words: String) {
    #expect(Presentation([time, 0.1, time, time, 90], refreshRate: refreshRate).words == words)
  }

  @Test func `who makes frames wait is told from how long presenting nothing takes`() {
    check(0.1, 60, "none")
    check(2.9, nil, "none")
    check(16.67, 60, "real 60.0 Hz")
    check(16.62, nil, "real 60.2 Hz")
    check(16.05, 60, "simulated 62.3 Hz")
    check(16.05, nil, "simulated 62.3 Hz")
    check(6.95, 144, "real 143.9 Hz")
    check(6.03, 144, "simulated 165.8 Hz")
    check(33.3, 60, "real 30.0 Hz")
    // A period of whole milliseconds is the same with or without rounding.
    check(10, 100, "real 100.0 Hz")
    #expect(Presentation([], refreshRate: 60) == .none)
  }
}
