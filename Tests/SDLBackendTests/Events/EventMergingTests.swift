import Boundary
import Geometry
import Testing

@testable import SDLBackend

@Suite struct EventMergingTests {
  private func merged(_ events: [InputEvent], every step: Double = 0.001) -> [TimedEvent] {
    var all = events.enumerated().map { TimedEvent(time: Double($0) * step, event: $1) }
    all.mergeFloods()
    return all
  }

  private func point(_ x: Int) -> Point { Point(x: Double(x), y: 1) }

  @Test func `of sizes and of places of a free pointer the last one counts`() {
    let sizes = (1...5000).map { InputEvent.resize(Size(width: Double($0), height: 1), scale: 1) }
    #expect(merged(sizes).map(\.event) == [sizes[4999]])
    #expect(merged((1...5000).map { .hover(point($0)) }).map(\.event) == [.hover(point(5000))])
    #expect(merged([.hover(point(1)), .focus(true), .hover(point(2))]).count == 3)
  }

  @Test func `a drag keeps a sample for each millisecond, and ends where it ended`() {
    let moves = (1...100).map { InputEvent.move(point($0)) }
    #expect(merged(moves).map(\.event) == moves, "as a fast mouse tells them in a slow frame")
    #expect(merged(moves, every: 0).map(\.event) == [moves[99]])
    let flood = merged((1...100_000).map { .move(point($0)) } + [.up(point(7))])
    #expect(flood.count < 140 && flood[flood.count - 2].event == .move(point(100_000)))
    #expect(flood.last?.event == .up(point(7)) && flood[flood.count - 2].time == 99.999)
  }

  @Test func `wheels and repeated keys are kept up to a number, and turns are added up`() {
    let turns = merged(Array(repeating: .wheel(dx: 0, dy: -1, at: point(1)), count: 10_000))
    var sum = 0.0
    for case .wheel(_, let dy, _) in turns.map(\.event) { sum += dy }
    #expect(turns.count < 40 && sum == -10_000)
    let keys = merged(Array(repeating: .keyDown(.down, [], isRepeat: true), count: 10_000))
    #expect(keys.count < 40)
    #expect(merged(Array(repeating: .keyDown(.down, [], isRepeat: false), count: 100)).count == 100)
    #expect(merged([.text("a"), .text("a")]).count == 2)
  }

  @Test func `nothing comes of nothing`() { #expect(merged([]).isEmpty) }
}
