import Boundary
import Geometry
import Raster

extension ShapeBuilder {
  /// Draws triangles of a list, clipped. Triangles with invalid indices or coordinates are skipped.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - texture: Nil for plain colors.
  ///   - overlay: Replaces every color.
  mutating func draw(
    _ mesh: Mesh, of list: DrawList, scale: Double, texture: Texture? = nil, overlay: Color? = nil
  ) throws(SDLError) {
    let indices = mesh.indices.clamped(to: list.indices.indices)
    guard indices.count >= 3, !clip.isEmpty else { return }
    if let bounds = mesh.bounds.map({ PixelRect($0, scale: scale) }) {
      guard bounds.left < clip.right, bounds.right > clip.left, bounds.top < clip.bottom, bounds.bottom > clip.top
      else { return }
      try batch.use(texture, isOpaque: false)
      if batch.collects, clip.contains(bounds), mesh.vertices.clamped(to: list.vertices.indices) == mesh.vertices {
        return batch.append(
          list.vertices[mesh.vertices], list.indices[indices], from: UInt32(mesh.vertices.lowerBound),
          scale: Float(scale), overlay)
      }
    }
    try batch.use(texture, isOpaque: false)
    var index = indices.lowerBound
    while index + 2 < indices.upperBound {
      appendTriangle(list, index, scale: scale, overlay)
      index += 3
    }
  }

  private mutating func appendTriangle(_ list: DrawList, _ index: Int, scale: Double, _ overlay: Color?) {
    batch.polygon.removeAll()
    var bounds = PixelRect(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
    for corner in index..<index + 3 {
      let number = Int(list.indices[corner])
      guard number < list.vertices.count else { return }
      let vertex = list.vertices[number]
      let x = Double(vertex.x) * scale
      let y = Double(vertex.y) * scale
      guard x.magnitude < 1e6, y.magnitude < 1e6 else { return }
      bounds.left = min(bounds.left, x)
      bounds.right = max(bounds.right, x)
      bounds.top = min(bounds.top, y)
      bounds.bottom = max(bounds.bottom, y)
      let color = overlay ?? vertex.color
      batch.polygon.append(
        PixelCorner(
          place: SIMD2(Float(x), Float(y)), texel: SIMD2(Batch.unit(vertex.u), Batch.unit(vertex.v)),
          color: SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))))
    }
    guard bounds.left < clip.right, bounds.right > clip.left, bounds.top < clip.bottom, bounds.bottom > clip.top
    else { return }
    batch.finishPolygon(cutTo: clip.contains(bounds) ? nil : clip)
  }
}
