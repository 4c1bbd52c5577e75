/// A picture in memory: red, green, blue, alpha, a byte each, row by row from the top.
package struct Pixels: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package var bytes: [UInt8]

  /// Transparent black. A size that is not positive makes an empty picture.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    bytes = Array(repeating: 0, count: self.width * self.height * 4)
  }

  /// The four bytes of the pixel in a column and a row.
  package subscript(x: Int, y: Int) -> SIMD4<UInt8> {
    get {
      let start = (y * width + x) * 4
      return SIMD4(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3])
    }
    set {
      let start = (y * width + x) * 4
      for channel in 0..<4 { bytes[start + channel] = newValue[channel] }
    }
  }
}
