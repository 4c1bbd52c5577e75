import Geometry

/// How far an area is scrolled, and what it knows of its content.
struct Scroll: Sendable {
  /// Points of the content above the area's upper edge.
  var offset = 0.0
  var length = 0.0
  /// Where the first row began in the run before.
  var top = 0.0
  var frame = Rect(x: 0, y: 0, width: 0, height: 0)
}

/// What an area scrolls to.
enum Reveal: Sendable {
  case focus
  /// From a head to the end of what it opened, as much of it as there is room for.
  case block(Rect)
}

/// How far the areas of a surface are scrolled, and what is to come into view.
public struct Scrolls<ID: Hashable & Sendable>: Sendable {
  var areas: [ID: Scroll] = [:]
  var wanted: Reveal?
}

extension Scrolls {
  public func offset(of area: ID) -> Double { areas[area]?.offset ?? 0 }

  /// Takes what is to come into view of an area whose controls lie in `rows`. Nil: nothing, or nothing in this one.
  mutating func take(for scroll: Scroll, focus: ID?, rows: [ID: Rect]) -> Rect? {
    guard let reveal = wanted else { return nil }
    var rect: Rect?
    switch reveal {
    case .block(let block): rect = block
    case .focus:
      if let focus {
        // What is laid out only while it has the focus is there in the next run; what is pinned outside of the area
        // is always in view.
        guard let row = rows[focus], row.y >= scroll.top - 0.01, row.y < scroll.top + scroll.length else { return nil }
        rect = row
      }
    }
    wanted = nil
    return rect
  }
}

extension Scroll {
  var farthest: Double { max(0, length - frame.height) }

  /// Scrolls as far as it takes to show a rectangle, the beginning of one that is too high.
  mutating func show(_ rect: Rect) {
    var way = 0.0
    if rect.maxY > frame.maxY - 8 { way = min(rect.maxY - frame.maxY + 8, rect.y - frame.y - 8) }
    if rect.y < frame.y + 8 { way = rect.y - frame.y - 8 }
    offset += way
  }

  func drawBar(_ pen: inout Pen) {
    guard let thumb = ScrollBar(in: frame, length: length, offset: offset).thumb else { return }
    pen.fill(thumb, radius: 2, pen.look.raised)
  }
}
