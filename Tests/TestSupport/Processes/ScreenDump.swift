import Foundation

/// What an X server shows, as it keeps it: an X window dump.
public struct ScreenDump: Hashable, Sendable {
  public let file: Data

  public init(_ file: Data) {
    self.file = file
  }
}

extension ScreenDump {
  /// Red, green and blue of a pixel, as 0xRRGGBB.
  public subscript(x: Int, y: Int) -> Int {
    // Big-endian words, then 12 bytes for each color of a map, then rows of four bytes a pixel: blue, green, red, nothing.
    func word(_ index: Int) -> Int { file[index * 4..<index * 4 + 4].reduce(0) { $0 << 8 | Int($1) } }
    let pixel = word(0) + word(19) * 12 + y * word(12) + x * 4
    return Int(file[pixel + 2]) << 16 | Int(file[pixel + 1]) << 8 | Int(file[pixel])
  }
}
