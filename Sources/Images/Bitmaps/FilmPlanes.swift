import CPixelRows

/// A frame of a film as encoders take it: a plane of brightness, and two of color in half the resolution. An odd side gets
/// its last line once more.
package struct FilmPlanes {
  /// The weights of red, green and blue in brightness.
  package enum Standard: Sendable { case bt601, bt709 }

  /// The three planes, one behind the other.
  package private(set) var bytes: [UInt8]
  private let (width, height): (Int, Int)
  /// The size of a plane of color.
  private let half: (width: Int, height: Int)
  private let weights: [Int32]
  /// How much colors are sharpened, in 256ths.
  private let sharpening: Int32
  /// The frame before, and its colors before they were sharpened.
  private var pixels: [UInt8] = []
  private var soft: [UInt8]
  private let rows = parallax_pixel_rows().pointee

  /// - Parameter sharpening: Against the blur of a player that interpolates colors. 0: each is the mean of its pixels.
  package init(width: Int, height: Int, _ standard: Standard, sharpening: Double) {
    (self.width, self.height) = (width, height)
    half = ((width + 1) / 2, (height + 1) / 2)
    weights = standard.weights
    self.sharpening = Int32((sharpening * 256).rounded())
    bytes = Array(repeating: 0, count: 6 * half.width * half.height)
    soft = Array(repeating: 0, count: 2 * half.width * half.height)
  }
}

extension FilmPlanes {
  /// Takes the next frame: four bytes a pixel, red first. Rows that are as before stay as they are.
  package mutating func take(_ next: [UInt8]) {
    guard next.count == 4 * width * height else { return }
    let before = pixels
    pixels = next
    var isChanged = [Bool](repeating: true, count: half.height)
    next.withUnsafeBytes { next in
      before.withUnsafeBytes { before in
        let (next, before) = (next.bindMemory(to: UInt32.self), before.bindMemory(to: UInt32.self))
        for row in isChanged.indices {
          isChanged[row] = before.isEmpty || differs(row, next, before)
          if isChanged[row] { split(row, of: next) }
        }
      }
    }
    for row in isChanged.indices where isChanged[max(0, row - 1)...min(half.height - 1, row + 1)].contains(true) {
      sharpen(row)
    }
  }

  /// The two rows of a frame that are one row of color. The last one may stand for both.
  private func pair(_ row: Int) -> (above: Int, below: Int) { (2 * row, min(2 * row + 1, height - 1)) }

  private func differs(_ row: Int, _ next: UnsafeBufferPointer<UInt32>, _ before: UnsafeBufferPointer<UInt32>) -> Bool {
    var difference: UInt32 = 0
    for index in width * pair(row).above..<width * (pair(row).below + 1) { difference |= next[index] ^ before[index] }
    return difference != 0
  }

  private mutating func split(_ row: Int, of frame: UnsafeBufferPointer<UInt32>) {
    guard let start = frame.baseAddress else { return }
    let (above, below) = (start + width * pair(row).above, start + width * pair(row).below)
    let (length, plane, isOdd) = (2 * half.width, half.width * half.height, width % 2 == 1)
    bytes.withUnsafeMutableBufferPointer { bytes in
      soft.withUnsafeMutableBufferPointer { soft in
        guard let colors = soft.baseAddress, let luma = bytes.baseAddress else { return }
        let (first, last, blue) = (luma + 2 * length * row, luma + 2 * length * row + length, colors + half.width * row)
        rows.split(above, below, weights, width, first, last, blue, blue + plane)
        if isOdd { (first[width], last[width]) = (first[width - 1], last[width - 1]) }
      }
    }
  }

  private mutating func sharpen(_ row: Int) {
    let (width, height) = half
    soft.withUnsafeBufferPointer { soft in
      bytes.withUnsafeMutableBufferPointer { bytes in
        guard let soft = soft.baseAddress, let bytes = bytes.baseAddress else { return }
        for plane in 0..<2 {
          let (from, to) = (soft + plane * width * height, bytes + (4 + plane) * width * height)
          rows.sharpen(
            from + width * max(0, row - 1), from + width * row, from + width * min(height - 1, row + 1), sharpening,
            width, to + width * row)
        }
      }
    }
  }
}

extension FilmPlanes.Standard {
  /// In 65,536ths: brightness from 16 to 235, and both colors from 16 to 240.
  fileprivate var weights: [Int32] {
    let (red, blue) = self == .bt601 ? (0.299, 0.114) : (0.2126, 0.0722)
    let luma = [red, 1 - red - blue, blue]
    func color(_ channel: Int) -> [Double] {
      luma.indices.map { ((($0 == channel ? 1 : 0) - luma[$0]) / (1 - luma[channel])) / 2 * 224 / 255 }
    }
    return (luma.map { $0 * 219 / 255 } + color(2) + color(0)).map { Int32(($0 * 65_536).rounded()) }
  }
}
