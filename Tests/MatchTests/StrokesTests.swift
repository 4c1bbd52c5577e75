import Geometry
import Measure
import TestSupport
import Testing

@testable import Match

/// A line of text over a picture: strokes over what is behind them.
@Suite struct StrokesTests {
  private static let (width, height) = (120, 80)
  private static let line = FilmBand(x: 20, y: 30, width: 80, height: 20)

  /// Random grays, smooth from pixel to pixel, with white strokes on some of them.
  private static func frame(strokesAt top: Int?, seed: UInt64) -> GrayFrame {
    var random = SplitMix64(seed: seed)
    var pixels = (0..<width * height).map { _ in UInt8.random(in: 70...110, using: &random) }
    guard let top else { return GrayFrame(width: width, height: height, pixels: pixels) }
    for y in top + 3..<top + 17 {
      for x in stride(from: line.x + 4, to: line.x + line.width - 4, by: 7) {
        for place in x..<x + 2 { pixels[y * width + place] = 250 }
      }
    }
    return GrayFrame(width: width, height: height, pixels: pixels)
  }

  @Test(arguments: 0..<20) func `a line is seen where its strokes are, and nowhere else`(seed: UInt64) {
    let design = Self.frame(strokesAt: 30, seed: seed)
    // What is behind it may have moved.
    let moved = Self.frame(strokesAt: 36, seed: seed + 100)
    let finder = BlockFinder(design, moved, along: .vertical)
    #expect(finder.showsStrokes(of: Self.line, at: 6) && !finder.showsStrokes(of: Self.line, at: -12))
    let bare = BlockFinder(design, Self.frame(strokesAt: nil, seed: seed), along: .vertical)
    #expect(!bare.showsStrokes(of: Self.line, at: 0))
  }
}
