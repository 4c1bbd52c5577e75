import Boundary
import Geometry

extension DrawList {
  /// A polyline with soft sides, as meshes have hard edges.
  ///
  /// - Parameters:
  ///   - core: Half-width of the solid part.
  ///   - reach: Half-width at which it has faded out.
  public mutating func softLine(
    through count: Int, core: Double, reach: Double, _ color: Color, at place: (Int) -> Point
  ) {
    guard count > 1 else { return }
    mesh { list in
      var last: (UInt32, UInt32, UInt32, UInt32)?
      for index in 0..<count {
        let (before, after) = (place(max(0, index - 1)), place(min(count - 1, index + 1)))
        let way = Point(x: after.x - before.x, y: after.y - before.y)
        let length = (way.x * way.x + way.y * way.y).squareRoot()
        guard length > 1e-9 else { continue }
        let here = place(index)
        func corner(_ distance: Double, _ color: Color) -> UInt32 {
          list.corner(
            at: Point(x: here.x - way.y / length * distance, y: here.y + way.x / length * distance), color)
        }
        let next = (
          corner(-reach, color.opacity(0)), corner(-core, color), corner(core, color), corner(reach, color.opacity(0))
        )
        if let last {
          list.join(last.0, last.1, next.0, next.1)
          list.join(last.1, last.2, next.1, next.2)
          list.join(last.2, last.3, next.2, next.3)
        }
        last = next
      }
    }
  }

  /// Fills the area between an upper and a lower line.
  public mutating func area(between count: Int, _ color: Color, _ edges: (Int) -> (upper: Point, lower: Point)) {
    mesh { list in
      var last: (UInt32, UInt32)?
      for index in 0..<count {
        let (upper, lower) = edges(index)
        let next = (list.corner(at: upper, color), list.corner(at: lower, color))
        if let last { list.join(last.0, last.1, next.0, next.1) }
        last = next
      }
    }
  }

  private mutating func corner(at point: Point, _ color: Color) -> UInt32 {
    corner(Vertex(x: Float(point.x), y: Float(point.y), color: color))
  }

  private mutating func join(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) {
    triangle(a, b, c)
    triangle(b, d, c)
  }
}
