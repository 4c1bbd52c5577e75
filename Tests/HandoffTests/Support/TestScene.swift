import Documents
import Foundation
import Geometry
import Handoff
import JSON
import TestSupport
import Testing

/// A built-in scene with changes, as `--set` makes them.
struct TestScene: CustomTestStringConvertible, Sendable {
  var name: String
  var sets: [String] = []

  init(_ name: String, _ sets: String...) {
    self.name = name
    self.sets = sets
  }

  /// Those of `Resources/Scenes` that somebody else can build.
  static let builtIn = BuiltInScene.all.compactMap { built in
    SceneHandoff(built.scene) { _ in nil } == nil ? nil : TestScene(built.name)
  }

  var testDescription: String { ([name] + sets).joined(separator: " ") }

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

  var handoff: SceneHandoff { get throws { try #require(SceneHandoff(try scene, pictureSize: Self.size(of:))) } }

  /// Pictures stand in as the scene says, but for those whose shape the effect goes by.
  static func size(of picture: String) -> Size? { nil }
}

enum Folders {
  static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  static let root = tests.deletingLastPathComponent().deletingLastPathComponent()
}
