import Foundation
import TestSupport
import Testing

@testable import ProgramTests

/// How far what a film shows is from the frames as they were drawn, in squares of 48 pixels.
struct FilmQualityTests {
  private static let size = (width: 384, height: 816)

  /// Colors are interpolated, as browsers and players do it. In one step ffmpeg would do it less exactly, and would stretch
  /// them over an odd number of pixels.
  private static let conversion =
    "pad=ceil(iw/2)*2:ceil(ih/2)*2,scale=flags=bilinear+accurate_rnd,format=yuva444p|yuv444p,"
    + "scale=flags=accurate_rnd+full_chroma_inp+full_chroma_int"

  /// The signal-to-noise ratio of every square of every frame, in dB.
  private static func squares(of film: String, _ pictures: String) throws -> [Double] {
    if film.hasSuffix(".webp") {
      return try ScratchFolder.use { folder in
        let animation = try AnimatedWebP(Data(contentsOf: URL(fileURLWithPath: film)))
        try #require(animation.width == 391)
        let raw = try folder.file("raw", Data(animation.pixels(converting: conversion)))
        return try squares(
          of: ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", "\(animation.width)x\(animation.height)", "-i", raw],
          pictures)
      }
    }
    return try squares(of: ["-i", film], pictures)
  }

  private static func squares(of film: [String], _ pictures: String) throws -> [Double] {
    let common = "format=gbrp,crop=\(size.width):\(size.height):0:0,settb=1/3,setpts=N"
    let (across, down) = (size.width / 48, size.height / 48)
    // The squares of the differences are averaged over each square of pixels.
    let graph =
      "[0:v]\(conversion),\(common)[film];[1:v]\(common)[drawn];"
      + "[film][drawn]lut2=c0=(x-y)*(x-y):c1=(x-y)*(x-y):c2=(x-y)*(x-y):d=16,"
      + "scale=\(across):\(down):flags=area+accurate_rnd,format=gbrp16le"
    let bytes = try FFmpeg.output(
      "ffmpeg",
      ["-v", "error", "-nostdin"] + film + ["-start_number", "0", "-i", pictures]
        + ["-filter_complex", graph, "-fps_mode", "passthrough", "-f", "rawvideo", "pipe:1"])
    let errors = stride(from: 0, to: bytes.count, by: 2).map { Double(bytes[$0]) + 256 * Double(bytes[$0 + 1]) }
    let count = across * down
    return stride(from: 0, to: errors.count, by: 3 * count).flatMap { frame in
      (0..<count).map { square in
        let error = (0..<3).reduce(0.0) { $0 + errors[frame + $1 * count + square] } / 3
        return 10 * log10(255 * 255 / max(error, 1e-3))
      }
    }
  }

  @Test(.enabled(if: FFmpeg.isInstalled, "ffmpeg is not installed"), arguments: ["album-stack", "lake-painting"])
  func `of a hundred squares of a film, ninety-nine are as they were drawn, in every format`(scene: String) throws {
    try ScratchFolder.use { folder in
      // An odd side, which is not whole in half the resolution.
      let words = [
        "render", scene, "--to", "8", "--fps", "3", "--scale", "1", "--set", "device.width=391", "-o",
      ]
      #expect(try Program.run(words + [folder / "a-%03d.png"]).code == 0)
      for (ending, bound) in [("mp4", 30.0), ("webm", 28), ("gif", 30), ("webp", 30)] {
        #expect(try Program.run(words + [folder / "a." + ending]).code == 0)
        let squares = try Self.squares(of: folder / "a." + ending, folder / "a-%03d.png")
        try #require(squares.count == 24 * 8 * 17, "\(ending): \(squares.count)")
        let worst = squares.sorted()[squares.count / 100]
        #expect(worst >= bound, "\(ending): \(worst) dB")
      }
    }
  }
}
