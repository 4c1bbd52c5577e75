import Boundary
import Geometry
import ScrollPhysics

/// The input of one scrolling direction: translates fingers, wheels and touchpads for the scroll axis.
///
/// Shared by the window, tapes and `simulate`.
public struct Hand: Hashable, Sendable {
  public var scroll: ScrollAxis
  public var axis: Axis
  /// Whether moving a finger to the right increases the offset.
  public var isMirrored: Bool

  public init(_ scroll: ScrollAxis, axis: Axis = .vertical, isMirrored: Bool = false) {
    self.scroll = scroll
    self.axis = axis
    self.isMirrored = isMirrored
  }
}

extension Hand {
  /// Handles an event. Events unrelated to scrolling are ignored.
  public mutating func handle(_ event: InputEvent, at time: Double) {
    switch event {
    case .down(let point): scroll.begin(at: place(of: point), time: time)
    case .move(let point): scroll.move(to: place(of: point), time: time)
    case .up(let point): scroll.end(at: point.map(place), time: time)
    case .cancel: scroll.cancel(time: time)
    case .wheel(let dx, let dy, _): scroll.wheel(ticks(dx: dx, dy: dy), time: time)
    case .touchpad(let dx, let dy, _): scroll.touchpad(ticks(dx: dx, dy: dy), time: time)
    default: break
    }
  }

  /// The finger's coordinate along the axis, negated in a mirrored strip.
  private func place(of point: Point) -> Double {
    guard axis == .horizontal else { return point.y }
    return isMirrored ? -point.x : point.x
  }

  /// Ticks with the content's sign: positive ones increase the offset. A vertical wheel also scrolls a horizontal
  /// strip.
  private func ticks(dx: Double, dy: Double) -> Double {
    guard axis == .horizontal, dx != 0 else { return -dy }
    return isMirrored ? dx : -dx
  }
}
