import Geometry

/// What the pointer does with a control.
public struct Hit: Sendable {
  public var isHovered = false
  public var isPressed = false
  public var isHeld = false
  public var isClicked = false
  public var isDoubleClicked = false
  /// The other mouse button was pressed on it.
  public var isAsked = false
}

/// Where the pointer is, and which control it holds.
struct PointerHold<ID: Hashable & Sendable>: Sendable {
  /// Nil: it is elsewhere.
  var place: Point?
  /// The number of the surface over which it is, or which it holds; nil: none.
  var surface: Int?
  /// It was pressed on the surface and not let go.
  private(set) var isGripped = false
  private var holder: ID?
  /// The control over which it is, in the run under way.
  private var claimed: ID?
  private var lastPress: (time: Double, point: Point)?
}

extension PointerHold {
  mutating func begin() { claimed = nil }

  func isIn(_ rect: Rect) -> Bool { place.map(rect.contains) ?? false }

  /// - Returns: Whether it is the second of two presses that belong together.
  mutating func press(at point: Point, time: Double) -> Bool {
    (place, isGripped) = (point, true)
    let isDouble = lastPress.map {
      time - $0.time < 0.4 && ($0.point.x - point.x).magnitude + ($0.point.y - point.y).magnitude < 6
    }
    lastPress = isDouble == true ? nil : (time, point)
    return isDouble ?? false
  }

  mutating func letGo() { (holder, isGripped) = (nil, false) }

  /// What it does in a rectangle. Of two that overlap, the one that is asked first has it.
  ///
  /// - Parameter seen: What of the control can be seen.
  mutating func hit(_ id: ID, _ seen: Rect, _ happening: Happening) -> Hit {
    var hit = Hit()
    let isOver = claimed == nil && !seen.isEmpty && isIn(seen)
    if isOver { claimed = id }
    hit.isHovered = isOver && (holder == nil || holder == id)
    switch happening {
    case .press(let isDouble) where isOver && holder == nil:
      holder = id
      (hit.isPressed, hit.isDoubleClicked) = (true, isDouble)
    case .release where holder == id: hit.isClicked = isOver
    case .ask where isOver: hit.isAsked = true
    default: break
    }
    hit.isHeld = holder == id
    return hit
  }
}
