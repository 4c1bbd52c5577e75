import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import Testing

struct MinimapTests {
  /// The part of the picture framed by the minimap at an offset.
  private func part(_ effect: any Effect, offset: Double, pictures: Int = 1) -> Rect? {
    var scene = Scene(effect: effect)
    scene.content.images = (0..<pictures).map { "\($0).jpg" }
    let files = (0..<pictures).map {
      ScenePicture(id: PictureID(rawValue: $0), size: Size(width: 3000, height: 2000), isOpaque: true)
    }
    let preview = Preview(scene, pictures: ScenePictures(images: files), offset: offset)
    var layers: [Layer] = []
    preview.layers(at: 0, into: &layers)
    return Minimap(layers, of: preview)?.part
  }

  @Test func `the crop of a map row moves down the picture as the row moves up the screen`() throws {
    let parts = try (0..<5).map { try #require(part(MapCrop(), offset: 500 + Double($0) * 10)) }
    for (one, next) in zip(parts, parts.dropFirst()) where abs(next.y - one.y) < 0.2 {
      #expect(next.y != one.y)
      #expect(next.height == one.height || abs(next.height - one.height) < 1e-9)
    }
    for part in parts { #expect(part.x >= 0 && part.maxX <= 1 && part.y >= 0 && part.maxY <= 1) }
  }

  @Test func `there is no minimap where no picture shows`() {
    #expect(part(MapCrop(), offset: 500, pictures: 0) == nil)
    #expect(part(HeaderParallax(), offset: 3000) == nil)
    #expect(part(HeaderParallax(), offset: 0) != nil)
  }
}
