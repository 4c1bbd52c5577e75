/// The colors that each pixel of a rectangle can have: channels from 0 to 255, the least and the greatest.
struct GroundRange {
  let width: Int
  let height: Int
  private(set) var low: [SIMD4<Float>]
  private(set) var high: [SIMD4<Float>]

  init(width: Int, height: Int, color: SIMD4<Float>) {
    (self.width, self.height) = (width, height)
    low = Array(repeating: color, count: width * height)
    high = low
  }
}

extension GroundRange {
  /// Puts a layer over it.
  mutating func cover(with layer: LayerRange) {
    for y in 0..<height {
      for x in 0..<width {
        let (index, place) = (y * width + x, (y + layer.margin) * layer.width + x + layer.margin)
        let (least, most) = (layer.low[place], layer.high[place])
        let full = SIMD4<Float>(repeating: 255)
        low[index] = SIMD4(repeating: 0).most(least + low[index] * (1 - most.w))
        high[index] = full.least(most + high[index] * (1 - least.w))
      }
    }
  }
}

/// The colors that a layer alone can have at each pixel: channels times opacity, 0...255, and the opacity, 0...1.
struct LayerRange {
  let width: Int
  let height: Int
  /// Pixels on each side around the rectangle that is looked at.
  let margin: Int
  private(set) var low: [SIMD4<Float>]
  private(set) var high: [SIMD4<Float>]

  /// A layer from its pixels on black and on white.
  init(onBlack black: PixelGrid, onWhite white: PixelGrid?, margin: Int) {
    (width, height, self.margin) = (black.width, black.height, margin)
    low = (0..<black.width * black.height).map { index in
      var color = black.color(index)
      guard let white else {
        color.w = 1
        return color
      }
      let difference = white.color(index) - color
      color.w = min(1, max(0, 1 - (difference.x + difference.y + difference.z) / (3 * 255)))
      return color
    }
    high = low
  }
}

extension LayerRange {
  /// Takes the colors of another look at the same layer into the range.
  mutating func add(_ other: LayerRange) {
    for index in low.indices {
      low[index] = low[index].least(other.low[index])
      high[index] = high[index].most(other.high[index])
    }
  }

  /// Lets it be fainter or stronger by these factors.
  mutating func fade(by factors: ClosedRange<Float>) {
    guard factors != 1...1 else { return }
    for index in low.indices {
      low[index] *= factors.lowerBound
      high[index] *= factors.upperBound
      high[index].w = min(1, high[index].w)
    }
  }

  /// Lets it move by up to these distances, in pixels.
  mutating func move(across: Float, down: Float) {
    spread(across, step: 1, length: width, lines: height, next: width)
    spread(down, step: width, length: height, lines: width, next: 1)
  }

  /// Widens the ranges along lines: between two whole pixels, colors run evenly from one to the other.
  private mutating func spread(_ distance: Float, step: Int, length: Int, lines: Int, next: Int) {
    guard distance > 0, length > 0 else { return }
    let (whole, rest) = (Int(distance), distance - distance.rounded(.down))
    var (least, most) = (
      [SIMD4<Float>](repeating: .zero, count: length), [SIMD4<Float>](repeating: .zero, count: length)
    )
    for line in 0..<lines {
      for place in 0..<length {
        least[place] = low[line * next + place * step]
        most[place] = high[line * next + place * step]
      }
      let (near, far) = (
        (Self.extreme(least, whole) { $0.least($1) }, Self.extreme(most, whole) { $0.most($1) }),
        rest > 0
          ? (Self.extreme(least, whole + 1) { $0.least($1) }, Self.extreme(most, whole + 1) { $0.most($1) }) : nil
      )
      for place in 0..<length {
        let index = line * next + place * step
        low[index] = near.0[place]
        high[index] = near.1[place]
        if let far {
          low[index] += (far.0[place] - near.0[place]) * rest
          high[index] += (far.1[place] - near.1[place]) * rest
        }
      }
    }
  }

  /// The extreme of each place and those up to `reach` away from it.
  @inline(__always) private static func extreme(
    _ line: [SIMD4<Float>], _ reach: Int, _ choose: (SIMD4<Float>, SIMD4<Float>) -> SIMD4<Float>
  ) -> [SIMD4<Float>] {
    guard reach > 0 else { return line }
    // The extreme of a stretch is that of two stretches that overlap, each as long as a power of two.
    var (run, length) = (line, 1)
    let window = 2 * reach + 1
    let last = line.count - 1
    while length * 2 <= window {
      for place in 0...last { run[place] = choose(run[place], run[min(last, place + length)]) }
      length *= 2
    }
    return (0...last).map { place in
      choose(run[max(0, place - reach)], run[max(0, min(last, place + reach - length + 1))])
    }
  }
}

extension SIMD4<Float> {
  /// The lesser and the greater of each channel. The library's own functions compare one channel after the other.
  @inline(__always) fileprivate func least(_ other: Self) -> Self { replacing(with: other, where: other .< self) }
  @inline(__always) fileprivate func most(_ other: Self) -> Self { replacing(with: other, where: other .> self) }
}
