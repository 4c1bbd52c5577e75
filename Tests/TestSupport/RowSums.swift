/// What the pixels of each row of a picture add up to. This target is optimized; tests with pictures are not.
public enum RowSums {
  /// - Parameters:
  ///   - bytes: Pixels of four bytes each, row by row.
  ///   - pitch: Bytes of a row.
  ///   - columns: The pixels of a row that count.
  ///   - channel: The byte of a pixel.
  public static func of(
    _ bytes: UnsafeRawBufferPointer, pitch: Int, columns: Range<Int>, channel: Int
  ) -> [Int] {
    (0..<(pitch > 0 ? bytes.count / pitch : 0)).map { row in
      columns.reduce(0) { $0 + Int(bytes[row * pitch + $1 * 4 + channel]) }
    }
  }
}
