/// The places of lines of text on a texture: in rows, side by side, with a white dot in the first corner. It knows places
/// and no pixels.
struct GlyphPage {
  /// Where the free part of the lowest row begins.
  private var x = Self.dotSide
  private var y = 0
  private var rowHeight = Self.dotSide
  /// The last frame that drew something of this page.
  var lastUse = 0
}

extension GlyphPage {
  /// 4 MiB: a line across the widest screen of a phone, thirty lines deep.
  static let width = 2032
  static let height = 512
  static let bytes = width * height * 4
  /// The side of the white square, in texels, with a transparent margin to the right and below.
  static let dotSide = 4
  /// The middle of the white square, as texture coordinates.
  static let dot = SIMD2(1.5 / Float(width), 1.5 / Float(height))
  /// A texel without opacity, white so that a filter that reads across an edge finds no darker color there.
  static let clear: UInt32 = 0x00FF_FFFF

  /// The white square and its margin, row by row.
  static var dotTexels: [UInt32] {
    (0..<dotSide * dotSide).map { $0 % dotSide < dotSide - 1 && $0 / dotSide < dotSide - 1 ? 0xFFFF_FFFF : clear }
  }

  /// A part of a page, in texels.
  struct Part {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  /// The area written with a line: its room and a texel around it, which a line reads that is drawn between texels. Its
  /// neighbors are transparent there; the remains from before the page was emptied are not.
  static func part(around room: TextLine.Room, width: Int, height: Int) -> Part {
    let (left, top) = (max(0, room.x - 1), max(0, room.y - 1))
    let (right, bottom) = (min(Self.width, room.x + width + 1), min(Self.height, room.y + height + 1))
    return Part(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Finds room for a line; nil where there is none left.
  mutating func place(width: Int, height: Int) -> (x: Int, y: Int)? {
    if x + width > Self.width || (height > rowHeight && x > Self.dotSide) {
      let next = y + rowHeight
      guard width <= Self.width, next + height <= Self.height else { return fitInRow(width: width, height: height) }
      (x, y, rowHeight) = (0, next, height)
    }
    guard y + max(height, rowHeight) <= Self.height else { return nil }
    rowHeight = max(rowHeight, height)
    defer { x += width }
    return (x, y)
  }

  /// Everything but the dot may be overwritten.
  mutating func empty() { (x, y, rowHeight) = (Self.dotSide, 0, Self.dotSide) }

  private mutating func fitInRow(width: Int, height: Int) -> (x: Int, y: Int)? {
    guard x + width <= Self.width, height <= rowHeight else { return nil }
    defer { x += width }
    return (x, y)
  }
}
