import Geometry

/// Triangles from the vertices and indices of a draw list.
public struct Mesh: Hashable, Sendable {
  /// The fill of the triangles.
  public enum Skin: Hashable, Sendable {
    case color
    case picture(PictureID)
  }

  public var skin: Skin
  /// A range of the list's indices, three per triangle. They count from the list's first vertex.
  public var indices: Range<Int>
  /// The range of the list's vertices that contains every corner.
  public internal(set) var vertices: Range<Int>
  /// Bounding box of the vertices, in points. Nil if a corner is NaN or refers outside `vertices`; such a mesh is
  /// checked triangle by triangle.
  public internal(set) var bounds: Rect?

  /// A mesh without known bounds.
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
  /// The mesh moved into a list that already has that many indices and vertices.
  func moved(indices: Int, vertices: Int) -> Mesh {
    Mesh(
      skin: skin, indices: self.indices.lowerBound + indices..<self.indices.upperBound + indices,
      vertices: self.vertices.lowerBound + vertices..<self.vertices.upperBound + vertices, bounds: bounds)
  }
}

/// A corner of a mesh: position in points, texture coordinates and color.
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
