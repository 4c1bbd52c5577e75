internal import CPixelRows

/// Rows of a picture as PNG files have them before they are packed: the bytes of each minus those that the Paeth filter
/// predicts, after the number of that filter.
///
/// Most rows of a screen resemble the one above.
package struct FilteredRows {
  private static let paeth: UInt8 = 4
  private static let operations = parallax_pixel_rows().pointee

  private let pixels: UnsafeBufferPointer<UInt32>
  private let width: Int
  private let isOpaque: Bool

  /// - Parameters:
  ///   - pixels: Red, green, blue and alpha, a byte each, row by row.
  ///   - isOpaque: Leaves alpha out.
  package init(_ pixels: UnsafeBufferPointer<UInt32>, width: Int, isOpaque: Bool) {
    (self.pixels, self.width, self.isOpaque) = (pixels, width, isOpaque)
  }
}

extension FilteredRows {
  /// Whether no pixel lets anything through.
  package static func areOpaque(_ pixels: UnsafeBufferPointer<UInt32>) -> Bool {
    guard let start = pixels.baseAddress else { return true }
    return PixelRow.alphas(start, count: pixels.count).least == 255
  }

  private var channels: Int { isOpaque ? 3 : 4 }

  /// The bytes of a filtered row.
  package var length: Int { width * channels + 1 }

  /// Writes filtered rows.
  package func write(_ rows: Range<Int>, to target: UnsafeMutablePointer<UInt8>) {
    // A byte is written after each row.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 2 * length) { room in
      guard var above = room.baseAddress else { return }
      var row = above + length
      if rows.lowerBound > 0 {
        copy(rows.lowerBound - 1, to: above)
      } else {
        above.initialize(repeating: 0, count: length)
      }
      for (index, y) in rows.enumerated() {
        let line = target + index * length
        line[0] = Self.paeth
        copy(y, to: row)
        Self.operations.filter(row, above, channels, length - 1, line + 1)
        swap(&row, &above)
      }
    }
  }

  private func copy(_ row: Int, to bytes: UnsafeMutablePointer<UInt8>) {
    guard let start = pixels.baseAddress.map({ $0 + row * width }) else { return }
    if isOpaque { return Self.operations.drop_alpha(start, width, bytes) }
    UnsafeMutableRawPointer(bytes).copyMemory(from: start, byteCount: width * 4)
  }
}
