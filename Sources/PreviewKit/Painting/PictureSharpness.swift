import Effects
import Geometry

/// For how many points each picture of a scene is loaded. It follows from the scene and from how far a pull stretches
/// the picture at the moment, and never from what was shown before.
struct PictureSharpness: Hashable, Sendable {
  /// By a picture's place in the scene's list: where the scene draws it largest, and how much of that is a pull's.
  private let needs: [PictureNeed]
  /// Pixels per point for which the needs are given.
  private let scale: Double

  /// How much finer than at rest a picture is held that a pull stretches. Room for all of the pull would make it
  /// shimmer at rest; one that is stretched further is loaded once more, for the farthest pull.
  private static let roomForPull = 1.3

  init(_ effect: any Effect, in setting: Setting) {
    needs = effect.advice(in: setting).pictureNeeds(most: .max)
    scale = setting.scale
  }
}

extension PictureSharpness {
  /// Nil: nothing is known of that picture.
  ///
  /// - Parameter drawn: The size at which the whole picture is drawn now, in points.
  func size(ofPicture index: Int, drawnAt drawn: Size) -> Size? {
    guard needs.indices.contains(index), scale > 0 else { return nil }
    let need = needs[index]
    guard need.size.width > 0, need.size.height > 0, need.size.width.isFinite, need.size.height.isFinite else {
      return nil
    }
    let calm = min(1, Self.roomForPull / need.growth)
    // A rounding more is no pull.
    let isCalm = drawn.width * scale <= need.size.width * calm * 1.000_001
    let share = (isCalm ? calm : 1) / scale
    return Size(width: need.size.width * share, height: need.size.height * share)
  }
}
