internal import CCodecs
internal import CSDL2
import Glibc
import Images

nonisolated extension DecodedPicture {
  /// The primary picture of a HEIC or AVIF file; libheif applies its orientation.
  init(boxes bytes: [UInt8]) throws(SDLError) {
    var why = [CChar](repeating: 0, count: 200)
    var pixels = heif_read(bytes, bytes.count, Int64(ImageLimits.standard.pixels), &why, why.count)
    guard pixels.image != nil, let rows = pixels.rows else {
      throw SDLError(call: "decoding", message: String(codecWords: why))
    }
    defer { heif_close(&pixels) }
    guard
      let surface = SDL_CreateRGBSurfaceWithFormat(
        0, pixels.width, pixels.height, 32, SDL_PIXELFORMAT_ABGR8888.rawValue)
    else { throw SDLError(call: "SDL_CreateRGBSurfaceWithFormat") }
    if let place = surface.pointee.pixels {
      for y in 0..<Int(pixels.height) {
        memcpy(place + y * Int(surface.pointee.pitch), rows + y * pixels.pitch, 4 * Int(pixels.width))
      }
    }
    self.init(surface)
  }

  /// Opens libheif. False if it is not installed.
  static func prepareBoxes(library: String) -> Bool { heif_open(library) != 0 }

  /// Whether libheif has a decoder for the format.
  static func decodesBoxes(_ format: ImageFormat) -> Bool { heif_decodes(format == .avif ? 1 : 0) != 0 }
}
