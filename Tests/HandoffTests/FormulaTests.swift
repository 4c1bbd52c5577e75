import Documents
import Effects
import Foundation
import Geometry
import Parameters
import TestSupport
import Testing

@testable import Handoff

/// The arithmetic in each snippet, read from its text and computed, against the layers of the scene itself.
@Suite struct FormulaTests {
  static let scenes = TestScene.formulas + variants

  static let variants = [
    TestScene("header-stretch", "parameters.ratio=-0.3", "parameters.minHeight=60", "device=ipad-11"),
    TestScene("header-stretch", "parameters.overscroll=none", "parameters.ratio=1.2"),
    TestScene("stretch-banner", "parameters.stretch=zoom", "parameters.aspect=2"),
    TestScene("stretch-banner", "parameters.stretch=none", "parameters.ratio=0.8", "parameters.minHeight=80"),
    TestScene("stretch-banner", "parameters.aspect=0.8", "parameters.ratio=0.2"),
    TestScene("stretch-banner", "parameters.minHeight=400", "parameters.ratio=0.8"),
    TestScene("stretch-banner", "parameters.minHeight=400", "parameters.stretch=zoom", "parameters.maxStretch=1.5"),
    TestScene("stretch-banner", "parameters.minHeight=300", "parameters.stretch=none"),
    TestScene(
      "stretch-banner", "parameters.minHeight=400", "parameters.stretch=zoom", "content.pictureSize=[4,5]"),
    TestScene("stretch-banner", "parameters.minHeight=290", "content.pictureSize=[4,5]"),
    TestScene("map-crop", "parameters.ratio=1.3", "device.width=320"),
    TestScene("map-crop", "parameters.anchor=top", "parameters.overscan=none"),
    TestScene("map-crop", "parameters.anchor=top", "parameters.ratio=-0.2"),
    TestScene("map-crop", "parameters.overscan=1.7", "content.rowHeights=[80,200,64]"),
    TestScene("weather-menu", "parameters.anchor=top", "device=iphone-2013"),
    TestScene("weather-menu", "parameters.ratio=0.6", "content.rowHeights=[80,200,64]"),
    TestScene("weather-menu", "parameters.ratio=0.6", "parameters.anchor=top"),
    TestScene("header-stretch", "parameters.minHeight=300", "parameters.bar=true"),
    TestScene("album-stack", "parameters.ratio=0.4", "parameters.axis=vertical"),
    TestScene("album-stack", "parameters.layers=1", "parameters.layerShape=published"),
    TestScene("album-stack", "parameters.layers=4", "parameters.layerShape=published", "parameters.axis=vertical"),
    TestScene("album-stack", "parameters.layerShape=published", "parameters.layerFill=outline"),
    TestScene("album-stack", "device.direction=rtl", "parameters.cellWidth=142", "parameters.coverSize=82"),
    TestScene("album-stack", "parameters.coverBehind=0.9", "parameters.axis=vertical", "parameters.pitch=99"),
    TestScene("stacking-cards", "parameters.visible=1", "parameters.dim=0.6", "parameters.gap=0"),
    TestScene(
      "stacking-cards", "parameters.visible=6", "parameters.scale=0.7", "parameters.dim=0.3", "parameters.peek=9"),
    TestScene(
      "stacking-cards-plain", "device.direction=rtl", "parameters.scale=1", "parameters.dim=0", "parameters.peek=0"),
  ]

  static let systems = HandoffSystem.all.filter { !$0.isPage && $0 != .gsap }

  /// Screens that the code was not made on.
  static let screens = [Size(width: 320, height: 568), Size(width: 412, height: 915), Size(width: 1024, height: 1366)]

  /// How far a scene is scrolled from one place that is compared to the next.
  private static let pace = isLong ? 61.3 : 173.9

  @Test(arguments: scenes)
  func `the numbers of a snippet place every layer where the scene has it, on every screen`(
    _ test: TestScene
  ) throws {
    let texts = try Self.systems.map { (system: $0, code: NamedNumbers(in: try test.text(as: $0))) }
    try Self.check(try test.scene, texts, test.testDescription)
  }

  @Test func `so they do for scenes with any numbers`() throws {
    var random = RandomScenes(seed: 16)
    for number in 0..<(isLong ? 200 : 10) {
      let scene = random.scene()
      let handoff = try #require(SceneHandoff(scene, pictureSize: TestScene.size(of:)))
      let texts = try Self.systems.map { (system: $0, code: NamedNumbers(in: try handoff.text(as: $0))) }
      try Self.check(scene, texts, "random \(number)")
    }
  }

  /// A number of a scene under its name in the code, and its name in the file.
  struct Edit: Sendable {
    var scene: TestScene
    var constant: String
    var value: Double
    var field: String

    init(_ scene: String, _ constant: String, _ value: Double, _ field: String? = nil, _ sets: String...) {
      self.scene = TestScene(scene)
      self.scene.sets = sets
      (self.constant, self.value, self.field) = (constant, value, "parameters.\(field ?? constant)")
    }

