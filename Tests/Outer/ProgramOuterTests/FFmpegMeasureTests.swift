import Foundation
import Notation
import System
import TestSupport
import Testing

@testable import ProgramTests

/// `measure` of films that ffmpeg writes and reads.
struct FFmpegMeasureTests {
  @Test(.enabled(if: FFmpeg.isInstalled, "ffmpeg is not installed"))
  func `the ratio of a film of ours is found, and how far it is off another design`() throws {
    try ScratchFolder.use { folder in
      let film = folder / "a film.mp4"
      let made = try Program.run([
        "render", "map-crop-plain", "--set", "parameters.ratio=0.6", "--from", "0.3", "--to", "1.3",
        "--scale", "0.6",
        "-o", film,
      ])
      try #require(made.code == 0, "\(made)")
      let (csv, tape) = (folder / "a.csv", folder / "a.parallax-tape.json")
      let outcome = try Program.run([
        "measure", film, "--scene", "map-crop-plain", "--json", "--csv", csv, "--tape", tape,
      ])
      try #require(outcome.code == 0, "\(outcome)")
      let report = try #require(
        JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any])
      let ratio = try #require(report["ratio"] as? Double)
      #expect(abs(ratio - 0.6) < 0.02, "\(ratio)")
      let (low, high) = (report["ratio_low"] as? Double ?? 9, report["ratio_high"] as? Double ?? 0)
      #expect(low <= 0.6 && high >= 0.6 && high - low < 0.03, "\(low) to \(high)")
      let design = try #require(report["design"] as? [String: Any])
      #expect(
        abs((design["apart"] as? Double ?? 9) + 0.1) < 0.02 && report["unit"] as? String == "pt")
      let rows = try String(contentsOfFile: csv, encoding: .utf8).split(separator: "\n")
      #expect(rows.first == "time_s,offset_pt,layer_pt,seen" && rows.count == 61, "\(rows.count)")
      // Played, the tape is at the offset of every row, on from where the scene's content begins.
      let places = rows.dropFirst().map { $0.split(separator: ",").compactMap { Double($0) } }
      let times = places.map { "\($0[0] - places[0][0])" }.joined(separator: ",")
      let played = try Program.run([
        "simulate", "--tape", tape, "--bounds", "0,9000", "--viewport", "844", "--at", times,
      ])
      try #require(played.code == 0, "\(played)")
      let simulation = try #require(JSONSerialization.jsonObject(with: Data(played.out.utf8)) as? [String: Any])
      let samples = try #require(simulation["samples"] as? [[String: Double]])
      let start = try #require(samples.first?["offset"])
      for (sample, place) in zip(samples, places) {
        let offset = try #require(sample["offset"])
        #expect(abs(offset - start - place[1]) < 0.3, "\(sample) is not at \(place)")
      }
    }
  }

  @Test(.enabled(if: FFmpeg.isInstalled, "ffmpeg is not installed"))
  func `of a film of several layers no ratio is told, and its axis is found`() throws {
    try ScratchFolder.use { folder in
      let film = folder / "albums.mp4"
      let made = try Program.run([
        "render", "album-stack", "--set", "parameters.ratio=0.8", "--from", "0.2", "--to", "1.4", "--scale", "0.6",
        "--fps", "30", "-o", film,
      ])
      try #require(made.code == 0, "\(made)")
      let outcome = try Program.run(["measure", film, "--json"])
      let report = try #require(
        JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any])
      #expect(outcome.code == 65 && report["ratio"] is NSNull, "\(outcome.code) \(report["ratio"] ?? "")")
      #expect(report["axis"] as? String == "horizontal")
      #expect((report["why"] as? String)?.contains("--content") == true, "\(report["why"] ?? "")")
    }
  }

  @Test(.enabled(if: FFmpeg.isInstalled, "ffmpeg is not installed"))
  func `what is no film, and a playlist that leads elsewhere, are refused`() throws {
    try ScratchFolder.use { folder in
      #expect(try Program.run(["measure", try folder.file("a.mp4", "no film at all")]).code == 65)
      let film = ["render", "map-crop", "--to", "0.2", "--fps", "10", "--scale", "0.2", "-o", folder / "film.mp4"]
      try #require(try Program.run(film).code == 0)
      for (name, text) in [
        ("a.m3u8", "#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n\(folder / "film.mp4")\n#EXT-X-ENDLIST\n"),
        ("a.ffconcat", "ffconcat version 1.0\nfile film.mp4\n"),
      ] {
        let outcome = try Program.run(["measure", try folder.file(name, text)])
        #expect(outcome.code == 65 && outcome.errors.contains("playlist"), "\(outcome)")
      }
    }
  }
}
