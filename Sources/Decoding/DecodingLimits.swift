/// How much of the machine a child may take.
public struct DecodingLimits: Hashable, Sendable {
  /// Bytes of the shared memory: the largest file, and the largest picture at four bytes a pixel.
  public var sharedBytes: Int
  /// Bytes of address space beyond what the program has when it begins.
  public var ownBytes: Int
  /// Processor time for one picture, in seconds.
  public var processorTime: Double
  /// How long it may sleep over one picture, in seconds.
  public var patience: Double

  public init(
    sharedBytes: Int = 256 << 20, ownBytes: Int = 2 << 30, processorTime: Double = 20, patience: Double = 10
  ) {
    self.sharedBytes = sharedBytes
    self.ownBytes = ownBytes
    self.processorTime = processorTime
    self.patience = patience
  }

  /// For the largest pictures that are read: 64 megapixels, of which a decoder and we hold a few copies.
  public static let standard = DecodingLimits()
}
