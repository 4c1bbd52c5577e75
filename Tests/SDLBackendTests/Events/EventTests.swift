import Boundary
import CSDL2
import Geometry
import Testing

@testable import SDLBackend

/// SDL's events in, ours out. A window of 200 x 100 at two pixels a point is 100 x 50 points.
@Suite(.serialized) struct EventTests {
  static func check(_ events: [SDL_Event], _ expected: [InputEvent], sourceLocation: SourceLocation = #_sourceLocation)
    throws
  {
    let stage = try Stage(200, 100, renderer: .software)
    var source = EventSource(canvas: stage.canvas, pixelsPerPoint: 2)
    var found: [TimedEvent] = []
    // Not through SDL's queue: SDL 2 over SDL 3 takes no text that is made up.
    for event in events {
      var event = event
      event.common.timestamp = SDL_GetTicks()
      try source.take(event, into: &found)
    }
    #expect(found.map(\.event) == expected, sourceLocation: sourceLocation)
    #expect(found.allSatisfy { $0.time >= 0 && $0.time <= source.now + 0.001 }, sourceLocation: sourceLocation)
    #expect(zip(found, found.dropFirst()).allSatisfy { $0.time <= $1.time }, sourceLocation: sourceLocation)
  }

  static func button(_ kind: SDL_EventType, _ x: Int32, _ y: Int32, _ button: Int32 = 1, which: UInt32 = 0) -> SDL_Event
  {
    var event = SDL_Event()
    event.button = SDL_MouseButtonEvent()
    event.button.type = kind.rawValue
    event.button.which = which
    (event.button.x, event.button.y, event.button.button) = (x, y, UInt8(button))
    return event
  }

  static func motion(_ x: Int32, _ y: Int32, which: UInt32 = 0) -> SDL_Event {
    var event = SDL_Event()
    event.motion = SDL_MouseMotionEvent()
    event.motion.type = SDL_MOUSEMOTION.rawValue
    event.motion.which = which
    (event.motion.x, event.motion.y) = (x, y)
    return event
  }

  static func wheel(_ x: Float, _ y: Float) -> SDL_Event {
    var event = SDL_Event()
    event.wheel = SDL_MouseWheelEvent()
    event.wheel.type = SDL_MOUSEWHEEL.rawValue
    (event.wheel.preciseX, event.wheel.preciseY, event.wheel.mouseX, event.wheel.mouseY) = (x, y, 20, 40)
    return event
  }

  static func finger(_ kind: SDL_EventType, _ number: Int64, _ x: Float, _ y: Float) -> SDL_Event {
    var event = SDL_Event()
    event.tfinger = SDL_TouchFingerEvent()
    event.tfinger.type = kind.rawValue
    (event.tfinger.fingerId, event.tfinger.x, event.tfinger.y) = (number, x, y)
    return event
  }

  static func key(
    _ kind: SDL_EventType, _ code: Int32, _ modifiers: SDL_Keymod = KMOD_NONE, again: Bool = false,
    place: SDL_Scancode = SDL_SCANCODE_UNKNOWN
  ) -> SDL_Event {
    var event = SDL_Event()
    event.key = SDL_KeyboardEvent()
    event.key.type = kind.rawValue
    event.key.repeat = again ? 1 : 0
    event.key.keysym.sym = code
    event.key.keysym.scancode = place
    event.key.keysym.mod = UInt16(modifiers.rawValue)
    return event
  }

  static func window(_ change: SDL_WindowEventID) -> SDL_Event {
    var event = SDL_Event()
    event.window = SDL_WindowEvent()
    event.window.type = SDL_WINDOWEVENT.rawValue
    event.window.event = UInt8(change.rawValue)
    return event
  }

  @Test func `the main button is a finger`() throws {
    try Self.check(
      [
        Self.motion(10, 20), Self.button(SDL_MOUSEBUTTONDOWN, 10, 20), Self.motion(30, 40),
        Self.button(SDL_MOUSEBUTTONUP, 31, 40),
        Self.motion(50, 60),
      ],
      [
        .hover(Point(x: 5, y: 10)), .down(Point(x: 5, y: 10)), .move(Point(x: 15, y: 20)), .up(Point(x: 15.5, y: 20)),
        .hover(Point(x: 25, y: 30)),
      ])
  }

  @Test func `the other button asks for something, the middle one is nothing`() throws {
    try Self.check(
      [
        Self.button(SDL_MOUSEBUTTONDOWN, 10, 20, 3), Self.button(SDL_MOUSEBUTTONUP, 10, 20, 3),
        Self.button(SDL_MOUSEBUTTONDOWN, 1, 2, 2),
      ],
      [.secondary(Point(x: 5, y: 10))])
  }

  @Test func `a touch counts once`() throws {
    try Self.check(
      [
        Self.finger(SDL_FINGERDOWN, 7, 0.5, 0.5),
        Self.button(SDL_MOUSEBUTTONDOWN, 100, 50, which: PARALLAX_TOUCH_MOUSE),
        Self.motion(100, 60, which: PARALLAX_TOUCH_MOUSE), Self.finger(SDL_FINGERMOTION, 7, 0.5, 0.25),
        Self.finger(SDL_FINGERDOWN, 8, 0.1, 0.1), Self.finger(SDL_FINGERMOTION, 8, 0.2, 0.2),
        Self.finger(SDL_FINGERUP, 8, 0.2, 0.2),
        Self.finger(SDL_FINGERUP, 7, 0.5, 0.125), Self.button(SDL_MOUSEBUTTONUP, 100, 50, which: PARALLAX_TOUCH_MOUSE),
      ],
      [.down(Point(x: 50, y: 25)), .move(Point(x: 50, y: 12.5)), .up(Point(x: 50, y: 6.25)), .hover(nil)])
  }

  @Test func `notches and their eighths are a wheel, other fractions a touchpad and what follows them`() throws {
    let place = Point(x: 10, y: 20)
    try Self.check(
      [Self.wheel(0, -1), Self.wheel(2, 0)], [.wheel(dx: 0, dy: -1, at: place), .wheel(dx: -2, dy: 0, at: place)])
    // 15 of the 120 parts of a notch, as Wayland counts them.
    try Self.check(
      [Self.wheel(0, -15 / 120), Self.wheel(0, -45 / 120)],
      [.wheel(dx: 0, dy: -0.125, at: place), .wheel(dx: 0, dy: -0.375, at: place)])
    try Self.check(
      [Self.wheel(0, -0.53125), Self.wheel(0, -1), Self.wheel(0, -0.5), Self.wheel(0, 0), Self.wheel(.nan, 1)],
      [
        .touchpad(dx: 0, dy: -0.53125, at: place), .touchpad(dx: 0, dy: -1, at: place),
        .touchpad(dx: 0, dy: -0.5, at: place),
      ])
  }

  @Test func `a notch counts once, whatever SDL counts beside it and says of its direction`() throws {
    var event = Self.wheel(0.25, -1.5)
    (event.wheel.x, event.wheel.y, event.wheel.direction) = (0, -1, SDL_MOUSEWHEEL_FLIPPED.rawValue)
    try Self.check([event], [.wheel(dx: -0.25, dy: -1.5, at: Point(x: 10, y: 20))])
  }

  @Test func `a touch that the display took away does not hold the content for ever`() throws {
    try Self.check(
      [
        Self.finger(SDL_FINGERDOWN, 7, 0.5, 0.5), Self.motion(10, 20), Self.button(SDL_MOUSEBUTTONDOWN, 10, 20),
        Self.finger(SDL_FINGERMOTION, 7, 0.1, 0.1), Self.finger(SDL_FINGERUP, 7, 0.1, 0.1), Self.motion(30, 40),
        Self.button(SDL_MOUSEBUTTONUP, 30, 40),
      ],
      [
        .down(Point(x: 50, y: 25)), .cancel, .down(Point(x: 5, y: 10)), .move(Point(x: 15, y: 20)),
        .up(Point(x: 15, y: 20)),
      ])
  }

  @Test func `a window that loses the focus takes the touch away`() throws {
    try Self.check(
      [
        Self.button(SDL_MOUSEBUTTONDOWN, 10, 20), Self.window(SDL_WINDOWEVENT_LEAVE),
        Self.window(SDL_WINDOWEVENT_FOCUS_LOST),
        Self.button(SDL_MOUSEBUTTONUP, 10, 20), Self.window(SDL_WINDOWEVENT_LEAVE),
        Self.window(SDL_WINDOWEVENT_FOCUS_GAINED),
      ],
      [
        .down(Point(x: 5, y: 10)), .cancel, .focus(false), .hover(nil), .focus(true),
        .modifiers([]),
      ])
  }

  @Test func `a new size comes in points, and closing is an event`() throws {
    var quit = SDL_Event()
    quit.type = SDL_QUIT.rawValue
    try Self.check(
      [Self.window(SDL_WINDOWEVENT_SIZE_CHANGED), quit],
      [.resize(Size(width: 100, height: 50), scale: 2), .close])
  }

  @Test func `a drop is one event a file, a dropped text none`() throws {
    var file = SDL_Event()
    file.type = SDL_DROPFILE.rawValue
    file.drop.file = SDL_strdup("/tmp/a b.png")
    var text = SDL_Event()
    text.type = SDL_DROPTEXT.rawValue
    text.drop.file = SDL_strdup("words")
    try Self.check([file, text], [.drop(path: "/tmp/a b.png", at: nil)])
  }

  @Test func `a window of whole pixels and whole units has its display's scale`() {
    for scale in [1, 1.05, 1.1, 1.25, 1.5, 1.75, 2, 2.25, 3] {
      for units in 480...1300 {
        let pixels = (Double(units) * scale).rounded()
        let found = EventSource.displayScale(pixels / Double(units))
        #expect((found - scale).magnitude < 1e-9, "\(units) units at \(scale)")
      }
    }
    #expect(EventSource.displayScale(0.5) == 1)
  }

  @Test func `a lost device makes the textures anew and wants a frame`() throws {
    let stage = try Stage(renderer: .software)
    var source = EventSource(canvas: stage.canvas, pixelsPerPoint: 1)
    try stage.canvas.textures.define(PictureID(rawValue: 1), Pixels(width: 2, height: 2))
    source.isFrameLost = false
    var reset = SDL_Event()
    reset.type = SDL_RENDER_DEVICE_RESET.rawValue
    SDL_PushEvent(&reset)
    var events: [TimedEvent] = []
    try source.poll(into: &events)
    #expect(source.isFrameLost && stage.canvas.textures.takeLostPictures() == [PictureID(rawValue: 1)])
  }
}
