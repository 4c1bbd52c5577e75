import Boundary
import Geometry
import Raster

/// Converts the shapes of a frame to triangles: clips them, antialiases edges and collects batches. Lengths are in
/// pixels.
struct ShapeBuilder: ~Copyable {
  var batch: Batch
  /// The current clip within the surface.
  var clip = PixelRect.zero
  var opaqueQuads = OpaqueQuads()
  /// The textures of the pages of text. Each has a white dot, with which small plain quads join batches of text.
  var pages: [Texture] = []
  var shadows = ShadowCache()
  private var columns: [QuadSpan] = []
  private var rows: [QuadSpan] = []
  var outline = RoundedOutline()

  init(batch: Batch) {
    self.batch = batch
    columns.reserveCapacity(16)
    rows.reserveCapacity(16)
  }
}

extension ShapeBuilder {
  /// Frees the pages of text and drops all references to textures.
  mutating func removeTextures(_ textures: inout TextureStore) {
    batch.forget()
    shadows.removeAll()
    for page in pages { textures.destroy(page) }
    pages.removeAll()
  }

  /// A rectangle in a color or gradient.
  mutating func fill(_ rect: PixelRect, with style: FillStyle) throws(SDLError) {
    guard max(style.from.alpha, style.to.alpha) > 0, cut(rect, texels: .unit, softens: true) else { return }
    try emit(joiningText(style, covering: rect.intersection(clip)))
  }

  /// A textured rectangle. `texels` is in the unit square of the texture; outside of it the edge repeats.
  ///
  /// `softens`: whether its own edges need antialiasing.
  mutating func fill(
    _ rect: PixelRect, with texture: Texture, texels: Rect, tint: Color, softens: Bool = true
  ) throws(SDLError) {
    guard tint.alpha > 0, cut(rect, texels: texels, softens: softens) else { return }
    try emit(FillStyle(texture, tint: tint))
  }

  /// A textured rectangle with round corners, or turned.
  mutating func draw(
    _ texture: Texture, on rect: PixelRect, radius: Double, tint: Color, texels: Rect, turn: Turn?
  ) throws(SDLError) {
    guard radius > 0 || turn != nil else { return try fill(rect, with: texture, texels: texels, tint: tint) }
    try fillRounded(rect, radius: radius, with: FillStyle(texture, tint: tint), texels: texels, turn: turn)
  }

  /// Divides a rectangle into columns and rows. False if it is not visible.
  private mutating func cut(_ rect: PixelRect, texels: Rect, softens: Bool) -> Bool {
    guard rect.isFinite, texels.isFinite else { return false }
    let visible = rect.intersection(clip)
    guard !visible.isEmpty else { return false }
    let shared = !softens ? SharedEdges() : opaqueQuads.sharedEdges(of: visible)
    var horizontal = QuadAxis(start: rect.left, end: rect.right, clipStart: clip.left, clipEnd: clip.right)
    horizontal.startTexel = texels.x
    horizontal.endTexel = texels.maxX
    horizontal.softens = softens
    horizontal.fillsStartPixel = shared.left
    horizontal.fillsEndPixel = shared.right
    horizontal.cut(into: &columns)
    var vertical = QuadAxis(start: rect.top, end: rect.bottom, clipStart: clip.top, clipEnd: clip.bottom)
    vertical.startTexel = texels.y
    vertical.endTexel = texels.maxY
    vertical.softens = softens
    vertical.fillsStartPixel = shared.top
    vertical.fillsEndPixel = shared.bottom
    vertical.cut(into: &rows)
    return !columns.isEmpty && !rows.isEmpty
  }

  /// Draws the columns and rows: opaque ones without blending, then the edges.
  private mutating func emit(_ style: FillStyle) throws(SDLError) {
    var hasEdges = !style.isOpaque
    if style.isOpaque, let inside = wholePixels {
      try batch.use(style.texture, isOpaque: true, in: inside)
      for row in rows {
        for column in columns where column.coverage * row.coverage >= 1 { emit(column, row, style) }
      }
    }
    if style.isOpaque { hasEdges = columns.contains { $0.coverage < 1 } || rows.contains { $0.coverage < 1 } }
    guard hasEdges else { return }
    try batch.use(style.texture, isOpaque: false)
    for row in rows {
      for column in columns where !style.isOpaque || column.coverage * row.coverage < 1 { emit(column, row, style) }
    }
  }

