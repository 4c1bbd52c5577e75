import Measure

/// A frame at a small size, to find out roughly where its content is.
struct Sketch: Sendable {
  let width: Int
  let height: Int
  private let pixels: [UInt8]

  /// Pixels of a frame along a side of one of a sketch.
  static let size = 8
  /// A difference that counts no further: what was built otherwise must not outweigh the rest.
  private static let most = 40

  init(_ frame: GrayFrame) {
    let (width, height) = (max(1, frame.width / Self.size), max(1, frame.height / Self.size))
    var pixels = [UInt8](repeating: 0, count: width * height)
    frame.pixels.withUnsafeBufferPointer { source in
      for y in 0..<height {
        for x in 0..<width {
          var (sum, count) = (0, 0)
          for row in y * Self.size..<min(frame.height, (y + 1) * Self.size) {
            for column in x * Self.size..<min(frame.width, (x + 1) * Self.size) {
              sum += Int(source[row * frame.width + column])
              count += 1
            }
          }
          pixels[y * width + x] = UInt8(sum / max(1, count))
        }
      }
    }
    (self.width, self.height, self.pixels) = (width, height, pixels)
  }
}

extension Sketch {
  /// The grays of the design and of the film at one place.
  struct Point {
    let designed: Double
    let film: Double
  }

  /// Pairs of grays, where this sketch is the design's.
  func points(with film: Sketch) -> [Point] {
    zip(pixels, film.pixels).map { Point(designed: Double($0), film: Double($1)) }
  }

  /// The mean difference of the pixels, each up to a limit.
  func difference(from other: Sketch) -> Double {
    var sum = 0
    pixels.withUnsafeBufferPointer { mine in
      other.pixels.withUnsafeBufferPointer { theirs in
        for index in 0..<min(mine.count, theirs.count) {
          let difference = Int(mine[index]) - Int(theirs[index])
          sum += min(Self.most, difference < 0 ? -difference : difference)
        }
      }
    }
    return Double(sum) / Double(max(1, min(pixels.count, other.pixels.count)))
  }
}
