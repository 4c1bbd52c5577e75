/// A key of an object and its value, both with their places.
public struct Member: Hashable, Sendable {
  public var key: String
  /// Where the key's opening quote is.
  public var keyPlace: Place
  public var value: Node

  public init(key: String, keyPlace: Place, value: Node) {
    self.key = key
    self.keyPlace = keyPlace
    self.value = value
  }
}
