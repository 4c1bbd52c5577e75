import Geometry

/// What a designer must know: at which ratios the picture covers its window at every offset, and how large it must be
/// to stay sharp.
public struct Coverage: Hashable, Sendable {
  /// The ratio in force, in the one unit that all effects share.
  public var ratio: Double
  /// The ratios that leave no gap; nil where none does.
  public var safe: ClosedRange<Double>?
  /// How far the layer drifts against its cell over one pass through the screen, in points.
  public var drift: Double
  /// The largest zoom that can be seen, over the picture as wide as its window.
  public var zoom: Double
  /// The zoom while nothing is pulled; nil where pulling does not zoom, so that it is always the largest.
  public var restZoom: Double?
  /// The smallest picture that is sharp at that zoom, in pixels.
  public var sharpPicture: Size
  /// The overscan that the ratio needs, over the picture as wide as its window; nil where overscan means nothing.
  public var neededOverscan: Double?
  /// Height at which the picture behind the lowest row is drawn, in points; nil where a height sets nothing.
  public var imageHeight: Double?

  public init(
    ratio: Double, safe: ClosedRange<Double>?, drift: Double, zoom: Double = 1, restZoom: Double? = nil,
    sharpPicture: Size, neededOverscan: Double? = nil, imageHeight: Double? = nil
  ) {
    self.ratio = ratio
    self.safe = safe
    self.drift = drift
    self.zoom = zoom
    self.restZoom = restZoom
    self.sharpPicture = sharpPicture
    self.neededOverscan = neededOverscan
    self.imageHeight = imageHeight
  }
}

extension Coverage {
  /// Whether no reachable offset shows a gap. A ratio on the very edge of the range, give or take a rounding, is
  /// inside.
  public var isCovered: Bool {
    guard let safe else { return false }
    return ratio >= safe.lowerBound - 1e-9 && ratio <= safe.upperBound + 1e-9
  }

  /// Every ratio that a parameter offers.
  static let everyRatio = -0.5...1.5
}
