import FrameStats
import Testing

@Suite struct AnimationErrorTests {
  @Test func `motion that keeps the screen's time has no error, however long the frames`() throws {
    let times: [Double] = [16, 16, 48, 16, 32]
    let error = try #require(
      AnimationError(moments: [0, 16, 64, 80, 112], frameTimes: times, speeds: [900, 900, 900, 900, 900]))
    #expect(error.time == .init(mean: 0, p95: nil, largest: 0) && error.distance == error.time)
  }

  @Test func `errors are told in milliseconds and in pixels at the speed of the moment`() throws {
    // Steps 10, 30, 20 against frames of 20, 20, 20: errors 10, 10, 0.
    let error = try #require(
      AnimationError(moments: [0, 10, 40, 60], frameTimes: [99, 20, 20, 20], speeds: [0, 1000, -3000, 500]))
    #expect(error.time == .init(mean: 20.0 / 3, p95: nil, largest: 10))
    #expect(error.distance == .init(mean: 40.0 / 3, p95: nil, largest: 30))
  }

  @Test func `two frames are the least`() {
    #expect(AnimationError(moments: [], frameTimes: []) == nil)
    #expect(AnimationError(moments: [1], frameTimes: [16]) == nil)
    #expect(AnimationError(moments: [0, 16], frameTimes: [16, 16])?.time.largest == 0)
    #expect(AnimationError(moments: [0, .nan], frameTimes: [16, 16]) == nil)
    #expect(AnimationError(moments: [0, 16, 32], frameTimes: [16]) == nil)
  }

  @Test func `twenty errors have a p95, and missing speeds count as standing still`() {
    let moments = (0...20).map { Double($0) * 15 }
    let error = AnimationError(moments: moments, frameTimes: [Double](repeating: 16, count: 21), speeds: [0, 500])
    #expect(error?.time.p95 == 1 && error?.distance.largest == 0.5 && error?.distance.p95 == 0)
  }
}
