import Bitmaps
import Boundary
import Geometry

extension DrawList {
  /// The pictures that a frame shows, and the pixels that each would take as a whole, once for every drawing of it.
  ///
  /// What lies outside the clip in force, or outside the surface, is not shown.
  func eachPicture(surface: Size, scale: Double, _ body: (PictureID, PixelSize) -> Void) {
    let screen = Rect(surface)
    var clip = screen
    for command in commands {
      switch command {
      case .clip(let rect): clip = rect.map(screen.intersection) ?? screen
      case .picture(let quad) where quad.frame.overlaps(clip):
        let whole = Size(width: quad.frame.width / quad.crop.width, height: quad.frame.height / quad.crop.height)
        body(quad.picture, PixelSize(whole, scale: scale))
      case .mesh(let mesh):
        guard case .picture(let picture) = mesh.skin else { continue }
        body(picture, PixelSize(wholePicture(of: mesh), scale: scale))
      default: continue
      }
    }
  }

  /// The size in points at which a mesh would show the whole picture: its own size over that of its part.
  private func wholePicture(of mesh: Mesh) -> Size {
    var least = (x: Float.infinity, y: Float.infinity, u: Float.infinity, v: Float.infinity)
    var most = (x: -Float.infinity, y: -Float.infinity, u: -Float.infinity, v: -Float.infinity)
    for index in mesh.indices where indices.indices.contains(index) {
      guard vertices.indices.contains(Int(indices[index])) else { continue }
      let vertex = vertices[Int(indices[index])]
      least = (min(least.x, vertex.x), min(least.y, vertex.y), min(least.u, vertex.u), min(least.v, vertex.v))
      most = (max(most.x, vertex.x), max(most.y, vertex.y), max(most.u, vertex.u), max(most.v, vertex.v))
    }
    return Size(
      width: Double((most.x - least.x) / (most.u - least.u)), height: Double((most.y - least.y) / (most.v - least.v)))
  }
}

extension PixelSize {
  /// A size in points, `scale` pixels each, on whole pixels. What is no number counts as nothing, and nothing is larger
  /// than a texture could ever be.
  init(_ size: Size, scale: Double) {
    func pixels(_ length: Double) -> Int { length * scale > 0 ? Int(min(65_536, length * scale).rounded()) : 0 }
    self.init(width: pixels(size.width), height: pixels(size.height))
  }
}
