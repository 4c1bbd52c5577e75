/// A decoded picture, as received from the child.
public struct DecodedPixels: Hashable, Sendable {
  public var size: DecodedSize
  /// Rows from the top; red, green, blue, alpha in memory order; straight alpha. `size.width * size.height` texels.
  public var texels: [UInt32]

  public init(size: DecodedSize, texels: [UInt32]) {
    self.size = size
    self.texels = texels
  }
}
