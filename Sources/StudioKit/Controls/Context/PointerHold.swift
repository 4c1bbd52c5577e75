import Geometry

/// The pointer's action on a control.
struct Hit: Sendable {
  var isHovered = false
  var isPressed = false
  var isHeld = false
  var isClicked = false
  var isDoubleClicked = false
  /// Whether the secondary mouse button was pressed on it.
  var isAsked = false
}

/// The pointer's position, and the control it holds.
struct PointerHold<ID: Hashable & Sendable>: Sendable {
  /// Nil if it is elsewhere.
  var place: Point?
  /// The number of the surface it is over or holds. Nil if none.
  var surface: Int?
  /// Whether it is held down on the surface.
  private(set) var isGripped = false
  private(set) var holder: ID?
  /// The control under the pointer in the current run.
  private var claimed: ID?
  private var lastPress: (time: Double, point: Point)?
  private var grip: Grip?
  /// The slider whose knob jumped to the pointer at the last press.
  var jumped: ID?

  /// A control that moves with the pointer.
  private enum Grip: Sendable {
    /// Its value is turned.
    case value(Drag<ID>)
    /// It is carried to another place.
    case item(DraggedItem<ID>)
  }
}

/// Dragging.
extension PointerHold {
  /// The control whose value is dragged.
  var drag: Drag<ID>? {
    get { if case .value(let drag)? = grip { drag } else { nil } }
    set { if newValue != nil || drag != nil { grip = newValue.map { .value($0) } } }
  }

  /// The item being dragged.
  var item: DraggedItem<ID>? {
    get { if case .item(let item)? = grip { item } else { nil } }
    set { if newValue != nil || item != nil { grip = newValue.map { .item($0) } } }
  }
}

extension PointerHold {
  mutating func begin() { claimed = nil }

  func isIn(_ rect: Rect) -> Bool { place.map(rect.contains) ?? false }

  /// - Returns: Whether it is the second press of a double-click.
  mutating func press(at point: Point, time: Double) -> Bool {
    (place, isGripped) = (point, true)
    let isDouble = lastPress.map {
      time - $0.time < 0.4 && ($0.point.x - point.x).magnitude + ($0.point.y - point.y).magnitude < 6
    }
    lastPress = isDouble == true ? nil : (time, point)
    return isDouble ?? false
  }

  mutating func letGo() { (holder, isGripped, grip) = (nil, false, nil) }

  /// The pointer's action in a rectangle. Of two overlapping controls, the first to ask gets it.
  ///
  /// - Parameter seen: The visible part of the control.
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
