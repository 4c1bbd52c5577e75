/// The color encoding of a picture by the code points of H.273: primaries, transfer function and matrix.
public struct CodedColors: Hashable, Sendable {
  public var primaries: Int
  public var transfer: Int

  public init(primaries: Int, transfer: Int) {
    self.primaries = primaries
    self.transfer = transfer
  }
}
