import Measure

/// A few frames from all of a film, with the numbers of their readings.
struct KeptFrames {
  private(set) var frames: [(reading: Int, frame: GrayFrame)] = []
  private var spacing = 1

  /// The most frames that are kept.
  private static let most = 16
}

extension KeptFrames {
  /// Whether it is one of those that are kept, at first.
  mutating func keep(_ frame: GrayFrame, reading: Int) -> Bool {
    guard reading.isMultiple(of: spacing) else { return false }
    frames.append((reading, frame))
    guard frames.count > Self.most else { return true }
    spacing *= 2
    frames.removeAll { !$0.reading.isMultiple(of: spacing) }
    return true
  }
}
