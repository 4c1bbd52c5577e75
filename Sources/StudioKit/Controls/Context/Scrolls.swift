import Geometry

/// The scroll position of an area, and the known size of its content.
struct Scroll: Sendable {
  /// Offset of the content above the area's top edge, in points.
  var offset = 0.0
  var length = 0.0
  /// The top of the first row in the previous run.
  var top = 0.0
  var frame = Rect(x: 0, y: 0, width: 0, height: 0)
}

/// A target to scroll to.
enum Reveal: Sendable {
  case focus
  /// From a section's head to the end of its content, as far as it fits.
  case block(Rect)
}

/// The scroll positions of a surface's areas, and the pending target.
struct Scrolls<ID: Hashable & Sendable>: Sendable {
  var areas: [ID: Scroll] = [:]
  var wanted: Reveal?
}

extension Scrolls {
  func offset(of area: ID) -> Double { areas[area]?.offset ?? 0 }

  /// Takes the target to reveal in an area. Nil if there is none in it.
  ///
  /// - Parameter focus: The row of the focused control, if it is in the area: those pinned outside of it are always
  ///   visible. Controls laid out only with the focus exist from the next run on.
  mutating func take(focus row: Rect?) -> Rect? {
    guard let reveal = wanted else { return nil }
    let rect: Rect? = if case .block(let block) = reveal { block } else { row }
    if rect != nil { wanted = nil }
    return rect
  }
}

extension Scroll {
  var farthest: Double { max(0, length - frame.height) }

  /// Scrolls just enough to show a rectangle, or the beginning of one that is too tall.
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
