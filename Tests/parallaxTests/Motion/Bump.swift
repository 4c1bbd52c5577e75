import Foundation

@testable import SDLBackend

/// A picture with a smooth bright bump on black, whose position on the screen can be measured to a fraction of a pixel.
enum Bump {
  /// - Parameters:
  ///   - size: Size of the file, in pixels.
  ///   - center: Center of the bump.
  ///   - spread: Its standard deviation, in pixels.
  static func pixels(_ size: (width: Int, height: Int), center: (x: Double, y: Double), spread: Double) -> Pixels {
    var pixels = Pixels(width: size.width, height: size.height)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (dx, dy) = ((Double(x) + 0.5 - center.x) / spread, (Double(y) + 0.5 - center.y) / spread)
        let value = UInt8(255 * exp(-(dx * dx + dy * dy) / 2) + 0.5)
        pixels[x, y] = SIMD4(value, value, value, 255)
      }
    }
    return pixels
  }
}

extension Pixels {
  /// The centroid of the brightness in some rows, relative to pixel edges.
  func centroid(rows: Range<Int>) -> (x: Double, y: Double) {
    var (sumX, sumY, weight) = (0.0, 0.0, 0.0)
    for y in rows {
      for x in 0..<width {
        let value = Double(self[x, y].x)
        sumX += (Double(x) + 0.5) * value
        sumY += (Double(y) + 0.5) * value
        weight += value
      }
    }
    return (sumX / weight, sumY / weight)
  }
}
