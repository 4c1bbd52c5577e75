/// A sample of a film, from which its size is estimated: short stretches, each after a key frame.
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

  /// Whether the format has key frames after the first one, which an encoder can be told to make.
  public var hasKeyFrames: Bool { interval != nil }

  /// The first frame of each stretch; the stretches are evenly spaced. Nil if the film is no longer than the sample.
  ///
  /// - Parameter frames: The number of frames in the film.
  public func starts(in frames: Int) -> [Int]? {
    guard frames > count else { return nil }
    let step = Double(frames) / Double(stretches)
    return (0..<stretches).map { Int(Double($0) * step + (step - Double(length)) / 2) }
  }

  /// The estimated size of a film, in bytes.
  ///
  /// - Parameters:
  ///   - frames: The number of frames in the film.
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
public struct FilmEstimate: Hashable, Codable, Sendable {
  public let bytes: Double
  public let seconds: Double

  public init(bytes: Double, seconds: Double) {
    (self.bytes, self.seconds) = (bytes, seconds)
  }
}
