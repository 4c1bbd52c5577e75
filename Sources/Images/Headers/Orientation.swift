/// The rotation and reflection that turn stored pixels upright: the eight values of EXIF tag 0x0112.
///
/// Stored pixels are first mirrored left to right if `isMirrored`, then rotated clockwise by `quarterTurns`.
public enum Orientation: Int, Hashable, Sendable, CaseIterable {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case flipped = 4
  case transposed = 5
  case turnedRight = 6
  case transversed = 7
  case turnedLeft = 8
}

extension Orientation {
  public var isMirrored: Bool {
    switch self {
    case .mirrored, .flipped, .transposed, .transversed: true
    case .upright, .upsideDown, .turnedRight, .turnedLeft: false
    }
  }

  /// Clockwise rotation in steps of 90 degrees, 0...3.
  public var quarterTurns: Int {
    switch self {
    case .upright, .mirrored: 0
    case .turnedRight, .transversed: 1
    case .upsideDown, .flipped: 2
    case .turnedLeft, .transposed: 3
    }
  }

  /// Whether the stored width becomes the displayed height.
  public var swapsSides: Bool { rawValue >= 5 }

  /// The stored pixel displayed at `x`, `y`. All coordinates count from 0 at the top left; `width` and `height` are the
  /// stored ones.
  public func storedPixel(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .upright: (x, y)
    case .mirrored: (width - 1 - x, y)
    case .upsideDown: (width - 1 - x, height - 1 - y)
    case .flipped: (x, height - 1 - y)
    case .transposed: (y, x)
    case .turnedRight: (y, height - 1 - x)
    case .transversed: (width - 1 - y, height - 1 - x)
    case .turnedLeft: (width - 1 - y, x)
    }
  }
}
