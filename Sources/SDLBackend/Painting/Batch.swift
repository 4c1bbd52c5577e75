import Boundary
internal import CSDL2
import Geometry
import Raster

/// The target of drawing.
enum RenderTarget {
  /// One of SDL's renderers, for which few draw calls are best.
  case renderer(OpaquePointer)
  /// The software painter, which draws immediately.
  case painter(PixelPainter)
}

/// Collected triangles with one texture. They are drawn when another texture is needed, with at most two calls: opaque
/// triangles first, without blending at half the cost, then blended ones. The painter draws them immediately.
struct Batch {
  let target: RenderTarget
  /// Nil for plain colors.
  private(set) var texture: Texture?
  /// How the next triangles meet what is behind.
  private(set) var blend = PictureBlend.normal
  /// Whether the next triangles are opaque.
  private(set) var isOpaque = false
  /// The polygon under construction.
  var polygon = Polygon()
  var opaque = Triangles()
  var blended = Triangles()
  /// Calls of a renderer. The painter is called for each rectangle of each part of the frame, which is no measure of
  /// what is drawn.
  private(set) var drawCalls = 0
  private(set) var vertexCount = 0

  init(_ target: RenderTarget) {
    self.target = target
  }
}

extension Batch {
  /// Maximum number of collected vertices.
  private static let longest = 1 << 16

  /// Resets the counts for a new frame.
  mutating func begin() {
    forget()
    drawCalls = 0
    vertexCount = 0
  }

  /// Drops collected triangles and the texture, which is about to be destroyed.
  mutating func forget() {
    texture = nil
    opaque.removeAll()
    blended.removeAll()
  }

  /// Sets how the following triangles meet what is behind.
  mutating func use(_ blend: PictureBlend) throws(SDLError) {
    guard blend != self.blend else { return }
    try flush()
    self.blend = blend
    painter?.blend = blend
  }

  /// Sets the texture for the following triangles.
  ///
  /// - Parameters:
  ///   - isOpaque: Whether they replace the pixels behind. They are drawn before collected blended triangles, unless
  ///     these overlap `rect`.
  ///   - rect: The area of the following triangles; nil for anywhere.
  mutating func use(_ texture: Texture?, isOpaque: Bool, in rect: PixelRect? = nil) throws(SDLError) {
    if texture?.id != self.texture?.id || opaque.vertices.count + blended.vertices.count > Self.longest {
      try flush()
      self.texture = texture
    } else if isOpaque, !blended.isEmpty, rect.map(blended.mayOverlap) ?? true {
      try flush()
    }
    self.isOpaque = isOpaque && blend == .normal
  }

  /// Whether triangles are collected instead of drawn at once.
  var collects: Bool { painter == nil }

  private var painter: PixelPainter? {
    if case .painter(let painter) = target { painter } else { nil }
  }

  /// Whether opaque plain colors are collected, so that more of them need no extra call.
  var hasPlainColors: Bool { texture == nil && !opaque.isEmpty }

  /// Draws the collected triangles.
  mutating func flush() throws(SDLError) {
    try draw(opaque, isOpaque: true)
    try draw(blended, isOpaque: false)
    opaque.removeAll()
    blended.removeAll()
  }

  private mutating func draw(_ triangles: borrowing Triangles, isOpaque: Bool) throws(SDLError) {
    guard !triangles.isEmpty else { return }
    try triangles.vertices.withUnsafeBufferPointer { vertices throws(SDLError) in
      try triangles.indices.withUnsafeBufferPointer { indices throws(SDLError) in
        try draw(vertices, indices, with: texture, isOpaque: isOpaque)
      }
    }
    drawCalls += 1
    vertexCount += triangles.vertices.count
  }

  /// Passes triangles to the renderer.
  private func draw(
    _ vertices: UnsafeBufferPointer<SDL_Vertex>, _ indices: UnsafeBufferPointer<UInt32>, with texture: Texture?,
    isOpaque: Bool
  ) throws(SDLError) {
    guard case .renderer(let renderer) = target, let base = UnsafeRawPointer(vertices.baseAddress) else { return }
    let blend =
      switch self.blend {
      case .multiply: Self.multiply
      case .screen: Self.screen
      case .normal, .overlay:
        isOpaque ? SDL_BLENDMODE_NONE : texture?.isPremultiplied == true ? Self.premultiplied : SDL_BLENDMODE_BLEND
      }
    if let texture {
      try check(SDL_SetTextureBlendMode(texture.pointer, blend), "SDL_SetTextureBlendMode")
    } else {
      try check(SDL_SetRenderDrawBlendMode(renderer, blend), "SDL_SetRenderDrawBlendMode")
    }
    let stride = Int32(MemoryLayout<SDL_Vertex>.stride)
    let position = base.assumingMemoryBound(to: Float.self)
    let color = (base + 8).assumingMemoryBound(to: SDL_Color.self)
    let texel = (base + 12).assumingMemoryBound(to: Float.self)
    try check(
      SDL_RenderGeometryRaw(
        renderer, texture?.pointer, position, stride, color, stride, texel, stride, Int32(vertices.count),
        indices.baseAddress,
        Int32(indices.count), 4), "SDL_RenderGeometryRaw")
  }

