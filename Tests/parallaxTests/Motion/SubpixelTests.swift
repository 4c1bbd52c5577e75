import Foundation
import StudioKit
import TestSupport
import Testing

@testable import SDLBackend
@testable import parallax

/// Subpixel motion, from a scene file to the pixels.
@Suite(.serialized) struct SubpixelTests {
  nonisolated struct Case: Sendable, CustomTestStringConvertible {
    var effect: String
    /// Its parameters, as JSON.
    var parameters: String
    /// The initial offset, and the bump's movement per point of scrolling: the ratio.
    var offset: Double
    var ratio: Double
    var scale = 1.0

    var testDescription: String { "\(effect) \(parameters) @\(scale)" }
  }

  nonisolated static let cases = [
    Case(
      effect: "map-crop", parameters: "\"ratio\": 0.7, \"rowHeight\": 240, \"textHeight\": 60", offset: 60, ratio: 0.7),
    Case(effect: "map-crop", parameters: "\"ratio\": -0.2, \"rowHeight\": 240", offset: 60, ratio: -0.2),
    Case(effect: "map-crop", parameters: "\"ratio\": 0.7, \"rowHeight\": 240", offset: 60, ratio: 0.7, scale: 2),
    Case(effect: "weather-menu", parameters: "\"ratio\": 0.5, \"rowHeight\": 240", offset: 0, ratio: 0.5),
    Case(effect: "weather-menu", parameters: "\"ratio\": 1, \"rowHeight\": 240", offset: 0, ratio: 1),
    Case(effect: "header-parallax", parameters: "\"ratio\": 0.5, \"aspect\": 1", offset: 0, ratio: 0.5),
    Case(effect: "header-parallax", parameters: "\"ratio\": 0.3, \"aspect\": 1", offset: 10, ratio: 0.3, scale: 1.5),
  ]

  @Test(arguments: cases, ["opengl", "software"])
  func `twenty steps of a tenth of a point are twenty pictures, each its share further`(
    _ c: Case, _ renderer: String
  ) throws {
    let frames = try ScratchFolder.use { folder in
      try Bump.pixels((480, 480), center: (240, 240), spread: 6).write(to: folder / "bump.png")
      let scene = try folder.file(
        "scene.json",
        """
        { "parallax": 1, "effect": "\(c.effect)", "parameters": { \(c.parameters) },
          "device": { "width": 240, "height": 360, "insets": { "top": 0, "bottom": 0 } },
          "content": { "rows": 2, "images": ["bump.png"], "titles": [" "] } }
        """)
      let offsets = (0...20).map { c.offset + Double($0) / 10 }
      let words = ["--scale", "\(c.scale)", "--renderer", renderer]
      let invocation = try Invocation(words, for: RenderCommand.command)
      let strip = try RenderedScene(
        shot: Shot(scene, invocation), moment: .offsets(offsets), renderer: invocation.renderer()
      ).pixels(decodedBy: .built)
      return Self.frames(of: strip, count: 21)
    }
    let start = try #require(Self.place(in: frames[0]))
    for (step, frame) in frames.enumerated() {
      let place = try #require(Self.place(in: frame))
      let (moved, due) = (start - place, c.ratio * Double(step) / 10 * c.scale)
      #expect(abs(moved - due) <= 0.05, "step \(step) moved \(moved), not \(due)")
    }
    #expect(Set(frames).count == 21)
  }

  /// The pictures of a strip.
  private static func frames(of strip: Pixels, count: Int) -> [Pixels] {
    let width = strip.width / count
    return (0..<count).map { index in
      var frame = Pixels(width: width, height: strip.height)
      for y in 0..<strip.height {
        let (row, start) = (y * width * 4, (y * strip.width + index * width) * 4)
        frame.bytes.replaceSubrange(row..<row + width * 4, with: strip.bytes[start..<start + width * 4])
      }
      return frame
    }
  }

  /// The center of the bump from the top, in pixels. Only the area near its peak counts, as there are white rows around
  /// the picture.
  private static func place(in frame: Pixels) -> Double? {
    let middle = frame.width / 2
    // The picture is black at its sides.
    let rows = (0..<frame.height).filter { frame[2, $0].x < 8 && frame[frame.width - 3, $0].x < 8 }
    guard let peak = rows.max(by: { frame[middle, $0].x < frame[middle, $1].x }) else { return nil }
    // This far from its peak, the bump has no brightness left.
    guard let foot = rows.first(where: { $0 > peak && frame[middle, $0].x == 0 }) else { return nil }
    let near = peak - (foot - peak) - 2..<foot + 3
    guard rows.contains(near.lowerBound), rows.contains(near.upperBound) else { return nil }
    return frame.centroid(rows: near).y
  }
}
