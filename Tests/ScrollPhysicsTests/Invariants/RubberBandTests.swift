import ScrollPhysics
import TestSupport
import Testing

/// Properties of every overscroll law.
@Suite struct RubberBandTests {
  static let bands: [RubberBand] = {
    var random = SplitMix64(seed: 30)
    return (0..<300).map { index in
      RubberBand(
        law: [.band, .tanh, .linear][index % 3], coefficient: random.number(0.05...1),
        dimension: random.number(50...2000))
    }
  }()

  @Test func `it starts at nothing with its own slope`() {
    for band in Self.bands {
      #expect(band.displayed(0) == 0 && band.inverse(0) == 0)
      #expect(band.slope(0) == (band.law == .tanh ? 0.2 : band.coefficient), "\(band)")
    }
  }

  @Test func `the further the pull the further and the harder, and never past the limit`() {
    for band in Self.bands {
      var (shown, slope) = (0.0, band.slope(0))
      for step in 1...40 {
        let pull = Double(step) * band.dimension / 30
        #expect(band.displayed(pull) > shown && band.displayed(pull) < band.limit, "\(band) at \(pull)")
        #expect(band.slope(pull) <= slope, "\(band) at \(pull)")
        (shown, slope) = (band.displayed(pull), band.slope(pull))
      }
    }
  }

  @Test func `the inverse takes back the pull, and both are odd`() {
    var random = SplitMix64(seed: 31)
    for band in Self.bands {
      let pull = random.number(0...3) * band.dimension * (band.law == .tanh ? 0.5 : 1)
      #expect((band.inverse(band.displayed(pull)) - pull).magnitude <= 1e-9 * (1 + pull), "\(band) at \(pull)")
      #expect(band.displayed(-pull) == -band.displayed(pull), "\(band)")
      #expect(band.inverse(-5) == -band.inverse(5), "\(band)")
    }
  }

  @Test func `the slope is the derivative, and a larger screen gives way alike`() {
    var random = SplitMix64(seed: 32)
    for band in Self.bands {
      let pull = random.number(1...500)
      let h = 1e-4
      let measured = (band.displayed(pull + h) - band.displayed(pull - h)) / (2 * h)
      #expect((measured - band.slope(pull)).magnitude < 1e-7, "\(band) at \(pull)")
      var large = band
      large.dimension = 3 * band.dimension
      #expect((large.displayed(3 * pull) - 3 * band.displayed(pull)).magnitude <= 1e-9 * (1 + pull), "\(band)")
    }
  }

  @Test func `a dimension of nothing, and numbers that are none, display nothing`() {
    for dimension in [0, -1, Double.nan, .infinity] {
      let band = RubberBand(dimension: dimension)
      #expect(band.displayed(100) == 0 && band.slope(100) == 0 && band.inverse(100) == 0)
    }
    let band = RubberBand(dimension: 844)
    for pull in [Double.nan, .infinity, -.infinity] { #expect(band.displayed(pull) == 0) }
    #expect(RubberBand(law: .none, dimension: 844).displayed(50) == 0)
  }

  @Test func `a reach stops the content there`() {
    let band = RubberBand(law: .linear, coefficient: 1, dimension: 844, reach: 50)
    #expect(band.displayed(49) == 49 && band.displayed(80) == 50 && band.displayed(-80) == -50)
    #expect(band.slope(49) == 1 && band.slope(80) == 0)
  }
}
