internal import CSDL2
import Images
import System

/// A picture in memory: red, green, blue, alpha, a byte each, row by row from the top.
package nonisolated struct Pixels: Hashable, Sendable {
  package let width: Int
  package let height: Int
  package var bytes: [UInt8]

  /// Transparent black. A size of 0 or below gives an empty picture.
  package init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    bytes = Array(repeating: 0, count: self.width * self.height * 4)
  }

  /// - Parameter fill: Writes all bytes.
  init(width: Int, height: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) {
    (self.width, self.height) = (max(0, width), max(0, height))
    let size = self.width * self.height * 4
    bytes = Array(unsafeUninitializedCapacity: size) { buffer, count in
      let room = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[..<size])
      LargePages.use(for: room.baseAddress, count: size)
      fill(room)
      count = size
    }
  }

  /// The four bytes of the pixel at a column and a row.
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

nonisolated extension Pixels {
  /// Pictures side by side, the first on the left, padded with black at the bottom.
  package init(sideBySide pictures: [Pixels]) {
    if pictures.count == 1 {
      self = pictures[0]
      return
    }
    self.init(width: pictures.reduce(0) { $0 + $1.width }, height: pictures.map(\.height).max() ?? 0)
    var left = 0
    for picture in pictures {
      let count = picture.width * 4
      for row in 0..<picture.height {
        let start = (row * width + left) * 4
        bytes.replaceSubrange(start..<start + count, with: picture.bytes[row * count..<(row + 1) * count])
      }
      left += picture.width
    }
  }
}

nonisolated extension Pixels {
  /// The pixels of a decoded picture.
  package init(_ bitmap: Bitmap) {
    self.init(width: bitmap.size.width, height: bitmap.size.height)
    for (index, texel) in bitmap.texels.enumerated() {
      for channel in 0..<4 { bytes[index * 4 + channel] = UInt8(truncatingIfNeeded: texel >> (8 * UInt32(channel))) }
    }
  }

  /// The bytes of a JPEG file, treating the pixels as opaque.
  ///
  /// - Parameter quality: 1...100.
  package func jpeg(quality: Int32) throws(SDLError) -> [UInt8] {
    try file("IMG_SaveJPG_RW", room: bytes.count + 65_536) { IMG_SaveJPG_RW($0, $1, 0, quality) }
  }

  private func file(
    _ call: String, room: Int,
    _ save: (UnsafeMutablePointer<SDL_Surface>, UnsafeMutablePointer<SDL_RWops>) -> Int32
  ) throws(SDLError) -> [UInt8] {
    guard width > 0, height > 0 else { throw SDLError(call: call, message: "a picture without pixels") }
    var failure: SDLError?
    // SDL takes a mutable pointer, but only reads.
    var source = self.bytes
    let file = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      source.withUnsafeMutableBytes { bytes in
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          bytes.baseAddress, Int32(width), Int32(height), 32, Int32(width * 4),
          PARALLAX_RGBA_BYTES)
        let stream = SDL_RWFromMem(buffer.baseAddress, Int32(clamping: room))
        defer {
          SDL_FreeSurface(surface)
          if let stream { SDL_RWclose(stream) }
        }
        guard let surface, let stream, save(surface, stream) == 0 else {
          failure = SDLError(call: call)
          return
        }
        count = Int(SDL_RWtell(stream))
      }
    }
    if let failure { throw failure }
    return file
  }
}
