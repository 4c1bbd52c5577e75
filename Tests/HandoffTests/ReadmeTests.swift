import Documents
import Effects
import Foundation
import Handoff
import TestSupport
import Testing

/// The description of a hand-off for its recipient.
@Suite struct ReadmeTests {
  private func readme(_ scene: Scene) throws -> String {
    try #require(SceneHandoff(scene) { _ in nil }).readme(moments: [], from: .builtIn, packed: "a.parallax")
  }

  @Test(arguments: BuiltInScene.names) func `each keyframe is in the description, and only where there are some`(
    _ name: String
  ) throws {
    let scene = try #require(BuiltInScene.named(name))
    let text = try readme(scene)
    let layers = (scene.effect as? Layers)?.layers.filter { !$0.keys.isEmpty } ?? []
    #expect(text.contains("## What the keyframes do") == !layers.isEmpty)
    for layer in layers where !layer.name.isEmpty {
      let section = try #require(
        text.components(separatedBy: "\n### ").first { $0.hasPrefix("\(layer.name)\n") }, "\(layer.name) is missing")
      let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
      #expect(rows.count >= layer.keys.count)
      let moved = KeyChannel.allCases.filter { channel in
        layer.keys.contains { $0.values[channel] != channel.rest }
      }
      let columns = section.split(separator: "\n").first { $0.hasPrefix("| ") }
      #expect(columns?.split(separator: "|").count == max(1, moved.count) + 2)
    }
  }
}
