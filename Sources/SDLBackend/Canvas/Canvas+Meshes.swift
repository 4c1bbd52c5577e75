import Boundary
internal import CSDL2
import Geometry

extension Canvas {
  /// Grey in place of a picture that a mesh shows and that is not there.
  private static let absent = Color(0xD1D4D9)

  /// Draws triangles of a list, cut to the clip. Indices that point nowhere, and corners that are no numbers, leave
  /// out their triangle.
  func draw(_ mesh: Mesh, of list: DrawList) throws(SDLError) {
    let indices = mesh.indices.clamped(to: list.indices.indices)
    guard indices.count >= 3, !frame.clip.isEmpty else { return }
    var texture: Texture?
    var overlay: Color?
    switch mesh.skin {
    case .color: break
    case .picture(let picture):
      if case .ready(let ready, _) = pictures[picture] { texture = ready } else { overlay = Self.absent }
    case .atlas(let atlas):
      guard let known = atlases[atlas] else { return }
      texture = known
    }
    if let bounds = mesh.bounds.map(pixels) {
      guard bounds.left < frame.clip.right, bounds.right > frame.clip.left, bounds.top < frame.clip.bottom,
        bounds.bottom > frame.clip.top
      else { return }
      try batch.use(texture?.pointer, isOpaque: false)
      if frame.clip.contains(bounds), mesh.vertices.clamped(to: list.vertices.indices) == mesh.vertices {
        return batch.append(
          list.vertices[mesh.vertices], list.indices[indices], from: UInt32(mesh.vertices.lowerBound),
          scale: Float(frame.scale), overlay)
      }
    }
    try batch.use(texture?.pointer, isOpaque: false)
    var index = indices.lowerBound
    while index + 2 < indices.upperBound {
      appendTriangle(list, index, overlay)
      index += 3
    }
  }

  private func appendTriangle(_ list: DrawList, _ index: Int, _ overlay: Color?) {
    batch.polygon.removeAll()
    var bounds = PixelRect(left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
    for corner in index..<index + 3 {
      let number = Int(list.indices[corner])
      guard number < list.vertices.count else { return }
      let vertex = list.vertices[number]
      let x = Double(vertex.x) * frame.scale
      let y = Double(vertex.y) * frame.scale
      guard x.magnitude < 1e6, y.magnitude < 1e6 else { return }
      bounds.left = min(bounds.left, x)
      bounds.right = max(bounds.right, x)
      bounds.top = min(bounds.top, y)
      bounds.bottom = max(bounds.bottom, y)
      let color = overlay ?? vertex.color
      batch.polygon.append(
        Corner(
          place: SIMD2(Float(x), Float(y)), texel: SIMD2(Batch.unit(vertex.u), Batch.unit(vertex.v)),
          color: SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))))
    }
    guard bounds.left < frame.clip.right, bounds.right > frame.clip.left, bounds.top < frame.clip.bottom,
      bounds.bottom > frame.clip.top
    else { return }
    batch.finishPolygon(cutTo: frame.clip.contains(bounds) ? nil : frame.clip)
  }
}
