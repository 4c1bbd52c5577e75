import Effects
import Geometry
import Notation
import TestSupport
import Testing

/// The example of an effect in CONTRIBUTING.md, which compiles here.
@Suite struct SplitCurtainTests {
  private static let document = "CONTRIBUTING.md"

  @Test func `the example in CONTRIBUTING is the effect that the tests use`() throws {
    let code = try #require(Repository.text(of: "Tests/TestSupport/SplitCurtain.swift"))
    let text = try #require(Repository.text(of: Self.document))
    let example = try #require(text.firstMatch(of: /```swift\n(import Effects\n[^`]*)```/)).output.1
    if Golden.isUpdating {
      try Golden.write(text.replacing(example, with: code), to: Self.document)
    } else {
      #expect(example == code, "make golden TEST=\"--filter SplitCurtain\"")
    }
  }

  private func halves(_ effect: SplitCurtain, at offset: Double, in setting: Setting = Self.setting) -> [Double] {
    effect.layers(at: offset, in: setting).filter(\.content.isPicture).map(\.frame.x)
  }

  private static let setting = Setting(pictures: [Size(width: 300, height: 1200), Size(width: 300, height: 1200)])

  @Test func `a half moves aside at its ratio, and not if motion is reduced`() {
    let effect = SplitCurtain(["opening": 0.5])
    #expect(halves(effect, at: 0) == [0, 195])
    #expect(halves(effect, at: 100) == [-50, 245])
    #expect(halves(effect, at: -100) == [0, 195])
    var still = Self.setting
    still.isStill = true
    #expect(halves(effect, at: 100, in: still) == [0, 195])
    var mirrored = Self.setting
    mirrored.isRightToLeft = true
    #expect(halves(effect, at: 100, in: mirrored) == [245, -50])
  }

  @Test func `it has coverage, needs of pictures, names, landmarks and a blueprint without another line`() throws {
    let effect = SplitCurtain(["opening": 0.5])
    let advice = effect.advice(in: Self.setting)
    #expect(advice.coverages.count == 2 && advice.coverages.allSatisfy { $0.field.isEmpty && $0.ratio == 0 })
    #expect(advice.pictureNeeds(most: 2).allSatisfy { $0.size.width >= 195 })
    let affordances = effect.affordances(in: Self.setting)
    let layers = effect.layers(at: 50, in: Self.setting)
    #expect(layers.compactMap { affordances.name(of: $0.id) }.count == 2 && !affordances.landmarks().isEmpty)
    #expect(affordances.handles(on: layers, at: 50).isEmpty)
    guard case .recipe(let recipe)? = effect.blueprint(in: Self.setting, rows: 4) else {
      Issue.record("no recipe")
      return
    }
    #expect(recipe.pieces.count == 2)
  }

  @Test func `nothing jumps, anywhere in any setting`() throws {
    var random = SplitMix64(seed: 11)
    for _ in 0..<200 {
      let (effect, setting) = (SplitCurtain.any(using: &random), Setting.any(using: &random, rows: 0...5))
      let place = random.number(-200...1200)
      #expect(jump(of: effect, from: place - 1e-7, to: place + 1e-7, in: setting) == nil, "\(effect.pasted)")
    }
  }
}