  private mutating func emit(_ column: QuadSpan, _ row: QuadSpan, _ style: FillStyle) {
    let colors = style.colors(column, row)
    guard let dot = style.dot else { return batch.quad(column, row, colors) }
    var column = column
    var row = row
    (column.startTexel, column.endTexel) = (Double(dot.x), Double(dot.x))
    (row.startTexel, row.endTexel) = (Double(dot.y), Double(dot.y))
    batch.quad(column, row, colors)
  }

  /// The area fully covered by the columns and rows; nil if empty.
  private var wholePixels: PixelRect? {
    guard let left = columns.first(where: { $0.coverage >= 1 }), let right = columns.last(where: { $0.coverage >= 1 }),
      let top = rows.first(where: { $0.coverage >= 1 }), let bottom = rows.last(where: { $0.coverage >= 1 })
    else { return nil }
    return PixelRect(left: left.start, top: top.start, right: right.end, bottom: bottom.end)
  }
}

extension ShapeBuilder {
  /// Maximum area in pixels of plain quads that join a batch of text; neither side may exceed `longestShared`. Larger
  /// quads are cheaper without a texture, and so are long lines, because renderers shade blocks of pixels and not single
  /// rows.
  private static let largestShared = 16384.0
  private static let longestShared = 256.0

  /// A plain style with the white dot of the surrounding text, if small enough to join its draw call; otherwise
  /// unchanged.
  private func joiningText(_ style: FillStyle, covering rect: PixelRect) -> FillStyle {
    guard batch.collects, rect.area <= Self.largestShared, max(rect.width, rect.height) <= Self.longestShared,
      !(style.isOpaque && batch.hasPlainColors),
      let page = pages.first(where: { $0.id == batch.texture?.id }) ?? pages.first
    else { return style }
    var style = style
    style.texture = page
    style.dot = GlyphPage.dot
    style.isOpaque = false
    return style
  }

  /// The inputs for drawing one outlined surface; nil if it is not visible.
  mutating func filler(
    _ rect: PixelRect, radius: Double, reach: Double, _ style: FillStyle, texels: Rect, precision: Double = 0.04,
    turn: Turn? = nil
  ) -> OutlineFiller? {
    let rect = turn == nil ? rect.intersection(.everything) : rect
    let bounds = rect.grown(by: reach).turned(turn)
    guard !rect.isEmpty, bounds.isFinite, radius.isFinite, texels.isFinite, bounds.overlaps(clip) else { return nil }
    outline.follow(rect, radius: radius, precision: precision)
    let style = style.texture == nil ? joiningText(style, covering: bounds.intersection(clip)) : style
    var filler = OutlineFiller(style: style, rect: rect, texels: texels, clip: clip, mustCut: !clip.contains(bounds))
    filler.turn = turn
    return filler
  }

  /// Paints what a filler paints in each part of the clip whose pixels are covered alike: those inside, and those that
  /// an edge of the clip goes through.
  private mutating func paint(
    _ filler: OutlineFiller, reach: Double = 0.5, _ body: (OutlineFiller, inout Batch) throws(SDLError) -> Void
  ) throws(SDLError) {
    guard filler.turn != nil, filler.mustCut, cut(filler.clip, within: filler.bounds(reach: reach)) else {
      return try body(filler, &batch)
    }
    for row in rows {
      for column in columns {
        var part = filler
        part.clip = PixelRect(left: column.start, top: row.start, right: column.end, bottom: row.end)
        part.coverage = column.coverage * row.coverage
        if part.coverage < 1 { part.style.isOpaque = false }
        try body(part, &batch)
      }
    }
  }

