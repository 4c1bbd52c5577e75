internal import CSDL2

/// Triangles that wait to be drawn. The arrays keep their memory.
struct Triangles {
  private(set) var vertices: [SDL_Vertex] = []
  private(set) var indices: [UInt32] = []

  init() {
    vertices.reserveCapacity(4096)
    indices.reserveCapacity(8192)
  }

  /// Those of others from a vertex and an index on, which do not point further back.
  init(_ others: borrowing Triangles, fromVertex vertex: Int, index: Int) {
    vertices = Array(others.vertices[vertex...])
    indices = others.indices[index...].map { $0 - UInt32(vertex) }
  }
}

extension Triangles {
  var isEmpty: Bool { indices.isEmpty }

  /// The number that the next vertex will have.
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

  /// Adds whole triangles, each number greater by `shift`. An odd corner or two at the end are left out.
  mutating func append(_ corners: ArraySlice<UInt32>, shiftedBy shift: UInt32) {
    for corner in corners.prefix(corners.count / 3 * 3) { indices.append(corner &+ shift) }
  }

  /// More triangles than this are not looked at one by one.
  private static let mostLookedAt = 256

  /// Whether any of them may lie over a rectangle. Those that only share an edge with it do not.
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
