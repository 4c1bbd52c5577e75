import Foundation
import Glibc
import Notation
import System
import TestSupport
import Testing

@testable import ProgramTests

/// Films as ffmpeg writes them, and as it reads them again.
struct FFmpegFilmTests {
  /// Number of frames, size and frame rate, by ffprobe.
  private static func stream(of film: String) throws -> [String: String] {
    let words = [
      "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
      "stream=width,height,nb_read_frames,r_frame_rate,codec_name,pix_fmt", "-of", "default=noprint_wrappers=1", film,
    ]
    let lines = String(decoding: try FFmpeg.output("ffprobe", words), as: UTF8.self).split(separator: "\n")
    return Dictionary(
      lines.map { line in
        let parts = line.split(separator: "=")
        return (String(parts[0]), String(parts[1]))
      }, uniquingKeysWith: { $1 })
  }

  @Test(.enabled(if: FFmpeg.isInstalled, "ffmpeg is not installed"), arguments: ["mp4", "webm", "gif"])
  func `a film has the frames, the rate and the size that were asked for`(ending: String) throws {
    try ScratchFolder.use { folder in
      let tape = try folder.file("a.json", FilmTests.tape)
      let film = folder / "a film." + ending
      let outcome = try Program.run([
        "render", "map-crop", "--tape", tape, "--from", "0.1", "--to", "0.9", "--fps", "25", "--scale", "0.5", "--set",
        "device.width=391", "-o", film,
      ])
      #expect(outcome.code == 0 && outcome.out.isEmpty, "\(outcome)")
      #expect(outcome.errors.contains("20 frames of 196 x 422, 25 a second, 0.80 s\n"), "\(outcome.errors)")
      let stream = try Self.stream(of: film)
      #expect(stream["nb_read_frames"] == "20" && stream["r_frame_rate"] == "25/1", "\(stream)")
      #expect(stream["width"] == "196" && stream["height"] == "422", "\(stream)")
      #expect(Set(folder.names) == ["a.json", "a film." + ending])
    }
  }

  @Test(.enabled(if: FFmpeg.isInstalled, "ffmpeg is not installed"))
  func `the size of a long film is told before it is written, within a factor of one and a half`() throws {
    try ScratchFolder.use { folder in
      let film = folder / "film.mp4"
      let outcome = try Program.run(["render", "map-crop", "--scale", "0.5", "--to", "9", "-o", film])
      let words = try #require(outcome.errors.firstMatch(of: /; about ([0-9]+) kB/), "\(outcome)")
      let size = Double(try #require(FileManager.default.contents(atPath: film)).count) / 1000
      let told = try #require(Double(words.1))
      #expect((told / 1.5...told * 1.5).contains(size), "\(told) kB told, \(size) kB written")
    }
  }

  @Test(.enabled(if: FFmpeg.isInstalled, "ffmpeg is not installed"))
  func `odd sides are made even, where a film needs that`()
    throws
  {
    try ScratchFolder.use { folder in
      let film = folder / "a.mp4"
      let words = [
        "render", "map-crop", "--to", "0.2", "--fps", "10", "--scale", "0.5", "--set", "device.width=394", "-o", film,
      ]
      #expect(try Program.run(words).code == 0)
      let stream = try Self.stream(of: film)
      #expect(stream["width"] == "198" && stream["height"] == "422" && stream["pix_fmt"] == "yuv420p", "\(stream)")
    }
  }

  /// The mean difference of brightness is below that of a signal-to-noise ratio of 40 dB.
  @Test(.enabled(if: FFmpeg.isInstalled, "ffmpeg is not installed"), arguments: ["weather-menu", "header-stretch"])
  func `the frames of a film are those that render draws`(scene: String) throws {
    try ScratchFolder.use { folder in
      let words = [
        "render", scene, "--from", "0.4", "--to", "0.9", "--fps", "10", "--scale", "0.5", "--set", "device.width=392",
      ]
      #expect(try Program.run(words + ["-o", folder / "a.mp4"]).code == 0)
      #expect(try Program.run(words + ["-o", folder / "a-%03d.png"]).code == 0)
      #expect(folder.names == ["a-000.png", "a-001.png", "a-002.png", "a-003.png", "a-004.png", "a.mp4"])
      let decoded = try Self.luma(of: ["-i", folder / "a.mp4"])
      let drawn = try Self.luma(of: ["-start_number", "0", "-i", folder / "a-%03d.png"])
      try #require(decoded.count == drawn.count && decoded.count == 5 * 196 * 422)
      let error = zip(decoded, drawn).reduce(0.0) { $0 + pow(Double($1.0) - Double($1.1), 2) } / Double(drawn.count)
      #expect(10 * log10(255 * 255 / error) > 40, "\(error)")
    }
  }

  /// The brightness of every pixel of a film, frame by frame.
  private static func luma(of input: [String]) throws -> [UInt8] {
    try FFmpeg.output(
      "ffmpeg",
      ["-v", "error", "-nostdin"] + input
        + ["-vf", "scale=out_color_matrix=bt709:out_range=full,format=gray", "-f", "rawvideo", "pipe:1"])
  }

  @Test(.enabled(if: FFmpeg.isInstalled, "ffmpeg is not installed"))
  func `beside the curve a film has the screen as it is, and the curve shows where it is scrolled`() throws {
    try ScratchFolder.use { folder in
      let tape = try folder.file("a.json", FilmTests.tape)
      let words = ["render", "map-crop", "--tape", tape, "--fps", "10", "--to", "0.4", "--scale", "0.5", "-o"]
      #expect(try Program.run(words + [folder / "alone-%d.png"]).code == 0)
      #expect(try Program.run(words + [folder / "both-%d.png", "--curve", "--compare", "article"]).code == 0)
      #expect(try Program.run(words + [folder / "curve-%d.png", "--curve"]).code == 0)
      func luma(_ name: String, _ part: String) throws -> [UInt8] {
        try FFmpeg.output(
          "ffmpeg",
          ["-v", "error", "-nostdin", "-i", folder / name, "-vf", part, "-pix_fmt", "gray", "-f", "rawvideo", "pipe:1"])
      }
      // The phone is 195 pixels wide, the curve 260.
      for frame in 0..<3 {
        #expect(try luma("alone-\(frame).png", "null") == luma("curve-\(frame).png", "crop=195:422:0:0"))
      }
      let curves = try (0..<3).map { try luma("curve-\($0).png", "crop=260:422:195:0") }
      #expect(curves[0] != curves[1] && curves[1] != curves[2])
      // The compared scene has a line in the curve, and a screen at the left of it.
      #expect(try luma("both-0.png", "null").count == (195 + 12 + 195 + 260) * 422)
      #expect(try luma("both-0.png", "crop=260:422:402:0") != curves[0])
    }
  }
}
