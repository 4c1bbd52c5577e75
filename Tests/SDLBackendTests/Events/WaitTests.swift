import Boundary
import CSDL2
import Geometry
import Testing

@testable import SDLBackend

/// Waiting for events.
@Suite(.serialized) struct WaitTests {
  @Test func `waiting ends after its time`() throws {
    let stage = try Stage(renderer: .software)
    var source = EventSource(canvas: stage.canvas, pixelsPerPoint: 1)
    var events: [TimedEvent] = []
    try source.poll(into: &events)
    let start = source.now
    let isWoken = source.wait(0.05)
    #expect(!isWoken)
    #expect(source.now - start >= 0.045)
    let noTime = [source.wait(-1), source.wait(.nan)]
    #expect(noTime == [false, false])
  }

  @Test(arguments: [1, 2, 5]) func `waiting ends when events are there, and loses none`(_ count: Int) throws {
    let stage = try Stage(renderer: .software)
    var source = EventSource(canvas: stage.canvas, pixelsPerPoint: 1)
    var events: [TimedEvent] = []
    try source.poll(into: &events)
    events.removeAll()
    EventSource.wake()
    for place in 0..<count {
      var event = EventTests.motion(Int32(place), 0)
      SDL_PushEvent(&event)
    }
    let woken = [source.wait(10), source.wait(nil)]
    #expect(woken == [true, true])
    try source.poll(into: &events)
    #expect(events.map(\.event) == (0..<count).map { .hover(Point(x: Double($0), y: 0)) })
    let again = source.wait(0)
    #expect(!again)
  }
}
