import Boundary
import Foundation
import Geometry
import Images
import System
import TestSupport
import Testing

@testable import SDLBackend

/// Scrolls through a folder of large pictures at sixty frames per second and prints the cost. Described in
/// `Benchmarks`.
@Suite(.serialized) struct ManyPicturesTests {
  private nonisolated static let folder = environment("MANY_PICTURES")
  /// Number of pictures shown in turn; 12 for the reference.
  private nonisolated static let count = environment("PICTURE_COUNT").flatMap(Int.init) ?? 2000
  /// Points per second.
  private nonisolated static let speed = environment("SPEED").flatMap(Double.init) ?? 600
  private nonisolated static let seconds = environment("SECONDS").flatMap(Double.init) ?? .infinity

  private nonisolated static func environment(_ name: String) -> String? {
    ProcessInfo.processInfo.environment["PARALLAX_" + name]
  }

  /// Distance between rows of two pictures, in points.
  private static let rowHeight = 146.0
  private static let surface = Size(width: 390, height: 844)

  @Test(.enabled(if: folder != nil, "needs a folder of pictures"))
  func `scrolling through many pictures`() throws {
    let folder = try #require(Self.folder)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().prefix(Self.count)
    let canvas = try Canvas(CanvasOptions(.offscreen(width: 780, height: 1688), renderer: .opengl))
    let loader = PictureLoader(canvas: canvas, decoder: .built)
    for (number, name) in names.enumerated() { loader.define(PictureID(rawValue: number), path: "\(folder)/\(name)") }
    let whole = PixelSize(width: 390, height: 292)
    var list = DrawList()
    var costs: [Double] = []
    var advances: [Double] = []
    var advancesOfOwn: [Double] = []
    var placeholders = 0
    var drawn = 0
    let start = MonotonicClock.now
    let rows = Double(max(names.count, 2000) / 2)
    var time = 0.0
    while time < Self.seconds, time * Self.speed < rows * Self.rowHeight {
      let begin = MonotonicClock.now
      time = begin - start
      let offset = time * Self.speed
      list.removeAll()
      let first = Int(offset / Self.rowHeight)
      for row in first...first + 6 {
        for column in 0..<2 {
          let picture = PictureID(rawValue: (row * 2 + column) % names.count)
          let frame = Rect(x: Double(column) * 195, y: Double(row) * Self.rowHeight - offset, width: 195, height: 146)
          list.append(.picture(PictureQuad(picture, frame: frame)))
          drawn += 1
          if canvas.textures.state(of: picture) != .ready { placeholders += 1 }
        }
      }
      loader.show(list, surface: Self.surface, scale: 2, at: time)
      for ahead in 1...6 {
        loader.expect(PictureID(rawValue: (first * 2 + 13 + ahead) % names.count), pixels: whole, distance: ahead)
      }
      let before = (MonotonicClock.now, Self.ownTime())
      _ = loader.advance(to: time)
      advances.append(MonotonicClock.now - before.0)
      advancesOfOwn.append(Self.ownTime() - before.1)
      try canvas.draw(list, scale: 2)
      try canvas.fence()
      canvas.present()
      let end = MonotonicClock.now
      costs.append(end - begin)
      usleep(UInt32(max(0, (begin + 1.0 / 60 - end) * 1_000_000)))
    }
    print("pictures", names.count, "frames", costs.count, "seconds", Int(time))
    print("frame ms p50 p99 max", milliseconds(costs))
    print("advance ms p50 p99 max", milliseconds(advances))
    print("advance ms of this thread p50 p99 max", milliseconds(advancesOfOwn))
    print("placeholders", Double(placeholders) / Double(drawn), "bytes", loader.bytes, "faults", loader.problems.count)
    print("frames over 16.7 ms", costs.filter { $0 > 1.0 / 60 }.count)
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8).split(separator: "\n")
    print(status.first { $0.hasPrefix("VmHWM") } ?? "no VmHWM")
  }

  /// Processor time of this thread, in seconds.
  private static func ownTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  private func milliseconds(_ times: [Double]) -> [Double] {
    let sorted = times.sorted()
    return [sorted.count / 2, sorted.count * 99 / 100, sorted.count - 1].map { (sorted[$0] * 100_000).rounded() / 100 }
  }
}
