import Boundary
internal import CSDL2
import Geometry

extension Canvas {
  /// The quads of a list that is drawn at `scale` pixels per point. Meshes are left out.
  package func plainFrame(of list: DrawList, scale: Double) throws(SDLError) -> PlainFrame {
    var plain = PlainFrame()
    frame.scale = scale
    let size = try pixelSize()
    let surface = PixelRect(left: 0, top: 0, right: Double(size.width), bottom: Double(size.height))
    var clip = surface
    for command in list.commands {
      switch command {
      case .clip(let rect): clip = rect.map { surface.intersection(pixels($0)) } ?? surface
      case .fill(let rect, let color): plain.append(pixels(rect), with: Paint(color), texels: .unit, clip: clip)
      case .gradient(let rect, let from, let to, let axis):
        plain.append(pixels(rect), with: Paint(from: from, to: to, along: axis), texels: .unit, clip: clip)
      case .shape(let shape):
        guard shape.part == .inside, shape.fill.alpha > 0 else { continue }
        plain.append(pixels(shape.frame), with: Paint(shape.fill), texels: .unit, clip: clip)
      case .picture(let quad):
        guard case .ready(let texture, _) = pictures[quad.picture] else { continue }
        plain.append(
          pixels(quad.frame), with: Paint(texture, tint: quad.tint), texels: PixelRect(quad.crop, scale: 1), clip: clip)
      case .text(let text, let box, let style): try append(text, in: pixels(box), style, clip: clip, to: &plain)
      case .mesh: continue
      }
    }
    plain.generation = textureGeneration
    return plain
  }

  private func append(
    _ text: String, in box: PixelRect, _ style: TextStyle, clip: PixelRect, to plain: inout PlainFrame
  ) throws(SDLError) {
    guard !text.isEmpty, !box.isEmpty, box.width < 1e6 else { return }
    let face = TextFace(weight: style.weight, size: FontSize(pixels: style.size * frame.scale))
    let line = try line(Self.bounded(text), face, limit: Int(box.width + 0.01))
    guard let place = line.place else { return }
    let quad = quad(of: line, at: place, left: box.left + Self.indent(line.width, in: box, style), in: box)
    plain.append(
      quad.rect, with: Paint(pages[place.page].texture, tint: style.color), texels: PixelRect(quad.texels, scale: 1),
      clip: clip)
  }

  /// Whether all textures are still there that were when it was put together.
  package func canDraw(_ plain: PlainFrame) -> Bool { plain.generation == textureGeneration }

  /// Draws quads, and does nothing else.
  ///
  /// - Parameter inBatches: Neighbours that show the same texture are drawn at once; else each is drawn by itself.
  package func draw(_ plain: PlainFrame, inBatches: Bool = false) throws(SDLError) {
    guard canDraw(plain) else { throw SDLError(call: "Canvas.draw", message: "textures of these quads are gone") }
    var first = 0
    while first < plain.quads.count {
      let quad = plain.quads[first]
      var end = first + 1
      while inBatches, end < plain.quads.count, plain.quads[end] == quad, end - first < PlainFrame.longestBatch {
        end += 1
      }
      try use(quad.texture, isOpaque: quad.isOpaque)
      let result = plain.vertices.withUnsafeBufferPointer { vertices in
        PlainFrame.corners.withUnsafeBytes { corners in
          Batch.draw(
            renderer, quad.texture, UnsafeBufferPointer(rebasing: vertices[first * 4..<end * 4]),
            UnsafeRawBufferPointer(rebasing: corners[..<((end - first) * 24)]))
        }
      }
      try check(result, "SDL_RenderGeometryRaw")
      first = end
    }
  }

  private func use(_ texture: OpaquePointer?, isOpaque: Bool) throws(SDLError) {
    let blend = isOpaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND
    if let texture {
      try check(SDL_SetTextureBlendMode(texture, blend), "SDL_SetTextureBlendMode")
    } else {
      try check(SDL_SetRenderDrawBlendMode(renderer, blend), "SDL_SetRenderDrawBlendMode")
    }
  }
}
