import Documents
import Effects
import TestSupport
import Testing

/// The built-in scenes with reduced motion.
@Suite struct ReducedMotionSceneTests {
  @Test(arguments: BuiltInScene.names)
  func `a scene loses no words with reduced motion, and moves nothing but with its content`(_ name: String) throws {
    let scene = try #require(BuiltInScene.named(name))
    let (moving, still) = (scene.setting { _ in nil }, scene.setting(isStill: true) { _ in nil })
    let lost = scene.effect.wordsRead(in: moving).subtracting(scene.effect.wordsRead(in: still))
    #expect(lost.isEmpty)
    let bounds = scene.effect.extent(in: still).bounds
    var compared = 0
    for share in stride(from: 0.003, to: 1, by: 0.031) {
      let offset = bounds.lowerBound + share * (bounds.upperBound - bounds.lowerBound)
      let (count, complaint) = scene.effect.movement(at: offset, in: still)
      compared += count
      #expect(complaint == nil)
    }
    #expect(compared > 30)
  }
}
