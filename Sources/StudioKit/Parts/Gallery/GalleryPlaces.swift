import Geometry

/// The frames of the gallery's thumbnails: equal in size, one below the other or in columns, scrolled. Computed without
/// an array, as every frame uses them.
struct GalleryPlaces: Hashable, Sendable {
  private let gallery: Rect
  /// The first one before scrolling and alignment to whole points.
  private let first: Rect
  private let columns: Int
  /// Distance from one row to the next.
  private let pitch: Double
  let count: Int
  /// The number of a person's own scenes, which stand under a head of their own, as the samples do. Nil: no heads.
  let own: Int?
  /// Nil if all thumbnails are visible.
  private(set) var bar: ScrollBar?

  static let none = GalleryPlaces(0, own: nil, in: Rect(.zero), scrolled: 0)

  private static let label = 40.0
  /// Minimum width of a thumbnail beside another one, and the space between them.
  private static let least = 128.0
  private static let gap = 12.0
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
    let room = max(0, gallery.width - 2 * margin)
    columns = max(1, Int((room + Self.gap) / (Self.least + Self.gap)))
    let width = ((room + Self.gap) / Double(columns)).rounded(.down) - Self.gap
    let own = self.own ?? 0
    let rows = Self.rows(own, columns) + Self.rows(count - own, columns)
    let fitting = (gallery.height - margin - heads) / Double(max(1, rows))
    pitch = max(Self.leastPitch, min(width * 0.62 + Self.label, fitting))
    first = Rect(x: gallery.x + margin, y: gallery.y + margin, width: width, height: pitch - Self.label)
    self.count = count
    var bar = ScrollBar(in: gallery, length: pitch * Double(rows) + margin + heads, offset: 0)
    // Beside the edge that resizes it.
    bar.frame.width -= 5
    self.bar = count > 0 && bar.farthest > 0.5 ? bar : nil
    scroll(to: scrolled)
  }
}

extension GalleryPlaces {
  mutating func scroll(to offset: Double) { if let bar { self.bar?.offset = min(max(0, offset), bar.farthest) } }

  func thumbnail(_ index: Int) -> Rect {
    let (row, column) = cell(index)
    return Rect(
      x: first.x + Double(column) * (first.width + Self.gap),
      y: (top(row) + (own.map { index < $0 ? 1 : 2 } ?? 0) * Self.head).rounded(), width: first.width,
      height: first.height.rounded())
  }

  private static func rows(_ count: Int, _ columns: Int) -> Int { (count + columns - 1) / columns }

  /// The samples begin a row.
  private func cell(_ index: Int) -> (row: Int, column: Int) {
    guard let own, index >= own else { return (index / columns, index % columns) }
    return (Self.rows(own, columns) + (index - own) / columns, (index - own) % columns)
  }

  /// The thumbnail some rows below another one, as far as there is one.
  func neighbor(of index: Int, rows: Int) -> Int {
    let (row, column) = cell(index)
    return (0..<count).last { cell($0).row == row + rows && cell($0).column <= column } ?? index
  }

  private func top(_ row: Int) -> Double { first.y - (bar?.offset ?? 0) + pitch * Double(row) }

  /// The heads of a person's own scenes and of the samples. Nil without heads.
  var heads: (own: Rect, samples: Rect)? {
    own.map { own in
      let place = Rect(x: first.x, y: top(0) - 5, width: first.width, height: Self.head)
      let samples = top(Self.rows(own, columns)) + Self.head - 5
      return (place, Rect(x: first.x, y: samples, width: first.width, height: Self.head))
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
