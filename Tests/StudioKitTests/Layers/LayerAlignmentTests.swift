import Boundary
import Documents
import Effects
import Geometry
import PreviewKit
import TestSupport
import Testing

@testable import StudioKit

/// Layers in one line, and at equal distances.
@Suite struct LayerAlignmentTests {
  /// Pictures and a text at random places, some of them with keys, in a group or locked.
  private static func stage(_ random: inout some RandomNumberGenerator) -> TestStudio {
    var effect = Layers()
    effect.place = .screen
    effect.layers = (0..<6).map { index in
      var layer = LayerSettings()
      layer.name = "\(index)"
      (layer.picture, layer.text) = index == 5 ? (nil, "Dusk") : (.position(index), nil)
      layer.width = .random(in: 0.1...0.4, using: &random)
      (layer.x, layer.y) = (.random(in: 0...1, using: &random), .random(in: 0...1, using: &random))
      layer.ratio = .random(in: 0...1, using: &random)
      if Bool.random(using: &random) { layer.keys = [LayerKey(at: 0), LayerKey(at: 200)] }
      if index == 1 || index == 2 { layer.group = "pair" }
      layer.locked = index == 0
      return layer
    }
    var scene = Scene(effect: effect)
    scene.content.images = (0..<5).map { SceneImage("\($0).png") }
    var stage = TestStudio(showing: scene, pictures: Size(width: 300, height: 200))
    _ = stage.frame()
    return stage
  }

  private static func ends(_ frame: Rect, _ alignment: LayerAlignment) -> Double {
    switch alignment {
    case .left: frame.x
    case .center, .across: frame.midX
    case .right: frame.maxX
    case .top: frame.y
    case .middle, .down: frame.midY
    case .bottom: frame.maxY
    }
  }

  /// The frames of the things that can be moved: those of a group as one.
  private static func things(_ stage: TestStudio) -> [Rect] {
    let layers = stage.studio.document.scene.composition
    func frame(_ index: Int) -> Rect? { StageCanvas.frame(of: layers.identities[index], stage.studio) }
    let pair = [frame(1), frame(2)].compactMap(\.self)
    return [pair.reduce(pair[0]) { $0.union($1) }] + [3, 4, 5].compactMap(frame)
  }

  @Test(arguments: LayerAlignment.allCases)
  func `afterwards they are in line or at equal distances, by one step that is undone whole`(
    _ alignment: LayerAlignment
  ) throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<12 {
      var stage = Self.stage(&random)
      let before = stage.studio.document.scene
      let names = before.composition.identities
      stage.studio.choose { $0.choose(names, in: $1) }
      let ground = LayerAlignment.Ground.allCases.randomElement(using: &random) ?? .screen
      stage.studio.view.layers.ground = ground
      stage.studio.perform(.align(alignment), at: stage.time)
      _ = stage.frame()
      let things = Self.things(stage)
      let setting = stage.studio.stage.shown.setting
      let box = ground == .screen ? setting.screen : ground == .safeArea ? setting.safeArea : nil
      if alignment == .across || alignment == .down {
        let isAcross = alignment == .across
        let ends = things.map { isAcross ? ($0.x, $0.maxX) : ($0.y, $0.maxY) }.sorted { $0.0 + $0.1 < $1.0 + $1.1 }
        let gaps = zip(ends, ends.dropFirst()).map { $1.0 - $0.1 }
        #expect((gaps.max() ?? 0) - (gaps.min() ?? 0) < 0.3, "\(gaps)")
        if let box { #expect(abs((ends.first?.0 ?? 0) - (isAcross ? box.x : box.y)) < 0.1) }
      } else {
        let places = things.map { Self.ends($0, alignment) }
        #expect((places.max() ?? 0) - (places.min() ?? 0) < 0.1, "\(alignment) \(places)")
        if let box { #expect(abs(places[0] - Self.ends(box, alignment)) < 0.1) }
      }
      // A locked one stays, and all of it is one step.
      #expect(stage.studio.document.scene.composition[0] == before.composition[0])
      stage.studio.perform(.undo, at: stage.time)
      #expect(stage.studio.document.scene == before)
    }
  }

  @Test func `one layer goes to the screen, by its key, and to the safe area if that is chosen`() throws {
    var random = SplitMix64(seed: 3)
    var stage = Self.stage(&random)
    let name = stage.studio.document.scene.composition.identities[4]
    stage.studio.choose { $0.choose([name], in: $1) }
    stage.press(.right, [.control, .shift])
    _ = stage.frame()
    let setting = stage.studio.stage.shown.setting
    #expect(try abs(#require(StageCanvas.frame(of: name, stage.studio)).maxX - setting.screen.maxX) < 0.1)
    stage.studio.perform(.alignTo(.safeArea), at: stage.time)
    stage.press(.up, [.control, .shift])
    _ = stage.frame()
    #expect(try abs(#require(StageCanvas.frame(of: name, stage.studio)).y - setting.safeArea.y) < 0.1)
    #expect(!Command.align(.down).isOn(Facts(stage.studio)))
  }
}
