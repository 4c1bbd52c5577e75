/// Reads Krita's tiles: lines of text, and before each tile's bytes a line with its place and their number.
struct TileReader {
  private let format: TileFormat
  private let bytes: [UInt8]
  private var offset = 0

  static let damaged = ArtProblem.damaged("the tiles of a layer are broken")

  init(_ bytes: [UInt8], _ format: TileFormat) { (self.bytes, self.format) = (bytes, format) }
}

extension TileReader {
  /// A tile: its place on the layer, and where its bytes are.
  private struct Tile {
    var x: Int
    var y: Int
    var range: Range<Int>
  }

  /// The tiles on the canvas.
  mutating func bitmap() throws(ArtProblem) -> ArtBitmap {
    var bitmap = ArtBitmap(clear: format.width, format.height)
    if format.background.count == format.pixelSize {
      let texel = texel(format.background, at: 0, plane: 1)
      if texel >> 24 > 0 { bitmap.texels = [UInt32](repeating: texel, count: bitmap.texels.count) }
    }
    let size = try readHeader()
    let canvas = ArtFrame(x: 0, y: 0, width: format.width, height: format.height)
    while let tile = try next() {
      let frame = ArtFrame(x: tile.x + format.x, y: tile.y + format.y, width: size.width, height: size.height)
      let seen = frame.intersection(canvas)
      if seen.isEmpty { continue }
      let count = size.width * size.height
      let pixels = try unpacked(tile, size: count * format.pixelSize)
      for row in seen.y..<seen.maxY {
        let source = (row - frame.y) * size.width + seen.x - frame.x
        for column in 0..<seen.width {
          bitmap.texels[row * format.width + seen.x + column] = texel(pixels, at: source + column, plane: count)
        }
      }
    }
    return bitmap
  }

  /// What the tiles cover of the layer.
  mutating func frame() throws(ArtProblem) -> ArtFrame {
    let size = try readHeader()
    var frame = ArtFrame.zero
    while let tile = try next() {
      frame = frame.union(
        ArtFrame(x: tile.x + format.x, y: tile.y + format.y, width: size.width, height: size.height))
    }
    return frame
  }

  private static let longestLine = 200
  private static let sides = 1...1024

  private mutating func line() -> [Substring]? {
    let rest = bytes[offset...].prefix(Self.longestLine)
    guard let end = rest.firstIndex(of: 0x0A) else { return nil }
    defer { offset = end + 1 }
    return String(decoding: bytes[offset..<end], as: UTF8.self).split { $0 == " " || $0 == "," }
  }

  private mutating func readHeader() throws(ArtProblem) -> (width: Int, height: Int) {
    var facts: [Substring: Int] = [:]
    while facts["DATA"] == nil {
      guard let words = line(), words.count == 2, let number = Int(words[1]), facts.count < 20 else {
        throw Self.damaged
      }
      facts[words[0]] = number
    }
    guard facts["VERSION"] == 2, let width = facts["TILEWIDTH"], let height = facts["TILEHEIGHT"],
      Self.sides.contains(width), Self.sides.contains(height), facts["PIXELSIZE"] == format.pixelSize
    else { throw Self.damaged }
    return (width, height)
  }

  private mutating func next() throws(ArtProblem) -> Tile? {
    guard offset < bytes.count else { return nil }
    let range = -ArtFrame.farthest...ArtFrame.farthest
    guard let words = line(), words.count == 4, words[2] == "LZF", let x = Int(words[0]), let y = Int(words[1]),
      let count = Int(words[3]), range.contains(x), range.contains(y), count > 0, count <= bytes.count - offset
    else { throw Self.damaged }
    defer { offset += count }
    return Tile(x: x, y: y, range: offset..<offset + count)
  }

  private func unpacked(_ tile: Tile, size: Int) throws(ArtProblem) -> [UInt8] {
    let packed = bytes[tile.range].dropFirst()
    if bytes[tile.range.lowerBound] == 0 {
      guard packed.count == size else { throw Self.damaged }
      return Array(packed)
    }
    guard let pixels = LZF.bytes(packed, size: size) else { throw Self.damaged }
    return pixels
  }

  /// The color of a pixel, which of a mask is its alpha. The pixel's bytes are `plane` apart: blue, green, red, alpha, or gray and alpha; the lowest byte
  /// of each first.
  private func texel(_ pixels: [UInt8], at index: Int, plane: Int) -> UInt32 {
    if format.isMask { return UInt32(pixels[index]) << 24 }
    func channel(_ number: Int) -> UInt32 {
      let start = index + number * format.depth * plane
      guard format.depth == 2 else { return UInt32(pixels[start]) }
      return (UInt32(pixels[start]) + UInt32(pixels[start + plane]) << 8 + 128) / 257
    }
    if format.isGray { return channel(0) * 0x01_0101 | channel(1) << 24 }
    return channel(2) | channel(1) << 8 | channel(0) << 16 | channel(3) << 24
  }
}
