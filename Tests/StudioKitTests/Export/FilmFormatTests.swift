import Testing

@testable import StudioKit

struct FilmFormatTests {
  @Test(arguments: [
    ("a.mp4", FilmFormat.mp4), ("A.MP4", .mp4), ("dir.png/x.webm", .webm), ("x.GIF", .gif), ("my film.webp", .webp),
  ]) func `the ending tells the format`(path: String, format: FilmFormat) {
    #expect(FilmFormat(path: path) == format)
  }

  @Test(arguments: [
    "a.png", "a.mov", "mp4", "", "a%04d.jpg", "%04d.png/a", "a-%04.png", "a-%0000000000d.png", "a%s.png",
  ])
  func `anything else is no film`(path: String) { #expect(FilmFormat(path: path) == nil) }

  @Test(arguments: [
    ("x-%04d.png", 7, "x-0007.png"), ("x-%04d.png", 12345, "x-12345.png"), ("%d.PNG", 0, "0.PNG"),
    ("a%20b-%03d-c.png", 41, "a%20b-041-c.png"),
  ]) func `frames are numbered by the pattern`(path: String, frame: Int, name: String) throws {
    let names = try #require(PictureNames(path))
    #expect(names[frame] == name)
  }

  @Test func `moments are divided, and the last frame ends where the film does`() {
    let times = FilmTimes(from: 0.5, to: 3.5, rate: 60)
    #expect(times.count == 180 && times.duration == 3)
    for frame in 0..<180 { #expect(times[frame] == 0.5 + Double(frame) / 60) }
    #expect(FilmTimes(from: 1, to: 1.001, rate: 24).count == 1)
  }

  @Test func `only pictures need no ffmpeg, and each film's rate is said to it`() throws {
    let size = FilmSize(width: 101, height: 66, rate: 59.94)
    for ending in FilmFormat.endings {
      let format = try #require(FilmFormat(path: "a" + ending))
      let words = format.arguments(size, to: "out", palette: "colors")
      guard let words else {
        #expect(ending.hasSuffix("png"))
        continue
      }
      #expect(words.last == "out")
      // A plane of color has a whole number of columns.
      #expect(words.contains(format.colors == nil ? "101x66" : "102x66") && words.contains("59.94"))
      #expect(format.rates.contains(format.usualRate))
    }
  }
}
