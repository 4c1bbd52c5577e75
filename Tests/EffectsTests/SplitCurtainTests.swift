import Effects
import Geometry
import Notation
import TestSupport
import Testing

/// The example of an effect in CONTRIBUTING.md, which compiles here.
@Suite struct SplitCurtainTests {
  private static let document = "CONTRIBUTING.md"

  @Test func `the example in CONTRIBUTING is the effect of this folder`() throws {
    let code = try #require(Repository.text(of: "Tests/EffectsTests/SplitCurtain.swift"))
      .replacing("\n@testable import Effects\n", with: "")
    let text = try #require(Repository.text(of: Self.document))
    let example = try #require(text.firstMatch(of: /```swift\n(import Geometry\n[^`]*)```/)).output.1
    if Golden.isUpdating {
      try Golden.write(text.replacing(example, with: code), to: Self.document)
    } else {
      #expect(example == code, "make golden TEST=\"--filter SplitCurtain\"")
    }
  }

  private func halves(_ effect: SplitCurtain, at offset: Double, in setting: Setting = Setting()) -> [Double] {
    effect.layers(at: offset, in: setting).map(\.frame.x)
  }

  @Test func `a half moves aside at its ratio, and not if motion is reduced`() {
    let effect = SplitCurtain(["opening": 0.5])
    #expect(halves(effect, at: 0) == [0, 195])
    #expect(halves(effect, at: 100) == [-50, 245])
    #expect(halves(effect, at: -100) == [0, 195])
    #expect(halves(effect, at: 100, in: Setting(isStill: true)) == [0, 195])
    #expect(halves(effect, at: 100, in: Setting(isRightToLeft: true)) == [245, -50])
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
