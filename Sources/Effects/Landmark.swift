/// An offset that matters, such as that of a collapsed header or of a key.
public struct Landmark: Hashable, Sendable {
  /// The scroll offset, in points.
  public var offset: Double
  public var name: String

  public init(_ name: String, at offset: Double) { (self.name, self.offset) = (name, offset) }
}
