/// Names a picture without owning it. The canvas that loads the picture owns its pixels.
public struct PictureID: Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}
