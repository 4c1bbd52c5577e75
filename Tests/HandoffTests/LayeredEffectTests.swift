import Documents
import Effects
import Geometry
import Handoff
import TestSupport
import Testing

/// An effect that is layers, which is one file: the example of CONTRIBUTING.md.
struct LayeredEffectTests {
  private static func scene(opening: Double) -> Scene {
    var effect = SplitCurtain()
    effect.opening = opening
    var scene = Scene(effect: effect)
    scene.content.images = ["left.png", "right.png"]
    return scene
  }

  @Test(arguments: HandoffSystem.all) func `it is handed over to every system, with its numbers`(
    system: HandoffSystem
  ) throws {
    let texts = try [0.3, 0.45].map { opening in
      let handoff = try #require(
        SceneHandoff(Self.scene(opening: opening)) { _ in Size(width: 300, height: 1200) })
      return try handoff.text(as: system) { "\($0)" }
    }
    // How far a half is aside at its last key.
    #expect(texts[0].contains("600") && texts[1].contains("900") && texts[0] != texts[1], "\(system)")
  }
}
