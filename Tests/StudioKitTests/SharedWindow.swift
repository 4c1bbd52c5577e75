@testable import StudioKit

/// A window that several values have, until one of them changes it: a window is large, and a test hands it on a lot.
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
