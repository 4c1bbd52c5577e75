import Boundary
internal import CSDL2

/// Triangles of one texture, collected until another is needed and then drawn with one call. The arrays keep their
/// memory.
struct Batch {
  private let renderer: OpaquePointer
  /// Nil: plain colors.
  private(set) var texture: OpaquePointer?
  private var blend = SDL_BLENDMODE_BLEND
  /// The polygon in the making.
  var polygon = Polygon()
  private var vertices: [SDL_Vertex] = []
  private var indices: [UInt32] = []
  private(set) var drawCalls = 0
  private(set) var vertexCount = 0

  /// Whether the corners of polygons go to the nearest pixel, for a renderer that would cut their fractions off.
  private let isOnWholePixels: Bool

  init(renderer: OpaquePointer, isOnWholePixels: Bool) {
    self.renderer = renderer
    self.isOnWholePixels = isOnWholePixels
    vertices.reserveCapacity(4096)
    indices.reserveCapacity(8192)
  }
}

extension Batch {
  /// More than this waits for no other texture.
  private static let longest = 1 << 16

  /// Forgets the counts; a new frame begins.
  mutating func begin() {
    texture = nil
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    drawCalls = 0
    vertexCount = 0
  }

  /// Drops what waits, and the texture that is about to be destroyed.
  mutating func forget() {
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    texture = nil
  }

  /// What follows is painted with `texture`. Opaque pixels replace what is behind them, which costs half as much as
  /// blending.
  mutating func use(_ texture: OpaquePointer?, isOpaque: Bool) throws(SDLError) {
    let blend = isOpaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND
    if texture != self.texture || blend != self.blend || vertices.count > Self.longest {
      try flush()
      self.texture = texture
      self.blend = blend
    }
  }

  /// Draws what waits.
  mutating func flush() throws(SDLError) {
    guard !indices.isEmpty else { return }
    if let texture {
      try check(SDL_SetTextureBlendMode(texture, blend), "SDL_SetTextureBlendMode")
    } else {
      try check(SDL_SetRenderDrawBlendMode(renderer, blend), "SDL_SetRenderDrawBlendMode")
    }
    let result = vertices.withUnsafeBufferPointer { vertices in
      indices.withUnsafeBytes { indices in Self.draw(renderer, texture, vertices, indices) }
    }
    drawCalls += 1
    vertexCount += vertices.count
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
    try check(result, "SDL_RenderGeometryRaw")
  }

  /// Hands triangles to the renderer.
  static func draw(
    _ renderer: OpaquePointer, _ texture: OpaquePointer?, _ vertices: UnsafeBufferPointer<SDL_Vertex>,
    _ indices: UnsafeRawBufferPointer
  ) -> Int32 {
    guard let base = UnsafeRawPointer(vertices.baseAddress) else { return 0 }
    let stride = Int32(MemoryLayout<SDL_Vertex>.stride)
    let position = base.assumingMemoryBound(to: Float.self)
    let color = (base + 8).assumingMemoryBound(to: SDL_Color.self)
    let texel = (base + 12).assumingMemoryBound(to: Float.self)
    return SDL_RenderGeometryRaw(
      renderer, texture, position, stride, color, stride, texel, stride, Int32(vertices.count), indices.baseAddress,
      Int32(indices.count / 4), 4)
  }
}

extension Batch {
  /// An upright rectangle between two corners, with a color at each corner in the order left top, right top, right
  /// bottom, left bottom.
  mutating func quad(
    _ column: Stretch, _ row: Stretch, _ colors: (SDL_Color, SDL_Color, SDL_Color, SDL_Color)
  ) {
    let first = UInt32(vertices.count)
    let (left, right) = (Float(column.start), Float(column.end))
    let (top, bottom) = (Float(row.start), Float(row.end))
    let (u0, u1) = (Float(column.startTexel), Float(column.endTexel))
    let (v0, v1) = (Float(row.startTexel), Float(row.endTexel))
    append(left, top, u0, v0, colors.0)
    append(right, top, u1, v0, colors.1)
    append(right, bottom, u1, v1, colors.2)
    append(left, bottom, u0, v1, colors.3)
    triangle(first, first + 1, first + 2)
    triangle(first, first + 2, first + 3)
  }

  /// The number that the next vertex will have.
  var nextVertex: UInt32 { UInt32(vertices.count) }

  mutating func append(_ x: Float, _ y: Float, _ u: Float, _ v: Float, _ color: SDL_Color) {
    vertices.append(
      SDL_Vertex(position: SDL_FPoint(x: x, y: y), color: color, tex_coord: SDL_FPoint(x: u, y: v)))
  }

  mutating func triangle(_ one: UInt32, _ two: UInt32, _ three: UInt32) {
    indices.append(one)
    indices.append(two)
    indices.append(three)
  }
}

extension Batch {
  /// Takes `polygon`, cut to a rectangle, as a fan of triangles; fewer than three corners are none.
  mutating func finishPolygon(cutTo rect: PixelRect?) {
    if let rect { polygon.cut(to: rect) }
    let count = UInt32(polygon.corners.count)
    guard count > 2 else { return }
    let first = nextVertex
    for corner in polygon.corners {
      let place = isOnWholePixels ? corner.place.rounded(.toNearestOrAwayFromZero) : corner.place
      append(place.x, place.y, corner.texel.x, corner.texel.y, SDL_Color(corner.color))
    }
    for index in 2..<count { triangle(first, first + index - 1, first + index) }
  }
}
