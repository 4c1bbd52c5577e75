import Boundary
import Geometry
import TestSupport
import Testing

@testable import SDLBackend

/// A line looks the same wherever on its page it lies, and whatever lay there before. `PARALLAX_LONG_LIFE` draws
/// another twenty thousand lines.
@Suite(.serialized) struct WornTextTests {
  private static let size = (width: 300, height: 40)

  /// Lines at rest, between two pixels, and drawn smaller than they are set; and a number.
  private static let lines: [DrawCommand] = {
    let box = Rect(x: 6, y: 8, width: 280, height: 22)
    var random = SplitMix64(seed: 1)
    var lines: [DrawCommand] = [
      .text("Lisbon, Ørsted", box: box, style: TextStyle(size: 17, color: .white)),
      .text("Lisbon, Ørsted", box: box.moved(x: 0.5, y: 0.25), style: TextStyle(size: 17, color: .white)),
      .text(
        "0.5 pt/s", box: box.moved(x: 0.6, y: 0.4), style: TextStyle(size: 14, color: .white, hasTabularDigits: true)),
    ]
    for zoom in [1, 1, 1, 1.37, 0.71, 1.9, 3.3] {
      let place = box.moved(x: random.number(0...1), y: random.number(0...1))
      lines.append(.text("jÅ|, Ørsted", box: place, style: TextStyle(size: 7, zoom: zoom, color: .white)))
    }
    return lines
  }()

  private static func pixels(_ index: Int, on stage: Stage) throws -> Pixels {
    try stage.pixels { $0.append(lines[index]) }
  }

  /// So many other lines, each of letters that nothing else has, in several sizes.
  private static func wear(_ stage: Stage, lines: Int, _ random: inout SplitMix64) throws {
    for _ in 0..<lines / 20 {
      _ = try stage.pixels {
        for _ in 0..<20 {
          let letters = (0..<random.whole(3...24)).map { _ in random.pick(Array("ABCDEFGHMWQ|ÅÖjgy")) }
          let style = TextStyle(size: Double(random.whole(11...24)), color: .white)
          $0.append(.text(String(letters), box: Rect(x: 0, y: 0, width: 290, height: 30), style: style))
        }
      }
    }
  }

  @Test(arguments: Stage.renderers)
  func `a line looks as on a new page after thousands of others`(_ renderer: CanvasOptions.Renderer) throws {
    func stage() throws -> Stage {
      try Stage(Self.size.width, Self.size.height, renderer: renderer, textBytes: GlyphPage.bytes)
    }
    let fresh = try Self.lines.indices.map { try Self.pixels($0, on: stage()) }
    let worn = try stage()
    var random = SplitMix64(seed: 33)
    for round in 0..<(isLong ? 90 : 10) {
      try Self.wear(worn, lines: 260, &random)
      for index in fresh.indices {
        let pixels = try Self.pixels(index, on: worn)
        let isEqual = pixels == fresh[index]
        #expect(isEqual, "line \(index), round \(round)")
      }
    }
  }
}
