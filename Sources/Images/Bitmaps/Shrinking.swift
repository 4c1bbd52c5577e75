import CPixelRows

/// Scales a picture down, first columns, then rows, in integers.
///
/// Columns come first because their sums walk along whole rows of bytes, the order in which memory is fast; only the
/// few remaining rows are then shortened texel by texel.
package struct Shrinking {
  /// The picture to read: `rows` of `columns` texels with `channels` bytes each (3: no alpha; 4: alpha last).
  package struct Source {
    let bytes: UnsafePointer<UInt8>
    let size: PixelSize
    let pitch: Int
    let channels: Int

    /// - Parameter pitch: Bytes from one row to the next.
    package init(bytes: UnsafePointer<UInt8>, size: PixelSize, pitch: Int, channels: Int) {
      self.bytes = bytes
      self.size = size
      self.pitch = pitch
      self.channels = channels
    }
  }

  private let rows = parallax_pixel_rows().pointee
  /// A row of means, and bytes after it that are read and ignored.
  private var row: [UInt8]

  private init(source: Source) {
    row = [UInt8](repeating: 0, count: source.size.width * source.channels + parallax_bytes_after)
  }

  /// The picture at `size`, which must not exceed the source. Colors are averaged as they are: with alpha, they must be
  /// premultiplied.
  package static func bitmap(of source: Source, size: PixelSize) -> Bitmap {
    let down = TentFilter(from: source.size.height, to: size.height)
    let across = SideBySide(TentFilter(from: source.size.width, to: size.width), from: source.size.width)
    var work = Shrinking(source: source)
    let result = PixelSize(width: across.count, height: down.count)
    let texels = [UInt32](unsafeUninitializedCapacity: result.count) { texels, count in
      guard let start = texels.baseAddress, !result.isEmpty else { return }
      for y in 0..<result.height {
        work.addRows(of: source, filter: down, at: y)
        work.shorten(channels: source.channels, filter: across, into: start + y * result.width)
      }
      count = result.count
    }
    return Bitmap(size: result, texels: texels)
  }

  /// Fills `row` with the weighted mean of the source rows that make up the new row `y`.
  private mutating func addRows(of source: Source, filter: TentFilter, at y: Int) {
    let (start, end) = (filter.offsets[y], filter.offsets[y + 1])
    filter.weights.withUnsafeBufferPointer { weights in
      guard let weights = weights.baseAddress else { return }
      rows.mean_rows(
        source.bytes + filter.starts[y] * source.pitch, source.pitch, weights + start, end - start,
        source.size.width * source.channels, &row)
    }
  }

  /// Writes `row`, shortened by the filter.
  private func shorten(channels: Int, filter: SideBySide, into texels: UnsafeMutablePointer<UInt32>) {
    rows.mean_texels(row, channels, filter.starts, filter.weights, filter.lines, filter.count, texels)
  }

  /// The weights of a filter, arranged so that several new texels are computed together. Every texel has the same number
  /// of weights; those that it does not need are 0.
  private struct SideBySide {
    let starts: [Int32]
    /// The number of weights of a new texel.
    let lines: Int
    /// The first weight of every new texel, then the second ones.
    let weights: [UInt32]

    init(_ filter: TentFilter, from count: Int) {
      let lines = (0..<filter.count).map { filter.offsets[$0 + 1] - filter.offsets[$0] }.max() ?? 0
      // Where the last texels are read, weights of 0 come first.
      let starts = filter.starts.map { min($0, count - lines) }
      var weights = [UInt32](repeating: 0, count: lines * filter.count)
      for index in 0..<filter.count {
        let first = filter.starts[index] - starts[index]
        for (number, weight) in filter.weights[filter.offsets[index]..<filter.offsets[index + 1]].enumerated() {
          weights[(first + number) * filter.count + index] = weight
        }
      }
      (self.starts, self.lines, self.weights) = (starts.map(Int32.init), lines, weights)
    }

    var count: Int { starts.count }
  }
}

/// The weights for shrinking a row of texels: each new texel is a tent-shaped mean of those around it.
///
/// The tent reaches one new texel to either side, in old texels: `f = count / newCount`, and an old texel at distance
/// `d` from the new center weighs `1 - d / f`. A box would be half as wide and flicker more: details finer than the new
/// texels must be removed, or they shimmer when the picture moves by fractions of a pixel.
///
/// Weights are integers that add up to 65,536 for every new texel, so a plain area keeps its exact color.
struct TentFilter {
  /// The first old texel of each new one.
  private(set) var starts: [Int] = []
  /// The first weight of each new texel, followed by the number of weights.
  private(set) var offsets: [Int] = [0]
  private(set) var weights: [UInt32] = []

  static let one: UInt32 = 65_536

  /// From `count` texels to `newCount`, which is within 1...count.
  init(from count: Int, to newCount: Int) {
    guard count > 0 else { return }
    let newCount = min(max(1, newCount), count)
    let reach = Double(count) / Double(newCount)
    starts.reserveCapacity(newCount)
    offsets.reserveCapacity(newCount + 1)
    weights.reserveCapacity(newCount * (Int(2 * reach) + 2))
    for index in 0..<newCount {
      let center = (Double(index) + 0.5) * reach
      append(from: max(0, Int(center - reach)), to: min(count - 1, Int(center + reach)), center: center, reach: reach)
    }
  }

  var count: Int { starts.count }

  /// Adds the nonzero weights of the old texels `first...last`.
  private mutating func append(from first: Int, to last: Int, center: Double, reach: Double) {
    func height(_ texel: Int) -> Double { max(0, 1 - abs(Double(texel) + 0.5 - center) / reach) }
    var first = first
    var last = last
    while first < last, height(first) == 0 { first += 1 }
    while last > first, height(last) == 0 { last -= 1 }
    let total = (first...last).reduce(0) { $0 + height($1) }
    var left = TentFilter.one
    var sum = 0.0
    for texel in first..<last {
      // Rounding the running sum instead of each weight leaves no remainder to distribute.
      sum += height(texel)
      let rest = TentFilter.one - min(TentFilter.one, UInt32(sum / total * Double(TentFilter.one) + 0.5))
      weights.append(left - min(left, rest))
      left = min(left, rest)
    }
    weights.append(left)
    starts.append(first)
    offsets.append(weights.count)
  }
}
