import Boundary
import Controls
import Geometry

/// How far the gallery is scrolled, and the hand that scrolls it.
struct GalleryScroll: Hashable, Sendable {
  /// A press in the gallery, and how far that was scrolled then.
  struct Grip: Hashable, Sendable {
    fileprivate let anchor: Double
    fileprivate let start: Double
    let isOnBar: Bool
    fileprivate var hasMoved: Bool
  }

  /// Points of the pictures above the gallery's upper edge, as they were asked for: a layout keeps them within what
  /// there is.
  private(set) var offset = 0.0

  /// Less is a click.
  private static let slop = 4.0
}

extension GalleryScroll {
  /// Takes a press; nil: there is nothing to scroll. Beside the bar's thumb it brings that to the pointer.
  mutating func press(_ point: Point, _ layout: StudioLayout) -> Grip? {
    guard layout.gallery.contains(point), let bar = layout.galleryBar else { return nil }
    let isOnBar = bar.isGripped(at: point)
    offset = isOnBar ? bar.offset(gripping: point.y) : bar.offset
    return Grip(anchor: point.y, start: offset, isOnBar: isOnBar, hasMoved: isOnBar)
  }

  /// Follows the pointer. False: it has hardly moved yet.
  mutating func move(_ grip: inout Grip, to point: Point, _ layout: StudioLayout) -> Bool {
    guard let bar = layout.galleryBar else { return false }
    let way = point.y - grip.anchor
    if way.magnitude >= Self.slop { grip.hasMoved = true }
    guard grip.hasMoved else { return false }
    offset = grip.start + (grip.isOnBar ? way * bar.contentPerThumb : -way)
    keep(within: bar)
    return true
  }

  /// - Parameter way: Points further down.
  mutating func turn(by way: Double, _ layout: StudioLayout) {
    guard let bar = layout.galleryBar else { return }
    offset = bar.offset + way
    keep(within: bar)
  }

  /// Scrolls as far as it takes to show one of the pictures, and a part of those beside it.
  mutating func show(_ index: Int, _ layout: StudioLayout) {
    guard let bar = layout.galleryBar, layout.thumbnails.indices.contains(index) else { return }
    let place = layout.galleryPlace(index)
    let air = place.height / 3
    offset = bar.offset
    if place.maxY + air > layout.gallery.maxY { offset += place.maxY + air - layout.gallery.maxY }
    if place.y - air < layout.gallery.y { offset += place.y - air - layout.gallery.y }
    keep(within: bar)
  }

  private mutating func keep(within bar: ScrollBar) { offset = min(max(0, offset), bar.farthest) }
}
