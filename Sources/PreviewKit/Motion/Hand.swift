import Boundary
import Geometry
import ScrollPhysics

/// The hand on one scrolling direction: it turns fingers, wheels and touchpads into what the scroll axis understands.
///
/// The window, tapes and `simulate` all scroll through it.
public struct Hand: Hashable, Sendable {
  public var scroll: ScrollAxis
  public var axis: Axis
  /// A finger to the right raises the offset.
  public var isMirrored: Bool

  public init(_ scroll: ScrollAxis, axis: Axis = .vertical, isMirrored: Bool = false) {
    self.scroll = scroll
    self.axis = axis
    self.isMirrored = isMirrored
  }
}

extension Hand {
  /// What happens to the content; events that do not scroll do nothing.
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

  /// The finger's place along the axis. In a mirrored strip, right is back.
  private func place(of point: Point) -> Double {
    guard axis == .horizontal else { return point.y }
    return isMirrored ? -point.x : point.x
  }

  /// Ticks as the content has them: positive ones raise the offset. An ordinary wheel turns a horizontal strip, too.
  private func ticks(dx: Double, dy: Double) -> Double {
    guard axis == .horizontal, dx != 0 else { return -dy }
    return isMirrored ? dx : -dx
  }
}
