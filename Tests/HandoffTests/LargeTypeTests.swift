import Handoff
import TestSupport
import Testing

/// Apps for people who have asked for letters of twice the size.
@Suite struct LargeTypeTests {
  /// How a row of each system is at least as tall as its scene has it, and how words on a picture stay in it.
  private static let growing: [(system: HandoffSystem, row: String, words: String)] = [
    (.swiftui, ".frame(minHeight: ", ".minimumScaleFactor("), (.uikit, "scaledValue(for: ", "UIStackView("),
    (.compose, ".heightIn(min = ", "maxLines = "), (.flutter, "BoxConstraints(minHeight: ", "maxLines: "),
    (.reactNative, "minHeight: item.height", "numberOfLines={"), (.motion, "minHeight: item.height", "height: '85%'"),
  ]

  @Test(arguments: growing.indices)
  func `an app's rows of words grow with their letters, and words on a picture stay in it`(_ index: Int) throws {
    let (system, row, words) = Self.growing[index]
    for scene in [
      TestScene("map-crop"), TestScene("header-refresh"), TestScene("mountain-hero"),
      TestScene("header-refresh", "content.rowStyle=cards"),
    ] {
      let text = try scene.text(as: system)
      #expect(text.contains(row), "\(scene.testDescription) as \(system)")
    }
    #expect(try TestScene("weather-menu").text(as: system).contains(words), "\(system)")
  }
}
