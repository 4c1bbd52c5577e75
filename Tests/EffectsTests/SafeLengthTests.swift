import Effects
import Geometry
import Notation
import Parameters
import TestSupport
import Testing

/// Headers whose collapsed height is measured from the end of the safe area.
@Suite struct SafeLengthTests {
  /// Checks that two effects put all layers, the extent and the advice at the same places on a screen.
  private func same<E: Effect>(_ safe: E, _ plain: E, in setting: Setting, _ random: inout SplitMix64) {
    let bounds = safe.extent(in: setting).bounds
    #expect(safe.extent(in: setting) == plain.extent(in: setting))
    #expect(safe.advice(in: setting).coverages == plain.advice(in: setting).coverages)
    for _ in 0..<20 {
      let offset = random.number(bounds.lowerBound - 200...bounds.upperBound + 200)
      let (one, other) = (safe.layers(at: offset, in: setting), plain.layers(at: offset, in: setting))
      #expect(one == other, "at \(offset) in \(setting)")
    }
  }

  @Test func `on every screen a header is as tall as its top inset and so many points`() {
    var random = SplitMix64(seed: 29)
    for _ in 0..<40 {
      let inset = random.pick([0, 20, 47, 62.5])
      let number = random.edgy(0...337).rounded()
      var setting = Setting(pictures: [Size(width: random.number(0.5...3), height: 1)])
      setting.insets.top = inset
      var header = HeaderParallax()
      (header.minHeight, header.bar, header.ratio) = (.safe(plus: number), random.flag(), random.number(-0.5...1.5))
      var plainHeader = header
      plainHeader.minHeight = .points(inset + number)
      same(header, plainHeader, in: setting, &random)
      var banner = StretchBanner()
      (banner.minHeight, banner.bar, banner.ratio) = (.safe(plus: number), random.flag(), random.number(-0.5...1.5))
      var plainBanner = banner
      plainBanner.minHeight = .points(inset + number)
      same(banner, plainBanner, in: setting, &random)
      var layers = Layers()
      var picture = LayerSettings()
      (picture.picture, picture.fill, picture.ratio) = (0, random.flag(), random.number(0...1))
      layers.layers = [picture]
      (layers.minHeight, layers.bar) = (.safe(plus: number), random.flag())
      var plainLayers = layers
      plainLayers.minHeight = .points(inset + number)
      same(layers, plainLayers, in: setting, &random)
    }
  }

  @Test func `a value is read back as it was written, whatever its number`() {
    var random = SplitMix64(seed: 30)
    for _ in 0..<200 {
      let length = SafeLength.safe(plus: random.edgy(0...400))
      #expect(SafeLength(length.value) == length, "\(length.value)")
    }
    #expect(SafeLength("safe+44") == .safe(plus: 44) && SafeLength(91) == .points(91))
    for wrong: JSONValue in ["safe", "safe+", "safe+x", "safe-4", "safe + 4", "44", true] {
      #expect(SafeLength(wrong) == nil, "\(wrong)")
    }
  }

  @Test func `a bar without a height is offered one below the status bar`() {
    var header = HeaderParallax()
    header.bar = true
    #expect(header.advice(in: Setting()).idle(\HeaderParallax.bar)?.value == "safe+44")
    header.minHeight = .safe(plus: 44)
    #expect(header.advice(in: Setting()).idle(\HeaderParallax.bar) == nil)
  }
}
