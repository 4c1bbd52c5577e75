internal import CSDL2

/// A picture file. Equal pixels give equal bytes.
package enum PNGFile {
  package static func write(_ pixels: Pixels, to path: String) throws(SDLError) {
    guard pixels.width > 0, pixels.height > 0 else {
      throw SDLError(call: "IMG_SavePNG(\(path))", message: "a picture without pixels")
    }
    var failure: SDLError?
    // SDL takes pixels to read through a pointer that it could write to.
    var bytes = pixels.bytes
    bytes.withUnsafeMutableBytes { buffer in
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        buffer.baseAddress, Int32(pixels.width), Int32(pixels.height), 32, Int32(pixels.width * 4),
        PARALLAX_RGBA_BYTES)
      defer { SDL_FreeSurface(surface) }
      if surface == nil {
        failure = SDLError(call: "SDL_CreateRGBSurfaceWithFormatFrom")
      } else if IMG_SavePNG(surface, path) != 0 {
        failure = SDLError(call: "IMG_SavePNG(\(path))")
      }
    }
    if let failure { throw failure }
  }
}
