import Boundary
import Documents
import Geometry
import TestSupport
import Testing

@testable import StudioKit

/// The window while its parts are on their way to their places.
@Suite struct MotionTests {
  /// A studio that moves as in its window.
  private struct Shown {
    var stage = TestStudio("map-crop", window: Size(width: 1440, height: 900))

    init() {
      stage.window.moves = true
      stage.handle(.down(stage.point(195, 400)))
      stage.handle(.up(nil))
      stage.wait(10)
      _ = stage.frame()
    }

    /// The frame of a window that is the same, but does not move.
    func still() -> DrawList {
      var copy = self
      copy.stage.window.moves = false
      return copy.stage.frame()
    }

    /// Seconds until the window is at rest. Nil if that takes a second.
    mutating func secondsUntilRest() -> Double? {
      for step in 0..<120 {
        _ = stage.frame()
        if !stage.isMoving { return Double(step) / 120 }
        stage.wait(1.0 / 120)
      }
      return nil
    }
  }

  /// The first differing commands of two frames, but for clips that are in force already.
  private func difference(_ one: DrawList, _ other: DrawList) -> String {
    func commands(_ list: DrawList) -> [DrawCommand] {
      var clip: Rect?
      return list.commands.filter { command in
        guard case .clip(let rect) = command else { return true }
        defer { clip = rect }
        return rect != clip
      }
    }
    let (one, other) = (commands(one), commands(other))
    return one == other ? "" : "\(one.count) \(other.count) \(zip(one, other).first { $0 != $1 }.debugDescription)"
  }

  /// A change that is shown on its way, and what takes it back.
  private struct Change {
    let name: String
    let come: @Sendable (inout Shown) -> Void
    let leave: @Sendable (inout Shown) -> Void
  }

  private static let changes = [
    Change(name: "comparison", come: { $0.stage.press(.letter("c")) }, leave: { $0.stage.press(.letter("c")) }),
    Change(name: "devices", come: { $0.stage.press(.letter("s")) }, leave: { $0.stage.press(.letter("s")) }),
    Change(name: "curve", come: { $0.stage.press(.letter("g")) }, leave: { $0.stage.press(.letter("g")) }),
    Change(name: "frame times", come: { $0.stage.press(.letter("m")) }, leave: { $0.stage.press(.letter("m")) }),
    Change(
      name: "audit", come: { $0.stage.studio.perform(.audit, at: $0.stage.time) },
      leave: { $0.stage.studio.perform(.audit, at: $0.stage.time) }),
    Change(name: "timeline", come: { $0.stage.press(.letter("t")) }, leave: { $0.stage.press(.letter("t")) }),
    Change(name: "keys", come: { $0.stage.press(.function(1)) }, leave: { $0.stage.press(.escape) }),
    Change(
      name: "palette", come: { $0.stage.studio.perform(.palette, at: $0.stage.time) },
      leave: { $0.stage.press(.escape) }),
    Change(
      name: "question",
      come: {
        let studio = $0.stage.studio
        $0.stage.studio.sheet = Sheet(.unsaved(studio.document.id), in: studio.library)
      },
      leave: { $0.stage.press(.escape) }),
    Change(
      name: "hand-off", come: { $0.stage.studio.perform(.handOff, at: $0.stage.time) },
      leave: { $0.stage.press(.escape) }),
    Change(
      name: "section", come: { $0.stage.studio.apply(.panel(.open(.physics, true)), at: $0.stage.time) },
      leave: { $0.stage.studio.apply(.panel(.open(.physics, false)), at: $0.stage.time) }),
    // It leaves by itself.
    Change(name: "notice", come: { $0.stage.studio.say("Saved", at: $0.stage.time) }, leave: { $0.stage.wait(60) }),
  ]

  @Test(arguments: changes.indices) func `a change takes its way once, for 160 to 200 ms, and ends as without motion`(
    _ index: Int
  ) throws {
    var shown = Shown()
    let change = Self.changes[index]
    for step in [change.come, change.leave] {
      step(&shown)
      _ = shown.stage.frame()
      shown.stage.wait(0.05)
      let frame = shown.stage.frame()
      #expect(shown.stage.isMoving && frame != shown.still(), "\(change.name)")
      let seconds = shown.secondsUntilRest()
      let rest = try #require(seconds, "\(change.name)")
      #expect((0.16...0.2).contains(rest + 0.05), "\(change.name): \(rest + 0.05)")
      #expect(difference(shown.stage.frame(), shown.still()).isEmpty, "\(change.name)")
      for seconds in [0.001, 1, 2] {
        shown.stage.wait(seconds)
        let next = shown.stage.frame()
        #expect(difference(next, shown.still()).isEmpty && !shown.stage.isMoving, "\(change.name)")
      }
    }
  }

