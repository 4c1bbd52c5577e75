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
      for (index, command) in list.commands.enumerated() { try draw(command, number: index, of: list) }
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

  private func draw(_ command: DrawCommand, number: Int, of list: DrawList) throws(SDLError) {
    let opaque = frame.drawnOpaqueQuads
    if opaque < frame.opaqueQuads.count, frame.opaqueQuads[opaque].command == number { frame.drawnOpaqueQuads += 1 }
    switch command {
    case .clip(let rect): clip(to: rect)
    case .fill(let rect, let color): try fillSeen(pixels(rect), with: Paint(color))
    case .picture(let quad):
      let clip = frame.clip
      defer { frame.clip = clip }
      if leaveOutCovered(pixels(quad.frame)) { try draw(quad) }
    case .gradient(let rect, let from, let to, let axis):
      try fillSeen(pixels(rect), with: Paint(from: from, to: to, along: axis))
    case .text(let text, let box, let style): try draw(text, in: pixels(box), style: style)
    case .shape(let shape): try draw(shape)
    case .mesh(let mesh): try draw(mesh, of: list)
    }
  }

  private func fillSeen(_ rect: PixelRect, with paint: Paint) throws(SDLError) {
    let clip = frame.clip
    defer { frame.clip = clip }
    if leaveOutCovered(rect) { try fill(rect, with: paint) }
  }

  /// Takes out of the clip what later quads cover of a rectangle. False: nothing of it would be seen.
  private func leaveOutCovered(_ rect: PixelRect) -> Bool {
    guard rect.isFinite, !movesInWholePixels, leavesOutCovered else { return true }
    let seen = frame.uncovered(rect.intersection(frame.clip))
    guard !seen.isEmpty else { return false }
    frame.clip = frame.clip.intersection(seen)
    return true
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
    for (index, command) in list.commands.enumerated() {
      switch command {
      case .clip(let rect): clip(to: rect)
      case .fill(let rect, let color) where color.alpha == 255: collect(rect, index)
      case .gradient(let rect, let from, let to, _) where from.alpha == 255 && to.alpha == 255: collect(rect, index)
      case .picture(let quad) where quad.tint.alpha == 255 && !(quad.radius > 0):
        guard case .ready(let texture, let opacity) = pictures[quad.picture] else {
          collect(quad.frame, index, covers: false)
          continue
        }
        // While it fades in, what stands in for it is opaque.
        if texture.isOpaque || opacity < 1 { collect(quad.frame, index, covers: texture.isOpaque && opacity >= 1) }
      default: continue
      }
    }
  }

  private func collect(_ rect: Rect, _ command: Int, covers: Bool = true) {
    let cut = pixels(rect).intersection(frame.clip)
    if !cut.isEmpty {
      frame.opaqueQuads.append(OpaqueQuad(command: command, rect: cut, covers: covers && cut.isFinite))
    }
  }
}
