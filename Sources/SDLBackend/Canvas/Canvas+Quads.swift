import Boundary
internal import CSDL2
import Geometry

extension Canvas {
  /// Plain quads of at most so many pixels, neither side longer than `longestShared`, join the batch of text. Others
  /// are cheaper without a texture; so are long lines, since a renderer shades blocks of pixels and not single rows.
  private static let largestShared = 16384.0
  private static let longestShared = 256.0

  /// A rectangle in one color or a gradient.
  func fill(_ rect: PixelRect, with paint: Paint) throws(SDLError) {
    guard max(paint.from.alpha, paint.to.alpha) > 0, cut(rect, texels: .unit, softens: true) else { return }
    var paint = paint
    try emit(joiningText(&paint, covering: rect.intersection(frame.clip)))
  }

  /// A rectangle of a texture. `texels` is in its unit square; where it leaves the square, the edge goes on.
  ///
  /// `softens` is whether its own edges need antialiasing.
  func fill(
    _ rect: PixelRect, with texture: Texture, texels: Rect, tint: Color, softens: Bool = true
  ) throws(SDLError) {
    guard tint.alpha > 0, cut(rect, texels: texels, softens: softens) else { return }
    if movesInWholePixels { readWholeTexels(of: texture) }
    try emit(Paint(texture, tint: tint))
  }

  /// Cuts a rectangle into the frame's columns and rows. False: nothing of it can be seen.
  func cut(_ rect: PixelRect, texels: Rect, softens: Bool) -> Bool {
    guard rect.isFinite, texels.isFinite else { return false }
    let rect = movesInWholePixels ? rect.rounded : rect
    let visible = rect.intersection(frame.clip)
    guard !visible.isEmpty else { return false }
    let meetings = movesInWholePixels || !softens ? Meetings() : frame.meetings(of: visible)
    var horizontal = Stretching(
      start: rect.left, end: rect.right, clipStart: frame.clip.left, clipEnd: frame.clip.right)
    horizontal.startTexel = texels.x
    horizontal.endTexel = texels.maxX
    horizontal.softens = softens
    horizontal.fillsStartPixel = meetings.left
    horizontal.fillsEndPixel = meetings.right
    horizontal.cut(into: &frame.columns)
    var vertical = Stretching(start: rect.top, end: rect.bottom, clipStart: frame.clip.top, clipEnd: frame.clip.bottom)
    vertical.startTexel = texels.y
    vertical.endTexel = texels.maxY
    vertical.softens = softens
    vertical.fillsStartPixel = meetings.top
    vertical.fillsEndPixel = meetings.bottom
    vertical.cut(into: &frame.rows)
    return !frame.columns.isEmpty && !frame.rows.isEmpty
  }

  private func readWholeTexels(of texture: Texture) {
    for index in frame.columns.indices {
      frame.columns[index] = frame.columns[index].onWholeTexels(of: Double(texture.width))
    }
    for index in frame.rows.indices {
      frame.rows[index] = frame.rows[index].onWholeTexels(of: Double(texture.height))
    }
  }

  /// Gives a small plain paint the white dot of the text around it, so that both are one draw call.
  func joiningText(_ paint: inout Paint, covering rect: PixelRect) -> Paint {
    guard !movesInWholePixels, rect.area <= Self.largestShared, max(rect.width, rect.height) <= Self.longestShared,
      !(paint.isOpaque && batch.hasPlainColors)
    else { return paint }
    guard let page = pages.first(where: { $0.texture.pointer == batch.texture }) ?? pages.first else { return paint }
    paint.texture = page.texture
    paint.dot = page.dot
    paint.isOpaque = false
    return paint
  }

  /// Draws the frame's columns and rows: what is opaque without blending, before the edges.
  func emit(_ paint: Paint) throws(SDLError) {
    var hasEdges = !paint.isOpaque
    if paint.isOpaque, let inside = frame.wholePixels {
      try batch.use(paint.texture?.pointer, isOpaque: true, in: inside)
      for row in frame.rows {
        for column in frame.columns where column.coverage * row.coverage >= 1 { emit(column, row, paint) }
      }
    }
    if paint.isOpaque {
      hasEdges = frame.columns.contains { $0.coverage < 1 } || frame.rows.contains { $0.coverage < 1 }
    }
    guard hasEdges else { return }
    try batch.use(paint.texture?.pointer, isOpaque: false)
    for row in frame.rows {
      for column in frame.columns where !paint.isOpaque || column.coverage * row.coverage < 1 {
        emit(column, row, paint)
      }
    }
  }

  private func emit(_ column: Stretch, _ row: Stretch, _ paint: Paint) {
    let colors = paint.colors(column, row)
    guard let dot = paint.dot else { return batch.quad(column, row, colors) }
    var column = column
    var row = row
    (column.startTexel, column.endTexel) = (Double(dot.x), Double(dot.x))
    (row.startTexel, row.endTexel) = (Double(dot.y), Double(dot.y))
    batch.quad(column, row, colors)
  }
}
