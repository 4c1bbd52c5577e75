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

  /// Those in which nothing lags: they rest wherever they are put.
  static let prompt = builtIn.filter { scene in
    BuiltInScene.named(scene.name).map { $0.effect.links(in: $0.setting { _ in nil }).isEmpty } ?? true
  }

  /// Those that can be handed over. A test names the others, and no other test fails because of them.
  static let builtIn = all.filter { $0.blueprint != nil }

  /// The built-in scenes whose code is formulas, and those whose code is a table of pieces.
  static let formulas = builtIn.filter { !$0.isRecipe }
  static let recipes = builtIn.filter(\.isRecipe)

  /// A text of two lines with a color and a weight of its own.
  static let text = TestScene(
    "paper-hills", "parameters.layers.4.text=\"Down\\nthe hill\"", "parameters.layers.4.color=#FFB340",
    "parameters.layers.4.weight=medium", "parameters.layers.4.align=leading")

  /// Keys that set only some values: in several lists, of copies that turn, and with a blur that a scale divides.
  static let split = [
    TestScene(
      "mountain-hero", "parameters.layers.1.pin=[60,180]",
      "parameters.layers.1.keys=[{\"at\":0,\"only\":[\"opacity\"]},{\"at\":200,\"only\":[\"opacity\"],\"opacity\":0.3}]",
      "parameters.layers.2.keys=[{\"at\":-20,\"only\":[\"x\"],\"x\":30},{\"at\":20,\"only\":[\"scale\",\"opacity\"],"
        + "\"scale\":0.5},{\"at\":100,\"only\":[\"y\"],\"y\":-40},{\"at\":120,\"only\":[\"x\",\"rotation\"],\"x\":-20,"
        + "\"rotation\":12,\"ease\":\"ease-in\"},{\"at\":240,\"only\":[\"scale\",\"y\",\"opacity\"],\"scale\":1.2,"
        + "\"opacity\":0.4,\"ease\":[0.3,-0.4,0.6,1.5]}]",
      "parameters.layers.3.keys=[{\"at\":0},{\"at\":90,\"only\":[\"reveal\"],\"reveal\":0.25},"
        + "{\"at\":130,\"only\":[\"blur\"],\"blur\":4},{\"at\":200,\"scale\":0.8,\"y\":12}]",
      "parameters.layers.3.from=leading"),
    TestScene(
      "night-stroll",
      "parameters.layers.3.keys=[{\"at\":0,\"only\":[\"rotation\"],\"rotation\":-30},{\"at\":80,\"only\":[\"reveal\",\"y\"],"
        + "\"reveal\":0.5,\"y\":20},{\"at\":300,\"only\":[\"rotation\"],\"rotation\":20},"
        + "{\"at\":500,\"only\":[\"reveal\",\"opacity\"],\"opacity\":0.5}]"),
  ]

  /// Shapes, pictures with corners, shadows and blends, and texts of another type.
  static let shapes = [
    TestScene(
      "mountain-hero",
      "parameters.layers.1.shape={\"kind\":\"ellipse\",\"aspect\":1.5,\"fill\":{\"gradient\":\"radial\",\"stops\":["
        + "{\"at\":0.1,\"color\":\"#FFD36B\"},{\"at\":0.5,\"color\":\"#C2557A80\"},{\"at\":1,\"color\":\"#1B2A6B\"}]},"
        + "\"stroke\":{\"width\":3,\"color\":\"#FFFFFFC0\"}}",
      "parameters.layers.2.shape={\"aspect\":2,\"radius\":24,\"fill\":{\"gradient\":\"linear\",\"angle\":160,\"stops\":["
        + "{\"at\":0,\"color\":\"#00000000\"},{\"at\":1,\"color\":\"#000000CC\"}]}}",
      "parameters.layers.3.radius=20", "parameters.layers.3.shadow=0.5", "parameters.layers.3.blend=multiply",
      "parameters.layers.4.text=\"Down\nthe hill\"", "parameters.layers.4.family=\"Noto 'Sans'\"",
      "parameters.layers.4.lineHeight=1.5", "parameters.layers.4.spacing=0.1", "parameters.layers.4.hug=true"),
    TestScene(
      "record", "parameters.layers.0.shape={\"fill\":\"#0A84FF\",\"radius\":12}", "parameters.layers.1.radius=16",
      "parameters.layers.1.keys=[{\"at\":0,\"blur\":4},{\"at\":90,\"reveal\":0.5,\"rotation\":20}]"),
    TestScene("mountain-hero", "parameters.layers.1.blend=overlay", "parameters.layers.2.shadow=0.4"),
  ]

  /// Scenes in which something depends on the motion before a moment.
  static let linked = [
    TestScene("header-stretch", "parameters.follow=8"), TestScene("stretch-banner", "parameters.follow=4"),
    TestScene("map-crop", "parameters.follow=12"), TestScene("weather-menu", "parameters.follow=6"),
    TestScene("album-stack", "parameters.follow=8"),
    TestScene("album-stack", "parameters.follow=5", "parameters.axis=vertical", "parameters.ratio=0.4"),
    TestScene("mountain-hero", "parameters.layers.1.follow=6", "parameters.layers.0.follow=9"),
    TestScene(
      "mountain-hero", "parameters.layers.1.follow=6", "parameters.layers.2.over=time", "parameters.layers.2.start=100",
      "parameters.layers.2.keys=[{\"at\":0,\"y\":10},{\"at\":0.4,\"y\":-60,\"ease\":\"ease-out\"}]"),
    TestScene(
      "pager", "parameters.layers.0.follow=8", "parameters.layers.1.over=speed",
      "parameters.layers.1.keys=[{\"at\":-2000,\"x\":-40},{\"at\":0},{\"at\":2000,\"x\":40}]",
      "parameters.layers.2.over=time", "parameters.layers.2.returns=false",
      "parameters.layers.2.keys=[{\"at\":0,\"opacity\":0},{\"at\":0.3}]"),
    TestScene(
      "mountain-hero", "parameters.layers.2.over=time", "parameters.layers.2.start=60",
      "parameters.layers.2.keys=[{\"at\":0,\"only\":[\"y\"],\"y\":10},{\"at\":0.2,\"only\":[\"opacity\"],\"opacity\":0.5},"
        + "{\"at\":0.4,\"only\":[\"y\"],\"y\":-60},{\"at\":0.9,\"only\":[\"opacity\"]}]"),
    TestScene("night-stroll", "parameters.layers.0.follow=5", "parameters.layers.2.follow=9"),
    TestScene("record", "parameters.layers.0.follow=5", "parameters.layers.1.over=speed"),
    TestScene("day-and-night", "parameters.layers.0.follow=5", "parameters.layers.1.follow=12"),
  ]

  /// Bars of headers that collapse, of lists, and of a header of layers, by the laws of several systems.
  static let hiding: [TestScene] = [
    ("header-refresh", ["parameters.minHeight=87", "content.rows=60"]),
    (
      "stretch-banner",
      ["parameters.bar=true", "parameters.minHeight=63", "content.rows=60", "physics.preset=android"]
    ),
    ("map-crop", ["physics.preset=flutter"]), ("weather-menu", ["content.bar.title=Weather", "content.rows=30"]),
    ("map-crop", ["content.tabBar.height=80", "content.tabBar.items=3", "content.bar.snaps=false"]),
    ("map-crop", ["content.bar.hides=away", "parameters.follow=8"]),
    ("header-refresh", ["content.bar.hides=away", "content.rows=60", "content.tabBar.height=50"]),
    ("mountain-hero", ["physics.preset=chromium", "content.rows=60"]),
    ("mountain-hero", ["parameters.layers.1.follow=6", "content.bar.style=small", "content.rows=60"]),
    ("map-crop", ["content.tabBar.snaps=false", "content.bar.snaps=false"]),
  ].map { name, sets in
    var scene = TestScene(name)
    scene.sets = ["content.bar.hides=down", "content.tabBar.hides=down"] + sets
    return scene
  }

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
