import Boundary
import Geometry

extension UI {
  /// How far an area is scrolled, and what it knows of its content.
  struct Scroll {
    /// Points of the content above the area's upper edge.
    var offset = 0.0
    var length = 0.0
    /// Where the first row began in the run before.
    var top = 0.0
    var frame = Rect(x: 0, y: 0, width: 0, height: 0)
  }

  /// What an area scrolls to.
  enum Reveal {
    case focus
    /// From a head to the end of what it opened, as much of it as there is room for.
    case block(Rect)
  }

  public func scrollOffset(of area: ID) -> Double { scrolls[area]?.offset ?? 0 }

  /// Lets what lies between two heights come into view, if it is in the area that is laid out.
  public mutating func reveal(_ block: Rect) {
    reveals = .block(block)
    again()
  }

  /// An area whose content may be longer than it is. A control that has the focus stays where it is, whatever comes or
  /// goes above it.
  ///
  /// - Parameter wheel: Where a wheel scrolls it; nil: over itself.
  public mutating func scrollArea(
    _ id: ID, in frame: Rect, margin: Double = 16, wheel: Rect? = nil, _ body: (inout UI) -> Void
  ) {
    var scroll = scrolls[id] ?? Scroll()
    scroll.frame = frame
    let outer = layout
    let depth = depth(of: scroll)
    let focused = focus
    let top = frame.y - scroll.offset
    layout = Layout(in: frame, margin: margin)
    layout.y = top
    clipped(to: frame) { body(&$0) }
    scroll.length = layout.y + margin - top
    layout = outer
    let start = scroll.offset
    scroll.top = top
    if let focused, focus == focused, let depth, let row = rows[focused] {
      let moved = row.y - top - depth
      // Less is rounding, which would go on for ever.
      if moved.magnitude > 0.01 { scroll.offset += moved }
    }
    turn(&scroll, under: wheel ?? frame)
    show(&scroll)
    let farthest = max(0, scroll.length - frame.height)
    scroll.offset = min(max(0, scroll.offset), farthest)
    if scroll.offset != start { again() }
    scrolls[id] = scroll
    if farthest > 0 { drawBar(scroll, farthest) }
  }

  /// How far below the first row the control with the focus lay; nil where it could not be seen.
  private func depth(of scroll: Scroll) -> Double? {
    guard let focus, let row = lastRows[focus], row.overlaps(scroll.frame), row.y >= scroll.top else { return nil }
    return row.y - scroll.top
  }

  private mutating func turn(_ scroll: inout Scroll, under place: Rect) {
    guard isUnderPointer(place) else { return }
    switch event {
    case .wheel(let notches): scroll.offset += notches * 56
    case .scroll(let points): scroll.offset += points * 12
    default: return
    }
    event = .nothing
    again()
  }

  private mutating func show(_ scroll: inout Scroll) {
    guard let reveals else { return }
    let rect: Rect
    switch reveals {
    case .focus:
      guard let focus else {
        self.reveals = nil
        return
      }
      // What is laid out only while it has the focus is there in the next run.
      guard let row = rows[focus] else { return }
      // What is pinned outside of the area is always in view.
      guard row.y >= scroll.top - 0.01, row.y < scroll.top + scroll.length else { return }
      rect = row
    case .block(let block): rect = block
    }
    self.reveals = nil
    let frame = scroll.frame
    var way = 0.0
    if rect.maxY > frame.maxY - 8 { way = min(rect.maxY - frame.maxY + 8, rect.y - frame.y - 8) }
    if rect.y < frame.y + 8 { way = rect.y - frame.y - 8 }
    scroll.offset += way
  }

  private mutating func drawBar(_ scroll: Scroll, _ farthest: Double) {
    let frame = scroll.frame
    let height = max(24, frame.height * frame.height / scroll.length)
    let y = frame.y + (frame.height - height) * min(1, scroll.offset / farthest)
    fill(Rect(x: frame.maxX - 6, y: y + 2, width: 4, height: height - 4), radius: 2, look.raised)
  }
}
