import Boundary

/// Puts the window into words for a screen reader.
struct WindowSpeech: Sendable {
  /// The keyboard is the window's.
  var isActive = true
  /// What was said of the scene on the stage last.
  private var scene: AccessibleItem?
}

extension WindowSpeech {
  mutating func describe(_ studio: Studio, _ panel: Panel, _ toolbar: Toolbar, at time: Double) -> AccessibleWindow {
    var parts = studio.accessibleParts(at: time, earlier: scene)
    scene = parts.first { $0.place == .stage }?.items.first
    // From the left to the right, and what lies over everything last.
    let over = parts.firstIndex { $0.role == .notice || $0.role == .dialog } ?? parts.count
    parts.insert(contentsOf: toolbar.accessibleParts() + [panel.accessiblePart(studio)].compactMap { $0 }, at: over)
    let focus =
      studio.hasSheet
      ? studio.accessibleFocus
      : toolbar.accessibleFocus ?? panel.accessibleFocus ?? studio.accessibleFocus
    return AccessibleWindow(
      title: "\(studio.document.title.shown) - Parallax", size: studio.view.size, isActive: isActive, parts: parts,
      focus: focus)
  }
}
