/// A width and a height, in points (or in pixels, where a name says so).
public struct Size: Hashable, Sendable {
  public var width: Double
  public var height: Double

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let zero = Size(width: 0, height: 0)
}

extension Size {
  /// Width over height. A size without area, or a non-finite one, counts as a square, so that no formula divides by
  /// zero.
  public var aspect: Double {
    width > 0 && height > 0 && width.isFinite && height.isFinite ? width / height : 1
  }

  /// The same size lying on its side.
  public var turned: Size { Size(width: height, height: width) }

  /// The length along an axis.
  public func length(along axis: Axis) -> Double { axis == .vertical ? height : width }
}
