import Geometry

/// The layout of the scene's pictures in the panel: four per row.
struct PictureGrid: Hashable {
  var count: Int
  /// The corner of the first row, and the panel's column.
  var corner: Point
  var width: Double

  static let columns = 4
  static let gap = 6.0
}

extension PictureGrid {
  var rows: Int { (count + Self.columns - 1) / Self.columns }
  private var cell: Size {
    let wide = max(1, (width - Self.gap * Double(Self.columns - 1)) / Double(Self.columns))
    return Size(width: wide, height: (wide * 0.66).rounded())
  }

  var height: Double { Double(rows) * (cell.height + Self.gap) }

  var frame: Rect { Rect(x: corner.x, y: corner.y, width: width, height: height) }

  func frame(of index: Int) -> Rect {
    let (row, column) = index.quotientAndRemainder(dividingBy: Self.columns)
    return Rect(
      x: corner.x + Double(column) * (cell.width + Self.gap), y: corner.y + Double(row) * (cell.height + Self.gap),
      width: cell.width, height: cell.height)
  }

  /// The pictures visible between two heights.
  func seen(in frame: Rect) -> Range<Int> {
    let pitch = cell.height + Self.gap
    let first = min(max(0, ((frame.y - corner.y) / pitch).rounded(.down)), Double(rows))
    let last = min(max(first, ((frame.maxY - corner.y) / pitch).rounded(.up)), Double(rows))
    return min(count, Int(first) * Self.columns)..<min(count, Int(last) * Self.columns)
  }

  /// The index for a picture dropped at a point. Nil if there are none.
  func place(at point: Point) -> Int? {
    guard count > 0, point.x.isFinite, point.y.isFinite else { return nil }
    let row = ((point.y - corner.y) / (cell.height + Self.gap)).rounded(.down)
    let column = ((point.x - corner.x) / (cell.width + Self.gap)).rounded(.down)
    let across = min(max(0, column), Double(Self.columns - 1))
    return min(count - 1, Int(min(max(0, row), Double(rows - 1))) * Self.columns + Int(across))
  }

  /// The frame of a picture's close button, in the corner of its frame.
  static func cross(in frame: Rect) -> Rect { Rect(x: frame.maxX - 18, y: frame.y + 2, width: 16, height: 16) }
}
