internal import CSDL2

/// A texture in which lines of text lie on shelves, side by side, with a white dot in its first corner.
struct AtlasPage {
  let texture: Texture
  /// Where the free part of the lowest shelf begins.
  private var x = AtlasPage.dotSide
  private var y = 0
  private var shelfHeight = AtlasPage.dotSide
  /// The last frame that drew something of this page.
  var lastUse = 0

  init(_ texture: Texture) {
    self.texture = texture
  }
}

extension AtlasPage {
  /// 4 MiB: a line across the widest screen of a phone, thirty lines deep.
  static let width = 2032
  static let height = 512
  /// The side of the white square, in texels, with a transparent margin to the right and below.
  static let dotSide = 4

  /// The middle of the white square, as texture coordinates.
  var dot: SIMD2<Float> { SIMD2(1.5 / Float(texture.width), 1.5 / Float(texture.height)) }

  /// Finds room for a line; nil where there is none left.
  mutating func place(width: Int, height: Int) -> (x: Int, y: Int)? {
    if x + width > texture.width || (height > shelfHeight && x > Self.dotSide) {
      let next = y + shelfHeight
      guard width <= texture.width, next + height <= texture.height else {
        return fitInShelf(width: width, height: height)
      }
      (x, y, shelfHeight) = (0, next, height)
    }
    guard y + max(height, shelfHeight) <= texture.height else { return nil }
    shelfHeight = max(shelfHeight, height)
    defer { x += width }
    return (x, y)
  }

  private mutating func fitInShelf(width: Int, height: Int) -> (x: Int, y: Int)? {
    guard x + width <= texture.width, height <= shelfHeight else { return nil }
    defer { x += width }
    return (x, y)
  }

  /// Everything but the dot may be overwritten.
  mutating func empty() {
    x = Self.dotSide
    y = 0
    shelfHeight = Self.dotSide
  }
}
