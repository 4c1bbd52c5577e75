import Boundary
internal import CSDL2

/// Triangles of one texture, collected until another is needed and then drawn with two calls at most: first what is
/// opaque, which replaces what is behind it and costs half as much, then what is blended.
struct Batch {
  private let renderer: OpaquePointer
  /// Nil: plain colors.
  private(set) var texture: OpaquePointer?
  /// What comes next is opaque.
  private(set) var isOpaque = false
  /// The polygon in the making.
  var polygon = Polygon()
  var opaque = Triangles()
  var blended = Triangles()
  private(set) var drawCalls = 0
  private(set) var vertexCount = 0

  /// Whether the corners of polygons go to the nearest pixel, for a renderer that would cut their fractions off.
  let isOnWholePixels: Bool

  init(renderer: OpaquePointer, isOnWholePixels: Bool) {
    self.renderer = renderer
    self.isOnWholePixels = isOnWholePixels
  }
}

extension Batch {
  /// More than this waits for no other texture.
  private static let longest = 1 << 16

  /// Forgets the counts; a new frame begins.
  mutating func begin() {
    forget()
    drawCalls = 0
    vertexCount = 0
  }

  /// Drops what waits, and the texture that is about to be destroyed.
  mutating func forget() {
    texture = nil
    opaque.removeAll()
    blended.removeAll()
  }

  /// What follows is painted with `texture`.
  ///
  /// - Parameters:
  ///   - isOpaque: It replaces what is behind it, and is drawn before the blended triangles that wait, unless one of
  ///     them lies where it will.
  ///   - rect: Where it will lie; nil: anywhere.
  mutating func use(_ texture: OpaquePointer?, isOpaque: Bool, in rect: PixelRect? = nil) throws(SDLError) {
    if texture != self.texture || opaque.vertices.count + blended.vertices.count > Self.longest {
      try flush()
      self.texture = texture
    } else if isOpaque, !blended.isEmpty, rect.map(blended.mayOverlap) ?? true {
      try flush()
    }
    self.isOpaque = isOpaque
  }

  /// Whether opaque plain colors wait, so that more of them cost no call.
  var hasPlainColors: Bool { texture == nil && !opaque.isEmpty }

  /// Draws what waits.
  mutating func flush() throws(SDLError) {
    try draw(opaque, SDL_BLENDMODE_NONE)
    try draw(blended, SDL_BLENDMODE_BLEND)
    opaque.removeAll()
    blended.removeAll()
  }

  private mutating func draw(_ triangles: borrowing Triangles, _ blend: SDL_BlendMode) throws(SDLError) {
    guard !triangles.isEmpty else { return }
    if let texture {
      try check(SDL_SetTextureBlendMode(texture, blend), "SDL_SetTextureBlendMode")
    } else {
      try check(SDL_SetRenderDrawBlendMode(renderer, blend), "SDL_SetRenderDrawBlendMode")
    }
    let result = triangles.vertices.withUnsafeBufferPointer { vertices in
      triangles.indices.withUnsafeBytes { indices in Self.draw(renderer, texture, vertices, indices) }
    }
    drawCalls += 1
    vertexCount += triangles.vertices.count
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
