import Geometry

extension Header where Number == Double {
  /// The pull beyond which a header that stops growing leaves a gap above the rows; nil if no drag reaches it.
  func barePull(in setting: Setting) -> Double? {
    guard pull != .ride else { return nil }
    let last = max(0, restingPicture * max(1, maximumZoom) - height)
    return last < setting.farthestPull - 1e-6 ? last : nil
  }

  /// The zoom needed to cover the largest pull, rounded up to one digit.
  func zoomNeeded(in setting: Setting) -> Double {
    guard restingPicture > 0 else { return 1 }
    return ((height + setting.farthestPull) / restingPicture * 10).rounded(.up) / 10
  }

  /// Height of the rows hidden by a header that stays taller than it is at rest, in points.
  var hiddenRows: Double { max(0, minimum - height) }
}
