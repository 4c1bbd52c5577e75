/// Triangles among the vertices and indices of a draw list.
public struct Mesh: Hashable, Sendable {
  /// What the triangles are painted with.
  public enum Skin: Hashable, Sendable {
    case color
    case picture(PictureID)
    /// The glyphs of the panel, uploaded once under a number.
    case atlas(Int)
  }

  public var skin: Skin
  /// Which of the list's indices; three make a triangle. They count from the list's first vertex.
  public var indices: Range<Int>

  public init(skin: Skin = .color, indices: Range<Int>) {
    self.skin = skin
    self.indices = indices
  }
}
