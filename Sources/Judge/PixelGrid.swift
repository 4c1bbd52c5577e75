/// Opaque pixels: red, green, blue and a byte that is not used, row by row from the top.
public struct PixelGrid: Hashable, Sendable {
  public let width: Int
  public let height: Int
  public var bytes: [UInt8]

  public init(width: Int, height: Int, bytes: [UInt8]) {
    (self.width, self.height, self.bytes) = (width, height, bytes)
  }
}

extension PixelGrid {
  /// The color of a pixel, by its number, each channel 0...255.
  func color(_ index: Int) -> SIMD4<Float> {
    SIMD4(Float(bytes[index * 4]), Float(bytes[index * 4 + 1]), Float(bytes[index * 4 + 2]), 255)
  }
}
