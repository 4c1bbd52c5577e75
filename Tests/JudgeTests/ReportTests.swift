import Boundary
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

  @Test func `an effect that is layers is audited as they are`() throws {
    var scene = Scene(effect: SplitCurtain())
    scene.content.images = ["left.png", "right.png"]
    let painter = FlatPainter(pictures: [{ _, _ in SIMD4(0.8, 0.8, 0.8, 1) }, { _, _ in SIMD4(0.2, 0.2, 0.2, 1) }])
    let report = try Audit(scene, AuditedScenes.pictures(2), painter: painter).report()
    #expect(report.json["motion"]?["largestSpeed"] != nil && !report.figures.isEmpty)
  }

  @Test func `what is not judged is listed, and texts that keep their size are named`() throws {
    let report = try report()
    guard case .list(let legible)? = report.json["legible"], case .list(let sentences)? = report.json["unjudged"] else {
      Issue.record("no lists")
      return
    }
    #expect(legible.isEmpty && sentences.count > 3)
    #expect(report.unjudged.contains { $0.contains("keep their size") && $0.contains("Tom & ") })
    #expect(!report.figures.contains { $0.contains("at any size") })
  }

  @Test func `what is not guaranteed is reported as undecided everywhere, and passes nowhere`() throws {
    var report = AuditReport(scene: "Open")
    report.contrast = [
      ContrastFinding(
        layer: "layer-1/text", words: "Perhaps", worst: 4.6, offset: 0, guaranteed: 4.2, needs: 4.5, failing: 0,
        apca: 60, shown: 0...1)
    ]
    let line = try #require(report.sections.first?.lines.first)
    #expect(report.passes && line.passes == nil && line.words.contains("cannot be decided"))
    #expect(report.summary.contains("1 contrast cannot be decided"))
    #expect(report.figures.first?.contains("cannot be decided: at least 4.2 of 4.5 is certain") == true)
    guard case .list(let contrast)? = report.json["contrast"] else { return }
    #expect(contrast.first?["passes"] == .flag(false))
    let item = try #require(AuditPage(report).text.split(separator: "\n").first { $0.contains("Perhaps") })
    #expect(item.contains("cannot be decided") && !item.contains("Passes") && !item.contains("Fails"))
  }

  @Test func `a text on a missing picture is undecided`() throws {
    let painter = FlatPainter(pictures: [{ _, _ in SIMD4(0.8, 0.8, 0.8, 1) }])
    let scene = AuditedScenes.scene([["picture": 0, "ratio": 0.3, "fill": true], ["text": "Lost", "size": 12]])
    var pictures = AuditedScenes.pictures(1)
    pictures.images[0].size = nil
    let report = try Audit(scene, pictures, painter: painter).report()
    let found = try #require(report.contrast.first)
    #expect(found.worst < found.needs && found.isUndecided && !found.passes && report.passes)
    #expect(report.figures.contains { $0.contains("picture under it is missing") })
    var lost = painter
    lost.lostPictures = [PictureID(rawValue: 0)]
    #expect(try Audit(scene, AuditedScenes.pictures(1), painter: lost).report().contrast.first?.isUndecided == true)
  }

  @Test func `whether a text behind a missing picture can be read is not judged`() throws {
    let painter = FlatPainter(pictures: [{ _, _ in SIMD4(0.1, 0.1, 0.1, 1) }, { _, _ in SIMD4(0.1, 0.1, 0.1, 1) }])
    let scene = AuditedScenes.scene(
      [
        ["picture": 0, "ratio": 0, "fill": true], ["text": "Hidden", "size": 16, "ratio": 0],
        ["picture": 1, "ratio": 0, "fill": true],
      ], pictures: 2)
    var pictures = AuditedScenes.pictures(2)
    #expect(try Audit(scene, pictures, painter: painter).report().legible.map(\.kind) == [.covered])
    pictures.images[1].size = nil
    let report = try Audit(scene, pictures, painter: painter).report()
    #expect(report.legible.isEmpty && report.unjudged.contains { $0.contains("\u{201C}Hidden\u{201D}") })
  }

  @Test func `a remedy that ends several failures is written once, with their number`() throws {
    let painter = FlatPainter(pictures: [{ _, _ in SIMD4(0.6, 0.6, 0.6, 1) }])
    var scene = Scene(effect: WeatherMenu(["rowHeight": 100]))
    scene.content.images = [SceneImage("0.png")]
    scene.content.titles = ["One", "Two", "Three"]
    scene.content.rows = 3
    let report = try Audit(scene, AuditedScenes.pictures(1), painter: painter).remedied().report
    let remedies = report.contrast.compactMap(\.remedy)
    try #require(remedies.count == 3 && Set(remedies).count == 1)
    let said = report.sections.flatMap(\.lines).map(\.remedy).filter { !$0.isEmpty }
    #expect(said.count == 1 && said.allSatisfy { $0.contains("This ends 3 failures.") }, "\(said)")
  }

  @Test func `the page has a picture of each failure that is given one`() throws {
    let report = try report()
    let moment = try #require(report.moments.first)
    #expect(moment.layer == "layer-1/text" && moment.offset == report.contrast.first?.offset)
    #expect(AuditPage(report, pictures: [moment: "data:,picture"]).text.contains("<img src=\"data:,picture\""))
    #expect(!AuditPage(report).text.contains("<img"))
  }

  @Test func `the progress of an audit rises from a text to the next and ends at the whole`() throws {
    let painter = FlatPainter(pictures: [{ _, _ in SIMD4(0.8, 0.8, 0.8, 1) }])
    let scene = AuditedScenes.scene([
      ["picture": 0, "ratio": 0, "fill": true], ["text": "One", "y": 0.2, "size": 12],
      ["text": "Two", "y": 0.7, "size": 12],
    ])
    var shares: [Double] = []
    _ = try Audit(scene, AuditedScenes.pictures(1), painter: painter).report { shares.append($0) }
    #expect(shares.count == 4 && shares == shares.sorted() && shares.allSatisfy { $0 > 0 && $0 <= 1 }, "\(shares)")
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
