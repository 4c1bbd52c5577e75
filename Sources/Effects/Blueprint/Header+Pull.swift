import Geometry

extension Header {
  /// The pull past which a header that grows no longer fills the screen above the rows, where a hand gets that far.
  func barePull(in setting: Setting) -> Double? {
    guard pull != .ride else { return nil }
    let last = max(0, restingPicture * max(1, maximumZoom) - height)
    return last < setting.farthestPull - 1e-6 ? last : nil
  }

  /// The largest zoom that the farthest pull asks for, to one digit.
  func zoomNeeded(in setting: Setting) -> Double {
    guard restingPicture > 0 else { return 1 }
    return ((height + setting.farthestPull) / restingPicture * 10).rounded(.up) / 10
  }

  /// How much of the rows a header hides that stays taller than it is at rest.
  var hiddenRows: Double { max(0, minimum - height) }
}
