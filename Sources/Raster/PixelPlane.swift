import System

/// A rectangle of pixels in memory owned by the caller: a target or a picture.
///
/// A pixel is a number with alpha, red, green and blue from its highest byte to its lowest.
package struct PixelPlane: Hashable {
  package let pixels: UnsafeMutablePointer<UInt32>
  package let width: Int
  package let height: Int
  /// Distance between rows, in pixels.
  package let stride: Int
  /// Whether colors are multiplied by their alpha.
  package let isPremultiplied: Bool
  /// What is known of the opacity of its pixels, if it is a picture.
  package let runs: OpacityRuns?

  /// - Parameter stride: Nil if there is no gap between rows.
  package init(
    _ pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int? = nil, isPremultiplied: Bool = false,
    runs: OpacityRuns? = nil
  ) {
    (self.pixels, self.width, self.height) = (pixels, max(0, width), max(0, height))
    self.stride = stride ?? self.width
    (self.isPremultiplied, self.runs) = (isPremultiplied, runs)
  }
}

extension PixelPlane {
  package func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels + y * stride }

  package var bounds: PixelBounds { PixelBounds(columns: 0..<width, rows: 0..<height) }

  /// Copies pixels from RGBA bytes, row by row, beginning at row `row`.
  package func copyRows(from row: Int, count rows: Int, ofBytes bytes: UnsafeRawPointer) {
    for y in 0..<rows {
      PixelRow.swapRedAndBlue(
        bytes + y * width * 4, into: UnsafeMutableRawPointer(self.row(row + y)), count: width)
    }
  }

  /// Multiplies the colors in a part by their alpha.
  package func multiply(in part: PixelBounds) {
    for y in part.rows { PixelRow.multiply(row(y) + part.columns.lowerBound, count: part.columns.count) }
  }

  /// Copies the pixels to RGBA bytes, row by row.
  package func copy(toBytes bytes: UnsafeMutableRawPointer) { copy(width: width, height: height, toBytes: bytes) }

  /// The same for the top left part, which must not be larger than the plane. All processors copy a large part.
  package func copy(width: Int, height: Int, toBytes bytes: UnsafeMutableRawPointer) {
    let rows = max(1, Self.pixelsInPart / max(1, width))
    let parts = Swift.stride(from: 0, to: height, by: rows).map { $0..<min($0 + rows, height) }
    // Threads share no pointers, but parts of memory that they alone write until this returns.
    let (source, target, stride) = (UInt(bitPattern: pixels), UInt(bitPattern: bytes), stride)
    _ = ParallelWork.answers(to: parts) { part in
      guard let source = UnsafeRawPointer(bitPattern: source), let target = UnsafeMutableRawPointer(bitPattern: target)
      else { return }
      for y in part { PixelRow.swapRedAndBlue(source + y * stride * 4, into: target + y * width * 4, count: width) }
    }
  }

  /// So many pixels are copied at a time.
  private static let pixelsInPart = 1 << 18

  /// Copies unmodified pixels into a part, row by row without gaps.
  package func replace(_ part: PixelBounds, with source: UnsafePointer<UInt32>) {
    for (index, y) in part.rows.enumerated() {
      (row(y) + part.columns.lowerBound).update(from: source + index * part.columns.count, count: part.columns.count)
    }
  }
}
