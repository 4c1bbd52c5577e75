import Geometry

/// The transformation of a frame placed within a larger one: `scale` times as large, with its corner at `origin`.
struct Placement {
  var scale: Double
  var origin: Point
}

extension Placement {
  func place(_ rect: Rect) -> Rect {
    Rect(
      x: origin.x + rect.x * scale, y: origin.y + rect.y * scale, width: rect.width * scale, height: rect.height * scale
    )
  }

  func place(_ vertex: Vertex) -> Vertex {
    var vertex = vertex
    vertex.x = Float(origin.x + Double(vertex.x) * scale)
    vertex.y = Float(origin.y + Double(vertex.y) * scale)
    return vertex
  }

  func place(_ command: DrawCommand, firstIndex: Int, firstVertex: Int, clip outer: Rect?) -> DrawCommand {
    switch command {
    case .clip(let rect):
      let placed = rect.map(place)
      return .clip(placed.map { rect in outer.map { $0.intersection(rect) } ?? rect } ?? outer)
    case .fill(let rect, let color): return .fill(place(rect), color)
    case .picture(var quad):
      quad.frame = place(quad.frame)
      quad.radius *= scale
      quad.turn = quad.turn?.placed(scale: scale, origin: origin)
      if let blurs = quad.blursAhead {
        quad.blursAhead = BlursAhead(least: blurs.least * scale, most: blurs.most * scale, edges: blurs.edges)
      }
      if let size = quad.sharpSize { quad.sharpSize = Size(width: size.width * scale, height: size.height * scale) }
      return .picture(quad)
    case .gradient(let rect, let from, let to, let axis):
      return .gradient(place(rect), from: from, to: to, along: axis)
    case .text(let text, let box, var style):
      style.size *= scale
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
    shape.borderWidth *= scale
    shape.turn = shape.turn?.placed(scale: scale, origin: origin)
    shape.shadow?.blur *= scale
    shape.shadow?.offset.x *= scale
    shape.shadow?.offset.y *= scale
    if let hidden = shape.shadow?.hidden { shape.shadow?.hidden = place(hidden) }
    return shape
  }
}
