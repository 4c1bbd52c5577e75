import Boundary
import Geometry
import StudioKit
import Testing

/// The times at which the clipboard is read, which belongs to another program that may be slow.
struct PastingTests {
  @Test(
    arguments: [
      (.keyDown(.letter("v"), .control, isRepeat: false), true),
      (.keyDown(.letter("v"), [], isRepeat: false), false),
      (.keyDown(.letter("v"), .shift, isRepeat: false), false),
      (.keyUp(.letter("v"), .control), false),
      (.keyDown(.menu, [], isRepeat: false), true),
      (.keyDown(.function(10), .shift, isRepeat: false), true),
      (.keyDown(.function(10), [], isRepeat: false), false),
      (.secondary(Point(x: 1, y: 1)), true),
      (.down(Point(x: 1, y: 1)), false),
    ] as [(InputEvent, Bool)])
  func `it is looked at before something can be pasted, and at no other time`(_ event: InputEvent, _ isNeeded: Bool) {
    #expect(Window.leadsToPasting(event) == isNeeded)
  }
}
