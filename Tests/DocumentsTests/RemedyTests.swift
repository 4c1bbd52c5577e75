import Documents
import Effects
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

/// Remedies against gaps: each one closes the gap, and every gap has one.
@Suite struct RemedyTests {
  private static let sizes = [
    Size(width: 3000, height: 2000), Size(width: 900, height: 1600), Size(width: 50, height: 4),
  ]

  private func anyScene<E: Effect>(_: E.Type, using random: inout SplitMix64) -> Scene {
    var scene = Scene(effect: E.any(using: &random))
    scene.device = Device.any(using: &random)
    scene.content.rows = random.whole(0...30)
    scene.content.images = (0..<random.whole(0...3)).map { "\($0)" }
    if random.whole(0...2) == 0 {
      scene.content.rowHeights = (0..<random.whole(1...4)).map { _ in random.edgy(20...800) }
    }
    return scene
  }

  private func gap(of scene: Scene) -> Problem? {
    SceneLint.coverage(of: scene) { Int($0).map { Self.sizes[$0] } }.problems.first { !$0.path.hasPrefix("content.") }
  }

  private func check<E: Effect>(_ type: E.Type, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var gaps = 0
    for _ in 0..<500 {
      var scene = anyScene(type, using: &random)
      // What is hidden can leave no gap.
      for index in scene.composition.indices { scene.composition[index].hidden = false }
      let remedies = Remedy.all(for: scene, in: scene.setting { Int($0).map { Self.sizes[$0] } })
      guard let gap = gap(of: scene) else {
        try #require(remedies.isEmpty)
        continue
      }
      gaps += 1
      let text = SceneWriter.text(of: scene)
      try #require((1...3).contains(remedies.count), "\(gap) in \(text)")
      for remedy in remedies {
        try #require(self.gap(of: remedy.scene) == nil, "\(remedy.changes) in \(text)")
        for change in remedy.changes {
          try #require(gap.help.contains(JSONWriter.compact(change.new)), "\(gap.help) in \(text)")
          try #require(scene.parameter(change.path)?.problems(with: change.new) == [], "\(change) in \(text)")
        }
      }
    }
    #expect(gaps > 10 || E.Advice.self == NoAdvice<E>.self, "\(E.name)")
  }

  @Test func `every edit that is offered ends the gap, in every effect`() throws {
    for (seed, effect) in Catalog.effects.enumerated() { try check(effect, seed: UInt64(seed)) }
  }

  @Test func `what is set in an entry of a list is said by its name`() throws {
    var scene = Scene(effect: Layers(["layers": .list([.object([JSONField("picture", 7), JSONField("fill", true)])])]))
    scene.content.images = ["0", "1"]
    let gap = try #require(self.gap(of: scene))
    #expect(gap.path == "parameters.layers[0].picture" && gap.help == "Set layers.0.picture to 1.")
    #expect(gap.message == "there is no picture 7: the scene has 2, counted from 0; 1 is shown")
  }
}
