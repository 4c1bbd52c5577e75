import Boundary
import Geometry

/// The pixels that the letters of a line cover, in points from the corner of the rectangle around its box.
struct Ink {
  /// The rectangle around the letters, in whole points.
  let columns: Range<Int>
  let rows: Range<Int>
  /// Whether each pixel of that rectangle is covered, row by row.
  let covered: [Bool]
  let count: Int
  /// How much of their color the letters keep under their blur: 1 without one.
  let strength: Float

  /// A pixel that letters cover less of has hardly their color, in steps of a channel.
  private static let least: UInt8 = 16
  /// Fewer pixels are no word.
  private static let fewest = 20

  /// Nil if the line has next to no letters.
  init?(of line: WordLine, _ painter: some AuditPainter) throws(AuditFailure) {
    let (width, height) = (
      min(painter.mostWidth, Int(line.outer.width.rounded(.up))),
      min(painter.mostHeight, Int(line.outer.height.rounded(.up)))
    )
    guard width > 0, height > 0 else { return nil }
    func pixels(blurred: Bool) throws(AuditFailure) -> PixelGrid {
      try painter.pixels(
        of: line.letters(blurred: blurred), from: line.outer.origin, width: width, height: height)
    }
    let grid = try pixels(blurred: false)
    var (left, right, top, bottom) = (width, 0, height, 0)
    for y in 0..<height {
      for x in 0..<width where grid.bytes[(y * width + x) * 4] >= Self.least {
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
    }
    guard left < right, top < bottom else { return nil }
    (columns, rows) = (left..<right, top..<bottom)
    var covered: [Bool] = []
    var count = 0
    covered.reserveCapacity((right - left) * (bottom - top))
    for y in top..<bottom {
      for x in left..<right {
        let isCovered = grid.bytes[(y * width + x) * 4] >= Self.least
        covered.append(isCovered)
        if isCovered { count += 1 }
      }
    }
    guard count >= Self.fewest else { return nil }
    (self.covered, self.count) = (covered, count)
    strength = line.style.blur > 0 ? Self.strength(of: try pixels(blurred: true), over: grid) : 1
  }

  /// What is left of letters in their own pixels, weighted by how much they cover.
  private static func strength(of blurred: PixelGrid, over sharp: PixelGrid) -> Float {
    var (whole, left) = (0.0, 0.0)
    for index in 0..<sharp.width * sharp.height {
      let cover = Double(sharp.bytes[index * 4])
      whole += cover * cover
      left += cover * Double(blurred.bytes[index * 4])
    }
    return whole > 0 ? Float(min(1, left / whole)) : 1
  }
}

extension Ink {
  var width: Int { columns.count }
  var height: Int { rows.count }

  /// The rectangle around the letters on the screen.
  ///
  /// - Parameter outer: The rectangle around the line's box.
  func frame(in outer: Rect) -> Rect {
    Rect(
      x: outer.x + Double(columns.lowerBound), y: outer.y + Double(rows.lowerBound), width: Double(width),
      height: Double(height))
  }

  /// Calls `body` with every covered pixel whose middle is in a part of the letters' rectangle.
  func each(in part: Rect, _ body: (Int) -> Void) {
    for y in 0..<height where Double(y) + 0.5 >= part.y && Double(y) + 0.5 <= part.maxY {
      for x in 0..<width where covered[y * width + x] && Double(x) + 0.5 >= part.x && Double(x) + 0.5 <= part.maxX {
        body(y * width + x)
      }
    }
  }

  /// The covered pixels in a part of the letters' rectangle.
  func count(in part: Rect) -> Int {
    var count = 0
    each(in: part) { _ in count += 1 }
    return count
  }
}
