import Boundary
internal import CSDL2
import Geometry

/// The quads of a frame, ready for the renderer: the minimum cost of drawing everything in its list. Skipping covered
/// quads costs less.
///
/// Edges are not antialiased and corners are square. The frame refers to textures of its canvas, and is invalid once
/// one of them is destroyed.
package struct PlainFrame {
  struct PlainQuad: Equatable {
    /// Nil for a plain color.
    var texture: Texture?
    var isOpaque: Bool
  }

  /// Maximum number of quads per draw call.
  static let longestBatch = 1024
  /// The corners of the two triangles of each quad.
  static let corners: [UInt32] = (0..<UInt32(longestBatch)).flatMap { quad in
    [0, 1, 2, 0, 2, 3].map { quad * 4 + $0 }
  }

  /// The generation of the textures at the time of creation.
  var generation = 0
  private(set) var quads: [PlainQuad] = []
  /// Four per quad.
  private(set) var vertices: [SDL_Vertex] = []

  init() {}
}

extension PlainFrame {
  /// The number of quads.
  package var count: Int { quads.count }

  /// Adds a rectangle clipped together with its texture; nothing if the result is empty.
  mutating func append(_ rect: PixelRect, with style: FillStyle, texels: Rect, clip: PixelRect) {
    let part = rect.intersection(clip)
    guard !part.isEmpty, part.isFinite else { return }
    func across(_ x: Double) -> Float {
      Float(min(1, max(0, texels.x + (x - rect.left) / rect.width * texels.width)))
    }
    func down(_ y: Double) -> Float { Float(min(1, max(0, texels.y + (y - rect.top) / rect.height * texels.height))) }
    for corner in 0..<4 {
      let place = part.corner(corner)
      let isStart = style.axis == .vertical ? corner < 2 : corner == 0 || corner == 3
      vertices.append(
        SDL_Vertex(
          position: SDL_FPoint(x: Float(place.x), y: Float(place.y)),
          color: SDL_Color(isStart ? style.from : style.to, share: 1),
          tex_coord: SDL_FPoint(x: across(place.x), y: down(place.y))))
    }
    quads.append(PlainQuad(texture: style.texture, isOpaque: style.isOpaque))
  }
}

extension Canvas {
  /// The quads of a list at `scale` pixels per point, without meshes.
  package func plainFrame(of list: DrawList, scale: Double) throws(SDLError) -> PlainFrame {
    try painter.plainFrame(of: list, scale: scale, on: try surface(), with: &textures)
  }

  /// Whether all textures of the frame still exist.
  package func canDraw(_ plain: PlainFrame) -> Bool { plain.generation == textures.generation }

  /// Draws only the quads.
  ///
  /// - Parameter inBatches: Draws neighbors with the same texture in one call.
  package func draw(_ plain: PlainFrame, inBatches: Bool = false) throws(SDLError) {
    guard canDraw(plain) else { throw SDLError(call: "Canvas.draw", message: "textures of these quads are gone") }
    painter.forgetFrame()
    var first = 0
    while first < plain.quads.count {
      let quad = plain.quads[first]
      var end = first + 1
      while inBatches, end < plain.quads.count, plain.quads[end] == quad, end - first < PlainFrame.longestBatch {
        end += 1
      }
      try plain.vertices.withUnsafeBufferPointer { vertices throws(SDLError) in
        try PlainFrame.corners.withUnsafeBufferPointer { corners throws(SDLError) in
          try painter.shapes.batch.drawQuads(
            UnsafeBufferPointer(rebasing: vertices[first * 4..<end * 4]),
            UnsafeBufferPointer(rebasing: corners[..<((end - first) * 6)]), with: quad.texture,
            isOpaque: quad.isOpaque)
        }
      }
      first = end
    }
  }
}
