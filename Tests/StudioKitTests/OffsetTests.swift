import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import Testing

@testable import StudioKit

/// The scroll offset as a control: typed, scrubbed, stepped.
struct OffsetTests {
  private func stage(_ name: String = "header-stretch") -> TestStudio {
    var stage = TestStudio(name)
    _ = stage.frame()
    return stage
  }

  private func place(_ stage: TestStudio) throws -> Point {
    try #require(stage.window.ui.read(.footer) { $0.parts[.offset] }).center
  }

  private func click(_ stage: inout TestStudio) throws {
    let point = try place(stage)
    stage.wait(1)
    for event: InputEvent in [.hover(point), .down(point), .up(point)] { stage.handle(event) }
  }

  /// Types as a keyboard does: each letter is a key, too.
  private func type(_ text: String, into stage: inout TestStudio) {
    for letter in text {
      stage.handle(.keyDown(letter == " " ? .space : .letter(letter), [], isRepeat: false))
      stage.handle(.text(String(letter)))
    }
  }

  private func check(_ typed: String, gives offset: Double) throws {
    var stage = stage()
    stage.press(.down)
    stage.wait(5)
    #expect(abs(stage.offset - 60) < 1e-6)
    try click(&stage)
    type(typed, into: &stage)
    stage.press(.enter)
    #expect(abs(stage.offset - offset) < 1e-6, "\(typed)")
    #expect(stage.studio.document.name == "header-stretch", "\(typed) shows another scene")
    stage.wait(5)
    #expect(abs(stage.offset - offset) < 1e-6 && !stage.isMoving, "\(typed)")
  }

  @Test func `what is typed is shown, with units and expressions, also past an end`() throws {
    for (typed, offset) in [("42", 42.0), ("42 pt", 42), ("3*60", 180), ("+10", 70), ("126px", 42), ("-80", -80)] {
      try check(typed, gives: offset)
    }
  }

  @Test func `what is no offset is refused in a sentence and changes nothing`() throws {
    for typed in ["", "4..2", "99999999"] {
      var stage = stage()
      try click(&stage)
      type(typed, into: &stage)
      stage.press(.delete)
      stage.press(.backspace)
      if !typed.isEmpty { type(typed, into: &stage) }
      let before = stage.offset
      stage.press(.enter)
      _ = stage.frame()
      #expect(stage.offset == before && stage.studio.view.notice?.isFault == true, "\(typed)")
    }
  }

  @Test func `an offset past an end is held until the next touch`() throws {
    var stage = stage()
    try click(&stage)
    type("-80", into: &stage)
    stage.press(.enter)
    stage.wait(3)
    #expect(abs(stage.offset + 80) < 1e-6)
    stage.handle(.wheel(dx: 0, dy: -1, at: stage.point(100, 400)))
    stage.wait(5)
    #expect(stage.offset >= 0 && !stage.isMoving && !stage.studio.stage.shown.isHeld)
  }

  @Test func `a drag scrubs by points, ten of them with Shift, a tenth with Alt, without a jump`() throws {
    var stage = stage()
    stage.press(.pageDown)
    stage.wait(5)
    let (start, point) = (stage.offset, try place(stage))
    stage.wait(1)
    stage.handle(.hover(point))
    stage.handle(.down(point))
    for (modifiers, way, offset) in [
      (Modifiers(), 20.0, 20.0), (.alt, 40, 22), (.shift, 35, -28), ([], 36, -27),
    ] {
      let before = stage.offset
      stage.handle(.modifiers(modifiers))
      _ = stage.frame()
      #expect(abs(stage.offset - before) < 0.51, "\(modifiers)")
      stage.handle(.move(Point(x: point.x + way, y: point.y)))
      #expect(abs(stage.offset - start - offset) < 0.51, "\(modifiers) \(stage.offset - start)")
    }
    stage.handle(.modifiers([]))
    stage.handle(.up(point))
    let end = stage.offset
    stage.wait(2)
    #expect(abs(stage.offset - end) < 1e-6 && !stage.isMoving)
  }

  @Test func `Control snaps to where the header has collapsed`() throws {
    var stage = stage()
    let collapsed = try #require(stage.studio.stage.shown.landmarks.first { $0.name == "Collapsed" }).offset
    #expect(collapsed > 100)
    let point = try place(stage)
    stage.handle(.hover(point))
    stage.handle(.down(point))
    stage.handle(.modifiers(.control))
    stage.handle(.move(Point(x: point.x + collapsed + 4, y: point.y)))
    #expect(abs(stage.offset - collapsed) < 1e-6)
  }

  @Test func `arrows step by a point, Home and End go to the ends, and Escape gives the keys back`() throws {
    var stage = stage()
    let bounds = stage.studio.stage.shown.extent.bounds
    try click(&stage)
    stage.press(.enter)
    for (key, modifiers, offset) in [
      (Key.right, Modifiers(), 1.0), (.right, .shift, 11), (.left, .alt, 10.9), (.pageUp, [], 21),
      (.end, [], bounds.upperBound), (.home, [], bounds.lowerBound),
    ] {
      stage.press(key, modifiers)
      #expect(abs(stage.offset - offset) < 1e-6, "\(key)")
    }
    stage.press(.escape)
    stage.press(.down)
    stage.wait(5)
    #expect(abs(stage.offset - 60) < 1e-6)
  }

  @Test func `the wheel and the arrows of the stage heed the same keys`() {
    for (modifiers, factor) in [(Modifiers(), 1.0), (.alt, 0.1), (.shift, 10)] {
      var stage = TestStudio("map-crop")
      let start = stage.offset
      stage.handle(.modifiers(modifiers))
      stage.handle(.wheel(dx: 0, dy: -1, at: stage.point(100, 400)))
      stage.wait(5)
      #expect(abs(stage.offset - start - 120 * factor) < 0.5, "\(stage.offset - start)")
      let there = stage.offset
      stage.press(.down, modifiers)
      stage.wait(5)
      #expect(abs(stage.offset - there - 60 * factor) < 0.5, "\(stage.offset - there)")
    }
  }

  @Test(arguments: TestStudio.names) func `the digits are those of the moment, over the control`(name: String) {
    var stage = TestStudio(name)
    stage.press(.space)
    for _ in 0..<5 {
      stage.wait(0.13)
      let frame = stage.frame()
      let words = frame.commands.compactMap { if case .text(let text, _, _) = $0 { text } else { nil } }
      #expect(words.contains(stage.offset.formatted(.fixed(1))))
    }
  }
}
