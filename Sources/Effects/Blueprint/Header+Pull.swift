import Geometry
import Notation

extension Header {
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

extension Finding {
  /// Warns about a header that grows less than the physics can pull it on this screen.
  static func barePull(of header: Header, in setting: Setting) -> Finding? {
    guard let pull = header.barePull(in: setting) else { return nil }
    return Finding(
      ["maxStretch"],
      "pulled by more than \(pull.formatted(.upTo(1, .down))) pt the picture leaves a gap above it; "
        + "\(setting.farthestPull.formatted(.upTo(0, .up))) pt can be pulled here")
  }

  /// Warns about rows under a header that stays taller than it is at rest.
  static func hiddenRows(under header: Header) -> Finding? {
    let hidden = header.hiddenRows
    guard hidden > 0 else { return nil }
    return Finding(["minHeight"], "\(hidden.formatted(.upTo(1, .up))) pt of the rows lie under the header at rest")
  }
}
