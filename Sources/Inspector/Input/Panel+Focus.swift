import Geometry
import StudioKit

extension Panel {
  /// Tab walks through the controls; the first one follows the last.
  func moveFocus(_ way: Int, _ studio: inout Studio, at time: Double) {
    studio.finishEdit()
    let order = layout.order
    guard !order.isEmpty else { return }
    let index = focus.flatMap { order.firstIndex(of: $0) }
    let next = index.map { ($0 + way + order.count) % order.count } ?? (way > 0 ? 0 : order.count - 1)
    focus = order[next]
    reveal(&studio, at: time)
  }

  /// Scrolls so that the control with the focus can be seen.
  func reveal(_ studio: inout Studio, at time: Double) {
    defer { settle(&studio, at: time) }
    guard let focus, let row = layout.rows[focus] else { return }
    let frame = layout.frame
    if row.y < frame.y + 8 { scroll -= frame.y + 8 - row.y }
    if row.maxY > frame.maxY - 8 { scroll += row.maxY - frame.maxY + 8 }
    scroll = max(0, min(scroll, length - frame.height))
  }
}
