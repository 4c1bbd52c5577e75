import CSDL2
import Foundation
import TestSupport
import Testing

@testable import SDLBackend

/// Pixels in files, and differences between pictures.
extension Pixels {
  /// A picture file with unmodified pixels.
  init(file path: String) throws {
    let loaded = try #require(IMG_Load(path), "\(path) cannot be read")
    defer { SDL_FreeSurface(loaded) }
    let surface = try #require(SDL_ConvertSurfaceFormat(loaded, PARALLAX_RGBA_BYTES, 0))
    defer { SDL_FreeSurface(surface) }
    self.init(width: Int(surface.pointee.w), height: Int(surface.pointee.h))
    let source = try #require(surface.pointee.pixels)
    bytes.withUnsafeMutableBytes { target in
      for row in 0..<height {
        target[(row * width * 4)..<((row + 1) * width * 4)].copyBytes(
          from: UnsafeRawBufferPointer(start: source + row * Int(surface.pointee.pitch), count: width * 4))
      }
    }
  }

  func write(to path: String) throws {
    try Data(png()).write(to: URL(fileURLWithPath: path))
  }

  /// The largest difference of a channel, and the share of pixels that differ by more than rounding, which is 1.
  func difference(from other: Pixels) -> (largest: Int, share: Double) {
    guard (width, height) == (other.width, other.height) else { return (255, 1) }
    if bytes == other.bytes { return (0, 0) }
    var (largest, pixels) = (0, 0)
    for start in stride(from: 0, to: bytes.count, by: 4) {
      var distance = 0
      for channel in start..<start + 4 {
        distance = max(distance, abs(Int(bytes[channel]) - Int(other.bytes[channel])))
      }
      largest = max(largest, distance)
      if distance > 1 { pixels += 1 }
    }
    return (largest, Double(pixels) / Double(max(1, width * height)))
  }

  /// Expects the same bytes, and leaves both pictures and what differs in `Tests/Failures` where they are not.
  func expectSame(as other: Pixels, _ name: String) {
    let difference = difference(from: other)
    guard difference.largest > 0 else { return }
    do {
      try write(to: Failures.path("\(name)-actual.png"))
      try other.write(to: Failures.path("\(name)-expected.png"))
      try picture(ofDifferenceFrom: other).write(to: Failures.path("\(name)-difference.png"))
    } catch {
      Issue.record("\(name) could not be written: \(error)")
    }
    Issue.record("\(name): \(difference.largest) of 255, \(difference.share * 100) % of the pixels; see Tests/Failures")
  }

  /// The differences, twenty times as bright.
  func picture(ofDifferenceFrom other: Pixels) -> Pixels {
    var picture = Pixels(width: width, height: height)
    for index in bytes.indices {
      let distance = index < other.bytes.count ? abs(Int(bytes[index]) - Int(other.bytes[index])) : 255
      picture.bytes[index] = index % 4 == 3 ? 255 : UInt8(min(255, distance * 20))
    }
    return picture
  }
}
