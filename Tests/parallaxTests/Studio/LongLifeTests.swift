import Boundary
import Foundation
import Geometry
import Notation
import SDLBackend
import StudioKit
import TestSupport
import Testing

@testable import parallax

/// A long session with the studio: its resources do not grow with use. `PARALLAX_LONG_LIFE` makes it ten thousand
/// scenes and a hundred thousand gestures.
@Suite(.serialized) struct LongLifeTests {
  private static let scenes = isLong ? 10_002 : 60
  private static let gestures = isLong ? 10 : 4

  /// The resources of a process.
  private struct Holdings: CustomStringConvertible {
    var megabytes: Double
    var files: Int
    var threads: Int
    var textureBytes: Int

    init(_ stage: StudioStage) {
      func entries(_ folder: String) -> Int {
        (try? FileManager.default.contentsOfDirectory(atPath: folder).count) ?? 0
      }
      let pages = FileManager.default.contents(atPath: "/proc/self/statm").map { String(decoding: $0, as: UTF8.self) }
      megabytes = Double(pages?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 4096 / 1_000_000
      files = entries("/proc/self/fd")
      threads = entries("/proc/self/task")
      textureBytes = stage.frames.canvas.cost.textureBytes
    }

    var description: String {
      "\(megabytes.rounded()) MB, \(files) files, \(threads) threads, \(textureBytes / 1000) kB of textures"
    }
  }

  /// A random gesture on the stage: a flick, a pull, a wheel or a key.
  private static func gesture(_ stage: StudioStage, _ random: inout SplitMix64) {
    func happen(_ event: InputEvent) {
      stage.time += 0.016
      stage.window.handle(event, at: stage.time)
    }
    let start = Point(x: 240, y: random.number(100...400))
    switch random.whole(0...5) {
    case 0: happen(.wheel(dx: 0, dy: random.number(-9...9), at: start))
    case 1: happen(.keyDown(random.pick([.home, .end, .pageDown, .space]), [], isRepeat: false))
    default:
      happen(.down(start))
      for _ in 0..<3 { happen(.move(Point(x: start.x + random.number(-200...200), y: random.number(0...560)))) }
      happen(random.whole(0...9) == 0 ? .cancel : .up(nil))
    }
    stage.time += random.pick([0.1, 0.5, 2])
    stage.window.advance(to: stage.time)
  }

  /// Everything at once: scenes, gestures, undone edits, lost textures, a long sleep and a clock that is set back.
  private static func live(_ stage: StudioStage, scene number: Int, _ random: inout SplitMix64) throws {
    stage.studio.select(number % stage.studio.library.documents.count, at: stage.time)
    for _ in 0..<gestures { gesture(stage, &random) }
    stage.window.handle(.keyDown(.letter(random.pick(["x", "m", "h"])), [], isRepeat: false), at: stage.time)
    if number % 7 == 0 {
      stage.studio.edit(at: stage.time) { _ = $0.assign(.text("\(number)"), to: "title") }
      stage.studio.perform(.undo, at: stage.time)
    }
    if number % 50 == 49 { try stage.frames.canvas.rebuildTextures() }
    if number % 100 == 99 { stage.time += 8 * 3600 }
    if number % 333 == 332 { stage.time -= 60 }
    // Pictures arrive meanwhile.
    _ = try stage.frame()
    if number % 50 == 0 { stage.frames.loader.loadAll() }
  }

  /// In a separate process, so that the resources of other tests are not counted.
  @Test func `what it holds after a day is what it held in the morning`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      try await LongLifeTests.liveForADay()
    }
    if isLong, let result { print(String(decoding: result.standardErrorContent, as: UTF8.self)) }
  }

  private static func tell(_ line: String) {
    if isLong { FileHandle.standardError.write(Data((line + "\n").utf8)) }
  }

  private static func liveForADay() throws {
    let stage = try StudioStage("map-crop", size: Size(width: 480, height: 560), renderer: .software)
    var random = SplitMix64(seed: 7)
    var day: [Holdings] = []
    for number in 0..<scenes {
      try live(stage, scene: number, &random)
      // After a third, everything has been used and every cache is full.
      if number == 0 || (number + 1) % (scenes / 3) == 0 {
        // Pictures being loaded hold files temporarily.
        stage.frames.loader.loadAll()
        day.append(Holdings(stage))
        tell("\(number + 1) scenes, \((number + 1) * gestures) gestures: \(day[day.count - 1])")
      }
      _ = stage.studio.requests.takeAll()
    }
    try WornWindowTests.check(
      stage.window, stage.time, on: stage.frames, .software, size: stage.surface.size, "after a day")
    try #require(day.count == 4)
    let (start, end) = (day[1], day[3])
    // Under load a second decoding process starts, with a thread that reads its answers, and pictures being read are
    // held briefly: less than a file or a thread per two scenes.
    let (passingFiles, passingThreads) = (16, 2)
    #expect(end.files <= start.files + passingFiles, "\(start), then \(end)")
    #expect(end.threads <= start.threads + passingThreads, "\(start), then \(end)")
    #expect(end.textureBytes <= max(start.textureBytes, 300_000_000), "\(start), then \(end)")
    #expect(end.megabytes <= start.megabytes + (isLong ? 24 : 60), "\(start), then \(end)")
  }
}
