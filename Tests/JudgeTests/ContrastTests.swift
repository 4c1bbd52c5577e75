import Documents
import Effects
import Geometry
import Notation
import TestSupport
import Testing

@testable import Judge

@Suite struct ContrastTests {
  private func finding(_ scene: Scene, _ painter: FlatPainter, _ text: String) throws -> ContrastFinding? {
    let screen = AuditedScreen(scene, AuditedScenes.pictures(painter.pictures.count))
    return try ContrastAudit(screen, painter).findings().first { $0.layer == text }
  }

  /// The lowest contrast over the way, by brute force.
  private func truth(
    _ scene: Scene, _ painter: FlatPainter, _ text: String, step: Double = 0.1
  ) -> (worst: Double, offset: Double)? {
    let way = AuditedScreen(scene, AuditedScenes.pictures(painter.pictures.count)).way
    var worst: (worst: Double, offset: Double)?
    for number in 0...Int((way.upperBound - way.lowerBound) / step) {
      let offset = way.lowerBound + Double(number) * step
      guard let contrast = AuditedScenes.contrast(scene, text, at: offset, painter) else { continue }
      if contrast < worst?.worst ?? .infinity { worst = (contrast, offset) }
    }
    return worst
  }

  /// The last offset of the way with a contrast as low.
  private func last(_ scene: Scene, _ painter: FlatPainter, _ text: String, below most: Double) -> Double? {
    let way = AuditedScreen(scene, AuditedScenes.pictures(painter.pictures.count)).way
    return Array(stride(from: way.lowerBound, through: way.upperBound, by: 0.1)).last { offset in
      AuditedScenes.contrast(scene, text, at: offset, painter).map { $0 < most } ?? false
    }
  }

  @Test func `a white word over a ramp is faintest where the ramp is brightest`() throws {
    // From black at the top to a gray of 0.6 at the bottom, and the word goes up with the content.
    let painter = FlatPainter(pictures: [{ _, v in SIMD4(0.6 * v, 0.6 * v, 0.6 * v, 1) }])
    let scene = AuditedScenes.scene([
      ["picture": 0, "ratio": 0, "fill": true],
      ["text": "White", "y": 0.5, "width": 0.5, "size": 16],
    ])
    let found = try #require(try finding(scene, painter, "layer-1/text"))
    let truth = try #require(self.truth(scene, painter, "layer-1/text"))
    #expect((found.worst - truth.worst).magnitude < 0.05)
    #expect(found.guaranteed <= truth.worst + 0.01)
    #expect(found.needs == 4.5 && !found.passes)
  }

  @Test func `a bright spot that a word meets at one offset only is found there`() throws {
    let painter = FlatPainter(pictures: [
      { u, v in
        let light = 0.1 + 0.6 * Power.bell((v * 200 - 57) / 5) * Power.bell((u * 120 - 60) / 30)
        return SIMD4(light, light, light, 1)
      }
    ])
    let scene = AuditedScenes.scene([
      ["picture": 0, "ratio": 0, "fill": true],
      ["text": "Spot", "y": 0.9, "width": 0.5, "size": 12, "ratio": 0.9],
    ])
    let found = try #require(try finding(scene, painter, "layer-1/text"))
    let truth = try #require(self.truth(scene, painter, "layer-1/text"))
    #expect((found.worst - truth.worst).magnitude < 0.05)
    // The spot is as bright under each row of letters.
    let last = try #require(self.last(scene, painter, "layer-1/text", below: truth.worst + 0.01))
    #expect(found.offset > truth.offset - 1 && found.offset < last + 1)
    #expect(found.failing > 0 && found.failing < 0.5)
    #expect(found.failingFrom.map { $0 < truth.offset } == true && found.failingTo.map { $0 > truth.offset } == true)
  }

  @Test(arguments: [0.25, 0.75]) func `a bright spot under any line of a text counts`(_ place: Double) throws {
    func worst(_ text: JSONValue, _ light: Double) throws -> Double {
      // A text of two lines in the middle of the screen, and a spot under one of them.
      let painter = FlatPainter(pictures: [
        { _, v in
          let gray = 0.1 + light * Power.bell((v * 200 - 90 - place * 40) / 8)
          return SIMD4(gray, gray, gray, 1)
        }
      ])
      let scene = AuditedScenes.scene([
        ["picture": 0, "ratio": 0, "fill": true], ["text": text, "y": 0.55, "width": 0.8, "size": 16, "ratio": 0],
      ])
      return try #require(try finding(scene, painter, "layer-1/text")).worst
    }
    let dark = try worst("Above\nBelow", 0)
    #expect(try worst("Above\nBelow", 0.6) < dark / 2)
  }

