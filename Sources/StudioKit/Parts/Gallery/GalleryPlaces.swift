import Geometry

/// The frames of the gallery's thumbnails: equal in size, one below the other, scrolled. Computed without an array, as
/// every frame uses them.
struct GalleryPlaces: Hashable, Sendable {
  private let gallery: Rect
  /// The first one before scrolling and alignment to whole points.
  private let first: Rect
  /// Distance from one to the next.
  private let pitch: Double
  let count: Int
  /// The number of a person's own scenes, which stand under a head of their own, as the samples do. Nil: no heads.
  let own: Int?
  /// Nil if all thumbnails are visible.
  private(set) var bar: ScrollBar?

  static let none = GalleryPlaces(0, own: nil, in: Rect(.zero), scrolled: 0)

  private static let label = 40.0
  private static let head = 28.0
  /// Minimum distance of thumbnails; if there is less space, the gallery scrolls.
  private static let leastPitch = label + 52
  /// Minimum height of a gallery.
  static let leastHeight = leastPitch + 4 * Theme.step

  /// - Parameter count: The scenes that are shown: all, or without the samples.
  init(_ count: Int, own: Int?, in gallery: Rect, scrolled: Double) {
    self.gallery = gallery
    self.own = count > 0 ? own : nil
    let heads = self.own == nil ? 0 : 2 * Self.head
    let margin = 2 * Theme.step
    let width = gallery.width - 2 * margin
    let fitting = (gallery.height - margin - heads) / Double(max(1, count))
    pitch = max(Self.leastPitch, min(width * 0.62 + Self.label, fitting))
    first = Rect(x: gallery.x + margin, y: gallery.y + margin, width: width, height: pitch - Self.label)
    self.count = count
    var bar = ScrollBar(in: gallery, length: pitch * Double(count) + margin + heads, offset: 0)
    bar.frame.width -= 1
    self.bar = count > 0 && bar.farthest > 0.5 ? bar : nil
    scroll(to: scrolled)
  }
}

extension GalleryPlaces {
  mutating func scroll(to offset: Double) { if let bar { self.bar?.offset = min(max(0, offset), bar.farthest) } }

  func thumbnail(_ index: Int) -> Rect {
    Rect(
      x: first.x, y: (top(index) + (own.map { index < $0 ? 1 : 2 } ?? 0) * Self.head).rounded(), width: first.width,
      height: first.height.rounded())
  }

  private func top(_ index: Int) -> Double { first.y - (bar?.offset ?? 0) + pitch * Double(index) }

  /// The heads of a person's own scenes and of the samples. Nil without heads.
  var heads: (own: Rect, samples: Rect)? {
    own.map { own in
      let place = Rect(x: first.x, y: top(0) - 5, width: first.width, height: Self.head)
      return (place, Rect(x: first.x, y: top(own) + Self.head - 5, width: first.width, height: Self.head))
    }
  }

  /// The frame of a thumbnail with its label, whether visible or not.
  func place(_ index: Int) -> Rect {
    var place = thumbnail(index)
    place.height += Self.label - 4
    return place
  }

  /// The visible part of it. Empty if it is scrolled out of view.
  func seen(_ index: Int) -> Rect { place(index).intersection(gallery) }

  /// The index of the thumbnail under a point, including its label.
  func index(at point: Point) -> Int? {
    guard gallery.contains(point), bar?.isGripped(at: point) != true else { return nil }
    return (0..<count).first { place($0).contains(point) }
  }

  /// How far a thumbnail with a part of its neighbors reaches out of the gallery, at the top and at the foot.
  func excess(of index: Int) -> (top: Double, foot: Double) {
    let place = place(index)
    let air = place.height / 3
    return (max(0, gallery.y - place.y + air), max(0, place.maxY + air - gallery.maxY))
  }

  func contains(_ point: Point) -> Bool { gallery.contains(point) }
}
