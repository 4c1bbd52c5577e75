import Boundary
import Documents
import Geometry
import Testing

@testable import StudioKit

/// The window while one look becomes another.
@Suite struct TransitionTests {
  /// A studio that is drawn as in its window: each frame knows the last one.
  private struct Shown {
    var stage = TestStudio("map-crop", window: Size(width: 1440, height: 900))
    var last = DrawList()

    init() {
      stage.handle(.down(stage.point(195, 400)))
      stage.handle(.up(nil))
      stage.wait(10)
      frame()
    }

    @discardableResult
    mutating func frame() -> DrawList {
      var list = DrawList()
      stage.window.advance(to: stage.time)
      stage.window.layOut(at: stage.time)
      stage.window.paint(at: stage.time, into: &list, after: last)
      last = list
      return list
    }

    /// Seconds until a frame is drawn as usual. Nil if that takes a second.
    mutating func secondsUntilRest() -> Double? {
      for step in 0..<60 {
        if !frame().isMixed { return Double(step) / 60 }
        stage.wait(1.0 / 60)
      }
      return nil
    }
  }

  /// A change that is shown on its way, and what takes it back.
  private struct Change {
    let name: String
    let come: @Sendable (inout Shown) -> Void
    let leave: @Sendable (inout Shown) -> Void
  }

  private static let changes = [
    Change(
      name: "scene", come: { $0.stage.studio.apply(.select(1), at: $0.stage.time) },
      leave: { $0.stage.studio.apply(.select(0), at: $0.stage.time) }),
    Change(name: "comparison", come: { $0.stage.press(.letter("c")) }, leave: { $0.stage.press(.letter("c")) }),
    Change(name: "devices", come: { $0.stage.press(.letter("s")) }, leave: { $0.stage.press(.letter("s")) }),
    Change(name: "keys", come: { $0.stage.press(.function(1)) }, leave: { $0.stage.press(.escape) }),
    Change(
      name: "palette", come: { $0.stage.studio.perform(.palette, at: $0.stage.time) },
      leave: { $0.stage.press(.escape) }),
    Change(
      name: "question", come: { $0.stage.studio.perform(.newScene, at: $0.stage.time) },
      leave: { $0.stage.press(.escape) }),
    Change(
      name: "section", come: { $0.stage.studio.apply(.panel(.open(.physics, true)), at: $0.stage.time) },
      leave: { $0.stage.studio.apply(.panel(.open(.physics, false)), at: $0.stage.time) }),
    // It leaves by itself.
    Change(name: "notice", come: { $0.stage.studio.say("Saved", at: $0.stage.time) }, leave: { $0.stage.wait(60) }),
  ]

  @Test(arguments: changes.indices) func `a change takes its way once, for an eighth to a fifth of a second, and back`(
    _ index: Int
  ) throws {
    var shown = Shown()
    let change = Self.changes[index]
    for step in [change.come, change.leave] {
      step(&shown)
      #expect(shown.frame().isMixed && shown.stage.window.isMoving(at: shown.stage.time), "\(change.name)")
      let rest = shown.secondsUntilRest()
      let seconds = try #require(rest, "\(change.name)")
      #expect((0.12...0.2).contains(seconds), "\(change.name): \(seconds)")
      // What is shown then is what any frame would show.
      var plain = DrawList()
      var copy = shown
      copy.stage.window.paint(at: copy.stage.time, into: &plain)
      #expect(difference(shown.last, plain).isEmpty, "\(change.name)")
      shown.stage.wait(0.01)
      #expect(!shown.frame().isMixed, "\(change.name)")
    }
  }

  @Test func `a window at rest stays at rest after it`() {
    var shown = Shown()
    shown.stage.press(.function(1))
    shown.frame()
    let rested = shown.secondsUntilRest()
    #expect(rested != nil)
    let rest = shown.frame()
    #expect(!shown.stage.isMoving)
    for seconds in [0.001, 1, 100] {
      shown.stage.wait(seconds)
      #expect(difference(shown.frame(), rest).isEmpty && !shown.stage.isMoving)
    }
  }

  @Test(arguments: changes.indices) func `with reduced motion everything cuts`(_ index: Int) {
    var shown = Shown()
    var look = DesktopLook()
    look.reducesMotion = true
    shown.stage.studio.receive(.desktopLook(look), at: shown.stage.time)
    shown.frame()
    for step in [Self.changes[index].come, Self.changes[index].leave] {
      step(&shown)
      #expect(!shown.frame().isMixed, "\(Self.changes[index].name)")
    }
  }

  @Test func `a hand acts at once, at the final place`() {
    var shown = Shown()
    shown.stage.press(.function(1))
    #expect(shown.frame().isMixed)
    // The sheet is not there any more for the next click, though it is still seen.
    shown.stage.press(.escape)
    let place = shown.stage.thumbnail(2)
    shown.stage.handle(.down(place))
    shown.stage.handle(.up(place))
    #expect(shown.stage.studio.library.selected == 2)
    shown.frame()
    // A finger scrolls the scene that is only half visible.
    let before = shown.stage.offset
    shown.stage.drag(from: Point(x: 200, y: 500), to: Point(x: 200, y: 300), lasting: 0.1)
    #expect(shown.stage.offset != before)
  }

  @Test func `a change during another one cuts, and ends with what is there`() {
    var shown = Shown()
    shown.stage.press(.letter("c"))
    #expect(shown.frame().isMixed)
    shown.stage.press(.function(1))
    shown.frame()
    let rested = shown.secondsUntilRest()
    #expect(rested != nil)
    var plain = DrawList()
    shown.stage.window.paint(at: shown.stage.time, into: &plain)
    #expect(difference(shown.frame(), plain).isEmpty)
  }

  @Test func `its pace begins and ends where the parts are, and never goes back`() {
    var share = 0.0
    for step in 0...100 {
      let next = Transition.easing.value(at: Double(step) / 100)
      #expect(next >= share && next <= 1)
      share = next
    }
    #expect(Transition.easing.value(at: 0) == 0 && share == 1)
    #expect((0.12...0.2).contains(Transition.duration))
  }
}

extension DrawList {
  fileprivate var isMixed: Bool {
    commands.contains { if case .pair(.both(_, .mix)) = $0 { true } else { false } }
  }
}
