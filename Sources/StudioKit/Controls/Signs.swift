import Boundary
import Geometry

/// Signs of 16 points, drawn from shapes so that they are sharp at any scale.
extension Pen {
  /// Whether something is shown.
  mutating func eye(at center: Point, isOpen: Bool, _ color: Color) {
    guard isOpen else {
      return fill(Rect(x: center.x - 6, y: center.y - 0.75, width: 12, height: 1.5), radius: 0.75, color)
    }
    outline(Rect(x: center.x - 7, y: center.y - 4.5, width: 14, height: 9), radius: 4.5, line: 1.3, color)
    disc(center, radius: 2, color)
  }

  /// Whether something is kept from changes.
  mutating func padlock(at center: Point, isClosed: Bool, _ color: Color) {
    let bow = Rect(x: center.x - 3 + (isClosed ? 0 : 3.5), y: center.y - 6, width: 6, height: 8)
    outline(bow, radius: 3, line: 1.3, color)
    let body = Rect(x: center.x - 4.5, y: center.y - 1, width: 9, height: 7)
    fill(body, radius: 1.5, color)
  }
}

extension Pen {
  /// A square on its corner.
  mutating func diamond(at center: Point, radius: Double, _ color: Color) {
    guard isSeen(Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)) else {
      return
    }
    let (x, y, r) = (Float(center.x), Float(center.y), Float(radius))
    let corners = [(x, y - r), (x + r, y), (x, y + r), (x - r, y)]
    mesh(corners.map { Vertex(x: $0.0, y: $0.1, color: color) }, corners: [0, 1, 2, 0, 2, 3])
  }
}
