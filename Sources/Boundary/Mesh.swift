import Geometry

/// Triangles among the vertices and indices of a draw list.
public struct Mesh: Hashable, Sendable {
  /// What the triangles are painted with.
  public enum Skin: Hashable, Sendable {
    case color
    case picture(PictureID)
  }

  public var skin: Skin
  /// Which of the list's indices; three make a triangle. They count from the list's first vertex.
  public var indices: Range<Int>
  /// Those of the list's vertices among which all corners are.
  public internal(set) var vertices: Range<Int>
  /// What the vertices span, in points. Nil where a corner is no number or points outside of `vertices`: such a mesh
  /// has to be looked at triangle by triangle.
  public internal(set) var bounds: Rect?

  /// A mesh of which nothing is known.
  public init(skin: Skin = .color, indices: Range<Int>) {
    self.init(skin: skin, indices: indices, vertices: 0..<0, bounds: nil)
  }

  init(skin: Skin, indices: Range<Int>, vertices: Range<Int>, bounds: Rect?) {
    self.skin = skin
    self.indices = indices
    self.vertices = vertices
    self.bounds = bounds
  }
}

extension Mesh {
  /// The same in a list that has so many indices and vertices before it.
  func moved(indices: Int, vertices: Int) -> Mesh {
    Mesh(
      skin: skin, indices: self.indices.lowerBound + indices..<self.indices.upperBound + indices,
      vertices: self.vertices.lowerBound + vertices..<self.vertices.upperBound + vertices, bounds: bounds)
  }
}

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
