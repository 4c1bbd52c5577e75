import Bitmaps
import Foundation
import TestSupport
import Testing

@testable import SDLBackend

/// Of files that move the first frame is shown.
@Suite(.enabled(if: access("/usr/bin/ffmpeg", X_OK) == 0, "ffmpeg is not installed")) struct AnimatedPictureTests {
  let folder: PictureFolder

  init() throws { folder = try PictureFolder() }

  @Test(arguments: ["gif", "apng", "webp", "lossless.webp"])
  func `the first frame of an animation is shown`(_ ending: String) throws {
    _ = try folder.write(.quarters(96, 64), to: "0.png")
    for number in 1..<4 { _ = try folder.write(Bitmap(96, 64) { _, _ in Bitmap.black }, to: "\(number).png") }
    let path = "\(folder.path)/moving.\(ending)"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/ffmpeg")
    process.arguments =
      ["-v", "error", "-i", folder.path + "/%d.png"] + (ending == "lossless.webp" ? ["-lossless", "1"] : []) + [path]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let loaded = try LoadedPicture.read(path: path, covering: nil, by: .built)
    #expect(loaded.full == PixelSize(width: 96, height: 64) && loaded.isOpaque)
    #expect(loaded.bitmap.quarters == "RGBW")
    let small = try LoadedPicture.read(path: path, covering: PixelSize(width: 48, height: 1), by: .built)
    #expect(small.bitmap.size == PixelSize(width: 48, height: 32) && small.bitmap.quarters == "RGBW")
  }
}
