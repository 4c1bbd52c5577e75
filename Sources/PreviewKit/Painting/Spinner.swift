import Boundary
import Geometry
import Glibc

/// The refresh control: twelve spokes that appear one by one during a pull, and rotate while it is active.
struct Spinner {
  var pulled: Double
  var turns: Double?
}

extension Spinner {
  private static let spokes = 12

  func draw(in frame: Rect, color: Color, into list: inout DrawList) {
    list.mesh { list in
      for spoke in 0..<Self.spokes {
        let strength = strength(of: spoke)
        guard strength > 0 else { continue }
        append(spoke, in: frame, color: color.opacity(strength), into: &list)
      }
    }
  }

  /// Opacity of a spoke. While active, the brightest one moves clockwise in twelve steps, followed by its tail.
  private func strength(of spoke: Int) -> Double {
    guard let turns else { return min(1, max(0, pulled * Double(Self.spokes) - Double(spoke))) * 0.9 }
    let step = Int((turns * Double(Self.spokes)).rounded(.down))
    let behind = ((step - spoke) % Self.spokes + Self.spokes) % Self.spokes
    return 0.9 - 0.7 * Double(behind) / Double(Self.spokes - 1)
  }

  /// Appends a bar from the inner to the outer ring, with edges that fade over half a point.
  private func append(_ spoke: Int, in frame: Rect, color: Color, into list: inout DrawList) {
    let angle = Double(spoke) / Double(Self.spokes) * 2 * .pi
    let outward = (x: sin(angle), y: -cos(angle))
    let radius = frame.width / 2
    let fade = 0.5
    let half = radius * 0.085
    // Across the spoke: clear, solid, solid, clear.
    let lanes = [(-half - fade, color.opacity(0)), (-half, color), (half, color), (half + fade, color.opacity(0))]
    var previous: (inner: UInt32, outer: UInt32)?
    for (across, shade) in lanes {
      func corner(_ distance: Double) -> UInt32 {
        list.corner(
          Vertex(
            x: Float(frame.midX + outward.x * distance - outward.y * across),
            y: Float(frame.midY + outward.y * distance + outward.x * across), color: shade))
      }
      let next = (inner: corner(radius * 0.48), outer: corner(radius))
      if let previous {
        list.triangle(previous.inner, previous.outer, next.inner)
        list.triangle(next.inner, previous.outer, next.outer)
      }
      previous = next
    }
  }
}
