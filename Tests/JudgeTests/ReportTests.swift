import Documents
import Effects
import Notation
import PreviewKit
import TestSupport
import Testing

@testable import Judge

@Suite struct ReportTests {
  private func report() throws -> AuditReport {
    let painter = FlatPainter(pictures: [{ _, _ in SIMD4(0.8, 0.8, 0.8, 1) }])
    let scene = AuditedScenes.scene([
      ["picture": 0, "ratio": 0.3, "fill": true], ["text": "<b>Tom & \"Jerry\"</b>", "size": 12, "width": 0.9],
    ])
    return try Audit(scene, AuditedScenes.pictures(1), painter: painter).remedied().report
  }

  @Test func `the JSON has the names that scripts rely on`() throws {
    let json = try report().json
    guard case .list(let contrast)? = json["contrast"], let first = contrast.first else {
      Issue.record("no contrast")
      return
    }
    for name in ["layer", "words", "worst", "offset", "needs", "passes"] { #expect(first[name] != nil) }
    for name in ["calm", "touch"] {
      if case .list? = json[name] {} else { Issue.record("no list \(name)") }
    }
    #expect(json["motion"]?["largestSpeed"] != nil && json["motion"]?["largestShare"] != nil)
    #expect(json["passes"] == .flag(false))
  }

  @Test func `the page escapes what a person wrote`() throws {
    let page = AuditPage(try report()).text
    #expect(page.contains("&lt;b&gt;Tom &amp; &quot;Jerry&quot;&lt;/b&gt;"))
    #expect(!page.contains("<b>Tom"))
  }

  @Test func `a text is kept with the screen on which it is faintest`() throws {
    let painter = FlatPainter(pictures: [{ _, _ in SIMD4(0.3, 0.3, 0.3, 0.4) }])
    // A faint picture over rows that are light or dark: white words fail on the light ones.
    var scene = Scene(
      effect: Layers([
        "height": 120, "rowHeight": 100,
        "layers": [
          ["picture": 0, "ratio": 0, "fill": true],
          ["text": "White", "size": 16, "ratio": 0, "keys": [["at": 0], ["at": 30, "opacity": 0]]],
        ],
      ]))
    scene.content.images = [SceneImage("0.png")]
    scene.content.rows = 3
    let report = try Audit(scene, AuditedScenes.pictures(1, isOpaque: false), painter: painter).report()
    #expect(report.screens.count == 2)
    #expect(report.contrast.first?.tone == "light" && report.contrast.first?.passes == false)
  }

  @Test func `layers on a whole screen have the ground that they are made for`() throws {
    let painter = FlatPainter(pictures: [{ _, _ in SIMD4(0.3, 0.3, 0.3, 1) }])
    let scene = AuditedScenes.scene([["picture": 0, "ratio": 0, "fill": true]])
    #expect(try Audit(scene, AuditedScenes.pictures(1), painter: painter).report().screens == ["iPhone 14, light"])
  }
}
