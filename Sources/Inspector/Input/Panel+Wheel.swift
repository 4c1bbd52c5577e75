import Boundary
import CImGui
import Geometry
import StudioKit

extension Panel {
  /// A wheel turns the control under it only if that has the focus; else it scrolls the panel.
  func turnWheel(
    _ dy: Double, at point: Point?, in panel: Rect, _ studio: inout Studio, at time: Double
  ) -> Bool {
    guard let point, panel.contains(point) else { return false }
    // One that goes sideways turns nothing.
    guard dy != 0 else { return true }
    if let focus, let row = layout.rows[focus], row.contains(point), let field = field(focus, studio),
      field.isTurned
    {
      if let lastTick, time - lastTick > PanelInput.pause { studio.finishEdit() }
      turn(field, by: dy > 0 ? 1 : -1, &studio, at: time)
      lastTick = time
      return true
    }
    return scrollPanel(-dy * 56, at: point, in: panel)
  }

  /// What a wheel has turned is a step of its own.
  func endTicks(_ studio: inout Studio) {
    guard lastTick != nil else { return }
    lastTick = nil
    studio.finishEdit()
  }

  func scrollPanel(_ way: Double, at point: Point?, in panel: Rect) -> Bool {
    guard let point, panel.contains(point) else { return false }
    closeMenu()
    scroll = min(max(0, scroll + way), max(0, length - layout.frame.height))
    input.resting = nil
    touch()
    return true
  }
}
