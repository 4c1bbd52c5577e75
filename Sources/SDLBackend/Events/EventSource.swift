import Boundary
internal import CSDL2
import Geometry

/// The window's events, in points and seconds.
package struct EventSource {
  /// Pixels per point. The app sets it: a person's wish, else the display's.
  package var pixelsPerPoint: Double
  /// The window's pixels are gone or new ones are wanted: the next frame has to be drawn even if it equals the last.
  /// Whoever draws it sets it back.
  package var isFrameLost = true
  let canvas: Canvas
  var pointer = PointerState()
  /// What ended a wait; the next `poll` begins with it.
  private var first: SDL_Event?
  /// Seconds on SDL's own counter when its milliseconds began.
  private let start: Double

  package init(canvas: Canvas, pixelsPerPoint: Double) {
    self.canvas = canvas
    self.pixelsPerPoint = pixelsPerPoint
    start = Self.counter - Double(SDL_GetTicks64()) / 1000
  }
}

extension EventSource {
  private static var counter: Double {
    Double(SDL_GetPerformanceCounter()) / Double(SDL_GetPerformanceFrequency())
  }

  /// Seconds since SDL was started, as fine as the machine counts.
  package var now: Double { Self.counter - start }

  /// Appends what happened since the last call. Textures that the driver lost are made anew on the way.
  package mutating func poll(into events: inout [TimedEvent]) throws(SDLError) {
    if let first {
      self.first = nil
      try take(first, into: &events)
    }
    var event = SDL_Event()
    while SDL_PollEvent(&event) == 1 { try take(event, into: &events) }
  }

  private mutating func take(_ event: SDL_Event, into events: inout [TimedEvent]) throws(SDLError) {
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

  /// When an event happened. SDL's stamps begin anew every 49 days; its clock does not.
  private func time(of event: SDL_Event) -> Double {
    let now = SDL_GetTicks64()
    let age = UInt32(truncatingIfNeeded: now) &- event.common.timestamp
    // A stamp from the future, or none at all, is now.
    return Double(age < 1 << 31 && UInt64(age) <= now ? now - UInt64(age) : now) / 1000
  }

  /// The window's size in points.
  package var size: Size {
    let size = canvas.windowSize
    let scale = pointsPerWindowUnit
    return Size(width: size.width * scale, height: size.height * scale)
  }

  var pointsPerWindowUnit: Double { pixelsPerPoint > 0 ? canvas.pixelsPerWindowUnit / pixelsPerPoint : 1 }
}
