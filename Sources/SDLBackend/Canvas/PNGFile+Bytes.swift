internal import CSDL2

extension PNGFile {
  /// The file as it would be written. Whoever writes it decides what happens to the one that was there before.
  package static func bytes(of pixels: Pixels) throws(SDLError) -> [UInt8] {
    guard pixels.width > 0, pixels.height > 0 else {
      throw SDLError(call: "IMG_SavePNG_RW", message: "a picture without pixels")
    }
    // Packing never makes a row longer by more than this.
    let room = pixels.bytes.count + pixels.bytes.count / 64 + pixels.height * 16 + 65_536
    var failure: SDLError?
    // SDL takes pixels to read through a pointer that it could write to.
    var source = pixels.bytes
    let file = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      source.withUnsafeMutableBytes { bytes in
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          bytes.baseAddress, Int32(pixels.width), Int32(pixels.height), 32, Int32(pixels.width * 4),
          PARALLAX_RGBA_BYTES)
        let stream = SDL_RWFromMem(buffer.baseAddress, Int32(clamping: room))
        defer {
          SDL_FreeSurface(surface)
          if let stream { SDL_RWclose(stream) }
        }
        guard let surface, let stream, IMG_SavePNG_RW(surface, stream, 0) == 0 else {
          failure = SDLError(call: "IMG_SavePNG_RW")
          return
        }
        count = Int(SDL_RWtell(stream))
      }
    }
    if let failure { throw failure }
    return file
  }
}
