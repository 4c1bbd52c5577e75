import Boundary
import Geometry

/// A darkening with round lower corners: it begins clear, and is even from `even` down.
struct RoundedScrim {
  var frame: Rect
  var radius: Double
  /// Where it is as dark as it gets.
  var even: Double
  var color: Color
}

extension RoundedScrim {
  /// Corners of a quarter of a circle.
  private static let steps = 8
  /// Its edges fade over this length, in points, half of it inside.
  private static let fade = 0.3

  /// Draws rows of corners from the top to the foot, each with one on either side, and faded edges beside them.
  func draw(into list: inout DrawList) {
    list.mesh { list in
      var last = row(frame.y, inset: 0, normal: (1, 0), color.opacity(0), into: &list)
      for step in -1...Self.steps {
        // Half the angle's tangent gives both coordinates of the corner without sines.
        let tangent = Double(max(0, step)) / Double(Self.steps)
        let (across, down) = (
          (1 - tangent * tangent) / (1 + tangent * tangent), 2 * tangent / (1 + tangent * tangent)
        )
        let y = step < 0 ? even : frame.maxY - radius + radius * down
        let next = row(
          y, inset: step < 0 ? 0 : radius - radius * across, normal: step < 0 ? (1, 0) : (across, down), color,
          into: &list)
        for lane in 0..<3 {
          list.triangle(last[lane], last[lane + 1], next[lane])
          list.triangle(next[lane], last[lane + 1], next[lane + 1])
        }
        last = next
      }
    }
  }

  /// Four corners at a height: clear, dark, dark, clear.
  private func row(
    _ y: Double, inset: Double, normal: (x: Double, y: Double), _ color: Color, into list: inout DrawList
  ) -> InlineArray<4, UInt32> {
    let clear = color.opacity(0)
    let (left, right) = (frame.x + inset, frame.maxX - inset)
    let (across, down) = (normal.x * Self.fade / 2, normal.y * Self.fade / 2)
    return [
      list.corner(Vertex(x: Float(left - across), y: Float(y + down), color: clear)),
      list.corner(Vertex(x: Float(left + across), y: Float(y - down), color: color)),
      list.corner(Vertex(x: Float(right - across), y: Float(y - down), color: color)),
      list.corner(Vertex(x: Float(right + across), y: Float(y + down), color: clear)),
    ]
  }
}
