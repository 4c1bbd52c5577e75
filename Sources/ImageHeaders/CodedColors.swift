/// What the numbers of a picture mean, by those that the standard H.273 has for it: which colors are red, green and
/// blue, and how light each number is.
public struct CodedColors: Hashable, Sendable {
  public var primaries: Int
  public var transfer: Int

  public init(primaries: Int, transfer: Int) {
    self.primaries = primaries
    self.transfer = transfer
  }
}
