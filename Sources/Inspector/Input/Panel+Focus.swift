import Geometry
import StudioKit

extension Panel {
  /// Tab walks through the controls; the first one follows the last.
  func moveFocus(_ way: Int, _ studio: inout Studio, at time: Double) {
    studio.finishEdit()
    let order = layout.order
    guard !order.isEmpty else { return }
    let start = focus.flatMap { order.firstIndex(of: $0) }
    let place = successor.flatMap { order.firstIndex(of: $0) } ?? 0
    let next = start.map { $0 + way } ?? (way > 0 ? place : place - 1)
    input.isByKeys = true
    focus = order[(next % order.count + order.count) % order.count]
    reveal(&studio, at: time)
  }

  /// A control that is laid out no longer has no focus: keys go to the stage.
  ///
  /// - Parameter control: The one that had it when the run began: what took it since may be laid out with the next.
  func dropFocus(_ control: String?) {
    guard let control else { return }
    successor = nil
    guard focus == control, layout.rows[control] == nil else { return }
    focus = nil
    let rest = layout.lastOrder.drop { $0 != control }
    successor = rest.first { layout.rows[$0] != nil }
  }

  /// How far below the first row the control with the focus lies; nil where it cannot be seen.
  var focusDepth: Double? {
    guard let focus, let row = layout.rows[focus], row.overlaps(layout.frame) else { return nil }
    return row.y - layout.top
  }

  /// The control with the focus stays where it is, whatever comes or goes above it.
  func holdFocus(at depth: Double) {
    guard let focus, let row = layout.rows[focus] else { return }
    let moved = row.y - layout.top - depth
    // Less is rounding, which would go on for ever.
    guard moved.magnitude > 0.01 else { return }
    scroll = max(0, scroll + moved)
    touch()
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
