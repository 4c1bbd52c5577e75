import Images

@testable import SDLBackend

nonisolated extension Bitmap {
  /// A picture painted texel by texel.
  init(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> UInt32) {
    var texels: [UInt32] = []
    texels.reserveCapacity(width * height)
    for y in 0..<height { for x in 0..<width { texels.append(color(x, y)) } }
    self.init(size: PixelSize(width: width, height: height), texels: texels)
  }

  static let red: UInt32 = 0xFF00_00FF
  static let green: UInt32 = 0xFF00_FF00
  static let blue: UInt32 = 0xFFFF_0000
  static let white: UInt32 = 0xFFFF_FFFF
  static let black: UInt32 = 0xFF00_0000

  /// Red and green above blue and white.
  static func quarters(_ width: Int, _ height: Int) -> Bitmap {
    Bitmap(width, height) { x, y in
      y < height / 2 ? (x < width / 2 ? red : green) : (x < width / 2 ? blue : white)
    }
  }

  /// The letters of the colors in the middle of the four quarters, row by row; `?` for any other color.
  var quarters: String {
    let columns = [size.width / 4, size.width * 3 / 4]
    let rows = [size.height / 4, size.height * 3 / 4]
    return String(
      rows.flatMap { y in columns.map { x in Bitmap.letter(size.isEmpty ? 0 : texels[y * size.width + x]) } })
  }

  private static func letter(_ texel: UInt32) -> Character {
    let channels = [texel & 0xFF, texel >> 8 & 0xFF, texel >> 16 & 0xFF].map { $0 > 200 ? 2 : $0 < 55 ? 0 : 1 }
    return switch channels {
    case [2, 0, 0]: "R"
    case [0, 2, 0]: "G"
    case [0, 0, 2]: "B"
    case [2, 2, 2]: "W"
    default: "?"
    }
  }
}
