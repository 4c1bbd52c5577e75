import Effects
import Geometry
import Parameters
import TestSupport
import Testing

/// The declared number of visible pictures, compared with the layers at every offset.
@Suite struct ShownPictureTests {
  private func check<E: RatioEffect>(_: E.Type, seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<60 {
      let effect = E.any(using: &random)
      var setting = Setting.any(using: &random, rows: 0...5)
      setting.pictures = (0..<random.whole(1...9)).map { _ in Size(width: random.number(300...900), height: 600) }
      let bounds = effect.extent(in: setting).bounds
      var seen: Set<Int> = []
      for offset in stride(from: bounds.lowerBound - 10, through: bounds.upperBound + 10, by: 15) {
        for layer in effect.layers(at: offset, in: setting) where layer.opacity > 0 {
          if case .picture(let picture, _) = layer.content { seen.insert(picture) }
        }
      }
      let shown = effect.advice(in: setting).shownPictures
      try #require(seen.allSatisfy { $0 < shown }, "\(effect.pasted) in \(setting): \(seen.sorted()), not \(shown)")
      // A list that scrolls to both ends shows all of them.
      try #require(seen.count == shown, "\(effect.pasted) in \(setting): \(seen.sorted()), not \(shown)")
    }
  }

  @Test func `the pictures that can be seen are the first ones, as many as an effect says`() throws {
    for (seed, effect) in Catalog.effects.compactMap({ $0 as? any RatioEffect.Type }).enumerated() {
      try check(effect, seed: UInt64(seed) + 40)
    }
  }
}
