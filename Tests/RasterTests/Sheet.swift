import Boundary

@testable import Raster

/// Pixels for a test, and a painter on them. A class because it owns them.
final class Sheet {
  let plane: PixelPlane
  let painter: PixelPainter
  private let memory: UnsafeMutablePointer<UInt32>

  init(_ width: Int, _ height: Int, filledWith number: UInt32 = 0xFF00_0000) {
    memory = .allocate(capacity: max(1, width * height))
    memory.update(repeating: number, count: max(1, width * height))
    plane = PixelPlane(memory, width: width, height: height)
    painter = PixelPainter(plane)
  }

  deinit { memory.deallocate() }
}

extension Sheet {
  /// Every pixel from a function of its position.
  convenience init(_ width: Int, _ height: Int, _ number: (Int, Int) -> UInt32) {
    self.init(width, height)
    for y in 0..<height { for x in 0..<width { plane.row(y)[x] = number(x, y) } }
  }

  var numbers: [UInt32] { (0..<plane.height).flatMap { y in (0..<plane.width).map { plane.row(y)[$0] } } }

  /// Red, green, blue and alpha of a pixel.
  subscript(x: Int, y: Int) -> SIMD4<Int> { Self.channels(plane.row(y)[x]) }

  static func channels(_ number: UInt32) -> SIMD4<Int> {
    SIMD4(Int(number >> 16 & 255), Int(number >> 8 & 255), Int(number & 255), Int(number >> 24))
  }

  /// The largest channel difference from other pixels of the same size.
  func difference(from other: [UInt32]) -> Int {
    zip(numbers, other).reduce(0) { largest, pair in
      let apart = Self.channels(pair.0) &- Self.channels(pair.1)
      return max(largest, (0..<4).reduce(0) { max($0, abs(apart[$1])) })
    }
  }
}