  /// Smooth pictures of a few blobs.
  private static func picture(_ random: inout SplitMix64, opacity: Double)
    -> @Sendable (Double, Double) -> SIMD4<Double>
  {
    let blobs = (0..<random.whole(1...3)).map { _ in
      (random.number(0...1), random.number(0...1), random.number(7...40), random.number(-0.5...0.7))
    }
    let ground = random.number(0.05...0.6)
    return { u, v in
      var light = ground
      for (x, y, size, height) in blobs {
        light += height * Power.bell((u - x) * 120 / size) * Power.bell((v - y) * 200 / size)
      }
      let gray = min(1, max(0, light))
      return SIMD4(gray, gray, gray * 0.9, opacity)
    }
  }

  @Test(arguments: 0..<10)
  func `nothing is missed in random scenes, against every tenth of a point`(_ part: Int) throws {
    for number in 0..<20 {
      var random = SplitMix64(seed: UInt64(part * 20 + number))
      let isPair = random.flag()
      let pictures = [Self.picture(&random, opacity: 1)] + (isPair ? [Self.picture(&random, opacity: 0.5)] : [])
      let painter = FlatPainter(pictures: pictures)
      var layers: [JSONValue] = [["picture": 0, "ratio": .number(random.number(0...0.9)), "fill": true]]
      if isPair {
        layers.append([
          "picture": 1, "ratio": .number(random.number(0...1.2)), "width": 1.5,
          "keys": [["at": 10, "opacity": 0.4], ["at": 120, "x": .number(random.number(-40...40))]],
        ])
      }
      layers.append([
        "text": "Words", "y": .number(random.number(0.3...0.9)), "width": 0.3, "size": .number(random.number(8...14)),
        "ratio": .number(random.number(0...1)), "tone": random.flag() ? "light" : "dark",
      ])
      let text = "layer-\(layers.count - 1)/text"
      var scene = AuditedScenes.scene(layers, length: 1.6, pictures: pictures.count)
      _ = scene.assign("none", to: "physics.overscroll")
      let found = try #require(try finding(scene, painter, text), "seed \(part * 20 + number)")
      let truth = try #require(self.truth(scene, painter, text))
      #expect(
        (found.worst - truth.worst).magnitude < 0.05 && found.guaranteed < truth.worst + 0.02,
        "seed \(part * 20 + number): \(found.worst) at \(found.offset), guaranteed \(found.guaranteed); \(truth)")
    }
  }

  @Test func `a text is judged where it has faded in, and not before`() throws {
    let painter = FlatPainter(pictures: [{ _, _ in SIMD4(0.1, 0.1, 0.1, 1) }])
    let scene = AuditedScenes.scene([
      ["picture": 0, "ratio": 0, "fill": true],
      ["text": "Fades", "ratio": 0, "size": 16, "keys": [["at": 20, "opacity": 0], ["at": 120]]],
    ])
    let found = try #require(try finding(scene, painter, "layer-1/text"))
    #expect(found.passes && found.worst > 10)
    #expect(found.shown.lowerBound > 110)
  }

  @Test func `a text that is always faint is judged as it is`() throws {
    let painter = FlatPainter(pictures: [{ _, _ in SIMD4(0.1, 0.1, 0.1, 1) }])
    let scene = AuditedScenes.scene([
      ["picture": 0, "ratio": 0, "fill": true],
      ["text": "Faint", "ratio": 0, "size": 16, "keys": [["at": 0, "opacity": 0.3]]],
    ])
    let found = try #require(try finding(scene, painter, "layer-1/text"))
    #expect(!found.passes)
  }

  @Test func `large text needs less contrast`() throws {
    let painter = FlatPainter(pictures: [{ _, _ in SIMD4(0.4, 0.4, 0.4, 1) }])
    func needs(_ size: Double) throws -> Double? {
      try finding(
        AuditedScenes.scene([
          ["picture": 0, "ratio": 0, "fill": true], ["text": "Size", "ratio": 0, "size": .number(size)],
        ]), painter, "layer-1/text")?.needs
    }
    #expect(try needs(16) == 4.5)
    #expect(try needs(24) == 3)
  }

  @Test func `the contrast of colors is that of WCAG, and APCA's figure that of its reference`() {
    let (black, white) = (SIMD4<Float>(0, 0, 0, 255), SIMD4<Float>(255, 255, 255, 255))
    #expect((Legibility.contrast(Legibility.luminance(black), Legibility.luminance(white)) - 21).magnitude < 1e-3)
    let gray = SIMD4<Float>(0x76, 0x76, 0x76, 255)
    #expect((Legibility.contrast(Legibility.luminance(gray), Legibility.luminance(white)) - 4.54).magnitude < 0.01)
    // From the readme of apca-w3: 888 on fff and fff on 888.
    let mid = SIMD4<Float>(0x88, 0x88, 0x88, 255)
    #expect((Legibility.apca(mid, on: white) - 63.056).magnitude < 0.01)
    #expect((Legibility.apca(white, on: mid) - 68.541).magnitude < 0.01)
  }
}
