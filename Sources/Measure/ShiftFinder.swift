/// Finds the vertical movement of a block from one frame to another, with subpixel precision.
///
/// A search over whole pixels by the sum of absolute differences, then Gauss-Newton steps on the squares, with badly
/// fitting pixels weighted less: a line of text over a picture does not shift the picture's result.
public struct ShiftFinder: Sendable {
  /// Search range, in pixels.
  public var reach: ClosedRange<Int>

  public init(reach: ClosedRange<Int>) { self.reach = reach }
}

/// The movement of a block, and its certainty.
public struct BlockShift: Hashable, Sendable {
  /// Movement in pixels, down is positive.
  public var way: Double
  /// Remaining difference relative to the block's texture; 0 is an exact fit.
  public var residual: Double
}

extension ShiftFinder {
  /// Minimum texture: mean squared difference from row to row.
  private static let leastTexture = 6.0
  private static let steps = 12
  private static let margin = 3

  /// Whether a block has enough texture to be tracked.
  public static func hasTexture(_ block: FilmBand, of frame: GrayFrame) -> Bool {
    guard block.inside(width: frame.width, height: frame.height) == block, block.height > 1 else {
      return false
    }
    return frame.pixels.withUnsafeBufferPointer { pixels in
      FramePair(
        first: pixels, second: pixels, width: frame.width, height: frame.height, block: block
      ).texture
        > leastTexture
    }
  }

  /// Nil if the block has no texture, or was not found again.
  public func shift(of block: FilmBand, from one: GrayFrame, to other: GrayFrame) -> BlockShift? {
    guard one.width == other.width, one.height == other.height,
      block.width >= 4, block.height >= 4, Self.hasTexture(block, of: one)
    else { return nil }
    return one.pixels.withUnsafeBufferPointer { first in
      other.pixels.withUnsafeBufferPointer { second in
        let pair = FramePair(
          first: first, second: second, width: one.width, height: one.height, block: block)
        let low = max(reach.lowerBound, Self.margin - block.y)
        let high = min(reach.upperBound, one.height - Self.margin - block.y - block.height)
        guard low < high else { return nil }
        var best = (shift: low, sum: Int.max)
        for shift in low...high {
          let sum = pair.difference(at: shift, below: best.sum)
          if sum < best.sum { best = (shift, sum) }
        }
        // At the end of the search range the true shift may lie beyond.
        guard best.shift > low, best.shift < high else { return nil }
        return pair.refined(from: Double(best.shift), steps: Self.steps)
      }
    }
  }
}

/// A block of one frame compared with another frame.
private struct FramePair {
  let first: UnsafeBufferPointer<UInt8>
  let second: UnsafeBufferPointer<UInt8>
  let width: Int
  let height: Int
  let block: FilmBand

  /// Mean squared difference between rows.
  var texture: Double {
    var sum = 0
    for y in block.y..<block.y + block.height - 1 {
      for x in block.x..<block.x + block.width {
        let step = Int(first[(y + 1) * width + x]) - Int(first[y * width + x])
        sum += step * step
      }
    }
    return Double(sum) / Double(block.width * (block.height - 1))
  }

  /// The sum of absolute differences, abandoned when it exceeds `least`.
  func difference(at shift: Int, below least: Int) -> Int {
    var sum = 0
    for y in block.y..<block.y + block.height {
      let (row, moved) = (y * width, (y + shift) * width)
      var x = block.x
      while x < block.x + block.width {
        let difference = Int(first[row + x]) - Int(second[moved + x])
        sum += difference < 0 ? -difference : difference
        x += 2
      }
      if sum >= least { return sum }
    }
    return sum
  }

  /// A value between rows by cubic interpolation of the four around it, and its slope.
  private func sample(_ x: Int, _ row: Int, _ share: Double) -> (value: Double, slope: Double) {
    func pixel(_ step: Int) -> Double {
      Double(second[min(max(0, row + step), height - 1) * width + x])
    }
    let (a, b, c, d) = (pixel(-1), pixel(0), pixel(1), pixel(2))
    let (one, two, three) = ((c - a) / 2, a - 2.5 * b + 2 * c - d / 2, (d - a) / 2 + 1.5 * (b - c))
    let value = ((three * share + two) * share + one) * share + b
    return (value, (3 * three * share + 2 * two) * share + one)
  }

  func refined(from start: Double, steps: Int) -> BlockShift? {
    var way = start
    var left = 0.0
    // Pixels with a larger difference count little. Decreases to the residual of the best fit.
    var tolerance = 24.0
    for step in 0..<steps {
      let whole = way.rounded(.down)
      let (share, offset) = (way - whole, Int(whole))
      var (slopes, product, sum, weights) = (0.0, 0.0, 0.0, 0.0)
      for y in block.y..<block.y + block.height {
        for x in block.x..<block.x + block.width {
          let there = sample(x, y + offset, share)
          let difference = Double(first[y * width + x]) - there.value
          let off = difference / tolerance
          let weight = 1 / ((1 + off * off) * (1 + off * off))
          slopes += weight * there.slope * there.slope
          product += weight * there.slope * difference
          sum += weight * difference * difference
          weights += weight
        }
      }
      guard slopes > 1e-6, weights > 0 else { return nil }
      left = sum / max(slopes, 1e-9)
      let move = product / slopes
      guard move.isFinite, (way + move - start).magnitude < 1.6 else { return nil }
      way += move
      tolerance = max(4, min(tolerance, 3 * (sum / weights).squareRoot() + 1))
      if step > 3, move.magnitude < 1e-4 { break }
    }
    return BlockShift(way: way, residual: left.squareRoot())
  }
}
