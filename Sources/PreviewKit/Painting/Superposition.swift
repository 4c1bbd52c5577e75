import Boundary
import Geometry

/// Two drawings superimposed on one screen.
public enum Superposition: Hashable, Codable, Sendable {
  /// The first to the left of a line and the second to the right, at a share of the screen's width.
  case split(Double)
  /// The second over the first, with an opacity.
  case onion(Double)
  /// The difference: black where both are the same.
  case difference
}

extension Superposition {
  private static let edge = Color.black.opacity(0.35)

  /// Draws both; each covers the screen.
  ///
  /// - Parameters:
  ///   - screen: The target, aligned to whole pixels.
  ///   - zoom: The scale.
  public func draw(_ first: DrawList, _ second: DrawList, on screen: Rect, zoom: Double, into list: inout DrawList) {
    list.clipped(to: screen) { list in
      switch self {
      case .split(let share):
        let (left, right) = Self.sides(of: screen, share)
        list.clipped(to: left) { $0.append(first, scaledBy: zoom, at: screen.origin) }
        list.clipped(to: right) { $0.append(second, scaledBy: zoom, at: screen.origin) }
      case .onion(let opacity): draw(first, second, as: .mix(opacity), on: screen, zoom, into: &list)
      case .difference: draw(first, second, as: .difference, on: screen, zoom, into: &list)
      }
    }
  }

  private func draw(
    _ first: DrawList, _ second: DrawList, as blend: DrawPair.Blend, on screen: Rect, _ zoom: Double,
    into list: inout DrawList
  ) {
    list.pair(
      on: screen, as: blend, { $0.append(first, scaledBy: zoom, at: screen.origin) },
      { $0.append(second, scaledBy: zoom, at: screen.origin) })
  }

  /// The areas left and right of the line, which is on a whole point.
  public static func sides(of screen: Rect, _ share: Double) -> (left: Rect, right: Rect) {
    let x = (screen.x + screen.width * share).rounded()
    return (
      Rect(x: screen.x, y: screen.y, width: x - screen.x, height: screen.height),
      Rect(x: x, y: screen.y, width: screen.maxX - x, height: screen.height)
    )
  }

  /// Draws the line between two sides.
  public static func drawLine(before right: Rect, into list: inout DrawList) {
    list.append(.fill(Rect(x: right.x - 1.5, y: right.y, width: 3, height: right.height), edge))
    list.append(.fill(Rect(x: right.x - 0.5, y: right.y, width: 1, height: right.height), .white))
  }
}
