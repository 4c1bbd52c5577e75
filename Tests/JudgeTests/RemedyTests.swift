import Documents
import Effects
import Geometry
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import Judge

@Suite struct RemedyTests {
  @Test func `a white word on a bright picture becomes dark, and then passes`() throws {
    let painter = FlatPainter(pictures: [{ _, _ in SIMD4(0.8, 0.8, 0.8, 1) }])
    let scene = AuditedScenes.scene([
      ["picture": 0, "ratio": 0, "fill": true], ["text": "White", "size": 16, "ratio": 0],
    ])
    let audit = Audit(scene, AuditedScenes.pictures(1), painter: painter)
    let (report, mended) = try audit.remedied()
    let failing = try #require(report.contrast.first)
    #expect(!report.passes && failing.remedy?.settings.map(\.path) == ["parameters.layers.1.tone"])
    let again = try Audit(mended, AuditedScenes.pictures(1), painter: painter).report()
    #expect(again.contrast.allSatisfy { $0.passes })
  }

  @Test(arguments: [0.1, 0.9]) func `a text is not moved onto another one`(_ place: Double) throws {
    // Neither tone can be read on the stripes; above and below them is a dark ground.
    let painter = FlatPainter(pictures: [
      { u, v in
        let light = v > 0.6 && v < 0.8 && Int(u * 20) % 2 == 0 ? 0.9 : 0.1
        return SIMD4(light, light, light, 1)
      }
    ])
    let scene = AuditedScenes.scene([
      ["picture": 0, "ratio": 0, "fill": true],
      ["text": "Moved", "size": 24, "ratio": 0, "y": 0.7, "width": 0.6],
      ["text": "Other", "size": 24, "ratio": 0, "y": .number(place), "width": 0.6],
    ])
    let report = try Audit(scene, AuditedScenes.pictures(1), painter: painter).remedied().report
    let moved = AuditRemedy("parameters.layers.1.y", .number(place == 0.1 ? 0.9 : 0.5))
    #expect(report.contrast.first { $0.layer == "layer-1/text" }?.remedy == moved)
  }

  @Test func `a text of its own color goes back to a tone, and then passes`() throws {
    let painter = FlatPainter(pictures: [{ _, _ in SIMD4(0.8, 0.8, 0.8, 1) }])
    let scene = AuditedScenes.scene([
      ["picture": 0, "ratio": 0, "fill": true], ["text": "Gray", "size": 16, "ratio": 0, "color": "#999999"],
    ])
    let (report, mended) = try Audit(scene, AuditedScenes.pictures(1), painter: painter).remedied()
    let failing = try #require(report.contrast.first)
    #expect(failing.remedy?.settings.map(\.path).contains("parameters.layers.1.color") == true)
    let again = try Audit(mended, AuditedScenes.pictures(1), painter: painter).report()
    #expect(!again.contrast.isEmpty && again.contrast.allSatisfy { $0.passes })
  }

  @Test(arguments: 0..<(isLong ? 10 : 4))
  func `every remedy of random scenes passes when it is applied`(_ part: Int) throws {
    var offered = 0
    for number in 0..<10 {
      var random = SplitMix64(seed: UInt64(900 + part * 10 + number))
      let (ground, spot, place) = (random.number(0.2...0.7), random.number(0...0.6), random.number(0...1))
      let painter = FlatPainter(pictures: [
        { _, v in
          let light = min(1, ground + spot * Power.bell((v - place) * 200 / 20))
          return SIMD4(light, light, light, 1)
        }
      ])
      var scene = AuditedScenes.scene(
        [
          ["picture": 0, "ratio": .number(random.number(0...0.8)), "fill": true],
          [
            "text": "Words", "y": .number(random.number(0.2...1)), "width": 0.4, "size": .number(random.number(9...30)),
            "tone": random.flag() ? "light" : "dark",
          ],
        ], length: 1.5)
      _ = scene.assign("none", to: "physics.overscroll")
      let report = try Audit(scene, AuditedScenes.pictures(1), painter: painter).remedied().report
      for finding in report.contrast where !finding.passes {
        guard let remedy = finding.remedy else { continue }
        offered += 1
        var mended = scene
        #expect(remedy.apply(to: &mended))
        let again = try Audit(mended, AuditedScenes.pictures(1), painter: painter).report()
        #expect(again.contrast.allSatisfy { $0.passes }, "seed \(900 + part * 10 + number): \(remedy.sentence)")
      }
    }
    #expect(offered > 0)
  }

  @Test func `texts that fail alike are mended by one change, and the mended scene passes`() throws {
    let painter = FlatPainter(pictures: [{ _, v in SIMD4(0.5 + 0.1 * v, 0.5, 0.5, 1) }])
    var scene = Scene(effect: WeatherMenu())
    // A third of a phone, as the painter computes each pixel.
    scene.device.width = 131
    scene.device.height = 284
    scene.device.insets = Insets()
    scene.content.images = [SceneImage("0.png")]
    scene.content.rows = 3
    scene.content.items = ["One", "Two", "Three"].map { SceneItem($0, subtitle: "\($0) more") }
    let (report, mended) = try Audit(scene, AuditedScenes.pictures(1), painter: painter).remedied()
    let failing = report.contrast.filter { !$0.passes }
    #expect(failing.count > 1 && Set(failing.map(\.remedy)).count == 1)
    #expect(failing.first?.remedy?.settings.map(\.path) == ["content.scrim"])
    let again = try Audit(mended, AuditedScenes.pictures(1), painter: painter).report()
    #expect(again.contrast.allSatisfy { $0.passes })
  }

  @Test func `a focus point is set on a picture that is only a name in the file`() throws {
    var scene = AuditedScenes.scene([["picture": 0, "fill": true]])
    scene.content.images = [SceneImage("a.png"), SceneImage("b.png")]
    let remedy = try #require(RemedySearch<FlatPainter>.focus(Point(x: 0.2, y: 0.5), of: 1, in: scene))
    var mended = scene
    #expect(remedy.apply(to: &mended))
    scene.content.images[1].focus = Point(x: 0.2, y: 0.5)
    #expect(mended == scene)
  }

  @Test func `rows too low for a finger become high enough on every device`() throws {
    let painter = FlatPainter(pictures: [{ _, _ in SIMD4(0.1, 0.1, 0.1, 1) }])
    var scene = Scene(effect: HeaderParallax(["rowHeight": 30]))
    scene.content.rows = 8
    let devices = ["iphone-se", "pixel-9"].compactMap { Device.preset(named: $0) }
    let (report, mended) = try Audit(scene, ScenePictures(), on: devices, painter: painter).remedied()
    #expect(report.touch.contains { !$0.passes && $0.remedy?.sentence == "Set parameters.rowHeight to 48." })
    #expect(try Audit(mended, ScenePictures(), on: devices, painter: painter).report().touch.allSatisfy { $0.passes })
  }
}
