import Boundary
import Geometry
import Glibc

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

  /// A checkerboard of two grays, on which both dark and light pictures are visible.
  mutating func checkerboard(_ box: Rect) {
    fill(box, Color(0x9EA1A6))
    let side = box.height / 4
    for row in 0..<4 {
      for column in stride(from: row % 2, to: Int((box.width / side).rounded(.up)), by: 2) {
        let square = Rect(
          x: box.x + Double(column) * side, y: box.y + Double(row) * side, width: side, height: side)
        fill(square.intersection(box), Color(0x80838A))
      }
    }
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
  /// An arrowhead around a point, pointing down or to the right.
  mutating func chevron(at center: Point, isDown: Bool, _ color: Color) {
    chevron(at: center, turned: isDown ? 1 : 0, color)
  }

  /// - Parameter share: How far it is turned from right, 0, to down, 1.
  mutating func chevron(at center: Point, turned share: Double, _ color: Color) {
    guard isSeen(Rect(x: center.x - 4, y: center.y - 4, width: 8, height: 8)) else { return }
    let (across, along) = (sin(share * .pi / 2), cos(share * .pi / 2))
    let corners = [(-1.5, -3.0), (1.5, 0.0), (-1.5, 3.0)].map { x, y in
      Point(x: center.x + x * along - y * across, y: center.y + x * across + y * along)
    }
    for (start, end) in zip(corners, corners.dropFirst()) {
      line(through: Self.extended(start, end, by: 0.5), width: 1.4, color)
    }
  }

  /// A square on its corner.
  mutating func diamond(at center: Point, radius: Double, _ color: Color) {
    guard isSeen(Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)) else {
      return
    }
    draw { $0.diamond(at: center, radius: radius, color) }
  }
}

extension DrawList {
  /// A square on its corner.
  mutating func diamond(at center: Point, radius: Double, _ color: Color) {
    let (x, y, r) = (Float(center.x), Float(center.y), Float(radius))
    mesh { list in
      let top = list.corner(Vertex(x: x, y: y - r, color: color))
      let right = list.corner(Vertex(x: x + r, y: y, color: color))
      let foot = list.corner(Vertex(x: x, y: y + r, color: color))
      let left = list.corner(Vertex(x: x - r, y: y, color: color))
      list.triangle(top, right, foot)
      list.triangle(top, foot, left)
    }
  }
}
