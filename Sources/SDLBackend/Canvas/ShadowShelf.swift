import Boundary

/// The triangles of shadows that were drawn lately: a shadow has hundreds, and most lie where they lay before.
struct ShadowShelf {
  /// Everything that the triangles depend on.
  struct Key: Hashable {
    var rect: PixelRect
    var radius: Double
    var blur: Double
    var color: Color
    var isCovered: Bool
    var clip: PixelRect
    /// The texture that is painted with, and where it is white; nil: none.
    var texture: OpaquePointer?
    var dot: SIMD2<Float>?
  }

  private struct Entry {
    var triangles: Triangles
    var lastUse: Int
  }

  private static let capacity = 24
  private var entries: [Key: Entry] = [:]
}

extension ShadowShelf {
  var count: Int { entries.count }

  /// The triangles of a shadow, if they are known.
  mutating func triangles(of key: Key, frame: Int) -> Triangles? {
    guard let index = entries.index(forKey: key) else { return nil }
    entries.values[index].lastUse = frame
    return entries.values[index].triangles
  }

  /// Keeps the triangles of a shadow in place of those that were not used for longest.
  mutating func keep(_ triangles: Triangles, of key: Key, frame: Int) {
    if entries.count >= Self.capacity, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key {
      entries[oldest] = nil
    }
    entries[key] = Entry(triangles: triangles, lastUse: frame)
  }

  /// Textures are gone, and others may have their places.
  mutating func removeAll() { entries.removeAll() }
}
