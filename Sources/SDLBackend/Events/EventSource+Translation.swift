import Boundary
internal import CSDL2
import Geometry

extension EventSource {
  /// Says in our words what an SDL event means; nothing for what nobody asked for.
  mutating func translate(_ event: SDL_Event, _ emit: (InputEvent) -> Void) {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN: press(event.button, emit)
    case SDL_MOUSEBUTTONUP: release(event.button, emit)
    case SDL_MOUSEMOTION: move(event.motion, emit)
    case SDL_MOUSEWHEEL: turn(event.wheel, emit)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: touch(event.tfinger, emit)
    case SDL_KEYDOWN, SDL_KEYUP: strike(event.key, emit)
    case SDL_TEXTINPUT:
      let text = withUnsafeBytes(of: event.text.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !text.isEmpty { emit(.text(text)) }
    case SDL_DROPFILE, SDL_DROPTEXT: drop(event, emit)
    case SDL_WINDOWEVENT: windowChanged(SDL_WindowEventID(UInt32(event.window.event)), emit)
    case SDL_QUIT: emit(.close)
    default: break
    }
  }

  func point(_ x: Int32, _ y: Int32) -> Point {
    Point(x: Double(x) * pointsPerWindowUnit, y: Double(y) * pointsPerWindowUnit)
  }

  private func strike(_ event: SDL_KeyboardEvent, _ emit: (InputEvent) -> Void) {
    let modifiers = Modifiers(held: UInt32(event.keysym.mod))
    if Modifiers.isModifier(event.keysym.sym) {
      if event.repeat == 0 { emit(.modifiers(modifiers)) }
    } else if let key = Key(event.keysym) {
      let isDown = SDL_EventType(event.type) == SDL_KEYDOWN
      emit(isDown ? .keyDown(key, modifiers, isRepeat: event.repeat != 0) : .keyUp(key, modifiers))
    }
  }

  private mutating func drop(_ event: SDL_Event, _ emit: (InputEvent) -> Void) {
    var event = event
    guard let file = parallax_drop_file(&event) else { return }
    defer { SDL_free(file) }
    if SDL_EventType(event.type) == SDL_DROPFILE { emit(.drop(path: String(cString: file), at: dropPoint)) }
  }

  /// Where the pointer is, known on X11 also while something is dragged from elsewhere.
  private var dropPoint: Point? {
    guard canvas.videoDriver == "x11" else { return nil }
    var pointer = (x: Int32(0), y: Int32(0))
    var corner = (x: Int32(0), y: Int32(0))
    SDL_GetGlobalMouseState(&pointer.x, &pointer.y)
    SDL_GetWindowPosition(canvas.window, &corner.x, &corner.y)
    return point(pointer.x - corner.x, pointer.y - corner.y)
  }

  private mutating func windowChanged(_ change: SDL_WindowEventID, _ emit: (InputEvent) -> Void) {
    switch change {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      isFrameLost = true
      emit(.resize(size, scale: pixelsPerPoint))
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: isFrameLost = true
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      emit(.focus(true))
      // Whatever was pressed or let go while another window had the keys.
      emit(.modifiers(Modifiers(held: SDL_GetModState().rawValue)))
    case SDL_WINDOWEVENT_FOCUS_LOST:
      if pointer.holder != .nobody {
        pointer.holder = .nobody
        emit(.cancel)
      }
      emit(.focus(false))
    case SDL_WINDOWEVENT_LEAVE:
      if pointer.holder == .nobody { emit(.hover(nil)) }
    default: break
    }
  }
}
