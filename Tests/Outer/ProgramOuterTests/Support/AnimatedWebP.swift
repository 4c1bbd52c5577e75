import Foundation
import TestSupport
import Testing

/// An animated WebP file, whose frames ffmpeg reads one by one.
struct AnimatedWebP {
  let width: Int
  let height: Int
  /// The pictures of the frames, each as a WebP file that covers the whole animation.
  private var pictures: [Data] = []

  init(_ file: Data) throws {
    let file = [UInt8](file)
    func number(_ place: Int, bytes: Int) -> Int {
      (0..<bytes).reduce(0) { $0 | Int(file[place + $1]) << (8 * $1) }
    }
    let head = Array(file[12..<30])
    (width, height) = (number(24, bytes: 3) + 1, number(27, bytes: 3) + 1)
    var place = 30
    while place + 8 <= file.count {
      let size = number(place + 4, bytes: 4)
      if file[place..<place + 4].elementsEqual("ANMF".utf8) {
        try #require(number(place + 14, bytes: 3) + 1 == width && number(place + 17, bytes: 3) + 1 == height)
        let chunks = file[place + 24..<place + 8 + size]
        var picture = Data("RIFF".utf8)
        withUnsafeBytes(of: UInt32(4 + head.count + chunks.count).littleEndian) { picture.append(contentsOf: $0) }
        // Not an animation, but still with its transparency.
        picture.append(contentsOf: Data("WEBP".utf8) + head[..<8] + [16] + head[9...] + chunks)
        pictures.append(picture)
      }
      place += 8 + size + size % 2
    }
  }
}

extension AnimatedWebP {
  /// The pixels that are shown, frame by frame, four bytes each: where a frame is transparent, the one before shows.
  func pixels(converting conversion: String) throws -> [UInt8] {
    try ScratchFolder.use { folder in
      for (index, picture) in pictures.enumerated() {
        try picture.write(to: URL(fileURLWithPath: folder / "\(index).webp"))
      }
      var pixels = try FFmpeg.output(
        "ffmpeg",
        [
          "-v", "error", "-nostdin", "-i", folder / "%d.webp", "-vf",
          "\(conversion),format=rgba,crop=\(width):\(height):0:0",
        ]
          + ["-f", "rawvideo", "pipe:1"])
      try #require(pixels.count == pictures.count * width * height * 4)
      pixels.withUnsafeMutableBytes { bytes in
        let pixels = bytes.bindMemory(to: UInt32.self)
        for pixel in width * height..<pixels.count where bytes[pixel * 4 + 3] == 0 {
          pixels[pixel] = pixels[pixel - width * height]
        }
      }
      return pixels
    }
  }
}
