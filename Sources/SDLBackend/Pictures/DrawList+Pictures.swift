import Boundary
import Geometry
import Images

extension DrawList {
  /// The pictures that a frame shows, once for every drawing of each: the pixels in which it is to be there as a whole,
  /// and those that it takes as it is drawn.
  ///
  /// Skips pictures outside the clip in force or outside the surface.
  func eachPicture(
    surface: Size, scale: Double,
    _ body: (_ picture: PictureID, _ making: PictureMaking?, _ needed: PixelSize, _ drawn: PixelSize) -> Void
  ) {
    let screen = Rect(surface)
    var clip = screen
    for command in commands {
      switch command {
      case .clip(let rect): clip = rect.map(screen.intersection) ?? screen
      case .picture(let quad) where quad.bounds.overlaps(clip):
        let (needed, drawn) = (quad.needed(scale: scale), PixelSize(quad.whole, scale: scale))
        body(quad.picture, quad.making, needed, drawn)
        if let softer = quad.softer { body(softer, quad.making, needed, drawn) }
      case .mesh(let mesh):
        guard case .picture(let picture) = mesh.skin else { continue }
        let drawn = PixelSize(wholePicture(of: mesh), scale: scale)
        body(picture, nil, drawn, drawn)
      default: continue
      }
    }
  }

  /// The blurs that visible pictures will come to, and the pixels in which each picture is needed as a whole.
  func eachBlurAhead(surface: Size, scale: Double, _ body: (_ picture: PictureID, _ needed: PixelSize) -> Void) {
    let screen = Rect(surface)
    for case .picture(let quad) in commands where quad.blursAhead != nil && quad.bounds.overlaps(screen) {
      guard let blurs = quad.blursAhead else { continue }
      let needed = quad.needed(scale: scale)
      BlurMix.eachStep(from: blurs.least, to: blurs.most, width: quad.whole.width, edges: blurs.edges) {
        body(quad.picture.sharp.blurred($0), needed)
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

extension PictureQuad {
  /// The size of the whole picture as it is drawn, in points.
  fileprivate var whole: Size { Size(width: frame.width / crop.width, height: frame.height / crop.height) }

  /// The pixels in which the whole picture is to be there.
  fileprivate func needed(scale: Double) -> PixelSize { PixelSize(sharpSize ?? whole, scale: scale) }
}

extension PixelSize {
  /// A size in points, `scale` pixels each, up to whole pixels. What is no number counts as nothing, and nothing is
  /// larger than a texture could ever be.
  ///
  /// Less than `noise` of a pixel is left out, so that lengths that are meant to be equal come to the same pixels:
  /// whole ones and halves are common, and what a division leaves of them differs in the last bits.
  init(_ size: Size, scale: Double) {
    func pixels(_ length: Double) -> Int {
      length * scale > 0 ? Int((min(65_536, length * scale) - Self.noise).rounded(.up)) : 0
    }
    self.init(width: pixels(size.width), height: pixels(size.height))
  }

  private static var noise: Double { 1.0 / 64 }
}
