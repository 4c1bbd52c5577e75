import Boundary
import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import Testing

@testable import StudioKit

struct CoverageWordsTests {
  private func check(_ coverage: Coverage, says words: String) { #expect(CoverageWords.of(coverage) == words) }

  private let size = Size(width: 1, height: 1)

  @Test func `drift, zoom and the safe ratios are said in numbers`() {
    check(
      Coverage(ratio: 0.7, safe: 0.123...0.987, drift: 93.4, zoom: 1.254, sharpPicture: size),
      says: "Drifts 93 pt over one pass, zoom 1.25\u{D7}. Ratios from 0.13 to 0.98 leave no gap.")
    check(
      Coverage(ratio: 1, safe: 1...1, drift: 0, sharpPicture: size),
      says: "Drifts 0 pt over one pass, zoom 1.00\u{D7}. Only a ratio of 1.00 leaves no gap.")
    check(
      Coverage(ratio: 0.5, safe: nil, drift: -40, zoom: 3, restZoom: 1.2, sharpPicture: size),
      says: "Drifts -40 pt over one pass, zoom 1.20\u{D7}, pulled up to 3.00\u{D7}. Every ratio leaves a gap.")
    check(
      Coverage(ratio: 0.5, safe: 0...1, drift: 10, zoom: 1, restZoom: 1, sharpPicture: size),
      says: "Drifts 10 pt over one pass, zoom 1.00\u{D7}. Ratios from 0.00 to 1.00 leave no gap.")
    check(
      Coverage(ratio: 0.5, safe: -0.5...1.5, drift: 10, zoom: 1, sharpPicture: size),
      says: "Drifts 10 pt over one pass, zoom 1.00\u{D7}. No ratio leaves a gap.")
  }

  /// The zoom of a header at rest is that of its drawn picture.
  @Test func `the zoom in force is the one that is drawn`() throws {
    for effect: any Effect in [HeaderParallax(), StretchBanner(), HeaderParallax.published, StretchBanner.published] {
      var scene = Scene(effect: effect)
      scene.content.images = ["a.jpg"]
      let bench = try Bench(scene)
      let coverage = try #require(bench.studio.advice.coverage)
      let rest = try #require(coverage.restZoom)
      let most = coverage.zoom
      #expect(rest <= most + 1e-9)
      var preview = Preview(bench.scene, pictures: bench.studio.document.pictures)
      func zoom() throws -> Double {
        var layers: [Layer] = []
        preview.layers(at: 0, into: &layers)
        let layer = layers.first { if case .picture = $0.content { true } else { false } }
        return try #require(layer, "\(effect)").wholePicture.width / bench.scene.device.width
      }
      #expect(abs(try zoom() - rest) < 1e-6, "\(effect)")
      preview.jump(to: preview.extent.bounds.lowerBound - 250, hold: true, at: 0)
      let pulled = try zoom()
      #expect(pulled > rest && pulled <= most + 1e-6, "\(effect)")
    }
  }

  @Test func `the knob warns exactly where the picture leaves a gap`() throws {
    var safes: [ClosedRange<Double>?] = []
    for name in Catalog.names {
      for ratio in [-0.5, 0, 0.2, 0.7, 1, 1.2, 1.5] {
        var scene = Scene(effect: try #require(Catalog.effect(named: name)).published)
        guard scene.assign(.number(ratio), to: "parameters.ratio").isEmpty else { continue }
        let bench = try Bench(scene)
        let field = try #require(bench.inspector.field("parameters.ratio"))
        #expect(field.leavesGap == (bench.studio.advice.coverage?.isCovered == false), "\(name) \(ratio)")
        safes.append(field.safe)
      }
    }
    #expect(Set(safes).count > 3)
  }

  @Test func `the knob warns too where no ratio covers`() throws {
    var effect = MapCrop.published
    effect.rowHeight = 800
    let bench = try Bench(Scene(effect: effect))
    let field = try #require(bench.inspector.field("parameters.ratio"))
    #expect(field.safe == nil && field.leavesGap)
  }
}
