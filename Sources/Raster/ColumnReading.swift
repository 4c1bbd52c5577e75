/// How the pixels of each row of a picture's rectangle read its texels, worked out once for all rows.
struct ColumnReading {
  /// The pixels that lie between two texels. Those before and after them have the color of an edge.
  private let inside: Range<Int>
  /// The texels of the picture's edges before and after.
  private let edges: (before: Int, after: Int)
  /// The texel before the first pixel inside, and the share of the next one, if each further pixel is a whole texel
  /// further.
  private let unit: (texel: Int, share: Int)?
  /// Otherwise the texel before each pixel, and the share of the next one.
  private let places: UnsafeMutablePointer<UInt32>
  private let shares: UnsafeMutablePointer<UInt32>
  private let width: Int

  /// - Parameters:
  ///   - width: Number of texels in a row.
  ///   - places: A buffer for as many numbers as columns, as `shares` is.
  init(
    _ axis: AxisReading, _ columns: Range<Int>, width: Int, places: UnsafeMutablePointer<UInt32>,
    shares: UnsafeMutablePointer<UInt32>
  ) {
    (self.width, self.places, self.shares) = (width, places, shares)
    inside = axis.pixels(within: columns, between: width)
    edges = axis.isForward ? (0, width - 1) : (width - 1, 0)
    guard !axis.isUnit else {
      let (texel, share) = axis.texel(at: inside.lowerBound)
      unit = (texel, share)
      return
    }
    unit = nil
    for (index, x) in inside.enumerated() {
      let (texel, share) = axis.texel(at: x)
      (places[index], shares[index]) = (UInt32(truncatingIfNeeded: texel), UInt32(truncatingIfNeeded: share))
    }
  }
}

extension ColumnReading {
  /// The first of the texels that are the colors of some pixels, one by one. Nil if those are interpolated.
  func copied(_ pixels: Range<Int>) -> Int? {
    guard let unit, unit.share == 0 else { return nil }
    let texel = unit.texel + pixels.lowerBound - inside.lowerBound
    return texel >= 0 && texel + pixels.count <= width ? texel : nil
  }

  /// The texels from which the colors of some pixels are read.
  func texels(_ pixels: Range<Int>) -> Range<Int> {
    let middle = inside.clamped(to: pixels)
    guard !middle.isEmpty else { return 0..<0 }
    let index = middle.lowerBound - inside.lowerBound
    if let unit { return unit.texel + index..<unit.texel + index + middle.count + 1 }
    let (one, other) = (Int(places[index]), Int(places[index + middle.count - 1]))
    return min(one, other)..<max(one, other) + 2
  }

  /// Reads the colors of some pixels from a row of the picture.
  func read(_ row: UnsafePointer<UInt32>, _ pixels: Range<Int>, into target: UnsafeMutablePointer<UInt32>) {
    let middle = inside.clamped(to: pixels)
    let before = middle.lowerBound - pixels.lowerBound
    target.update(repeating: row[edges.before], count: before)
    (target + before + middle.count).update(repeating: row[edges.after], count: pixels.upperBound - middle.upperBound)
    guard !middle.isEmpty else { return }
    let index = middle.lowerBound - inside.lowerBound
    if let unit {
      let one = row + unit.texel + index
      return PixelRow.mix(one, one + 1, share: unit.share, count: middle.count, into: target + before)
    }
    PixelRow.read(
      row, width: width, places: places + index, shares: shares + index, count: middle.count, into: target + before)
  }
}
