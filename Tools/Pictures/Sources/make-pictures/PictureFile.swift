import Art
import CSDLImage
import Glibc

/// Writing bitmaps to files.
enum PictureFile {
  /// JPEG quality, 0...100: high enough that grain survives and no blocks show.
  static let quality: Int32 = 88

  /// Writes a bitmap, replacing the file.
  static func write(_ bitmap: Bitmap, to path: String, as format: Artwork.Format) throws(Failure) {
    var bytes = bitmap.bytes
    let words = bytes.withUnsafeMutableBytes { buffer -> String? in
      guard
        let surface = SDL_CreateRGBSurfaceWithFormatFrom(
          buffer.baseAddress, Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.channels * 8),
          Int32(bitmap.width * bitmap.channels), pixelFormat(of: bitmap))
      else { return String(cString: SDL_GetError()) }
      defer { SDL_FreeSurface(surface) }
      let result =
        switch format {
        case .jpeg: IMG_SaveJPG(surface, path, quality)
        case .png: IMG_SavePNG(surface, path)
        }
      return result == 0 ? nil : String(cString: SDL_GetError())
    }
    if let words { throw .cannotWrite(path, words) }
  }

  /// A bitmap as a PNG file, which is written next to a path and removed again.
  static func png(_ bitmap: Bitmap, near path: String) throws(Failure) -> [UInt8] {
    let path = path + ".part"
    try write(bitmap, to: path, as: .png)
    defer { unlink(path) }
    return try PlainFile.read(path)
  }

  /// Bytes in the order red, green, blue and perhaps opacity, on this kind of machine.
  private static func pixelFormat(of bitmap: Bitmap) -> UInt32 {
    bitmap.channels == 4 ? SDL_PIXELFORMAT_ABGR8888.rawValue : SDL_PIXELFORMAT_RGB24.rawValue
  }
}
