import FrameStats

extension Pacing {
  /// Of frames that all take the same time.
  static var even: Pacing { Pacing(jitter: 0, deviation: 0) }
}
