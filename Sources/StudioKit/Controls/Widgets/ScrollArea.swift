import Geometry

/// A scrollable area. The focused control stays in place when content above it changes.
struct ScrollArea<ID: Hashable & Sendable>: Sendable {
  var id: ID
  var frame: Rect
  var margin: Double
  /// The area in which a wheel scrolls it.
  var wheel: Rect

  /// - Parameter wheel: Nil for its own frame.
  init(_ id: ID, in frame: Rect, margin: Double = 16, wheel: Rect? = nil) {
    self.id = id
    self.frame = frame
    self.margin = margin
    self.wheel = wheel ?? frame
  }
}

extension ScrollArea {
  func show(_ ui: inout UI<ID>, _ body: (inout UI<ID>) -> Void) {
    var scroll = ui.scrolls.areas[id] ?? Scroll()
    scroll.frame = frame
    let outer = ui.layout
    let focused = ui.focus.current
    let depth = depth(of: scroll, ui.focus)
    let (start, top) = (scroll.offset, frame.y - scroll.offset)
    ui.layout = Layout(in: frame, margin: margin)
    ui.layout.y = top
    let first = ui.focus.order.count
    ui.clipped(to: frame, body)
    let inner = ui.focus.order[first...]
    scroll.length = ui.layout.y + margin - top
    ui.layout = outer
    scroll.top = top
    if let focused, ui.focus.current == focused, let depth, let row = ui.focus.rows[focused] {
      let moved = row.y - top - depth
      // Smaller differences are rounding errors, which would never settle.
      if moved.magnitude > 0.01 { scroll.offset += moved }
    }
    turn(&scroll, &ui)
    if let rect = ui.scrolls.take(focus: ui.focus.current.flatMap { inner.contains($0) ? ui.focus.rows[$0] : nil }) {
      scroll.show(rect)
    }
    scroll.offset = min(max(0, scroll.offset), scroll.farthest)
    if scroll.offset != start { ui.again() }
    ui.scrolls.areas[id] = scroll
    scroll.drawBar(&ui.pen)
  }

  /// Distance of the focused control below the first row. Nil if it was not visible.
  private func depth(of scroll: Scroll, _ focus: Focus<ID>) -> Double? {
    guard let id = focus.current, let row = focus.lastRows[id], row.overlaps(scroll.frame), row.y >= scroll.top
    else { return nil }
    return row.y - scroll.top
  }

  private func turn(_ scroll: inout Scroll, _ ui: inout UI<ID>) {
    guard ui.isUnderPointer(wheel) else { return }
    switch ui.happenings.now {
    case .wheel(let notches): scroll.offset += notches * 56
    case .scroll(let points): scroll.offset += points * 12
    default: return
    }
    ui.take()
  }
}
