import Boundary
import Documents
import Effects
import Geometry
import Testing

@testable import PreviewKit

@Suite struct PublishedOutlinesTests {
  /// The layers of a scene with one large picture, at an offset.
  private func preview(_ effect: any Effect, offset: Double) -> (preview: Preview, layers: [Layer]) {
    var scene = Scenes.scene(effect)
    scene.content.images = ["a.jpg"]
    let file = ScenePicture(id: PictureID(rawValue: 0), size: Size(width: 3000, height: 2000), isOpaque: true)
    let preview = Preview(scene, pictures: ScenePictures(images: [file]), offset: offset)
    var layers: [Layer] = []
    preview.layers(at: 0, into: &layers)
    return (preview, layers)
  }

  private func outlines(_ effect: any Effect, offset: Double = 300) -> (list: DrawList, published: [Layer]) {
    let (preview, layers) = preview(effect, offset: offset)
    var list = DrawList()
    var published: [Layer] = []
    PublishedOutlines(preview, scale: 1).draw(layers, at: 0, using: &published, into: &list)
    return (list, published)
  }

  private func labels(_ list: DrawList) -> Int {
    list.commands.count { if case .text("published", _, _) = $0 { true } else { false } }
  }

  private static let articles: [any Effect] = [
    HeaderParallax.published, StretchBanner.published, AlbumStack.published, MapCrop.published, WeatherMenu.published,
  ]

  @Test(arguments: 0..<5, [0.0, 300, -60]) func `a scene as published has no second outline`(
    effect: Int, offset: Double
  ) {
    let (list, published) = outlines(Self.articles[effect], offset: offset)
    // Where nothing has scrolled yet, three articles have not laid anything out.
    let isFirst = offset <= 0 && effect > 1
    #expect(list.commands.isEmpty != isFirst)
    #expect(published.isEmpty != isFirst)
  }

  @Test func `before any scroll event a picture lies where the article's code has loaded it`() throws {
    func outlined(_ effect: any Effect) throws -> [String: Rect] {
      let (preview, layers) = preview(effect, offset: 0)
      #expect(preview.article(at: 0)?.slip == .firstFrame)
      var (list, published) = (DrawList(), [Layer]())
      PublishedOutlines(preview, scale: 1).draw(layers, at: 0, using: &published, into: &list)
      let label = "published, first frame"
      #expect(list.commands.contains { if case .text(label, _, _) = $0 { true } else { false } })
      return Dictionary(uniqueKeysWithValues: published.map { ($0.id.description, $0.wholePicture) })
    }
    // A map's contents rectangle is all of its picture, squeezed into the row.
    #expect(try outlined(MapCrop.published)["row-1/image"] == Rect(x: 0, y: 60, width: 390, height: 60))
    // A weather picture's constraint is 0: it begins at the row's top.
    #expect(try outlined(WeatherMenu.published)["row-3/image"]?.midY == 400)
    // The layers of an album lie in the middle of their cell: the next one's is 112 points from the screen's.
    let albums = try outlined(AlbumStack.published)
    #expect(albums["album-0/layer-4"] == nil && albums["album-1/layer-4"]?.midX == 195 + 112)
  }

