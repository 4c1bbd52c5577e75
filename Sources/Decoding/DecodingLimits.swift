/// Limits on the resources of a child.
public struct DecodingLimits: Hashable, Sendable {
  /// Size of the shared memory, in bytes: fits the largest file and the largest picture at four bytes per pixel.
  public var sharedBytes: Int
  /// Additional address space, in bytes.
  public var ownBytes: Int
  /// Processor time per picture, in seconds.
  public var processorTime: Double
  /// Processor time for all layers of a file together, in seconds.
  public var fileTime: Double
  /// Maximum idle time per picture, in seconds.
  public var patience: Double

  public init(
    sharedBytes: Int = 256 << 20, ownBytes: Int = 2 << 30, processorTime: Double = 20, fileTime: Double = 60,
    patience: Double = 10
  ) {
    self.sharedBytes = sharedBytes
    self.ownBytes = ownBytes
    self.processorTime = processorTime
    self.fileTime = fileTime
    self.patience = patience
  }

  /// Enough for 64 megapixels, of which the decoder and this process hold a few copies.
  public static let standard = DecodingLimits()
}
