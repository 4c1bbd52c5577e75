/// The part of a film that tells the size of the whole: short stretches, each after a key frame.
public struct FilmSample: Hashable, Sendable {
  fileprivate let stretches: Int
  /// The number of frames in a stretch.
  public let length: Int
  /// The size of a frame in a stretch relative to one far from a key frame, measured with the built-in scenes.
  fileprivate let excess: Double
  /// The number of frames from one key frame to the next in the whole film. Nil if it has only the first.
  fileprivate let interval: Int?

  init(stretches: Int, length: Int, excess: Double, interval: Int?) {
    (self.stretches, self.length, self.excess, self.interval) = (stretches, length, excess, interval)
  }
}

extension FilmSample {
  /// The number of frames in all stretches.
  public var count: Int { stretches * length }

  /// The first frame of each stretch, evenly spaced in a film of so many frames. Nil if the sample is no smaller than
  /// the film.
  public func starts(in frames: Int) -> [Int]? {
    guard frames > count else { return nil }
    let step = Double(frames) / Double(stretches)
    return (0..<stretches).map { Int(Double($0) * step + (step - Double(length)) / 2) }
  }

  /// The size of a film of so many frames, in bytes.
  ///
  /// - Parameters:
  ///   - keys: The size of the first frames of the stretches.
  ///   - whole: The size of the stretches.
  public func bytes(of frames: Int, keys: Double, whole: Double) -> Double {
    let key = keys / Double(stretches)
    let other = max(0, whole - keys) / Double(stretches * (length - 1)) / excess
    let keyFrames = interval.map { (frames + $0 - 1) / $0 } ?? 1
    return key * Double(keyFrames) + other * Double(frames - keyFrames)
  }
}

/// What writing a film takes.
public struct FilmEstimate: Hashable, Sendable {
  public let bytes: Double
  public let seconds: Double

  public init(bytes: Double, seconds: Double) {
    (self.bytes, self.seconds) = (bytes, seconds)
  }
}
