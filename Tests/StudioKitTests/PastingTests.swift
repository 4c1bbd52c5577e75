import Boundary
import Geometry
import Testing

@testable import StudioKit

/// The times at which the clipboard is read, which belongs to another program that may be slow.
struct PastingTests {
  private static let events: [(InputEvent, Bool)] = [
    (.keyDown(.letter("v"), .control, isRepeat: false), true),
    (.keyDown(.letter("v"), [], isRepeat: false), false),
    (.keyDown(.letter("v"), .shift, isRepeat: false), false),
    (.keyUp(.letter("v"), .control), false),
    (.keyDown(.menu, [], isRepeat: false), true),
    (.keyDown(.function(10), .shift, isRepeat: false), true),
    (.keyDown(.function(10), [], isRepeat: false), false),
    (.secondary(Point(x: 1, y: 1)), true),
    (.down(Point(x: 1, y: 1)), false),
    (.keyDown(.enter, [], isRepeat: false), false),
  ]

  @Test func `it is looked at before something can be pasted, and at no other time`() {
    var stage = TestStudio()
    for (event, isNeeded) in Self.events { #expect(stage.window.leadsToPasting(event) == isNeeded, "\(event)") }
    stage.press(.letter("p"), [.control, .shift])
    for event in [InputEvent.down(Point(x: 1, y: 1)), .keyDown(.enter, [], isRepeat: false)] {
      #expect(stage.window.leadsToPasting(event), "\(event) may choose Paste in the palette")
    }
  }
}
