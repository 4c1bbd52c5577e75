/// A width and a height, in points unless a name says pixels.
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
  /// Width over height. A size that is empty or not finite counts as a square, so no formula divides by zero.
  public var aspect: Double {
    width > 0 && height > 0 && width.isFinite && height.isFinite ? width / height : 1
  }

  /// The size with width and height exchanged.
  public var turned: Size { Size(width: height, height: width) }

  /// The length along an axis.
  public func length(along axis: Axis) -> Double { axis == .vertical ? height : width }
}
