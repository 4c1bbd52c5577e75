/// A corner of a mesh: where it lies in points, which texel it shows, and its color.
public struct Vertex: Hashable, Sendable {
  public var x: Float
  public var y: Float
  /// Texture coordinates inside [0, 1]; ignored in a mesh without a texture.
  public var u: Float
  public var v: Float
  public var color: Color

  public init(x: Float, y: Float, u: Float = 0, v: Float = 0, color: Color) {
    self.x = x
    self.y = y
    self.u = u
    self.v = v
    self.color = color
  }
}
