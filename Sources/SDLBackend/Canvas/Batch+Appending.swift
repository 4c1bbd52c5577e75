import Boundary
internal import CSDL2

extension Batch {
  /// An upright rectangle between two corners, with a color at each corner in the order left top, right top, right
  /// bottom, left bottom.
  mutating func quad(
    _ column: Stretch, _ row: Stretch, _ colors: (SDL_Color, SDL_Color, SDL_Color, SDL_Color)
  ) {
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

  /// The number that the next vertex will have.
  var nextVertex: UInt32 { isOpaque ? opaque.next : blended.next }

  mutating func append(_ x: Float, _ y: Float, _ u: Float, _ v: Float, _ color: SDL_Color) {
    let vertex = SDL_Vertex(position: SDL_FPoint(x: x, y: y), color: color, tex_coord: SDL_FPoint(x: u, y: v))
    if isOpaque { opaque.append(vertex) } else { blended.append(vertex) }
  }

  mutating func triangle(_ one: UInt32, _ two: UInt32, _ three: UInt32) {
    if isOpaque { opaque.triangle(one, two, three) } else { blended.triangle(one, two, three) }
  }

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

extension Batch {
  /// Takes a whole mesh as it is.
  ///
  /// - Parameters:
  ///   - first: The number that its first vertex has among its indices.
  ///   - scale: Pixels per point.
  ///   - overlay: Takes the place of every color.
  mutating func append(
    _ vertices: ArraySlice<Vertex>, _ indices: ArraySlice<UInt32>, from first: UInt32, scale: Float, _ overlay: Color?
  ) {
    let shift = nextVertex &- first
    for vertex in vertices {
      var (x, y) = (vertex.x * scale, vertex.y * scale)
      if isOnWholePixels {
        (x, y) = (x.rounded(.toNearestOrAwayFromZero), y.rounded(.toNearestOrAwayFromZero))
      }
      append(x, y, Self.unit(vertex.u), Self.unit(vertex.v), SDL_Color(overlay ?? vertex.color))
    }
    blended.append(indices, shiftedBy: shift)
  }

  /// A texture coordinate as the renderer takes it; what is no number is 0.
  static func unit(_ texel: Float) -> Float { texel > 0 ? min(1, texel) : 0 }
}