  /// Colors that are multiplied by their alpha, over those behind.
  private static let premultiplied = SDL_ComposeCustomBlendMode(
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD, SDL_BLENDFACTOR_ONE,
    SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD)
  /// Colors that are multiplied by their alpha, multiplied with those behind, or both inverted and multiplied.
  private static let multiply = SDL_ComposeCustomBlendMode(
    SDL_BLENDFACTOR_DST_COLOR, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD, SDL_BLENDFACTOR_ZERO,
    SDL_BLENDFACTOR_ONE, SDL_BLENDOPERATION_ADD)
  private static let screen = SDL_ComposeCustomBlendMode(
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_COLOR, SDL_BLENDOPERATION_ADD, SDL_BLENDFACTOR_ZERO,
    SDL_BLENDFACTOR_ONE, SDL_BLENDOPERATION_ADD)
  /// The sum of all channels.
  static let sum = SDL_ComposeCustomBlendMode(
    SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE, SDL_BLENDOPERATION_ADD, SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE,
    SDL_BLENDOPERATION_ADD)
  /// The same, of colors that are not multiplied by their alpha.
  static let straightSum = SDL_ComposeCustomBlendMode(
    SDL_BLENDFACTOR_SRC_ALPHA, SDL_BLENDFACTOR_ONE, SDL_BLENDOPERATION_ADD, SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE,
    SDL_BLENDOPERATION_ADD)

  /// Draws upright rectangles with four vertices each; `indices` forms their triangles.
  func drawQuads(
    _ vertices: UnsafeBufferPointer<SDL_Vertex>, _ indices: UnsafeBufferPointer<UInt32>, with texture: Texture?,
    isOpaque: Bool
  ) throws(SDLError) {
    guard let painter else { return try draw(vertices, indices, with: texture, isOpaque: isOpaque) }
    for first in stride(from: 0, to: vertices.count, by: 4) {
      let (one, other) = (vertices[first], vertices[first + 2])
      fill(
        QuadSpan(
          start: Double(one.position.x), end: Double(other.position.x), startTexel: Double(one.tex_coord.x),
          endTexel: Double(other.tex_coord.x)),
        QuadSpan(
          start: Double(one.position.y), end: Double(other.position.y), startTexel: Double(one.tex_coord.y),
          endTexel: Double(other.tex_coord.y)),
        (one.color, vertices[first + 1].color, other.color, vertices[first + 3].color), with: texture, by: painter)
    }
  }

  private func fill(
    _ column: QuadSpan, _ row: QuadSpan, _ colors: (SDL_Color, SDL_Color, SDL_Color, SDL_Color),
    with texture: Texture?, by painter: PixelPainter
  ) {
    let (from, right, below) = (Color(colors.0), Color(colors.1), Color(colors.3))
    if let texture {
      painter.fill(column, row, with: texture.plane, isOpaque: texture.isOpaque, tint: from)
    } else if from == right {
      painter.fill(column, row, from: from, to: below)
    } else {
      painter.fill(column, row, from: from, to: right, along: .horizontal)
    }
  }
}

