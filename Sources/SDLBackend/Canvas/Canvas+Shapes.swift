import Boundary
import Geometry

extension Canvas {
  func draw(_ shape: RoundedShape) throws(SDLError) {
    let rect = pixels(shape.frame)
    guard rect.isFinite, !rect.isEmpty else { return }
    let radius = shape.radius * frame.scale
    switch shape.part {
    case .corners: try fillCorners(rect, radius: radius, color: shape.fill)
    case .inside:
      if let shadow = shape.shadow {
        try draw(shadow, of: rect, radius: radius, isCovered: shape.fill.alpha == 255)
      }
      if shape.fill.alpha > 0 {
        try fillRounded(rect, radius: radius, with: Paint(shape.fill), texels: .unit)
      }
      if shape.borderWidth > 0, shape.border.alpha > 0 {
        try drawBorder(rect, radius: radius, width: shape.borderWidth * frame.scale, color: shape.border)
      }
    }
  }

  /// A rounded rectangle. Its edge fades over the pixel that it runs through.
  func fillRounded(_ rect: PixelRect, radius: Double, with paint: Paint, texels: Rect) throws(SDLError) {
    guard radius > 0.5 || paint.texture != nil else { return try fill(rect, with: paint) }
    guard let brush = brush(rect, radius: radius, reach: 0.5, paint, texels: texels) else { return }
    let edge = -min(softness, frame.outline.radius)
    try batch.use(brush.paint.texture?.pointer, isOpaque: brush.paint.isOpaque, in: brush.rect)
    brush.fillBands(frame.outline, distance: edge, &batch)
    try batch.use(brush.paint.texture?.pointer, isOpaque: false)
    brush.fillFans(frame.outline, distance: edge, &batch)
    brush.fillRing(frame.outline, from: (-softness, 1), to: (softness, 0), &batch)
  }

  /// How far an edge fades on either side, in pixels. On whole pixels it does not.
  private var softness: Double { movesInWholePixels ? 0 : 0.5 }

  /// An outline that lies within the edge. One that is thinner than a pixel is as much fainter.
  private func drawBorder(_ rect: PixelRect, radius: Double, width: Double, color: Color) throws(SDLError) {
    guard let brush = brush(rect, radius: radius, reach: 0.5, Paint(color), texels: .unit) else { return }
    let strength = min(1, width)
    let thick = max(1, min(movesInWholePixels ? width.rounded() : width, min(rect.width, rect.height) / 2))
    try batch.use(brush.paint.texture?.pointer, isOpaque: false)
    brush.fillRing(frame.outline, from: (-softness, strength), to: (softness, 0), &batch)
    brush.fillRing(frame.outline, from: (softness - thick, strength), to: (-softness, strength), &batch)
    brush.fillRing(frame.outline, from: (-softness - thick, 0), to: (softness - thick, strength), &batch)
  }

  /// What a frame has outside its rounded rectangle, up to the frame's own edge.
  private func fillCorners(_ rect: PixelRect, radius: Double, color: Color) throws(SDLError) {
    guard radius > 0, color.alpha > 0 else { return }
    let paint = Paint(color)
    guard var brush = brush(rect, radius: radius, reach: 0.5, paint, texels: .unit) else { return }
    brush.clip = frame.clip.intersection(rect)
    brush.mustCut = true
    try batch.use(brush.paint.texture?.pointer, isOpaque: false)
    let steps = frame.outline.steps
    for corner in 0..<4 {
      for step in 0..<steps {
        let index = corner * (steps + 1) + step
        let one = frame.outline.point(index, distance: softness)
        let other = frame.outline.point(index + 1, distance: softness)
        brush.triangle(rect.corner(corner), one, other, &batch)
      }
    }
    brush.fillRing(frame.outline, from: (-softness, 0), to: (softness, 1), &batch)
  }

  /// Everything that the drawing of one outlined surface needs; nil where nothing of it can be seen.
  func brush(
    _ rect: PixelRect, radius: Double, reach: Double, _ paint: Paint, texels: Rect, precision: Double = 0.04
  ) -> Brush? {
    let rect = (movesInWholePixels ? rect.rounded : rect).intersection(.everything)
    let bounds = rect.grown(by: reach)
    guard !rect.isEmpty, bounds.isFinite, radius.isFinite, texels.isFinite, bounds.overlaps(frame.clip) else {
      return nil
    }
    frame.outline.follow(rect, radius: radius, precision: precision)
    var paint = paint
    if paint.texture == nil { paint = joiningText(&paint, covering: bounds.intersection(frame.clip)) }
    return Brush(
      paint: paint, rect: rect, texels: texels, clip: frame.clip, mustCut: !frame.clip.contains(bounds))
  }
}
