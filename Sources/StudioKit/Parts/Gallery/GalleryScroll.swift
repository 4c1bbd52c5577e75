import Boundary
import Geometry

/// The scroll position of the gallery, and its dragging.
struct GalleryScroll: Hashable, Sendable {
  /// A press in the gallery, with the scroll position at that time.
  struct Grip: Hashable, Sendable {
    fileprivate let anchor: Double
    fileprivate let start: Double
    let isOnBar: Bool
    fileprivate var hasMoved: Bool
  }

  /// Requested scroll position in points; the layout clamps it.
  private(set) var offset = 0.0

  /// Movement up to which it is a click, in points.
  private static let slop = 4.0
}

extension GalleryScroll {
  /// Begins a drag. Nil if there is nothing to scroll. A press beside the bar's thumb moves it to the pointer.
  mutating func press(_ point: Point, _ places: GalleryPlaces) -> Grip? {
    guard places.contains(point), let bar = places.bar else { return nil }
    let isOnBar = bar.isGripped(at: point)
    offset = isOnBar ? bar.offset(gripping: point.y) : bar.offset
    return Grip(anchor: point.y, start: offset, isOnBar: isOnBar, hasMoved: isOnBar)
  }

  /// Follows the pointer. Returns false if it has hardly moved yet.
  mutating func move(_ grip: inout Grip, to point: Point, _ places: GalleryPlaces) -> Bool {
    guard let bar = places.bar else { return false }
    let way = point.y - grip.anchor
    if way.magnitude >= Self.slop { grip.hasMoved = true }
    guard grip.hasMoved else { return false }
    offset = grip.start + (grip.isOnBar ? way * bar.contentPerThumb : -way)
    keep(within: bar)
    return true
  }

  /// - Parameter way: Distance downwards, in points.
  mutating func turn(by way: Double, _ places: GalleryPlaces) {
    guard let bar = places.bar else { return }
    offset = bar.offset + way
    keep(within: bar)
  }

  /// Scrolls just enough to show a thumbnail and a part of its neighbors.
  mutating func show(_ index: Int, _ places: GalleryPlaces) {
    guard let bar = places.bar, index < places.count else { return }
    let excess = places.excess(of: index)
    offset = bar.offset + excess.foot - excess.top
    keep(within: bar)
  }

  private mutating func keep(within bar: ScrollBar) { offset = min(max(0, offset), bar.farthest) }
}
