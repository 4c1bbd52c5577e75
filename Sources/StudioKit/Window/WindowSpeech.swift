import Boundary
import Geometry

/// Describes the window for a screen reader.
struct WindowSpeech: Sendable {
  /// Whether the window has the keyboard.
  var isActive = true
  /// The last description of the scene on the stage.
  private var scene: AccessibleItem?
}

extension WindowSpeech {
  mutating func describe(_ studio: Studio, _ sheets: SheetView, _ palette: Palette, _ ui: WindowUI, at time: Double)
    -> AccessibleWindow
  {
    var parts = studio.accessibleParts(at: time, earlier: scene)
    scene = parts.first { $0.place == .stage }?.items.first
    parts += [palette.accessiblePart(ui), sheets.accessiblePart(ui)].compactMap(\.self)
    // From left to right, with overlays last.
    let over = parts.firstIndex { $0.role == .notice || $0.role == .dialog } ?? parts.count
    var controls = Toolbar.accessibleParts(ui)
    let panel = studio.layout.panel
    if !panel.isEmpty {
      controls.append(AccessiblePart(.panel, .group, "Controls", in: panel, ui.read(.panel) { $0.descriptions.items }))
    }
    parts.insert(contentsOf: controls, at: over)
    let focus =
      studio.hasSheet
      ? palette.accessibleFocus(ui) ?? sheets.accessibleFocus(ui)
      : Self.focus(ui, studio.document.id, hasPanel: !panel.isEmpty)
    return AccessibleWindow(
      title: "\(studio.document.title.shown) - Parallax", size: studio.view.size, isActive: isActive, parts: parts,
      focus: focus ?? studio.accessibleFocus)
  }

  /// The selected item of an open menu, or the focused control.
  private static func focus(_ ui: WindowUI, _ scene: DocumentID, hasPanel: Bool) -> AccessibleID? {
    let part = ui.menuSurface ?? ui.keySurface
    if part == .gallery { return AccessibleID(.gallery, scene.number) }
    if part == .timeLine, ui.input.menu == nil, ui.read(.timeLine, { $0.focus.current }) == .track {
      return AccessibleID(.timeLine, 0)
    }
    if let strip = SurfaceName.regions.first(where: { $0.name == part }),
      let number = ui.accessibleFocus(on: strip.name.rawValue)
    {
      return AccessibleID(strip.place, number)
    }
    return hasPanel ? ui.accessibleFocus(on: SurfaceName.panel.rawValue).map { AccessibleID(.panel, $0) } : nil
  }
}