extension Batch {
  /// An upright rectangle between two corners, with a color at each corner, clockwise from the top left.
  mutating func quad(
    _ column: QuadSpan, _ row: QuadSpan, _ colors: (SDL_Color, SDL_Color, SDL_Color, SDL_Color)
  ) {
    if let painter {
      vertexCount += 4
      return fill(column, row, colors, with: texture, by: painter)
    }
    let first = nextVertex
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

  /// The index of the next vertex.
  var nextVertex: UInt32 { isOpaque ? opaque.next : blended.next }

  mutating func append(_ x: Float, _ y: Float, _ u: Float, _ v: Float, _ color: SDL_Color) {
    let color = texture?.isPremultiplied == true || blend != .normal ? color.premultiplied : color
    let vertex = SDL_Vertex(position: SDL_FPoint(x: x, y: y), color: color, tex_coord: SDL_FPoint(x: u, y: v))
    if isOpaque { opaque.append(vertex) } else { blended.append(vertex) }
  }

  mutating func triangle(_ one: UInt32, _ two: UInt32, _ three: UInt32) {
    if isOpaque { opaque.triangle(one, two, three) } else { blended.triangle(one, two, three) }
  }

  /// Adds `polygon`, clipped to a rectangle, as a triangle fan. Fewer than three corners are ignored.
  mutating func finishPolygon(cutTo rect: PixelRect?) {
    if let painter { return fillPolygon(cutTo: rect, by: painter) }
    if let rect { polygon.cut(to: rect) }
    let count = UInt32(polygon.corners.count)
    guard count > 2 else { return }
    let first = nextVertex
    for corner in polygon.corners {
      append(corner.place.x, corner.place.y, corner.texel.x, corner.texel.y, SDL_Color(corner.color))
    }
    for index in 2..<count { triangle(first, first + index - 1, first + index) }
  }

  private mutating func fillPolygon(cutTo rect: PixelRect?, by painter: PixelPainter) {
    let corners = polygon.corners
    guard corners.count > 2 else { return }
    vertexCount += corners.count
    let clip = rect?.centers ?? painter.bounds
    if texture == nil, let axis = polygon.fadeAxis {
      return painter.fill(corners[0], oppositeTo: corners[2], along: axis, in: clip)
    }
    for index in 2..<corners.count {
      painter.fill(corners[0], corners[index - 1], corners[index], with: texture?.plane, in: clip)
    }
  }
}

extension Batch {
  /// Adds a whole mesh.
  ///
  /// - Parameters:
  ///   - first: The index of its first vertex.
  ///   - scale: Pixels per point.
  ///   - overlay: Replaces every color.
  mutating func append(
    _ vertices: ArraySlice<Vertex>, _ indices: ArraySlice<UInt32>, from first: UInt32, scale: Float, _ overlay: Color?
  ) {
    let shift = nextVertex &- first
    for vertex in vertices {
      append(
        vertex.x * scale, vertex.y * scale, Self.unit(vertex.u), Self.unit(vertex.v), SDL_Color(overlay ?? vertex.color)
      )
    }
    blended.append(indices, shiftedBy: shift)
  }

  /// A texture coordinate clamped for the renderer; NaN becomes 0.
  static func unit(_ texel: Float) -> Float { texel > 0 ? min(1, texel) : 0 }
}

/// Triangles to draw. The arrays keep their capacity.
struct Triangles {
  private(set) var vertices: [SDL_Vertex] = []
  private(set) var indices: [UInt32] = []

  init() {
    vertices.reserveCapacity(4096)
    indices.reserveCapacity(8192)
  }

  /// The triangles of others from a vertex and an index on, which refer to no earlier vertices.
  init(_ others: borrowing Triangles, fromVertex vertex: Int, index: Int) {
    vertices = Array(others.vertices[vertex...])
    indices = others.indices[index...].map { $0 - UInt32(vertex) }
  }
}

extension Triangles {
  var isEmpty: Bool { indices.isEmpty }

  /// The index of the next vertex.
  var next: UInt32 { UInt32(vertices.count) }

  mutating func removeAll() {
    vertices.removeAll(keepingCapacity: true)
    indices.removeAll(keepingCapacity: true)
  }

  mutating func append(_ others: Triangles) {
    let shift = next
    vertices.append(contentsOf: others.vertices)
    append(others.indices[...], shiftedBy: shift)
  }

  mutating func append(_ vertex: SDL_Vertex) { vertices.append(vertex) }

  mutating func triangle(_ one: UInt32, _ two: UInt32, _ three: UInt32) {
    indices.append(one)
    indices.append(two)
    indices.append(three)
  }

  /// Adds whole triangles with indices increased by `shift`. Incomplete triangles at the end are dropped.
  mutating func append(_ corners: ArraySlice<UInt32>, shiftedBy shift: UInt32) {
    for corner in corners.prefix(corners.count / 3 * 3) { indices.append(corner &+ shift) }
  }

  /// Beyond this number, triangles are not checked one by one.
  private static let mostLookedAt = 256

  /// Whether any triangle may overlap a rectangle. A shared edge is no overlap.
  func mayOverlap(_ rect: PixelRect) -> Bool {
    guard indices.count <= 3 * Self.mostLookedAt else { return true }
    var index = 0
    while index + 2 < indices.count {
      let corners = (position(index), position(index + 1), position(index + 2))
      let least = pointwiseMin(pointwiseMin(corners.0, corners.1), corners.2)
      let most = pointwiseMax(pointwiseMax(corners.0, corners.1), corners.2)
      if Double(least.x) < rect.right, Double(most.x) > rect.left, Double(least.y) < rect.bottom,
        Double(most.y) > rect.top
      {
        return true
      }
      index += 3
    }
    return false
  }

  private func position(_ index: Int) -> SIMD2<Float> {
    let place = vertices[Int(indices[index])].position
    return SIMD2(place.x, place.y)
  }
}
