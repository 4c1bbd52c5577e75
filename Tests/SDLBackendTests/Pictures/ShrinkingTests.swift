import TestSupport
import Testing

@testable import Images
@testable import SDLBackend

@Suite struct ShrinkingTests {
  /// A downscaled picture.
  private func shrunk(_ bitmap: Bitmap, to width: Int, _ height: Int) -> Bitmap {
    bitmap.texels.withUnsafeBytes { bytes in
      guard let start = bytes.bindMemory(to: UInt8.self).baseAddress else { return Bitmap(0, 0) { _, _ in 0 } }
      let source = Shrinking.Source(bytes: start, size: bitmap.size, pitch: bitmap.size.width * 4, channels: 4)
      return Shrinking.bitmap(of: source, size: PixelSize(width: width, height: height))
    }
  }

  @Test func `weights add up to one for any two lengths`() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<300 {
      let count = Int.random(in: 1...3000, using: &random)
      let newCount = Int.random(in: 1...count, using: &random)
      let filter = TentFilter(from: count, to: newCount)
      #expect(filter.count == newCount)
      for index in 0..<newCount {
        let weights = filter.weights[filter.offsets[index]..<filter.offsets[index + 1]]
        #expect(weights.reduce(0, +) == TentFilter.one, "\(count) to \(newCount) at \(index)")
        #expect(filter.starts[index] >= 0 && filter.starts[index] + weights.count <= count)
      }
    }
  }

  @Test func `the same size changes nothing`() {
    var random = SplitMix64(seed: 2)
    let picture = Bitmap(37, 19) { _, _ in UInt32.random(in: 0...UInt32.max, using: &random) }
    #expect(shrunk(picture, to: 37, 19) == picture)
  }

  @Test func `a plain picture keeps its color exactly`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<40 {
      let color = UInt32.random(in: 0...UInt32.max, using: &random)
      let (width, height) = (Int.random(in: 1...90, using: &random), Int.random(in: 1...2100, using: &random))
      let small = shrunk(Bitmap(width, height) { _, _ in color }, to: max(1, width / 3), max(1, height / 7))
      #expect(small.texels.allSatisfy { $0 == color }, "\(width) x \(height) of \(color)")
    }
  }

  @Test func `a checkerboard finer than the new texels becomes gray`() {
    let board = Bitmap(300, 300) { x, y in (x + y) % 2 == 0 ? Bitmap.white : Bitmap.black }
    for (size, limit) in [(200, 8), (150, 3), (100, 3), (75, 1), (31, 1)] {
      let worst = shrunk(board, to: size, size).texels.map { abs(Int($0 & 0xFF) - 127) }.max() ?? .max
      #expect(worst <= limit, "300 to \(size)")
    }
  }

  @Test func `what is transparent does not color what is not`() {
    var row: [UInt32] = [0xFF00_00FF, 0x00FF_FFFF, 0x8000_00FF, 0]
    row.withUnsafeMutableBufferPointer { Bitmap.multiply($0) }
    #expect(row == [0xFF00_00FF, 0, 0x8000_0080, 0])
    var bitmap = Bitmap(size: PixelSize(width: 4, height: 1), texels: row)
    bitmap.divide()
    #expect(bitmap.texels == [0xFF00_00FF, 0, 0x8000_00FF, 0])
  }

  @Test func `a size covers another with its own proportions and never grows`() {
    let photo = PixelSize(width: 4000, height: 3000)
    #expect(photo.covering(PixelSize(width: 400, height: 100)) == PixelSize(width: 400, height: 300))
    #expect(photo.covering(PixelSize(width: 100, height: 300)) == PixelSize(width: 400, height: 300))
    #expect(photo.covering(PixelSize(width: 9000, height: 1)) == photo)
    #expect(photo.covering(.zero) == PixelSize(width: 1, height: 1))
    #expect(PixelSize.zero.covering(photo) == .zero)
    #expect(PixelSize(width: .max, height: 4).byteCount == .max)
  }
}
