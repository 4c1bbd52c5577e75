import Foundation

/// What an X server shows, as it keeps it: an X window dump.
public struct ScreenDump: Hashable, Sendable {
  public let file: Data
  /// Where the first pixel is, and the bytes from one row to the next.
  private let start: Int
  private let rowLength: Int

  public init(_ file: Data) {
    self.file = file
    // Big-endian words, then 12 bytes for each color of a map, then rows of four bytes a pixel: blue, green, red, nothing.
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
