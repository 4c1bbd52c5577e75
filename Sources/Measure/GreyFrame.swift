/// One frame of a film: how light each pixel is, row after row.
public struct GreyFrame: Hashable, Sendable {
  public let width: Int
  public let height: Int
  public private(set) var pixels: [UInt8]

  /// Pixels that are missing are black.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = max(0, width)
    self.height = max(0, height)
    let count = self.width * self.height
    self.pixels =
      pixels.count == count
      ? pixels
      : Array(pixels.prefix(count)) + [UInt8](repeating: 0, count: max(0, count - pixels.count))
  }
}

extension GreyFrame {
  /// The frame with rows for columns: what moves sideways moves down in it.
  public var turned: GreyFrame {
    var result = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width { result[x * height + y] = pixels[y * width + x] }
    }
    return GreyFrame(width: height, height: width, pixels: result)
  }
}

/// A rectangle of a frame, in its pixels.
public struct FilmBand: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

extension FilmBand {
  /// The same in a frame with rows for columns.
  public var turned: FilmBand { FilmBand(x: y, y: x, width: height, height: width) }

  /// What of it lies in a frame; nil: nothing.
  public func inside(width: Int, height: Int) -> FilmBand? {
    let (left, top) = (max(0, x), max(0, y))
    let (right, bottom) = (min(width, x + self.width), min(height, y + self.height))
    return right > left && bottom > top
      ? FilmBand(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}
