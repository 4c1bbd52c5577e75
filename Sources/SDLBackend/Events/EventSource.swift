import Boundary
internal import CSDL2
import Geometry

/// The window's events, in points and seconds.
package struct EventSource {
  /// Pixels per point: a person's wish, else the display's.
  package private(set) var pixelsPerPoint: Double
  /// Whether the window keeps its apparent size on a display of another scale: no scale was requested.
  private let followsDisplay: Bool
  /// The window's pixels are gone or new ones are wanted: the next frame has to be drawn even if it equals the last.
  /// Reset by the code that draws it.
  package var isFrameLost = true
  let canvas: Canvas
  var pointer = PointerState()
  private var listening = TextListening()
  /// Sees every key first.
  package var keyReader: KeyReader?
  /// Events that are not handled yet. The first one is a key about which its reader has not answered; all others wait
  /// behind it, so that they keep their order.
  var held: [SDL_Event] = []
  private var isAsking = false
  /// Where something is dragged from another program.
  private var dragged: Point?
  /// Whether the reader took the key that is being handled.
  private var isKeyTaken = false
  /// Whether the letter of the last key was meant for another program, too.
  private var isLetterTaken = false
  /// The event that ended a wait; the next `poll` begins with it.
  private var first: SDL_Event?
  /// Seconds on SDL's own counter when its milliseconds began.
  private let start: Double

  /// - Parameter pixelsPerPoint: Nil: the display's, whichever the window is on.
  package init(canvas: Canvas, pixelsPerPoint: Double?) {
    self.canvas = canvas
    followsDisplay = pixelsPerPoint == nil
    self.pixelsPerPoint = pixelsPerPoint ?? Self.scale(of: canvas)
    start = Self.counter - Double(SDL_GetTicks64()) / 1000
  }
}

extension EventSource {
  private static var counter: Double {
    Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
  }

  /// Seconds since SDL was started, as fine as the machine counts.
  package var now: Double { Self.counter - start }

  /// Events that a frame waits for: more come with the next one.
  private static let mostAtOnce = 1000

  /// Appends what happened since the last call. Textures that the driver lost are recreated first.
  package mutating func poll(into events: inout [TimedEvent]) throws(SDLError) {
    if let first { held.append(first) }
    first = nil
    var event = SDL_Event()
    for _ in 0..<Self.mostAtOnce {
      guard SDL_PollEvent(&event) == 1 else { break }
      held.append(event)
    }
    var count = 0
    defer { held.removeFirst(count) }
    while count < held.count, isDecided(held[count]) {
      count += 1
      try take(held[count - 1], into: &events)
    }
    listening.settle()
    followDisplay(into: &events)
    followDrag(into: &events)
  }

  private mutating func followDrag(into events: inout [TimedEvent]) {
    let place = DragMessages.place.map { point(onDisplay: $0.x, $0.y) }
    guard place != dragged else { return }
    dragged = place
    if place == nil { DragMessages.wakes(false) }
    events.append(TimedEvent(time: now, event: .dragOver(place)))
  }

  /// SDL reports a changed size, but not a changed number of pixels.
  private mutating func followDisplay(into events: inout [TimedEvent]) {
    guard followsDisplay else { return }
    let scale = Self.scale(of: canvas)
    guard scale != pixelsPerPoint else { return }
    pixelsPerPoint = scale
    isFrameLost = true
    events.append(TimedEvent(time: now, event: .resize(size, scale: scale)))
  }

  private static func scale(of canvas: Canvas) -> Double { displayScale(canvas.window.pixelsPerUnit) }

  /// The scale of a display, from the pixels of a window by its units. Both are whole, so at a scale of 1.5 a window of
  /// 721 units has 1082 pixels; displays count in parts of 120. What is less than a pixel has no points.
  static func displayScale(_ pixelsPerUnit: Double) -> Double { max(1, (pixelsPerUnit * 120).rounded() / 120) }

  mutating func take(_ event: SDL_Event, into events: inout [TimedEvent]) throws(SDLError) {
    switch SDL_EventType(event.type) {
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET:
      try canvas.rebuildTextures()
      isFrameLost = true
    default:
      let time = time(of: event)
      translate(event) { events.append(TimedEvent(time: time, event: $0)) }
    }
  }

  /// Sleeps until something happens, or for `seconds`; nil: for ever. False: nothing happened.
  ///
  /// SDL is given a place for the event: asked only whether there is one, it waits for ever when there are two.
  @discardableResult
  package mutating func wait(_ seconds: Double?) -> Bool {
    guard first == nil else { return true }
    let seconds = isAsking ? min(seconds ?? .infinity, KeyReader.pause) : seconds
    var event = SDL_Event()
    let milliseconds =
      seconds.map { $0 > 0 ? Int32(min($0 * 1000, 1e9).rounded(.up)) : 0 } ?? -1
    guard SDL_WaitEventTimeout(&event, milliseconds) == 1 else { return false }
    first = event
    return true
  }