    /// The scene that has the number.
    var edited: TestScene {
      var scene = scene
      scene.sets.append("\(field)=\(value == value.rounded() ? String(Int(value)) : String(value))")
      return scene
    }
  }

  /// Numbers on the other side of where formulas change.
  static let edits = [
    Edit("header-stretch", "ratio", 1.3), Edit("header-stretch", "aspect", 1.2), Edit("header-refresh", "ratio", -0.2),
    Edit("stretch-banner", "ratio", 1.4), Edit("map-crop", "ratio", 1.3), Edit("map-crop", "ratio", -0.4),
    Edit("weather-menu", "imageHeight", 700), Edit("album-stack", "layers", 1), Edit("album-stack", "layers", 8),
    Edit("album-stack", "ratio", 1.4, nil, "parameters.ratio=0.8"), Edit("stacking-cards", "visible", 1),
    Edit("stacking-cards", "visible", 4), Edit("stacking-cards", "scale", 1), Edit("stacking-cards", "peek", 0),
  ]

  @Test(arguments: edits) func `one number is one edit, in any range that the scene allows`(_ edit: Edit) throws {
    try Self.check(try edit.edited.scene, try Self.texts(of: edit), "\(edit)")
  }

  /// What each system computes once a developer has edited a number in its text.
  private static func texts(of edit: Edit) throws -> [(system: HandoffSystem, code: NamedNumbers)] {
    try systems.map { system in
      let text = try edit.scene.text(as: system)
      let pattern = try Regex("[ .]\(edit.constant)(?:: \\w+)? ?[=:] -?[0-9]+(?:[.][0-9]+)?", as: Substring.self)
      let line = try #require(text.firstMatch(of: pattern), "\(edit.constant) as \(system)")
      let number = try #require(line.output.firstRange(of: /-?[0-9]+(?:\.[0-9]+)?$/))
      return (system: system, code: NamedNumbers(in: text.replacingCharacters(in: number, with: "\(edit.value)")))
    }
  }

  /// The fields that have other names in code.
  private static let fields = ["cover": "coverSize", "fade": "alphaStep"]

  @Test func `any number of any scene may become any other of its domain`() throws {
    var random = SplitMix64(seed: 83)
    let scenes = Self.scenes.filter { $0.sets.allSatisfy { !$0.hasPrefix("content.rowHeights") } }
    for number in 0..<(isLong ? 300 : 40) {
      let scene = scenes[number % scenes.count]
      let constants = try scene.handoff.numbers.filter { $0.name != "pictureAspect" && $0.name != "rowHeight" }
      let constant = random.pick(constants)
      let value = random.edgy(constant.domain.low...constant.domain.high)
      var edit = Edit(
        scene.name, constant.name,
        ["layers", "visible"].contains(constant.name) ? value.rounded() : (value * 1000).rounded() / 1000,
        Self.fields[constant.name])
      edit.scene = scene
      try Self.check(try edit.edited.scene, try Self.texts(of: edit), "\(edit)")
    }
  }

