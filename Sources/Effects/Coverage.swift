import Geometry
import Notation

/// The ratios at which a picture covers its window at every offset, and the size at which it stays sharp.
public struct Coverage: Hashable, Sendable {
  /// The ratio in effect, in the unit that all effects share.
  public var ratio: Double
  /// The ratios that leave no gap; nil if there are none.
  public var safe: ClosedRange<Double>?
  /// How far the layer drifts within its cell over one pass through the screen, in points.
  public var drift: Double
  /// The largest visible zoom, relative to the picture as wide as its window.
  public var zoom: Double
  /// The largest zoom without a pull; nil if pulling does not zoom.
  public var restZoom: Double?
  /// Size of the smallest picture that is sharp at that zoom, in pixels.
  public var sharpPicture: Size
  /// Name of the moving part, if the effect has several; otherwise empty.
  public var name = ""
  /// The effect's field that holds the ratio: `ratio`, `layers.2.ratio`. Empty until the advice has set it.
  public var field = ""

  public init(
    ratio: Double, safe: ClosedRange<Double>?, drift: Double, zoom: Double = 1, restZoom: Double? = nil,
    sharpPicture: Size
  ) {
    self.ratio = ratio
    self.safe = safe
    self.drift = drift
    self.zoom = zoom
    self.restZoom = restZoom
    self.sharpPicture = sharpPicture
  }
}

extension Coverage {
  /// Size of the picture at the farthest pull, relative to its largest size without one.
  var growth: Double { restZoom.map { $0 > 0 ? max(1, zoom / $0) : 1 } ?? 1 }

  /// Whether no reachable offset shows a gap. A ratio on the very edge of the range, give or take a rounding, is
  /// inside.
  public var isCovered: Bool {
    guard let safe else { return false }
    return ratio >= safe.lowerBound - 1e-9 && ratio <= safe.upperBound + 1e-9
  }

  /// The safe ratio nearest to the one in force, to two digits and rounded inwards so that it is safe as it is written;
  /// 1, at which nothing moves, where no ratio is.
  var nearestSafe: Double {
    guard let safe else { return 1 }
    let nearest =
      ratio < safe.lowerBound
      ? safe.lowerBound.rounded(digits: 2, .up) : safe.upperBound.rounded(digits: 2, .down)
    return safe.contains(nearest) ? nearest : min(max(1, safe.lowerBound), safe.upperBound)
  }

  /// Every ratio that a parameter offers.
  public static let everyRatio = -0.5...1.5

  /// The same, and one that follows from something else.
  static func every(with ratio: Double) -> ClosedRange<Double> {
    guard ratio.isFinite else { return everyRatio }
    return min(ratio, everyRatio.lowerBound)...max(ratio, everyRatio.upperBound)
  }
}

extension Coverage {
  /// The coverage of every picture in every row together: the narrowest safe range, the largest zoom, the largest picture needed.
  static func tightest(
    of aspects: [Double], heights: [Double], _ coverage: (_ aspect: Double, _ height: Double) -> Coverage
  ) -> Coverage {
    var all: Coverage?
    for aspect in Set(aspects).sorted() {
      for height in heights {
        let one = coverage(aspect, height)
        all = all.map { $0.joined(with: one) } ?? one
      }
    }
    return all ?? coverage(1.5, 0)
  }

  private func joined(with other: Coverage) -> Coverage {
    var joined = self
    if let one = safe, let two = other.safe, one.overlaps(two) {
      joined.safe = one.clamped(to: two)
    } else {
      joined.safe = nil
    }
    // Rows of other heights may have other ratios: the one to look at is one that leaves a gap.
    if isCovered && !other.isCovered { joined.ratio = other.ratio }
    joined.drift = abs(other.drift) > abs(drift) ? other.drift : drift
    joined.zoom = max(zoom, other.zoom)
    joined.sharpPicture = Size(
      width: max(sharpPicture.width, other.sharpPicture.width),
      height: max(sharpPicture.height, other.sharpPicture.height))
    return joined
  }
}
