import Documents
import Effects
import Foundation
import Geometry
import Handoff
import Notation
import Synchronization
import TestSupport
import Testing

/// A built-in scene with changes as for `--set`.
struct TestScene: CustomTestStringConvertible, Sendable {
  var name: String
  var sets: [String] = []

  init(_ name: String, _ sets: String...) {
    self.name = name
    self.sets = sets
  }

  /// The scenes of `Resources/Scenes`.
  static let all = BuiltInScene.names.map { TestScene($0) }

  /// Those that can be handed over. A test names the others, and no other test fails because of them.
  static let builtIn = all.filter { $0.blueprint != nil }

  /// The built-in scenes whose code is formulas, and those whose code is a table of pieces.
  static let formulas = builtIn.filter { !$0.isRecipe }
  static let recipes = builtIn.filter(\.isRecipe)

  /// A text of two lines with a color and a weight of its own.
  static let text = TestScene(
    "paper-hills", "parameters.layers.4.text=\"Down\\nthe hill\"", "parameters.layers.4.color=#FFB340",
    "parameters.layers.4.weight=medium", "parameters.layers.4.align=leading")

  private var blueprint: Blueprint? {
    BuiltInScene.named(name).flatMap { SceneHandoff($0, pictureSize: { _ in nil }) }?.blueprint
  }

  private var isRecipe: Bool { if case .recipe = blueprint { true } else { false } }

  var testDescription: String { ([name] + sets).joined(separator: " ") }

  /// Parsed and emitted once, because many tests use the same scenes.
  private static let known = Mutex(Known())

  private struct Known {
    var handoffs: [String: SceneHandoff] = [:]
    var texts: [String: String] = [:]
  }

  var scene: Scene {
    get throws {
      let file = Folders.root.appending(path: "Resources/Scenes/\(name).json")
      var scene = try #require(SceneReader.read([UInt8](Data(contentsOf: file))).scene)
      for set in sets {
        let parts = set.split(separator: "=", maxSplits: 1).map(String.init)
        let problems = scene.assign(JSONValue(reading: parts[1]) ?? .text(parts[1]), to: parts[0])
        #expect(problems.isEmpty, "\(set)")
      }
      return scene
    }
  }

  var handoff: SceneHandoff {
    get throws {
      let key = testDescription
      if let handoff = Self.known.withLock({ $0.handoffs[key] }) { return handoff }
      let handoff = try #require(SceneHandoff(try scene, named: name, pictureSize: Self.size(of:)))
      Self.known.withLock { $0.handoffs[key] = handoff }
      return handoff
    }
  }

  func text(as system: HandoffSystem) throws -> String {
    let key = "\(testDescription) as \(system)"
    if let text = Self.known.withLock({ $0.texts[key] }) { return text }
    let text = try handoff.text(as: system)
    Self.known.withLock { $0.texts[key] = text }
    return text
  }

  /// Placeholder sizes are from the scene, except for effects that depend on the picture's shape.
  static func size(of picture: String) -> Size? { nil }
}

enum Folders {
  static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  static let root = tests.deletingLastPathComponent().deletingLastPathComponent()
}
