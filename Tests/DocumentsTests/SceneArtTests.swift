import Art
import Effects
import TestSupport
import Testing

@testable import Documents

/// Layers of files in a scene that is composed of layers.
@Suite struct SceneArtTests {
  private func valley() throws -> ArtOutline { try ArtFile(ArtBytes(TestOpenRaster.valley())).outline }

  private func scene(_ art: ArtOutline) throws -> Scene {
    try #require(ImportedScene(art, at: "valley.ora", title: "Valley")).scene
  }

  private func reads(_ scene: Scene) -> Bool {
    let reading = SceneReader.read(Array(SceneWriter.text(of: scene).utf8))
    return reading.problems.isEmpty && reading.scene == scene
  }

  private func takeApart(_ group: String, of art: ArtOutline, layer index: Int, in scene: inout Scene) throws {
    let isApart = scene.takeApart(try art.layer(group), of: art, layer: index)
    #expect(isApart)
  }

  @Test func `a group that is taken apart leaves its ratio, keys and place to each of its layers`() throws {
    let art = try valley()
    var scene = try scene(art)
    scene.composition[2].keys = [LayerKey(at: 40, [.opacity: 0.5])]
    (scene.composition[2].x, scene.composition[2].hidden) = (0.25, true)
    let identities = scene.composition.identities
    let hills = scene.composition[2]
    try takeApart("Hills", of: art, layer: 2, in: &scene)
    let layers = scene.composition
    #expect(layers.map(\.name) == ["Sky 0.1", "Sun", "Far & wide", "Near", "Mist"])
    #expect(scene.content.images.map(\.layer) == ["Sky 0.1", "Sun", "Hills/Far & wide", "Mist", "Hills/Near"])
    for layer in layers[2...3] {
      var same = hills
      (same.id, same.name, same.picture) = (layer.id, layer.name, layer.picture)
      #expect(layer == same)
    }
    #expect([0, 1, 4].map { layers.identities[$0] } == [0, 1, 3].map { identities[$0] })
    #expect(reads(scene))
  }

  @Test func `a group that another layer shows as well stays for that one`() throws {
    let art = try valley()
    var scene = try scene(art)
    scene.composition.append(scene.composition[2])
    try takeApart("Hills", of: art, layer: 2, in: &scene)
    #expect(scene.content.images.contains { $0.layer == "Hills" } && scene.content.images.count == 6)
    #expect(scene.composition.map(\.name) == ["Sky 0.1", "Sun", "Far & wide", "Near", "Mist", "Hills"])
    #expect(reads(scene))
    let full = scene
    let isApart = scene.takeApart(try art.layer("Mist"), of: art, layer: 4)
    #expect(!isApart && scene == full)
  }

  @Test func `a layer's own opacity is that of each of its keys`() throws {
    let stack = "<stack name='G'><layer name='A' src='data/a.png' opacity='0.5'/></stack>"
    let art = try ArtFile(ArtBytes(TestOpenRaster.bytes(4, 4, stack: stack, [.init("a", 1, 1, [1, 2, 3, 255])])))
      .outline
    var scene = try scene(art)
    scene.composition[0].keys = [LayerKey(at: 0), LayerKey(at: 100, [.opacity: 0.4])]
    try takeApart("G", of: art, layer: 0, in: &scene)
    #expect(scene.composition[0].keys.map(\.opacity) == [0.5, 0.2])
  }

  @Test func `a new layer takes its place among those of its file`() throws {
    let art = try valley()
    let whole = try scene(art)
    for (index, layer) in art.layers.enumerated() {
      var scene = whole
      scene.composition.edit { $0.remove(at: index) }
      let ratios = scene.composition.map(\.ratio)
      scene.add([layer.path], of: art, at: "valley.ora")
      #expect(scene.composition.map(\.name) == whole.composition.map(\.name))
      let around = ratios[max(0, index - 1)..<min(ratios.count, index + 1)]
      let named = SuggestedRatio.ratio(in: layer.name)
      #expect(
        (named.map { $0...$0 } ?? (around.min() ?? 0)...(around.max() ?? 0)).contains(scene.composition[index].ratio))
      #expect(reads(scene))
    }
  }

  @Test func `new names are followed in pictures, layers that have them, and variants`() throws {
    let art = try valley()
    var scene = try scene(art)
    scene.composition[3].name = "Fog of war"
    scene.variants = [SceneVariant(name: "B", scene: scene)]
    let before = scene
    scene.renameLayers(["Mist": "Haze", "Hills": "Land/Hills", "Sun": "Moon"]) { $0 == "valley.ora" }
    #expect(scene.content.images.map(\.layer) == ["Sky 0.1", "Moon", "Land/Hills", "Haze"])
    #expect(scene.composition.map(\.name) == ["Sky 0.1", "Moon", "Hills", "Fog of war"])
    #expect(scene.variants[0].scene.content.images == scene.content.images)
    #expect(scene.composition.map(\.ratio) == before.composition.map(\.ratio))
    var other = before
    other.renameLayers(["Mist": "Haze"]) { $0 == "other.ora" }
    #expect(other == before)
  }
}
