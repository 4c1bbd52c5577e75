import Foundation

/// The screen of an X server in the X window dump format.
public struct ScreenDump: Hashable, Sendable {
  public let file: Data
  /// Offset of the first pixel, and bytes per row.
  private let start: Int
  private let rowLength: Int

  public init(_ file: Data) {
    self.file = file
    // Big-endian words, then 12 bytes per color map entry, then rows of four bytes per pixel: blue, green, red, unused.
    func word(_ index: Int) -> Int {
      index * 4 + 4 <= file.count ? file[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) } : 0
    }
    start = word(0) + word(19) * 12
    rowLength = word(12)
  }
}

extension ScreenDump {
  /// Red, green and blue of a pixel, as 0xRRGGBB.
  public subscript(x: Int, y: Int) -> Int {
    let pixel = start + y * rowLength + x * 4
    return Int(file[pixel + 2]) << 16 | Int(file[pixel + 1]) << 8 | Int(file[pixel])
  }
}