  /// Divides a clip into columns and rows, as far as something reaches into it. False if nothing does.
  private mutating func cut(_ clip: PixelRect, within bounds: PixelRect) -> Bool {
    let seen = clip.intersection(bounds.outerPixels)
    QuadAxis(start: seen.left, end: seen.right, clipStart: seen.left, clipEnd: seen.right).cut(into: &columns)
    QuadAxis(start: seen.top, end: seen.bottom, clipStart: seen.top, clipEnd: seen.bottom).cut(into: &rows)
    return !columns.isEmpty && !rows.isEmpty
  }

  /// - Parameter scale: Pixels per point.
  mutating func draw(_ shape: RoundedShape, scale: Double) throws(SDLError) {
    let rect = PixelRect(shape.frame, scale: scale)
    guard rect.isFinite, !rect.isEmpty else { return }
    let radius = shape.radius * scale
    switch shape.part {
    case .corners: try fillCorners(rect, radius: radius, color: shape.fill)
    case .inside:
      if let shadow = shape.shadow {
        try draw(shadow, of: rect, radius: radius, scale: scale, isCovered: shape.fill.alpha == 255)
      }
      let turn = shape.turn?.placed(scale: scale, origin: .zero)
      if shape.fill.alpha > 0 {
        try fillRounded(rect, radius: radius, with: FillStyle(shape.fill), texels: .unit, turn: turn)
      }
      if shape.borderWidth > 0, shape.border.alpha > 0 {
        try drawBorder(rect, radius: radius, width: shape.borderWidth * scale, color: shape.border, turn: turn)
      }
    }
  }

  /// A rounded rectangle with antialiased edges.
  mutating func fillRounded(
    _ rect: PixelRect, radius: Double, with style: FillStyle, texels: Rect, turn: Turn? = nil
  ) throws(SDLError) {
    guard radius > 0.5 || style.texture != nil || turn != nil else { return try fill(rect, with: style) }
    guard let filler = filler(rect, radius: radius, reach: 0.5, style, texels: texels, turn: turn) else { return }
    let (outline, softness) = (outline, softness)
    let edge = -min(softness, outline.radius)
    try paint(filler) { filler, batch throws(SDLError) in
      try batch.use(filler.style.texture, isOpaque: filler.style.isOpaque, in: filler.bounds())
      filler.fillBands(outline, distance: edge, &batch)
      try batch.use(filler.style.texture, isOpaque: false)
      filler.fillFans(outline, distance: edge, &batch)
      filler.fillRing(outline, from: (-softness, 1), to: (softness, 0), &batch)
    }
  }

  /// Width of the antialiasing on either side of an edge, in pixels.
  private var softness: Double { 0.5 }

  /// An outline inside the edge. Widths below a pixel reduce the opacity instead.
  private mutating func drawBorder(
    _ rect: PixelRect, radius: Double, width: Double, color: Color, turn: Turn? = nil
  ) throws(SDLError) {
    guard let filler = filler(rect, radius: radius, reach: 0.5, FillStyle(color), texels: .unit, turn: turn) else {
      return
    }
    let strength = min(1, width)
    let thick = max(1, min(width, min(rect.width, rect.height) / 2))
    try batch.use(filler.style.texture, isOpaque: false)
    filler.fillRing(outline, from: (-softness, strength), to: (softness, 0), &batch)
    filler.fillRing(outline, from: (softness - thick, strength), to: (-softness, strength), &batch)
    filler.fillRing(outline, from: (-softness - thick, 0), to: (softness - thick, strength), &batch)
  }

  /// The corners of a frame outside of its rounded rectangle.
  private mutating func fillCorners(_ rect: PixelRect, radius: Double, color: Color) throws(SDLError) {
    guard radius > 0, color.alpha > 0,
      var filler = filler(rect, radius: radius, reach: 0.5, FillStyle(color), texels: .unit)
    else { return }
    filler.clip = clip.intersection(rect)
    filler.mustCut = true
    try batch.use(filler.style.texture, isOpaque: false)
    let steps = outline.steps
    for corner in 0..<4 {
      for step in 0..<steps {
        let index = corner * (steps + 1) + step
        let one = outline.point(index, distance: softness)
        let other = outline.point(index + 1, distance: softness)
        filler.triangle(rect.corner(corner), one, other, &batch)
      }
    }
    filler.fillRing(outline, from: (-softness, 0), to: (softness, 1), &batch)
  }
}
