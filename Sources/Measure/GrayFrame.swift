/// One grayscale frame of a film, row by row.
public struct GrayFrame: Hashable, Sendable {
  public let width: Int
  public let height: Int
  public private(set) var pixels: [UInt8]

  /// Missing pixels are black.
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

extension GrayFrame {
  /// The transposed frame: horizontal motion becomes vertical.
  public var turned: GrayFrame {
    var result = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height {
      for x in 0..<width { result[x * height + y] = pixels[y * width + x] }
    }
    return GrayFrame(width: height, height: width, pixels: result)
  }
}

/// A rectangle of a frame, in pixels.
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
  /// The rectangle in the transposed frame.
  public var turned: FilmBand { FilmBand(x: y, y: x, width: height, height: width) }

  public func scaled(by share: Double) -> FilmBand {
    func scaled(_ number: Int) -> Int { Int((Double(number) * share).rounded()) }
    return FilmBand(x: scaled(x), y: scaled(y), width: scaled(width), height: scaled(height))
  }

  /// The part of it within a frame. Nil if there is none.
  public func inside(width: Int, height: Int) -> FilmBand? {
    let (left, top) = (max(0, x), max(0, y))
    let (right, bottom) = (min(width, x + self.width), min(height, y + self.height))
    return right > left && bottom > top
      ? FilmBand(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}
