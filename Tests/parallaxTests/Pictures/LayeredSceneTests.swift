import Art
import Documents
import Effects
import Geometry
import SDLBackend
import System
import TestSupport
import Testing

@testable import parallax

/// Scenes whose pictures are layers of a file.
@Suite struct LayeredSceneTests {
  private static let hero = TestOpenRaster.bytes(
    390, 260,
    stack: """
      <layer name="Mist" src="data/mist.png" opacity="0.4"/>
      <stack name="Hills" opacity="0.9"><layer name="Near" src="data/near.png" y="180" composite-op="svg:multiply"/>
      <layer name="Far" src="data/far.png" x="30" y="120" opacity="0.7"/></stack>
      <layer name="Sun" src="data/sun.png" x="300" y="-20"/>
      <layer name="Moon" src="data/moon.png" visibility="hidden"/>
      <layer name="Sky" src="data/sky.png"/>
      """,
    [
      .init("sky", 390, 260, [90, 160, 240, 255]), .init("sun", 60, 60, [255, 220, 0, 200]),
      .init("moon", 390, 260, [255, 255, 255, 255]), .init("far", 400, 200, [90, 120, 90, 255]),
      .init("near", 390, 90, [200, 190, 100, 255]), .init("mist", 390, 260, [255, 255, 255, 128]),
    ])

  /// The first screen of a scene.
  private func pixels(of scene: Scene, in folder: ScratchFolder) throws -> Pixels {
    let look = FrameLook(scale: 1)
    let room = look.room(for: scene.device)
    let canvas = try OffscreenCanvas(pixels: try look.pixels(of: room), renderer: .software, decoder: .built)
    let preview = canvas.preview(of: PlacedScene(scene, path: folder / "scene.json"))
    let pixels = try look.picture(of: ScreenMoment(preview), in: room, on: canvas)
    #expect(canvas.faults.isEmpty, "\(canvas.faults)")
    return pixels
  }

  @Test(arguments: Layers.Place.allCases)
  func `an imported scene at rest looks like the file`(_ place: Layers.Place) throws {
    try ScratchFolder.use { folder in
      try folder.file("hero.ora", Self.hero)
      let art = try ArtFile(ArtBytes(Self.hero))
      let imported = try #require(ImportedScene(art.outline, at: "hero.ora", title: "Hero", place: place))
      var flat = imported.scene
      var layers = try #require(flat.effect as? Layers)
      layers.layers = Array(layers.layers.prefix(1))
      flat.effect = layers
      flat.content.images = [SceneImage("hero.ora", id: "sky")]
      let (one, other) = (try pixels(of: imported.scene, in: folder), try pixels(of: flat, in: folder))
      let differences = zip(one.bytes, other.bytes).map { abs(Int($0) - Int($1)) }
      #expect(one.bytes.count == other.bytes.count && differences.max() ?? 0 <= 2)
    }
  }
}
