import Geometry
import PreviewKit

/// The parts of the window that a command shows, hides or exchanges: where one differs, the window has changed by more
/// than a number.
struct WindowLook: Hashable, Sendable {
  private enum Overlay: Hashable { case question(Sheet.Words), keys, palette, handoff }

  private let window: Size
  private let theme: Theme
  private let overlay: Overlay?
  private let scene: DocumentID
  private let isCompared: Bool
  private let hasScreens: Bool
  private let sections: Set<SectionName>
  private let stage: Rect
  private let comparison: Rect
  private let panel: Rect
  /// Where the notice stands. Empty without one.
  private let notice: Rect

  init(_ studio: Studio) {
    (window, theme) = (studio.view.size, studio.view.theme)
    overlay =
      studio.sheet.map { .question($0.words) }
      ?? (studio.view.options.showsPalette
        ? .palette : studio.view.options.showsHandoff ? .handoff : studio.view.options.showsKeys ? .keys : nil)
    scene = studio.document.id
    isCompared = studio.stage.beside.comparison != nil
    hasScreens = studio.stage.beside.screens.isShown
    sections = studio.view.panel.openSections
    let layout = studio.layout
    (stage, comparison, panel, notice) = (layout.stage, layout[.comparison], layout[.panel], layout[.notice])
  }
}

extension WindowLook {
  /// The part that changes from an earlier look, and the way. Nil if nothing does, or more than one part.
  func change(since other: WindowLook) -> (region: Rect, way: Transition.Way)? {
    guard window == other.window, theme == other.theme else { return nil }
    if overlay != other.overlay { return (Rect(window), Transition.Way()) }
    let all = stage.union(comparison).union(other.stage).union(other.comparison)
    if scene != other.scene || isCompared != other.isCompared || hasScreens != other.hasScreens {
      return (all, Transition.Way())
    }
    if sections != other.sections, panel == other.panel {
      // A section comes out of its head, and goes back into it.
      return (panel, Transition.Way(present: Point(x: 0, y: sections.count > other.sections.count ? -14 : 14)))
    }
    if notice.isEmpty != other.notice.isEmpty {
      // A notice rises, and sinks.
      let (frame, below) = (notice.isEmpty ? other.notice : notice, Point(x: 0, y: 12))
      let way = notice.isEmpty ? Transition.Way(earlier: below) : Transition.Way(present: below)
      return (frame.inset(by: -24).intersection(stage), way)
    }
    return nil
  }
}
