import Geometry

/// The transformation of a frame placed within a larger one: `scale` times as large, with its corner at `origin`.
struct FrameTransform {
  var scale: Double
  var origin: Point
  var opacity = 1.0
  /// Whether it lasts for a frame: text is drawn larger or smaller than it is set, and pictures stay as they are loaded.
  var isPassing = false
}

/// Where a drawing is for a moment, and how much of it shows.
public struct Pose: Hashable, Sendable {
  /// Scale, and the corner of what was drawn from the origin.
  public var scale: Double
  public var origin: Point
  public var opacity: Double

  public init(scale: Double = 1, origin: Point = .zero, opacity: Double = 1) {
    (self.scale, self.origin, self.opacity) = (scale, origin, opacity)
  }
}

extension FrameTransform {
  func place(_ rect: Rect) -> Rect {
    Rect(
      x: origin.x + rect.x * scale, y: origin.y + rect.y * scale, width: rect.width * scale, height: rect.height * scale
    )
  }

  func place(_ vertex: Vertex) -> Vertex {
    var vertex = vertex
    vertex.x = Float(origin.x + Double(vertex.x) * scale)
    vertex.y = Float(origin.y + Double(vertex.y) * scale)
    vertex.color = faded(vertex.color)
    return vertex
  }

  private func faded(_ color: Color) -> Color { opacity == 1 ? color : color.opacity(opacity) }

  func place(_ command: DrawCommand, firstIndex: Int, firstVertex: Int, clip outer: Rect?) -> DrawCommand {
    switch command {
    case .clip(let rect):
      let placed = rect.map(place)
      return .clip(placed.map { rect in outer.map { $0.intersection(rect) } ?? rect } ?? outer)
    case .fill(let rect, let color): return .fill(place(rect), faded(color))
    case .picture(var quad):
      quad.frame = place(quad.frame)
      quad.radius *= scale
      quad.turn = quad.turn?.placed(scale: scale, origin: origin)
      quad.tint = faded(quad.tint)
      guard !isPassing else { return .picture(quad) }
      if let blurs = quad.blursAhead {
        quad.blursAhead = BlursAhead(least: blurs.least * scale, most: blurs.most * scale, edges: blurs.edges)
      }
      if let size = quad.sharpSize { quad.sharpSize = Size(width: size.width * scale, height: size.height * scale) }
      return .picture(quad)
    case .gradient(let rect, let from, let to, let axis):
      return .gradient(place(rect), from: faded(from), to: faded(to), along: axis)
    case .text(let text, let box, var style):
      style.color = faded(style.color)
      if isPassing { style.zoom *= scale } else { style.size *= scale }
      style.blur *= scale
      style.blurs = style.blurs.lowerBound * scale...style.blurs.upperBound * scale
      style.turn = style.turn?.placed(scale: scale, origin: origin)
      return .text(text, box: place(box), style: style)
    case .shape(let shape): return .shape(place(shape))
    case .mesh(var mesh):
      mesh.bounds = mesh.bounds.map(place)
      return .mesh(mesh.moved(indices: firstIndex, vertices: firstVertex))
    case .pair(.both(let rect, let blend)): return .pair(.both(place(rect), blend))
    case .pair: return command
    }
  }

  private func place(_ shape: RoundedShape) -> RoundedShape {
    var shape = shape
    shape.frame = place(shape.frame)
    shape.radius *= scale
    (shape.fill, shape.border) = (faded(shape.fill), faded(shape.border))
    shape.borderWidth *= scale
    shape.turn = shape.turn?.placed(scale: scale, origin: origin)
    if let color = shape.shadow?.color { shape.shadow?.color = faded(color) }
    if isPassing, scale != 1 { shape.shadow?.moves = true }
    shape.shadow?.blur *= scale
    shape.shadow?.offset.x *= scale
    shape.shadow?.offset.y *= scale
    if let hidden = shape.shadow?.hidden { shape.shadow?.hidden = place(hidden) }
    return shape
  }
}
