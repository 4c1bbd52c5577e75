@testable import StudioKit

/// A window that is copied when it is changed, not when it is handed on: a window is large, and each test that hands it
/// on would have the code for a copy.
struct SharedWindow {
  private final class Box {
    var window: Window

    init(_ window: Window) { self.window = window }
  }

  private var box: Box

  init(_ window: Window) { box = Box(window) }

  var window: Window {
    _read { yield box.window }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.window) }
      yield &box.window
    }
  }
}
