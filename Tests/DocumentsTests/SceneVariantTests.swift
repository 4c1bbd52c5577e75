import Documents
import Effects
import Notation
import Parameters
import ScrollPhysics
import TestSupport
import Testing

/// Variants stored in a scene's file.
@Suite struct SceneVariantTests {
  private func reading(_ variants: String) -> SceneReading {
    SceneReader.read(Array(#"{ "parallax": 1, "effect": "map-crop", "variants": \#(variants) }"#.utf8))
  }

  @Test func `a variant says what it changes, wherever it stands in the file`() throws {
    let text = #"""
      { "parallax": 1,
        "variants": [ { "name": "Calmer", "note": "for old phones",
                        "set": { "parameters": { "ratio": 0.3 }, "device": "iphone-se" } } ],
        "effect": "map-crop", "parameters": { "ratio": 0.6, "rowHeight": 140 } }
      """#
    let scene = try #require(SceneReader.read(Array(text.utf8)).scene)
    let variant = try #require(scene.variant(named: "Calmer"))
    #expect(variant.note == "for old phones")
    #expect(variant.scene.parameter("parameters.ratio")?.get(variant.scene) == 0.3)
    #expect(variant.scene.parameter("parameters.rowHeight")?.get(variant.scene) == 140)
    #expect(variant.scene.device.presetName == "iphone-se" && scene.device.presetName == "iphone-14")
  }

  @Test func `the name of a variant is set like a field, and keeps the others`() throws {
    var scene = Scene(effect: MapCrop())
    #expect(scene.assign("Calmer", to: "variant").first?.message == "the scene has no variants")
    let plain = scene
    _ = scene.assign(0.3, to: "parameters.ratio")
    let calm = SceneVariant(name: "Calmer", scene: scene)
    scene = plain
    scene.variants = [calm, SceneVariant(name: "7", scene: plain)]
    #expect(scene.assign("calmer", to: "variant").first?.help.contains("Calmer") == true)
    #expect(scene.assign("Calmer", to: "variant").isEmpty)
    #expect(scene.parameter("parameters.ratio")?.get(scene) == 0.3 && scene.variants.count == 2)
    #expect(scene.assign("7", to: "variant").isEmpty && scene.hasSameEffect(as: plain))
  }

  @Test func `any scene with any variants is read as it was written, and written again is the same bytes`() throws {
    var random = SplitMix64(seed: 26)
    func any(_ effect: any Effect.Type) -> Scene {
      var scene = Scene(effect: effect.any(using: &random))
      scene.title = random.flag() ? "" : "A title"
      scene.device = random.flag() ? .any(using: &random) : random.pick(Device.presets).device
      scene.physics = random.flag() ? ScenePhysics(preset: random.pick(ScrollPreset.allCases)) : .any(using: &random)
      scene.content = .any(using: &random)
      return scene
    }
    for _ in 0..<100 {
      let effect = random.pick(Catalog.effects)
      var scene = any(effect)
      let count = Int(random.next() % 4)
      scene.variants = (0..<count).map { number in
        SceneVariant(
          name: "Number \(number)", note: random.flag() ? "" : "why",
          scene: any(random.flag() ? effect : random.pick(Catalog.effects)))
      }
      let text = SceneWriter.text(of: scene)
      let reading = SceneReader.read(Array(text.utf8))
      let read = try #require(reading.scene, "\(reading.problems.map { $0.line(file: "s") })\n\(text)")
      for (one, other) in zip(read.variants, scene.variants) {
        let isSame = one == other
        try #require(isSame, "\(one.scene.changes(since: other.scene))\n\(text)")
      }
      let isSame = read == scene
      try #require(isSame, "\(text)")
      try #require(SceneWriter.text(of: read) == text)
    }
  }

  @Test(arguments: [
    ("7", "variants: 7 is not a list"),
    ("[7]", "variants[0]: a variant is an object, not a number"),
    ("[{}]", "variants[0].name: a variant needs a name"),
    (#"[{ "name": " " }]"#, "variants[0].name: a variant needs a name"),
    (#"[{ "name": 7 }]"#, "variants[0].name: 7 is not a text"),
    (#"[{ "name": "a" }, { "name": "a" }]"#, "variants[1].name: \"a\" is the name of another variant"),
    (#"[{ "name": "a", "sets": {} }]"#, "variants[0].sets: there is no such field. Did you mean \"set\"?"),
    (#"[{ "name": "a", "set": 7 }]"#, "variants[0].set: 7 is not an object"),
    (#"[{ "name": "a", "set": { "parameters": { "ratoi": 1 } } }]"#, "variants[0].set.parameters.ratoi: map-crop has"),
    (#"[{ "name": "a", "set": { "parameters": { "ratio": 9 } } }]"#, "variants[0].set.parameters.ratio: 9 is not in"),
    (#"[{ "name": "a", "set": { "effect": "map-crop" } }]"#, "variants[0].set.effect: a variant given by its"),
    (
      #"[{ "name": "a", "set": { "content.images": [] } }]"#,
      #"no such field. Groups are objects: "content": { "images": ... }."#
    ),
    (#"[{ "name": "a", "set": { "variants": [] } }]"#, "variants[0].set.variants: there is no such field"),
    (#"[{ "name": "a", "scene": { "parallax": 1 } }]"#, "variants[0].scene.effect: the effect is missing"),
    (#"[{ "name": "a", "scene": 7 }]"#, "variants[0].scene: a scene is an object, not a number"),
    (
      #"[{ "name": "a", "set": {}, "scene": { "parallax": 1, "effect": "pager" } }]"#,
      "variants[0].set: scene is also given"
    ),
  ])
  func `what is wrong with a variant is told with its place, and nothing is read`(_ variants: String, _ line: String) {
    let reading = reading(variants)
    #expect(reading.scene == nil)
    let lines = reading.problems.map { $0.line(file: "s") }
    #expect(lines.contains { $0.hasPrefix("s:1:") && $0.contains(line) }, "\(lines)")
  }

  @Test func `more variants than a scene keeps are refused once`() {
    let many = (0...SceneVariant.most).map { #"{ "name": "\#($0)" }"# }.joined(separator: ",")
    #expect(reading("[\(many)]").problems.map(\.message) == ["a scene has at most \(SceneVariant.most) variants"])
  }
}
