import Boundary
import Documents
import Effects
import Geometry

/// A touch mapped from one screen to another: it starts at the same relative position and moves by the same number of
/// points.
public struct MappedTouch: Hashable, Sendable {
  /// Sizes of the touched screen and the other one, in points.
  private let one: Size
  private let other: Size
  /// The translation between the two screens.
  private var way = Point(x: 0, y: 0)

  public init(from one: Size, to other: Size) { (self.one, self.other) = (one, other) }
}

extension MappedTouch {
  /// The event on the other screen.
  public mutating func map(_ event: InputEvent) -> InputEvent {
    switch event {
    case .down(let point):
      way = Point(
        x: one.width > 0 ? point.x * (other.width / one.width) - point.x : 0,
        y: one.height > 0 ? point.y * (other.height / one.height) - point.y : 0)
      return .down(moved(point))
    case .move(let point): return .move(moved(point))
    case .up(let point?): return .up(moved(point))
    case .wheel(let dx, let dy, _): return .wheel(dx: dx, dy: dy, at: nil)
    case .touchpad(let dx, let dy, _): return .touchpad(dx: dx, dy: dy, at: nil)
    default: return event
    }
  }

  private func moved(_ point: Point) -> Point { Point(x: point.x + way.x, y: point.y + way.y) }
}

extension Tape {
  /// The same gesture for another scene. A gesture that begins at the start of the content begins there in the other
  /// one too.
  public func mapped(from one: Preview, to other: Preview) -> Tape {
    var tape = self
    let (start, otherStart) = (one.extent.bounds.lowerBound, other.extent.bounds.lowerBound)
    let (size, otherSize) = (one.scene.device.size, other.scene.device.size)
    let way = from == nil || from == start ? otherStart - start : 0
    if from == start { tape.from = otherStart }
    guard size != otherSize || way != 0 else { return tape }
    var touch = MappedTouch(from: size, to: otherSize)
    for index in tape.events.indices {
      switch tape.events[index].action {
      case .input(let event): tape.events[index].action = .input(touch.map(event))
      case .offset(let offset): tape.events[index].action = .offset(offset + way)
      case .resize, .set: break
      }
    }
    return tape
  }
}
