import Boundary
import Effects
import Geometry
import Measure

/// The part of a layer's box that it covers: a cut-out, or the ink of a text.
struct CoveredCells: Sendable {
  /// Shares of the cells of a square grid over the box, row by row.
  private let cells: [Double]
  /// The smallest rectangle around what is covered, in the unit square. Nil if nothing is.
  let ink: Rect?

  static let side = 48
  static let all = CoveredCells(cells: [], ink: .unit)
  /// A cell that is covered less is taken as free.
  private static let least = 0.2

  private init(cells: [Double], ink: Rect?) {
    (self.cells, self.ink) = (cells, ink)
  }

  /// - Parameters:
  ///   - dark: The layer alone on black, its box over the whole grid.
  ///   - light: The same on white.
  init(onBlack dark: GrayFrame, onWhite light: GrayFrame, width: Int, height: Int) {
    var cells = [Double](repeating: 0, count: Self.side * Self.side)
    var (left, top, right, bottom) = (Self.side, Self.side, -1, -1)
    for row in 0..<Self.side {
      for column in 0..<Self.side {
        let (rows, columns) = (
          row * height / Self.side..<max(row * height / Self.side + 1, (row + 1) * height / Self.side),
          column * width / Self.side..<max(column * width / Self.side + 1, (column + 1) * width / Self.side)
        )
        var (seen, count) = (0.0, 0.0)
        for y in rows where y < dark.height {
          for x in columns where x < dark.width {
            let through = Double(light.pixels[y * light.width + x]) - Double(dark.pixels[y * dark.width + x])
            seen += 1 - through / 255
            count += 1
          }
        }
        let share = count > 0 ? seen / count : 0
        cells[row * Self.side + column] = share
        guard share > Self.least else { continue }
        (left, right) = (min(left, column), max(right, column))
        (top, bottom) = (min(top, row), max(bottom, row))
      }
    }
    let cell = 1 / Double(Self.side)
    self.cells = cells
    ink =
      right < left
      ? nil
      : Rect(
        x: Double(left) * cell, y: Double(top) * cell, width: Double(right - left + 1) * cell,
        height: Double(bottom - top + 1) * cell)
  }
}

extension CoveredCells {
  /// The share that is covered at a point of the unit square.
  func share(at unit: Point) -> Double {
    guard !cells.isEmpty else { return 1 }
    func cell(_ place: Double) -> Int { min(Self.side - 1, max(0, Int(place * Double(Self.side)))) }
    return cells[cell(unit.y) * Self.side + cell(unit.x)]
  }
}
