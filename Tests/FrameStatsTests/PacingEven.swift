import FrameStats

extension Pacing {
  /// The pacing of equal frames.
  static var even: Pacing { Pacing(jitter: 0, deviation: 0) }
}