  /// Ends `wait` from any thread: a picture is decoded, a file has changed.
  package nonisolated static func wake() {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
  }

  /// When an event happened. SDL's stamps restart every 49 days; its clock does not.
  private func time(of event: SDL_Event) -> Double {
    let now = SDL_GetTicks64()
    let age = UInt32(truncatingIfNeeded: now) &- event.common.timestamp
    // A stamp from the future, or none at all, is now.
    return Double(age < 1 << 31 && UInt64(age) <= now ? now - UInt64(age) : now) / 1000
  }

  /// The window's size in points: all of its pixels, which may be half a one more than its units have.
  package var size: Size {
    let pixels = canvas.window.pixelSize
    return Size(width: pixels.width / pixelsPerPoint, height: pixels.height / pixelsPerPoint)
  }

  var pointsPerWindowUnit: Double { pixelsPerPoint > 0 ? canvas.window.pixelsPerUnit / pixelsPerPoint : 1 }
}

extension EventSource {
  /// Tells the input method where the caret stands, in points.
  package func showCaret(_ caret: Rect) {
    let scale = pointsPerWindowUnit
    guard scale > 0, caret.isFinite else { return }
    canvas.window.setTextPlace(
      Rect(x: caret.x / scale, y: caret.y / scale, width: caret.width / scale, height: caret.height / scale))
  }

  /// Starts or ends text input, as a field for typing opens or closes.
  package mutating func expectText(_ isExpected: Bool) { listening.expect(isExpected) }

  /// - Parameters:
  ///   - start: Before which of its characters the caret stands; below 0: the input method does not say.
  ///   - length: Of what is marked, behind which the caret stands then; below 0: nothing is.
  private mutating func compose(_ text: String, _ start: Int32, _ length: Int32, _ emit: (InputEvent) -> Void) {
    if !text.isEmpty { listening.noteInputMethod() }
    let before = Int(start) + max(0, Int(length))
    let caret = start < 0 ? nil : String(text.unicodeScalars.prefix(before)).count
    emit(.composition(text, caret: text.isEmpty ? nil : caret))
  }

