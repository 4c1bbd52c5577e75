import Boundary
internal import CSDL2
import Geometry

extension EventSource {
  mutating func press(_ button: SDL_MouseButtonEvent, _ emit: (InputEvent) -> Void) {
    guard button.which != PARALLAX_TOUCH_MOUSE else { return }
    switch MouseButton(button.button) {
    case .main where pointer.holder == .nobody:
      pointer.holder = .mouse
      emit(.down(point(button.x, button.y)))
    case .secondary: emit(.secondary(point(button.x, button.y)))
    default: break
    }
  }

  mutating func release(_ button: SDL_MouseButtonEvent, _ emit: (InputEvent) -> Void) {
    guard button.which != PARALLAX_TOUCH_MOUSE, MouseButton(button.button) == .main, pointer.holder == .mouse
    else { return }
    pointer.holder = .nobody
    emit(.up(point(button.x, button.y)))
  }

  mutating func move(_ motion: SDL_MouseMotionEvent, _ emit: (InputEvent) -> Void) {
    guard motion.which != PARALLAX_TOUCH_MOUSE else { return }
    switch pointer.holder {
    case .mouse: emit(.move(point(motion.x, motion.y)))
    case .nobody: emit(.hover(point(motion.x, motion.y)))
    case .finger: break
    }
  }

  /// The wheel. SDL counts up when it turns away from the person, which lowers the offset, and so does `dy`; it
  /// counts up to the right, which raises the offset, and `dx` does not. A desktop that scrolls "naturally" has
  /// turned the signs already.
  mutating func turn(_ wheel: SDL_MouseWheelEvent, _ emit: (InputEvent) -> Void) {
    guard wheel.which != PARALLAX_TOUCH_MOUSE, wheel.preciseX.isFinite, wheel.preciseY.isFinite else { return }
    let (dx, dy) = (Double(0 - wheel.preciseX), Double(wheel.preciseY))
    guard dx != 0 || dy != 0 else { return }
    let place = point(wheel.mouseX, wheel.mouseY)
    emit(
      pointer.isTouchpad(wheel.preciseX, wheel.preciseY, at: wheel.timestamp)
        ? .touchpad(dx: dx, dy: dy, at: place) : .wheel(dx: dx, dy: dy, at: place))
  }

  /// The first finger holds the content; those that come later change nothing.
  mutating func touch(_ touch: SDL_TouchFingerEvent, _ emit: (InputEvent) -> Void) {
    let size = size
    let place = Point(x: Double(touch.x) * size.width, y: Double(touch.y) * size.height)
    switch (SDL_EventType(touch.type), pointer.holder) {
    case (SDL_FINGERDOWN, .nobody):
      pointer.holder = .finger(touch.fingerId)
      emit(.down(place))
    case (SDL_FINGERMOTION, .finger(touch.fingerId)): emit(.move(place))
    case (SDL_FINGERUP, .finger(touch.fingerId)):
      pointer.holder = .nobody
      emit(.up(place))
    default: break
    }
  }
}
