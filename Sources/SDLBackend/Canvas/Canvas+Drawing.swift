import Boundary
internal import CSDL2
import Geometry

extension Canvas {
  /// Draws a frame, without showing it yet.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point; the last thing that is applied. What is not positive draws nothing.
  ///   - clear: What the surface is filled with first. Nil leaves the last frame's pixels: for lists that cover
  ///     everything.
  package func draw(_ list: DrawList, scale: Double, clear: Color? = .black) throws(SDLError) {
    frameNumber += 1
    frame.scale = scale
    let size = try pixelSize()
    frame.surface = PixelRect(left: 0, top: 0, right: Double(size.width), bottom: Double(size.height))
    batch.begin()
    if let clear {
      try check(
        SDL_SetRenderDrawColor(renderer, clear.red, clear.green, clear.blue, clear.alpha), "SDL_SetRenderDrawColor")
      try check(SDL_RenderClear(renderer), "SDL_RenderClear")
    }
    if scale > 0, scale.isFinite {
      collectOpaqueQuads(list)
      frame.clip = frame.surface
      for command in list.commands { try draw(command, of: list) }
    }
    try batch.flush()
    cost.drawCalls = batch.drawCalls
    cost.vertices = batch.vertexCount
    cost.uploadedBytes = uploadedBytes
    cost.textureBytes = textureBytes
    uploadedBytes = 0
  }

  /// Width and height of the surface, in pixels.
  package func pixelSize() throws(SDLError) -> (width: Int, height: Int) {
    var width: Int32 = 0
    var height: Int32 = 0
    try check(SDL_GetRendererOutputSize(renderer, &width, &height), "SDL_GetRendererOutputSize")
    return (Int(width), Int(height))
  }

  private func draw(_ command: DrawCommand, of list: DrawList) throws(SDLError) {
    if opaqueRect(of: command) != nil { frame.drawnOpaqueQuads += 1 }
    switch command {
    case .clip(let rect): clip(to: rect)
    case .fill(let rect, let color): try fill(pixels(rect), with: Paint(color))
    case .picture(let quad): try draw(quad)
    case .gradient(let rect, let from, let to, let axis):
      try fill(pixels(rect), with: Paint(from: from, to: to, along: axis))
    case .text(let text, let box, let style): try draw(text, in: pixels(box), style: style)
    case .shape(let shape): try draw(shape)
    case .mesh(let mesh): try draw(mesh, of: list)
    }
  }

  func pixels(_ rect: Rect) -> PixelRect { PixelRect(rect, scale: frame.scale) }

  private func clip(to rect: Rect?) {
    frame.clip = rect.map { frame.surface.intersection(pixels($0)) } ?? frame.surface
    if movesInWholePixels { frame.clip = frame.clip.rounded }
  }

  /// Finds the opaque quads of a frame before it is drawn.
  private func collectOpaqueQuads(_ list: DrawList) {
    frame.opaqueQuads.removeAll(keepingCapacity: true)
    frame.drawnOpaqueQuads = 0
    guard !movesInWholePixels else { return }
    frame.clip = frame.surface
    for command in list.commands {
      if case .clip(let rect) = command {
        clip(to: rect)
      } else if let rect = opaqueRect(of: command) {
        frame.opaqueQuads.append(rect)
      }
    }
  }

  /// What a command covers with opaque pixels, cut to the clip in force; nil where that is nothing.
  private func opaqueRect(of command: DrawCommand) -> PixelRect? {
    let rect: Rect
    switch command {
    case .fill(let frame, let color) where color.alpha == 255: rect = frame
    case .gradient(let frame, let from, let to, _) where from.alpha == 255 && to.alpha == 255: rect = frame
    case .picture(let quad) where quad.tint.alpha == 255 && !(quad.radius > 0):
      if case .ready(let texture, let opacity) = pictures[quad.picture], !texture.isOpaque, opacity >= 1 { return nil }
      rect = quad.frame
    default: return nil
    }
    let cut = pixels(rect).intersection(frame.clip)
    return cut.isEmpty ? nil : cut
  }
}
