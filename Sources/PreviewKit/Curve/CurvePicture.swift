import Boundary
import Geometry

extension CurveChart {
  /// Draws it with its corner somewhere.
  ///
  /// - Parameter origin: In whole points, so that its lines are sharp.
  public func draw(at origin: Point, _ look: CurveLook, into list: inout DrawList) {
    func moved(_ rect: Rect) -> Rect { rect.moved(x: origin.x, y: origin.y) }
    for bar in bars { list.append(.fill(moved(bar.frame), look.color(of: bar.ink))) }
    for area in areas {
      let color = look.color(of: area.ink)
      list.mesh { list in
        var last: (UInt32, UInt32)?
        for (upper, lower) in zip(area.upper, area.lower) {
          let one = list.corner(Vertex(x: Float(upper.x + origin.x), y: Float(upper.y + origin.y), color: color))
          let other = list.corner(Vertex(x: Float(lower.x + origin.x), y: Float(lower.y + origin.y), color: color))
          if let last { list.joinCorners(last.0, last.1, one, other) }
          last = (one, other)
        }
      }
    }
    for stroke in strokes { list.softLine(stroke, look.color(of: stroke.ink), at: origin) }
    for word in words {
      let style = TextStyle(
        size: word.kind == .title ? Self.titleSize : Self.wordSize,
        weight: word.kind == .title ? .semibold : .regular, color: look.color(of: word.ink),
        alignment: word.alignment, hasTabularDigits: word.kind == .number)
      list.append(.text(word.text, box: moved(word.box), style: style))
    }
  }
}

extension DrawList {
  /// A line that is soft on both sides: a mesh has hard edges.
  fileprivate mutating func softLine(_ stroke: CurveChart.Stroke, _ color: Color, at origin: Point) {
    let points = stroke.points
    guard points.count > 1 else { return }
    let (inner, outer) = (max(0, stroke.width / 2 - 0.35), stroke.width / 2 + 0.35)
    mesh { list in
      var last: (UInt32, UInt32, UInt32, UInt32)?
      for index in points.indices {
        let (before, after) = (points[max(0, index - 1)], points[min(points.count - 1, index + 1)])
        let way = Point(x: after.x - before.x, y: after.y - before.y)
        let length = (way.x * way.x + way.y * way.y).squareRoot()
        guard length > 1e-9 else { continue }
        let normal = Point(x: -way.y / length, y: way.x / length)
        let here = Point(x: points[index].x + origin.x, y: points[index].y + origin.y)
        func corner(_ distance: Double, _ color: Color) -> UInt32 {
          list.corner(
            Vertex(x: Float(here.x + normal.x * distance), y: Float(here.y + normal.y * distance), color: color))
        }
        let next = (
          corner(-outer, color.opacity(0)), corner(-inner, color), corner(inner, color), corner(outer, color.opacity(0))
        )
        if let last {
          list.joinCorners(last.0, last.1, next.0, next.1)
          list.joinCorners(last.1, last.2, next.1, next.2)
          list.joinCorners(last.2, last.3, next.2, next.3)
        }
        last = next
      }
    }
  }

  fileprivate mutating func joinCorners(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) {
    triangle(a, b, c)
    triangle(b, d, c)
  }
}