  /// - Parameter texts: What each system computes.
  private static func check(
    _ tuned: Scene, _ texts: [(system: HandoffSystem, code: NamedNumbers)], _ name: String
  ) throws {
    var compared = 0
    var worst = (error: 0.0, place: "")
    for screen in screens {
      var scene = tuned
      (scene.device.width, scene.device.height) = (screen.width, screen.height)
      scene.device.insets = Insets()
      let handoff = try #require(SceneHandoff(scene, pictureSize: TestScene.size(of:)))
      let low = handoff.scene.effect.extent(in: handoff.setting).bounds.lowerBound
      var layers: [Layer] = []
      for offset in stride(from: low - 500, through: low + 1500, by: pace) {
        layers.removeAll(keepingCapacity: true)
        handoff.scene.effect.layers(at: Moment(offset: offset), in: handoff.setting, into: &layers)
        var covers: [Int?: Rect] = [:]
        let behind = layers.filter { $0.id.part == "behind" }
        for layer in behind {
          for (system, code) in texts {
            let isOver = layer.id != behind[0].id
            let error = try Self.error(of: layer, isOver: isOver, scrolled: offset - low, code, handoff)
            compared += 1
            if error > worst.error { worst = (error, "\(layer.id) at \(offset) as \(system)") }
          }
        }
        for layer in layers where layer.id.part == "layer" && layer.id.partIndex == 0 {
          covers[layer.id.index] = layer.frame
        }
        for layer in layers where layer.id.owner == "album" && layer.id.part == "title" {
          guard let cover = covers[layer.id.index], case .stack(let stack) = handoff.blueprint else { continue }
          for (system, code) in texts {
            let along = stack.axis == .horizontal ? cover.midX : cover.midY
            var sums = Arithmetic(code, ["x": along - stack.stack.pass.cell / 2, "screen": screen.width])
            sums.run(keeping: ["x"])
            compared += 1
            let error = abs(try #require(sums["captionOpacity"]) - layer.opacity)
            if error > worst.error { worst = (error, "\(layer.id) at \(offset) as \(system)") }
          }
        }
        // Other parts of rows are content, which the code leaves to its reader, and so is a page.
        for layer in layers
        where (layer.content.isPicture || layer.content == .outline || layer.content == .surface(.shade))
          && !["thumbnail", "behind"].contains(layer.id.part) && layer.content != .page
        {
          for (system, code) in texts {
            let (got, want) = places(of: layer, covers[layer.id.index], scrolled: offset - low, screen, code, handoff)
            compared += 1
            // Motion has the height of a window's picture as CSS: MotionTests, and below.
            for (part, value) in want where system != .motion || part != "drawn" || layer.id.owner != "row" {
              let found = try #require(got?[part], "\(part) of \(layer.id) in \(name) as \(system)")
              let error = abs(found - value) / max(1, abs(value))
              guard error > worst.error else { continue }
              worst = (
                error,
                "\(layer.id) at \(offset) on \(screen.width) as \(system): \(part) \(found), not \(value)"
              )
            }
          }
        }
      }
    }
    #expect(compared > 0, "\(name)")
    #expect(worst.error < 2e-5, "\(name): \(worst.place)")
  }

  /// How far the code is off with a cover behind everything. It has opaque covers and shows so much of all of them,
  /// where the scene has covers of an opacity each: the one below and the one over it.
  private static func error(
    of layer: Layer, isOver: Bool, scrolled: Double, _ code: NamedNumbers, _ handoff: SceneHandoff
  ) throws -> Double {
    guard case .stack(let stack) = handoff.blueprint, let album = layer.id.index else { return .infinity }
    var sums = Arithmetic(code, ["s": scrolled, "album": Double(album)])
    sums.run(keeping: ["s", "album"])
    let (shown, whole) = (try #require(sums["coverOpacity"]), try #require(sums["coverBehind"]))
    return abs(whole - stack.coverBehind) + abs(shown - (isOver ? layer.opacity / whole : 1))
  }

  /// The numbers that the code derives from the place of a layer's cell, and those it should.
  private static func places(
    of layer: Layer, _ cover: Rect?, scrolled: Double, _ screen: Size, _ code: NamedNumbers, _ handoff: SceneHandoff
  ) -> (got: Arithmetic?, want: [(String, Double)]) {
    switch handoff.blueprint {
    case .header(let header):
      var sums = Arithmetic(code, ["s": scrolled, "width": screen.width])
      sums.run()
      sums["drawn"] = sums["drawn"] ?? sums["restHeight"]
      if header.header.pull == .ride { sums["top"]? += max(0, -scrolled) }
      return (
        sums, [("top", layer.frame.y), ("drawn", layer.frame.height), ("visible", visible(layer))]
      )
    case .rows:
      let row = layer.clip ?? layer.frame
      var sums = Arithmetic(
        code,
        [
          "y": row.y, "h": row.height, "aspect": handoff.setting.aspect(ofPicture: 0), "width": screen.width,
          "screen": screen.height,
        ])
      // A row of its own height is not the one that the code names.
      sums.run(keeping: ["h", "y"])
      let box = layer.clip == nil ? layer.wholePicture : layer.frame
      return (sums, [("drawn", box.height), ("drift", box.midY - row.midY)])
    case .stack(let stack):
      // Seen on the screen the formula is the same in both directions of reading.
      let isAcross = stack.axis == .horizontal
      // The cover stays in the middle of its cell. Where it has left the screen, it is not there to compare with.
      guard let cover else { return (nil, []) }
      let middle = isAcross ? cover.midX : cover.midY
      let edge = isAcross ? cover.y : cover.x
      var sums = Arithmetic(
        code,
        [
          "x": middle - stack.stack.pass.cell / 2, "i": Double(layer.id.partIndex ?? 0),
          "screen": isAcross ? screen.width : screen.height,
        ])
      sums.run(keeping: ["x", "i"])
      let frame = isAcross ? layer.frame : layer.frame.transposed
      return (
        sums,
        [
          ("offset", frame.midX - middle), ("middle", frame.midY - edge), ("side", frame.width),
          ("opacity", layer.opacity),
        ]
      )
    case .cards(let cards):
      var sums = Arithmetic(code, ["s": scrolled, "i": Double(layer.id.index ?? 0)])
      sums.run(keeping: ["s", "i"])
      if layer.content == .surface(.shade) {
        return (sums, [("shade", layer.opacity / (sums["opacity"] ?? .nan))])
      }
      let size = layer.frame.height / cards.pile.height
      return (sums, [("y", layer.frame.y), ("size", size), ("opacity", layer.opacity)])
    // Its arithmetic is run: RecipeCodeTests.
    case .recipe: return (nil, [])
    }
  }

  private static func visible(_ layer: Layer) -> Double {
    if layer.id.owner == "banner" { return layer.clip?.height ?? .nan }
    // The header's cell is clipped by the screen; pulled, the picture is clipped by nothing.
    guard let clip = layer.clip else { return layer.frame.maxY }
    return clip.y < 0 ? clip.maxY : clip.height
  }
}
