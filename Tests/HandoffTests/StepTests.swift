import Documents
import Effects
import Geometry
import TestSupport
import Testing

@testable import Handoff

/// Lines of arithmetic as two languages spell them.
@Suite struct FormulaLineTests {
  private static func any(_ name: String) -> Expression { .name(name, .unknown) }

  private static let (y, h, s) = (any("y"), any("h"), any("s"))

  @Test(
    arguments: [
      (195, "195", "195f", "195.0"),
      (
        0.3 * (y + h / 2 - 422), "0.3 * (y + h / 2 - 422)", "0.3f * (y + h / 2f - 422f)", "0.3 * (y + h / 2.0 - 422.0)"
      ),
      (y / (h / 2), "y / (h / 2)", "y / (h / 2f)", "y / (h / 2.0)"),
      (y - (h - s), "y - (h - s)", "y - (h - s)", "y - (h - s)"), (y + (h - s), "y + h - s", "y + h - s", "y + h - s"),
      (1e-7 * y, "1e-07 * y", "1e-07f * y", "1e-07 * y"), (any("h0") - any("x2"), "h0 - x2", "h0 - x2", "h0 - x2"),
      (Expression.most(0, s), "max(0, s)", "max(0f, s)", "math.max(0.0, s)"),
      (-any("lag") * y, "-lag * y", "-lag * y", "-lag * y"),
      (
        Expression.power(any("scale"), any("d") - 1), "pow(scale, d - 1)", "pow(scale, d - 1f)", "_pow(scale, d - 1.0)"
      ),
    ] as [(Expression, String, String, String)])
  func `every number is a float in Kotlin and a double in Dart, and no name is`(
    _ formula: Expression, _ swift: String, _ kotlin: String, _ dart: String
  ) {
    let line = [FormulaLine("n", formula)]
    #expect(CodeLanguage.kotlin.lines(line) == "val n = \(kotlin)")
    #expect(CodeLanguage.dart.lines(line) == "final n = \(dart);")
    #expect(CodeLanguage.swift.lines(line) == "let n: CGFloat = \(swift)")
    let script = swift.replacing("max(", with: "Math.max(").replacing("pow(", with: "Math.pow(")
    #expect(CodeLanguage.typescript.lines(line) == "const n = \(script)")
  }

  @Test func `what a line means stands in a column, but where formatters of the language leave one blank`() {
    let lines = [FormulaLine("n", 1, "one"), FormulaLine("more", 2, "two")]
    #expect(CodeLanguage.swift.lines(lines) == "let n: CGFloat = 1     // one\nlet more: CGFloat = 2  // two")
    #expect(CodeLanguage.kotlin.lines(lines) == "val n = 1f // one\nval more = 2f // two")
    #expect(CodeLanguage.dart.lines(lines) == "final n = 1.0; // one\nfinal more = 2.0; // two")
  }

  @Test(
    arguments: [
      (Expression.most(0, any("h0") - any("minHeight")), "max(0px, var(--fx-h0) - var(--fx-min-height))"),
      (any("h0") - any("low"), "calc(var(--fx-h0) - var(--fx-low))"), (any("low"), "var(--fx-low)"), (0, "0px"),
      (any("imageHeight"), "var(--fx-image-height)"),
      (any("width") / any("aspect"), "calc(100cqw / var(--fx-aspect))"),
      (-any("low"), "calc(-1 * var(--fx-low))"),
      ((any("n") - 0.25) * any("pitch"), "calc((var(--fx-n) - 0.25) * var(--fx-pitch))"),
      (
        any("low") * Expression.most(1, any("aspect") / any("pictureAspect")),
        "calc(var(--fx-low) * max(1, var(--fx-aspect) / var(--fx-picture-aspect)))"
      ),
    ] as [(Expression, String)])
  func `a length of a style sheet names custom properties, and numbers beside lengths have a unit`(
    _ formula: Expression, _ length: String
  ) {
    #expect(CodeLanguage.length(formula) == length)
  }

  @Test(arguments: [
    TestScene("map-crop", "content.rows=0"), TestScene("map-crop", "content.rows=1"),
    TestScene("map-crop", "content.rows=10000000"), TestScene("map-crop", "parameters.ratio=1"),
    TestScene("header-stretch", "parameters.minHeight=400"), TestScene("stretch-banner", "parameters.minHeight=400"),
    TestScene("stretch-banner", "content.page=page.png"), TestScene("header-refresh", "parameters.ratio=1"),
    TestScene("album-stack", "content.rows=0"), TestScene("album-stack", "parameters.layers=0"),
    TestScene("album-stack", "parameters.layers=1", "device.width=100", "parameters.cellWidth=800"),
    TestScene("stacking-cards", "content.rows=0"), TestScene("stacking-cards", "content.rows=10000000"),
    TestScene("stacking-cards", "content.rows=1", "parameters.visible=1", "parameters.cardHeight=1200"),
    TestScene("weather-menu", "parameters.imageHeight=1600", "device.width=4096", "device.reduceMotion=true"),
  ])
  func `the least and the most that a scene can be still has a text`(_ scene: TestScene) throws {
    try check(try scene.handoff, scene.testDescription)
  }

  @Test func `so has any scene of layers`() throws {
    var random = SplitMix64(seed: 1608)
    for number in 0..<(isLong ? 100 : 5) {
      let handoff = SceneHandoff(Scene(effect: Layers.any(using: &random))) { _ in nil }
      try check(try #require(handoff), "random \(number)")
    }
  }

  private func check(_ handoff: SceneHandoff, _ name: String) throws {
    for system in HandoffSystem.all {
      // Kotlin has a word that begins like what is no number.
      let text = try handoff.text(as: system).replacing(" nanos", with: "")
      #expect(!text.isEmpty && text.utf8.count < 200_000, "\(name) as \(system)")
      for word in [" nan", " inf ", "-inf", " -0px", "Optional("] {
        #expect(!text.contains(word), "\(word) in \(name) as \(system)")
      }
    }
  }
}
