import Documents
import Testing

@testable import Handoff

/// Lines of arithmetic as two languages spell them.
@Suite struct FormulaLineTests {
  @Test(arguments: [
    ("195", "195f"), ("0.3 * (y + h / 2 - 422)", "0.3f * (y + h / 2f - 422f)"), ("1e-07 * y", "1e-07f * y"),
    ("h0 - x2", "h0 - x2"), ("max(0, s)", "max(0f, s)"), ("-lag * y", "-lag * y"),
  ])
  func `every number is a float in Kotlin, and no name is`(_ expression: String, _ kotlin: String) {
    #expect([FormulaLine("n", expression)].inKotlin == "val n = \(kotlin)")
    #expect([FormulaLine("n", expression)].inSwift == "let n: CGFloat = \(expression)")
  }

  @Test(arguments: [
    TestScene("map-crop", "content.rows=0"), TestScene("map-crop", "content.rows=1"),
    TestScene("map-crop", "content.rows=10000000"), TestScene("map-crop", "parameters.ratio=1"),
    TestScene("header-stretch", "parameters.minHeight=400"), TestScene("stretch-banner", "parameters.minHeight=400"),
    TestScene("stretch-banner", "content.page=page.png"), TestScene("header-refresh", "parameters.ratio=1"),
    TestScene("album-stack", "content.rows=0"), TestScene("album-stack", "parameters.layers=0"),
    TestScene("album-stack", "parameters.layers=1", "device.width=100", "parameters.cellWidth=800"),
    TestScene("weather-menu", "parameters.imageHeight=1600", "device.width=4096", "device.reduceMotion=true"),
  ])
  func `the least and the most that a scene can be still has a text`(_ scene: TestScene) throws {
    for system in HandoffSystem.allCases {
      let text = try scene.handoff.text(as: system)
      #expect(!text.isEmpty && text.utf8.count < 200_000)
      for word in [" nan", " inf ", "-inf", " -0px", "Optional("] {
        #expect(!text.contains(word), "\(word) in \(system)")
      }
    }
  }
}
