import Documents
import Effects
import Foundation
import Handoff
import TestSupport
import Testing

/// Hand-offs as texts that people read: compilers, browsers and the formulas' tests check the others.
@Suite struct GoldenTests {
  /// With few rows, so that the texts stay short.
  static let shapes = [
    TestScene("header-stretch", "content.rows=2"), TestScene("album-stack", "content.rows=2"),
    TestScene("mountain-hero", "content.rows=2"),
  ]
  static let languages = HandoffSystem.all.filter { ["swiftui", "css"].contains($0.name) }

  @Test(arguments: TestScene.all) func `a built-in scene can be handed over`(_ scene: TestScene) throws {
    let handoff = try SceneHandoff(scene.scene) { _ in nil }
    #expect(
      handoff != nil,
      """
      the effect of \(scene) has no blueprint, so no other test here looks at it: implement blueprint(in:rows:), or keep \
      the scene outside Resources/Scenes; see CONTRIBUTING, Another effect
      """)
  }

  /// A page is the one of CSS with all of these below it.
  static let systems = HandoffSystem.all.filter { $0 != .page }

  /// `PARALLAX_GOLDEN=update` writes the texts again.
  @Test(arguments: shapes, languages)
  func `a hand-off reads as it was written down`(_ scene: TestScene, _ system: HandoffSystem) throws {
    let text = try scene.text(as: system)
    let file = Folders.tests.appending(path: "Goldens/\(scene.name).\(system.name).txt")
    if ProcessInfo.processInfo.environment["PARALLAX_GOLDEN"] == "update" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let golden = try? String(contentsOf: file, encoding: .utf8)
    #expect(try #require(golden, "there is no \(file.lastPathComponent): make golden") == text)
  }

  @Test(arguments: TestScene.builtIn, systems)
  func `no line of a hand-off is longer than a screen is wide`(_ scene: TestScene, _ system: HandoffSystem) throws {
    // A table of layers declares in one line all fields that its rows use.
    let widest = TestScene.recipes.contains { $0.name == scene.name } ? 420 : 170
    for line in try scene.text(as: system).split(separator: "\n") where line.utf8.count > widest {
      #expect(line.count <= widest || line.contains("<"), "\(line)")
    }
  }

  @Test(arguments: TestScene.builtIn) func `a page asks for no other file`(_ scene: TestScene) throws {
    let page = try scene.handoff.text(as: .page, picture: { _ in "data:image/png;base64,AA==" })
    // The part that runs: what is folded below, and a remark, only shows code.
    let parts = page.split(separator: "<pre>").map { part in
      String(part.split(separator: "</pre>").last ?? "").replacing(/\/\*[^*]*\*\//, with: "")
    }
    for part in parts {
      for word in ["src=\"", "url(", "href=\"", "@import", "fetch("] {
        for place in part.ranges(of: word) {
          let rest = part[place.upperBound...].drop { "'\"&quot;".contains($0) }
          #expect(rest.hasPrefix("data:") || rest.hasPrefix("#a)"), "\(word)\(rest.prefix(40))")
        }
      }
      #expect(!part.replacing("http://www.w3.org/2000/svg", with: "").contains("http"))
    }
  }

  @Test(arguments: [
    (TestScene("map-crop", "content.rows=5000"), "The first \\d+ of the scene's 5000 rows are here."),
    (TestScene("header-refresh-plain", "content.rows=900"), "The first \\d+ of the scene's 900 rows are here."),
  ]) func `a page says how many of its scene's rows it has, unless it has all`(_ scene: TestScene, _ words: String)
    throws
  {
    let pattern = try Regex(words)
    #expect(try scene.text(as: .page).contains(pattern))
    for name in ["album-stack", "night-stroll"] {
      #expect(try !TestScene(name).text(as: .page).contains("of the scene's"))
    }
    #expect(try !TestScene("map-crop", "content.rows=3").text(as: .page).contains("of the scene's"))
  }

  @Test(arguments: TestScene.builtIn) func `a page says what the items of its scene say`(_ scene: TestScene) throws {
    let (content, page) = (try scene.scene.content, try scene.text(as: .css))
    let shown = content.items.prefix(content.rows)
    let words = shown.flatMap { [$0.title, $0.value ?? "", $0.symbol ?? ""] + $0.subtitles }.filter { !$0.isEmpty }
    for word in words { #expect(page.contains(">\(word.replacing("&", with: "&amp;"))<"), "\(word)") }
    for name in shown.compactMap(\.picture) {
      let picture = try scene.scene.setting { _ in nil }.picture(name)
      let sources = page.matches(of: /-thumbnail"[^>]* src="([^"]*)"/).map { String($0.output.1) }
      #expect(sources.contains(content.imageFiles[picture]), "\(name) is not among \(sources)")
    }
  }

  @Test(arguments: HandoffSystem.all)
  func `a title or a path cannot break out of the code`(_ system: HandoffSystem) throws {
    var scene = try TestScene("map-crop", "content.rows=2").scene
    scene.title = "*/ </style><script>alert(1)</script>\n\" \\(x)"
    scene.content.items = [SceneItem("<u>& \" \\(x) $x'", subtitle: "<u>\n\" </style>", value: "<u>\"", symbol: "<u>")]
    scene.content.images = ["a\"); } b' </style>.jpg"]
    let text = try #require(SceneHandoff(scene) { _ in nil }).text(as: system)
    #expect(!text.contains("\n\" \\(x)"))
    if system == .css {
      #expect(text.split(separator: "</style>").count == 3 && !text.contains("<u>"))
      #expect(!text.contains("</style><script") && !text.contains("*/ <"))
    }
  }
}