  /// Translates an SDL event; emits nothing for events of no interest.
  mutating func translate(_ event: SDL_Event, _ emit: (InputEvent) -> Void) {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEBUTTONDOWN: press(event.button, emit)
    case SDL_MOUSEBUTTONUP: release(event.button, emit)
    case SDL_MOUSEMOTION: move(event.motion, emit)
    case SDL_MOUSEWHEEL: turn(event.wheel, emit)
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP: touch(event.tfinger, emit)
    case SDL_KEYDOWN, SDL_KEYUP:
      if SDL_EventType(event.type) == SDL_KEYDOWN { isLetterTaken = isKeyTaken }
      if !isKeyTaken { strike(event.key, emit) }
    case SDL_TEXTINPUT where isLetterTaken: break
    case SDL_TEXTINPUT:
      let text = withUnsafeBytes(of: event.text.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !text.isEmpty { emit(.text(text)) }
    case SDL_TEXTEDITING:
      let text = withUnsafeBytes(of: event.edit.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      compose(text, event.edit.start, event.edit.length, emit)
    case SDL_TEXTEDITING_EXT:
      guard let text = event.editExt.text else { break }
      defer { SDL_free(text) }
      compose(String(cString: text), event.editExt.start, event.editExt.length, emit)
    case SDL_DROPFILE, SDL_DROPTEXT: drop(event, emit)
    case SDL_WINDOWEVENT: windowChanged(SDL_WindowEventID(UInt32(event.window.event)), emit)
    case SDL_QUIT: emit(.close)
    default: break
    }
  }

  func point(_ x: Int32, _ y: Int32) -> Point {
    Point(x: Double(x) * pointsPerWindowUnit, y: Double(y) * pointsPerWindowUnit)
  }

  /// Offers a key to its reader. Returns false as long as the answer is missing.
  private mutating func isDecided(_ event: SDL_Event) -> Bool {
    isKeyTaken = false
    let isKey = [SDL_KEYDOWN, SDL_KEYUP].contains(SDL_EventType(event.type))
    guard isKey, let keyReader, let key = AccessibleKey(event.key), isAsking || keyReader.ask(key) else {
      isAsking = false
      return true
    }
    let answer = keyReader.answer()
    (isAsking, isKeyTaken) = (answer == nil, answer ?? false)
    return answer != nil
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

  /// Where the last drag ended, by the messages that show where it is: the pointer may have moved on. Nil on Wayland.
  private var dropPoint: Point? { DragMessages.dropPlace.map { point(onDisplay: $0.x, $0.y) } }

  private func point(onDisplay x: Int32, _ y: Int32) -> Point {
    var corner = (x: Int32(0), y: Int32(0))
    SDL_GetWindowPosition(canvas.window.pointer, &corner.x, &corner.y)
    return point(x - corner.x, y - corner.y)
  }

  private mutating func windowChanged(_ change: SDL_WindowEventID, _ emit: (InputEvent) -> Void) {
    switch change {
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      isFrameLost = true
      emit(.resize(size, scale: pixelsPerPoint))
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED: isFrameLost = true
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      listening.noteFocus()
      emit(.focus(true))
      // Whatever was pressed or let go while another window had the keys.
      emit(.modifiers(Modifiers(held: SDL_GetModState().rawValue)))
    case SDL_WINDOWEVENT_FOCUS_LOST:
      pointer.panned = nil
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

extension EventSource {
  mutating func press(_ button: SDL_MouseButtonEvent, _ emit: (InputEvent) -> Void) {
    guard button.which != PARALLAX_TOUCH_MOUSE else { return }
    switch MouseButton(button.button) {
    case .main where pointer.holder != .mouse:
      // SDL does not report a touch that a Wayland display takes away: it would hold the content forever.
      if pointer.holder != .nobody { emit(.cancel) }
      pointer.holder = .mouse
      emit(.down(point(button.x, button.y)))
    case .middle: pointer.panned = point(button.x, button.y)
    case .secondary: emit(.secondary(point(button.x, button.y)))
    default: break
    }
  }

  mutating func release(_ button: SDL_MouseButtonEvent, _ emit: (InputEvent) -> Void) {
    guard button.which != PARALLAX_TOUCH_MOUSE else { return }
    switch MouseButton(button.button) {
    case .main where pointer.holder == .mouse:
      pointer.holder = .nobody
      emit(.up(point(button.x, button.y)))
    case .middle: pointer.panned = nil
    default: break
    }
  }

  mutating func move(_ motion: SDL_MouseMotionEvent, _ emit: (InputEvent) -> Void) {
    guard motion.which != PARALLAX_TOUCH_MOUSE else { return }
    if let last = pointer.panned {
      let place = point(motion.x, motion.y)
      pointer.panned = place
      emit(.pan(dx: place.x - last.x, dy: place.y - last.y))
    }
    switch pointer.holder {
    case .mouse: emit(.move(point(motion.x, motion.y)))
    case .nobody: emit(.hover(point(motion.x, motion.y)))
    case .finger: break
    }
  }

  /// The wheel. SDL counts up when it turns away from the person, which lowers the offset, and so does `dy`; it
  /// counts up to the right, which raises the offset, and `dx` does not. A desktop that scrolls "naturally" has
  /// turned the signs already, and `direction` only says so. Whole notches that SDL also counts add up to the same.
  mutating func turn(_ wheel: SDL_MouseWheelEvent, _ emit: (InputEvent) -> Void) {
    guard wheel.which != PARALLAX_TOUCH_MOUSE, wheel.preciseX.isFinite, wheel.preciseY.isFinite else { return }
    let (dx, dy) = (Double(0 - wheel.preciseX), Double(wheel.preciseY))
    guard dx != 0 || dy != 0 else { return }
    let place = point(wheel.mouseX, wheel.mouseY)
    emit(
      pointer.isTouchpad(wheel.preciseX, wheel.preciseY, at: wheel.timestamp)
        ? .touchpad(dx: dx, dy: dy, at: place) : .wheel(dx: dx, dy: dy, at: place))
  }

  /// The first finger holds the content; those that come later change nothing. A mouse button takes it away.
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
      // Nothing points any more.
      emit(.hover(nil))
    default: break
    }
  }
}

/// Another program that has keys before the window does. Neither function may wait.
package struct KeyReader {
  /// Offers a key. Returns false if it is not wanted.
  let ask: (AccessibleKey) -> Bool
  /// Whether the last key offered was meant for the other program; nil as long as it may still say so.
  let answer: () -> Bool?

  /// Seconds after which the answer is looked for again, if nothing else has happened.
  static let pause = 0.1

  package init(ask: @escaping (AccessibleKey) -> Bool, answer: @escaping () -> Bool?) {
    self.ask = ask
    self.answer = answer
  }
}

/// An input event with its time.
package struct TimedEvent: Hashable, Sendable {
  /// Seconds since SDL was started, on the clock of `EventSource.now`. SDL stamps whole milliseconds.
  package var time: Double
  package var event: InputEvent

  package init(time: Double, event: InputEvent) {
    self.time = time
    self.event = event
  }
}