  @Test(arguments: changes.indices) func `nothing of the last frame shows through one on the way`(_ index: Int) {
    var shown = Shown()
    func expectCovered(_ words: String) {
      let fills = shown.stage.frame().commands.compactMap { command -> Rect? in
        switch command {
        case .fill(let rect, let color): color.alpha == 255 ? rect : nil
        case .shape(let shape): shape.part == .inside && shape.fill.alpha == 255 ? shape.frame : nil
        case .picture(let quad): quad.frame
        default: nil
        }
      }
      for y in stride(from: 2.0, to: 900, by: 7) {
        for x in stride(from: 2.0, to: 1440, by: 31) where !fills.contains(where: { $0.contains(Point(x: x, y: y)) }) {
          Issue.record("\(Self.changes[index].name), \(words): nothing covers \(x), \(y)")
          return
        }
      }
    }
    for (step, words) in [(Self.changes[index].come, "there"), (Self.changes[index].leave, "back")] {
      step(&shown)
      _ = shown.stage.frame()
      for _ in 0..<4 {
        expectCovered(words)
        shown.stage.wait(0.05)
      }
      shown.stage.wait(10)
      _ = shown.stage.frame()
    }
  }

  @Test(arguments: changes.indices) func `with reduced motion nothing is on its way`(_ index: Int) {
    var shown = Shown()
    var look = DesktopLook()
    look.reducesMotion = true
    shown.stage.studio.receive(.desktopLook(look), at: shown.stage.time)
    _ = shown.stage.frame()
    for step in [Self.changes[index].come, Self.changes[index].leave] {
      step(&shown)
      let frame = shown.stage.frame()
      #expect(difference(frame, shown.still()).isEmpty && !shown.stage.isMoving, "\(Self.changes[index].name)")
    }
  }

  @Test func `motion that is under way ends when the desktop asks for less`() {
    var shown = Shown()
    shown.stage.press(.letter("c"))
    _ = shown.stage.frame()
    var look = DesktopLook()
    look.reducesMotion = true
    shown.stage.studio.receive(.desktopLook(look), at: shown.stage.time)
    let frame = shown.stage.frame()
    #expect(difference(frame, shown.still()).isEmpty && !shown.stage.isMoving)
  }

  /// Everything that may move.
  private static let things: [Motions.Thing] =
    [.shade, .captions, .section(.physics)] + (0..<ScreenRow.most).map(Motions.Thing.phone)
    + [PartName.notice, .hint, .sheet, .palette, .handoff].map(Motions.Thing.part)

  @Test func `changes at any moment of each other neither jump nor stop what moves`() {
    var random = SplitMix64(seed: 61)
    var shown = Shown()
    var isThere = Set<Int>()
    // Nothing goes farther than the window is wide, so this is the fastest that a law of this length allows, and more.
    let fastest = 1440 * 4 / Settling.duration
    func places(_ shown: Shown) -> [Motions.Thing: SIMD4<Double>] {
      var places: [Motions.Thing: SIMD4<Double>] = [:]
      for thing in Self.things {
        places[thing] = shown.stage.studio.view.motions.place(of: thing, at: shown.stage.time)
      }
      return places
    }
    for _ in 0..<300 {
      let index = Int.random(in: Self.changes.indices, using: &random)
      let before = places(shown)
      let change = Self.changes[index]
      if isThere.remove(index) != nil {
        if change.name != "notice" { change.leave(&shown) }
      } else {
        change.come(&shown)
        isThere.insert(index)
      }
      _ = shown.stage.frame()
      for (thing, place) in places(shown) {
        guard let last = before[thing] else { continue }
        let way = (place - last).max() - (place - last).min()
        #expect(way < 1e-6, "\(change.name): \(thing) jumps by \(place - last)")
      }
      let start = places(shown)
      let step = Double.random(in: 0...0.12, using: &random)
      shown.stage.wait(step)
      _ = shown.stage.frame()
      for (thing, place) in places(shown) {
        guard let last = start[thing] else { continue }
        #expect((place - last).max() <= fastest * step + 1e-6, "\(change.name): \(thing) is too fast")
      }
    }
  }

