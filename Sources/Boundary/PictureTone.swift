import Geometry

/// The brightness of a picture in a coarse grid: enough to choose a legible text color.
public struct PictureTone: Hashable, Sendable {
  public static let columns = 12
  public static let rows = 24

  /// Luminance and opacity of each cell, row by row, 0...255.
  private var luminances: [UInt8]
  private var opacities: [UInt8]

  /// - Parameter cell: Returns luminance and opacity for a column and a row.
  public init(_ cell: (Int, Int) -> (luminance: UInt8, opacity: UInt8)) {
    luminances = []
    opacities = []
    for row in 0..<Self.rows {
      for column in 0..<Self.columns {
        let (luminance, opacity) = cell(column, row)
        luminances.append(luminance)
        opacities.append(opacity)
      }
    }
  }
}

extension PictureTone {
  /// The mean over a part of the picture, in its unit square; beyond the square the edge repeats. `luminance` and
  /// `opacity` are 0...1.
  public func mean(of part: Rect) -> (luminance: Double, opacity: Double) {
    let columns = Self.cells(from: part.x, to: part.maxX, of: Self.columns)
    let rows = Self.cells(from: part.y, to: part.maxY, of: Self.rows)
    var (light, weight, count) = (0, 0, 0)
    var row = rows.first
    while row <= rows.last {
      var column = columns.first
      while column <= columns.last {
        let cell = row * Self.columns + column
        light += Int(luminances[cell]) * Int(opacities[cell])
        weight += Int(opacities[cell])
        count += 1
        column += 1
      }
      row += 1
    }
    guard weight > 0, count > 0 else { return (0, 0) }
    return (Double(light) / Double(weight) / 255, Double(weight) / Double(count) / 255)
  }

  /// Whether the picture paints next to nothing around a point of its unit square.
  public func isClear(at point: Point) -> Bool {
    mean(of: Rect(x: point.x, y: point.y, width: 0, height: 0)).opacity < Self.leastOpacity
  }

  /// The mean opacity of a cell in which something can be seen.
  private static let leastOpacity = 0.03

  private static func cells(from start: Double, to end: Double, of count: Int) -> (first: Int, last: Int) {
    func cell(_ place: Double) -> Int {
      let place = place * Double(count)
      return place > 0 ? Int(min(Double(count - 1), place)) : 0
    }
    return (cell(start), max(cell(start), cell(end.nextDown)))
  }
}