  @Test(arguments: 2..<5) func `the first scroll event puts everything where the article has it`(_ effect: Int) {
    var (preview, _) = preview(Self.articles[effect], offset: 0)
    #expect(preview.article(at: 0)?.slip == .firstFrame)
    preview.handle(.wheel(dx: 0, dy: -1, at: nil), at: 0.1)
    for time in [0.1, 0.2, 3] { #expect(preview.article(at: time) == nil) }
  }

  @Test func `another picture height shows where the article has each picture, under one name`() {
    var effect = WeatherMenu.published
    effect.imageHeight = 320
    let (list, published) = outlines(effect)
    let theirs = preview(WeatherMenu.published, offset: 300).layers
    let pictures = theirs.filter { if case .picture = $0.content { true } else { false } }
    #expect(pictures.count > 5)
    for layer in published { #expect(pictures.contains(layer)) }
    #expect(published.count == pictures.count)
    #expect(labels(list) == 1)
    #expect(list.vertices.count > 0)
  }

  @Test func `the layers of albums have the article's outlines too`() {
    let (_, published) = outlines(AlbumStack(), offset: 130)
    #expect(published.contains { if case .outline = $0.content { true } else { false } })
  }

  @Test func `the lines lie on the article's picture, and on the screen`() throws {
    var effect = HeaderParallax.published
    effect.ratio = 0.8
    let (list, published) = outlines(effect, offset: 60)
    let whole = try #require(published.first).wholePicture
    #expect(published.count == 1)
    for vertex in list.vertices {
      let (x, y) = (Double(vertex.x), Double(vertex.y))
      #expect(x >= -10 && x <= 400 && y >= -10 && y <= 854)
      let isOnEdge =
        [whole.x, whole.maxX].contains { ($0 - x).magnitude < 1.6 }
        || [whole.y, whole.maxY].contains { ($0 - y).magnitude < 1.6 }
      #expect(isOnEdge, "\(x) \(y) of \(whole)")
    }
  }

  @Test func `an edit to the article's numbers and back takes the outline away and brings it back`() {
    var (preview, _) = preview(MapCrop(), offset: 300)
    #expect(preview.published as? MapCrop == MapCrop.published)
    preview.edit(Scenes.scene(MapCrop.published), pictures: preview.pictures, at: 1)
    #expect(preview.published == nil)
    preview.edit(Scenes.scene(MapCrop()), pictures: preview.pictures, at: 2)
    #expect(preview.published != nil)
  }

  @Test(arguments: [0.0, 60, -80]) func `a banner as published keeps its height when the device is turned`(
    _ scrolled: Double
  ) throws {
    var (preview, _) = preview(StretchBanner.published, offset: 0)
    var scene = preview.scene
    scene.device = scene.device.rotated
    preview.edit(scene, pictures: preview.pictures, at: 1)
    preview.jump(to: preview.extent.bounds.lowerBound + scrolled, hold: true, at: 2)
    #expect(preview.published == nil)
    var (layers, published): ([Layer], [Layer]) = ([], [])
    var list = DrawList()
    preview.layers(at: 2, into: &layers)
    PublishedOutlines(preview, scale: 1).draw(layers, at: 2, using: &published, into: &list)
    // Its inset is half of the width at loading, 390; ours is half of the present 844.
    let ours = try #require(layers.first { $0.id == LayerID("banner", nil, "image") })
    #expect(published.count == 1)
    #expect(published.first?.visibleFrame.maxY == 195 - scrolled && ours.visibleFrame.maxY == 422 - scrolled)
    #expect(list.vertices.allSatisfy { $0.y <= Float(195 - scrolled) + 0.01 })

    // Rotated back, reloaded on another device, or for an effect that stores no width, there is no difference.
    func isQuiet(_ change: (inout Scene) -> Void) -> Bool {
      var other = preview
      var scene = preview.scene
      change(&scene)
      other.edit(scene, pictures: preview.pictures, at: 3)
      return other.article(at: 3)?.slip != .turned
    }
    #expect(isQuiet { $0.device = $0.device.rotated })
    #expect(isQuiet { $0.device.width = 500 })
    #expect(isQuiet { $0.effect = HeaderParallax.published })
  }

  @Test func `a header as published hangs over the rows while it bounces, by what its code saw last`() throws {
    var (preview, _) = preview(HeaderParallax.published, offset: 400)
    // A flick of 2000 pt/s into the top.
    preview.handle(.down(Point(x: 195, y: 200)), at: 0)
    for step in 1...6 { preview.handle(.move(Point(x: 195, y: 200 + 20 * Double(step))), at: Double(step) / 100) }
    preview.handle(.up(nil), at: 0.06)
    var (bounced, most) = (0, 0.0)
    for step in 0..<200 {
      let time = 0.06 + Double(step) / 100
      var (layers, published): ([Layer], [Layer]) = ([], [])
      var list = DrawList()
      preview.layers(at: time, into: &layers)
      PublishedOutlines(preview, scale: 1).draw(layers, at: time, using: &published, into: &list)
      guard preview.offset(at: time) < 0 else {
        #expect(published.isEmpty, "\(preview.offset(at: time)) at \(time)")
        continue
      }
      let ours = try #require(layers.first { $0.id == LayerID("header", nil, "image") }).visibleFrame
      let overhang = published.first.map { $0.visibleFrame.maxY - ours.maxY } ?? 0
      #expect(overhang >= 0 && overhang <= 20, "\(overhang)")
      (bounced, most) = (bounced + 1, max(most, overhang))
    }
    #expect(bounced > 20 && most > 1, "\(bounced) \(most)")
  }

  @Test func `numbers beyond all measure draw no more than a screen has room for`() {
    for ratio in [-1e300, -5, 0, 5, 1e300, .infinity, .nan] {
      var effect = MapCrop()
      effect.ratio = ratio
      for offset in [-1e9, 0, 1e9] {
        #expect(outlines(effect, offset: offset).list.vertices.count < 100_000, "\(ratio) \(offset)")
      }
    }
  }
}
