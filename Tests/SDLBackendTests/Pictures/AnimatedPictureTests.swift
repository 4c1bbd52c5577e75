import Foundation
import Images
import TestSupport
import Testing

@testable import SDLBackend

/// Of files that move the first frame is shown.
@Suite struct AnimatedPictureTests {
  let folder: PictureFolder

  init() throws { folder = try PictureFolder() }

  @Test(arguments: ["gif", "apng", "webp", "lossless.webp"])
  func `the first frame of an animation is shown`(_ ending: String) throws {
    let path = try KeptPicture.path("moving.\(ending)") { path in
      _ = try folder.write(.quarters(96, 64), to: "0.png")
      for number in 1..<4 { _ = try folder.write(Bitmap(96, 64) { _, _ in Bitmap.black }, to: "\(number).png") }
      let words = ending == "lossless.webp" ? ["-lossless", "1"] : []
      try folder.run("/usr/bin/ffmpeg", ["-v", "error", "-i", folder.path + "/%d.png"] + words + [path])
    }
    let loaded = try LoadedPicture.read(path: path, covering: nil, by: .built)
    #expect(loaded.full == PixelSize(width: 96, height: 64) && loaded.isOpaque)
    #expect(loaded.bitmap.quarters == "RGBW")
    let small = try LoadedPicture.read(path: path, covering: PixelSize(width: 48, height: 1), by: .built)
    #expect(small.bitmap.size == PixelSize(width: 48, height: 32) && small.bitmap.quarters == "RGBW")
  }
}
