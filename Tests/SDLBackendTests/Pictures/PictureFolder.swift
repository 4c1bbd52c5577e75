import CSDL2
import Foundation
import Images
import System
import Testing

@testable import SDLBackend

/// A temporary folder of test pictures, deleted with this value.
final class PictureFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "parallax-pictures-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    chmod(path, 0o700)
    do { try FileManager.default.removeItem(atPath: path) } catch { print("\(path) stays: \(error)") }
  }

  /// Writes bytes to a file and returns its path.
  func write(_ bytes: [UInt8], to name: String) throws -> String {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    return "\(path)/\(name)"
  }

  /// Writes a picture in the format of the extension: png, jpg or bmp.
  func write(_ bitmap: Bitmap, to name: String) throws -> String {
    let file = "\(path)/\(name)"
    let size = bitmap.size
    let surface = try #require(
      SDL_CreateRGBSurfaceWithFormat(0, Int32(size.width), Int32(size.height), 32, SDL_PIXELFORMAT_ABGR8888.rawValue))
    defer { SDL_FreeSurface(surface) }
    for y in 0..<size.height {
      let row = surface.pointee.pixels + y * Int(surface.pointee.pitch)
      for x in 0..<size.width {
        row.storeBytes(of: bitmap.texels[y * size.width + x], toByteOffset: x * 4, as: UInt32.self)
      }
    }
    let result =
      if name.hasSuffix("png") { IMG_SavePNG(surface, file) } else if name.hasSuffix("bmp") {
        SDL_SaveBMP_RW(surface, SDL_RWFromFile(file, "wb"), 1)
      } else { IMG_SaveJPG(surface, file, 92) }
    try #require(result == 0, "\(String(cString: SDL_GetError()))")
    return file
  }

  /// Writes a picture with another program, whose output is dropped.
  func run(_ program: String, _ words: [String]) throws {
    let child = try ChildProcess(program, [program] + words, output: .dropped, errors: .dropped)
    try #require(child.finish().ending == .exited(0), "\(program) \(words)")
  }

  /// The bytes of a picture as a file of that format.
  func bytes(of bitmap: Bitmap, as ending: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: write(bitmap, to: "bytes." + ending))))
  }
}