  @Test func `the law begins where and as fast as it is told, stays near, and ends at rest`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2000 {
      let gap = SIMD4<Double>(repeating: .random(in: -1000...1000, using: &random))
      var way = Settling(from: gap, at: 5)
      #expect(way.distance(at: 4) == gap && way.distance(at: 5) == gap)
      var now = 5.0
      var most = gap.max().magnitude
      for _ in 0..<6 {
        now += .random(in: 0...0.2, using: &random)
        let shift = SIMD4<Double>(repeating: .random(in: -1000...1000, using: &random))
        let (place, speed) = (way.distance(at: now), way.speed(at: now))
        // The speed is the change of the distance.
        let change = (way.distance(at: now + 1e-7) - way.distance(at: now - 1e-7)) / 2e-7
        if !way.isOver(at: now), now - way.start > 1e-6 {
          #expect((change - speed).max().magnitude < 1e-2 * max(1, most), "\(change) \(speed)")
        }
        way = Settling(from: place + shift, speed: speed, at: now)
        #expect(way.distance(at: now) == place + shift)
        #expect((way.speed(at: now) - speed).max().magnitude < 1e-6 * max(1, most))
        most += shift.max().magnitude
      }
      for step in 0...20 {
        let place = way.distance(at: now + Settling.duration * Double(step) / 20)
        #expect(place.max().magnitude <= most * 1.2, "\(place) of \(most)")
      }
      #expect(way.distance(at: now + Settling.duration) == .zero && way.speed(at: now + Settling.duration) == .zero)
    }
    #expect((0.16...0.2).contains(Settling.duration))
  }

  @Test func `from rest it arrives softly and never goes back`() {
    let way = Settling(from: SIMD4(1, 0, 0, 0), at: 0)
    var last = 1.0
    for step in 0...100 {
      let next = way.distance(at: Settling.duration * Double(step) / 100).x
      #expect(next <= last && next >= 0)
      last = next
    }
    #expect(last == 0)
    // Half a frame's worth at the end is less than a hundredth of the way.
    #expect(way.distance(at: Settling.duration * 0.9).x < 0.01)
  }

  @Test func `a hand acts at once, at the final place`() {
    var shown = Shown()
    shown.stage.press(.function(1))
    _ = shown.stage.frame()
    #expect(shown.stage.isMoving)
    // The sheet is not there any more for the next click, though it is still seen.
    shown.stage.press(.escape)
    let place = shown.stage.thumbnail(2)
    shown.stage.handle(.down(place))
    shown.stage.handle(.up(place))
    #expect(shown.stage.studio.library.selected == 2)
    _ = shown.stage.frame()
    // A finger scrolls the scene of a phone that is on its way.
    shown.stage.press(.letter("c"))
    _ = shown.stage.frame()
    let before = shown.stage.offset
    shown.stage.drag(from: Point(x: 200, y: 500), to: Point(x: 200, y: 300), lasting: 0.1)
    #expect(shown.stage.offset != before)
  }

  @Test func `phones travel between one place and their row, and the second comes out from behind the first`() throws {
    var shown = Shown()
    let alone = shown.stage.studio.layout.screen
    shown.stage.press(.letter("c"))
    _ = shown.stage.frame()
    let row = try #require(shown.stage.studio.layout.row)
    func places() -> [SIMD4<Double>] {
      (0...1).compactMap { shown.stage.studio.view.motions.place(of: .phone($0), at: shown.stage.time) }
    }
    #expect(places()[0].x == alone.midX && places()[1].x == alone.midX && places()[1].z < alone.width)
    var last = places()
    for _ in 0..<30 {
      shown.stage.wait(1.0 / 60)
      _ = shown.stage.frame()
      let next = places()
      #expect(next[0].x <= last[0].x + 1e-9 && next[1].x >= last[1].x - 1e-9)
      last = next
    }
    #expect(last[0].x == row[0].midX && last[1].x == row[1].midX && last[1].z == row[1].width)
    // A wheel's zoom and a resized window are followed at once.
    shown.stage.handle(.resize(Size(width: 1300, height: 800), scale: 1))
    _ = shown.stage.frame()
    #expect(!shown.stage.isMoving && places()[0].x == shown.stage.studio.layout.screen(0).midX)
    shown.stage.press(.letter("c"))
    _ = shown.stage.frame()
    #expect(shown.stage.isMoving)
    let rest = shown.secondsUntilRest()
    #expect(rest != nil && !shown.stage.studio.view.motions.isKnown(.phone(1)))
  }
}
