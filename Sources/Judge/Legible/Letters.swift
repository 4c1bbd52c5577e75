import Boundary
import Effects
import Geometry
import PreviewKit

/// The letters of one line of a text, sharp and whole; or a part of a line that is wider than the screen.
struct Letters {
  /// Which line of the text it is, and which part of the line.
  struct Place: Hashable {
    var line: Int
    var part: Int
  }

  let line: WordLine.Row
  /// The rectangle around them, in whole points from the corner of the rectangle around the line's box.
  let columns: Range<Int>
  let rows: Range<Int>
  /// How much of each pixel of that rectangle they cover, row by row.
  let cover: [UInt8]
  /// How often the line had to be divided.
  let parts: Int
}

extension Letters {
  /// A pixel that letters cover less of has hardly their color.
  static let least: UInt8 = 64
  /// Fewer pixels are no word.
  private static let fewest = 12
  /// Drawings of a line side by side.
  private static let mostDrawings = 10

  /// Nil if a line has next to no letters.
  ///
  /// - Parameters:
  ///   - room: The width above which a line is divided, in points.
  init?(of line: WordLine.Row, part: Int, room: Double, _ painter: some AuditPainter) throws(AuditFailure) {
    let outer = line.outer
    let width = min(painter.mostWidth * Self.mostDrawings, Int(outer.width.rounded(.up)))
    let height = min(painter.mostHeight, Int(outer.height.rounded(.up)))
    guard width > 0, height > 0 else { return nil }
    var white = line.style
    white.color = .white
    var whole = [UInt8](repeating: 0, count: width * height)
    for left in stride(from: 0, to: width, by: painter.mostWidth) {
      let some = min(painter.mostWidth, width - left)
      var list = DrawList()
      list.append(.text(line.words, box: line.box, style: white))
      let corner = Point(x: outer.x + Double(left), y: outer.y)
      let grid = try painter.pixels(of: list, from: corner, width: some, height: height)
      for y in 0..<height {
        for x in 0..<some { whole[y * width + left + x] = grid.bytes[(y * some + x) * 4] }
      }
    }
    func isInked(_ x: Int, _ y: Int) -> Bool { whole[y * width + x] >= Self.least }
    let inked = (0..<width).filter { x in (0..<height).contains { isInked(x, $0) } }
    guard let first = inked.first, let last = inked.last else { return nil }
    let length = last + 1 - first
    parts = Double(length) > room ? Int((2 * Double(length) / room).rounded(.up)) : 1
    guard part < parts else { return nil }
    columns = first + length * part / parts..<first + length * (part + 1) / parts
    let columns = columns
    let lines = (0..<height).filter { y in columns.contains { isInked($0, y) } }
    guard let top = lines.first, let bottom = lines.last else { return nil }
    rows = top..<bottom + 1
    self.line = line
    cover = rows.flatMap { y in columns.map { whole[y * width + $0] } }
    guard cover.count(where: { $0 >= Self.least }) >= Self.fewest else { return nil }
  }

  /// The same letters of a line elsewhere.
  init(_ other: Letters, of line: WordLine.Row) {
    (self.line, columns, rows, cover, parts) = (line, other.columns, other.rows, other.cover, other.parts)
  }

  var width: Int { columns.count }
  var height: Int { rows.count }
  /// The height of the font on the screen, in points.
  var size: Double { line.style.size * line.style.zoom }

  /// The rectangle around them on the screen.
  var frame: Rect {
    Rect(
      x: line.outer.x + Double(columns.lowerBound), y: line.outer.y + Double(rows.lowerBound), width: Double(width),
      height: Double(height))
  }

  /// The middle of a pixel on the screen.
  func point(_ index: Int) -> Point {
    Point(x: frame.x + Double(index % width) + 0.5, y: frame.y + Double(index / width) + 0.5)
  }
}

extension Letters {
  /// The letters with a blur, in the same rectangle: how much of each pixel they cover.
  func blurred(_ deviation: Double, _ painter: some AuditPainter) throws(AuditFailure) -> [UInt8] {
    var style = line.style
    (style.color, style.blur, style.blurs) = (.white, deviation, deviation...deviation)
    var list = DrawList()
    list.append(.text(line.words, box: line.box, style: style))
    let grid = try painter.pixels(of: list, from: frame.origin, width: width, height: height)
    return (0..<width * height).map { grid.bytes[$0 * 4] }
  }

  /// The pixels at most a distance away from those that are given, in whole pixels.
  func around(_ pixels: [Bool], _ distance: Int) -> [Bool] {
    func spread(_ pixels: [Bool], step: Int, length: Int, lines: Int, next: Int) -> [Bool] {
      var spread = pixels
      for line in 0..<lines {
        for place in 0..<length where pixels[line * next + place * step] {
          for near in max(0, place - distance)...min(length - 1, place + distance) {
            spread[line * next + near * step] = true
          }
        }
      }
      return spread
    }
    let across = spread(pixels, step: 1, length: width, lines: height, next: width)
    return spread(across, step: width, length: height, lines: width, next: 1)
  }
}
