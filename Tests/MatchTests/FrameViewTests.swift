import Boundary
import Documents
import Effects
import Geometry
import Measure
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import Match

/// Lines of text, looked for in frames of random grays.
struct FrameViewTests {
  private static let (width, height) = (120, 240)

  /// A picture with a line of text over it. Nothing of it moves with the content.
  private static var screen: DesignedScreen {
    var scene = Scene(
      effect: Layers([
        "height": 420,
        "layers": [
          ["picture": 0, "ratio": 0.3, "y": 0.6, "width": 0.8],
          ["text": "A title", "ratio": 0.5, "y": 0.4, "width": 0.7, "size": 34],
        ],
      ]))
    scene.content.images = [SceneImage("0.png")]
    let picture = ScenePicture(id: PictureID(rawValue: 0), size: Size(width: 800, height: 1000), isOpaque: false)
    return DesignedScreen(scene, ScenePictures(images: [picture]))
  }

  private static func grays(_ seed: UInt64, in range: ClosedRange<UInt8>) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    return (0..<width * height).map { _ in .random(in: range, using: &random) }
  }

  private static func frame(_ grays: [UInt8]) -> GrayFrame { GrayFrame(width: width, height: height, pixels: grays) }

  /// What is seen of the text in a block.
  private static func sightings(
    of band: FilmBand, _ painted: GrayFrame, _ film: GrayFrame, along axis: Axis = .vertical
  ) throws -> [Sighting] {
    let screen = screen
    let layers = screen.layers(at: 0)
    let index = try #require(layers.firstIndex { $0.id.kind == LayerKind("layer", "text") })
    let view = FrameView(
      layers: layers, next: screen.layers(at: 0.5), step: 0.5, screen: screen,
      blocks: [OwnedBlock(band: band, layer: index, unit: Point(x: 0.5, y: 0.5), isClear: true)],
      finder: BlockFinder(painted, film, along: axis), map: ScreenMap(across: 1, down: 1))
    var reading = FrameReading(time: nil)
    var (ways, names): ([MovingGroup: Double], SeenLayers) = ([:], SeenLayers())
    view.sight(in: nil, &ways, into: &reading, &names)
    return reading.sightings
  }

  @Test(arguments: 0..<10)
  func `a line is found far from its place by its strokes, and not where it has none`(seed: UInt64) throws {
    let line = FilmBand(x: 20, y: 60, width: 80, height: 20)
    func frame(strokesAt top: Int?, _ seed: UInt64) -> GrayFrame {
      var grays = Self.grays(seed, in: 70...110)
      for y in top.map({ $0 + 3..<$0 + 17 }) ?? 0..<0 {
        for x in stride(from: line.x + 4, to: line.x + line.width - 4, by: 7) {
          let place = y * Self.width + x
          (grays[place], grays[place + 1]) = (y - (top ?? 0)) % 3 == 0 ? (200, 200) : (250, 250)
        }
      }
      return Self.frame(grays)
    }
    let painted = frame(strokesAt: 60, seed)
    let lower = frame(strokesAt: 130, seed + 100)
    #expect(try Self.sightings(of: line, painted, lower).map { $0.place.y.rounded() } == [140])
    #expect(try Self.sightings(of: line, painted, frame(strokesAt: nil, seed + 100)).isEmpty)
    // Nothing scrolls across.
    #expect(try Self.sightings(of: line, painted, lower, along: .horizontal).isEmpty)
  }
}
