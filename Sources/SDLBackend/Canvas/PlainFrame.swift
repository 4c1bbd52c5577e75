internal import CSDL2
import Geometry

/// The quads of a frame as they stand in its list, ready for the renderer: the least that drawing it can cost.
///
/// Nothing softens their edges, nothing collects those of one texture, and round corners are square. It holds
/// textures of its canvas, so it is to be drawn before they change.
package struct PlainFrame {
  struct Quad {
    /// Nil: plain color.
    var texture: OpaquePointer?
    var isOpaque: Bool
  }

  /// The corners of a quad's two triangles.
  static let corners: [UInt32] = [0, 1, 2, 0, 2, 3]

  private(set) var quads: [Quad] = []
  /// Four for each quad.
  private(set) var vertices: [SDL_Vertex] = []

  package init() {}
}

extension PlainFrame {
  /// Counts the quads.
  package var count: Int { quads.count }

  /// Adds a rectangle, cut to a clip with what it shows; none if nothing is left.
  mutating func append(_ rect: PixelRect, with paint: Paint, texels: PixelRect, clip: PixelRect) {
    let part = rect.intersection(clip)
    guard !part.isEmpty, part.isFinite else { return }
    func across(_ x: Double) -> Float {
      Float(min(1, max(0, texels.left + (x - rect.left) / rect.width * texels.width)))
    }
    func down(_ y: Double) -> Float { Float(min(1, max(0, texels.top + (y - rect.top) / rect.height * texels.height))) }
    for corner in 0..<4 {
      let place = part.corner(corner)
      let isStart = paint.axis == .vertical ? corner < 2 : corner == 0 || corner == 3
      vertices.append(
        SDL_Vertex(
          position: SDL_FPoint(x: Float(place.x), y: Float(place.y)),
          color: SDL_Color(isStart ? paint.from : paint.to, share: 1),
          tex_coord: SDL_FPoint(x: across(place.x), y: down(place.y))))
    }
    quads.append(Quad(texture: paint.texture?.pointer, isOpaque: paint.isOpaque))
  }
}
